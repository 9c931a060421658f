## /poker rules : un thème par réponse, composé de ces lignes

rules-as-usual = { $format } · avec les réglages habituels ; l’hôte peut les changer avant le début
rules-as-here = { $format } · comme on joue à la table de ce salon
rules-format-sit-and-go = Sit & Go
rules-format-club = Tournoi de club
rules-format-open = Table ouverte
rules-list-topics = Choisir un thème
rules-list-formats = Choisir un type de table

## Thèmes

choice-topic-overview = Le jeu en bref
choice-topic-hand = Le déroulement d’une main
choice-topic-actions = Ce que tu peux faire à ton tour
choice-topic-raise = La relance minimale
choice-topic-pots = Tapis et pots secondaires
choice-topic-ranks = Les combinaisons
choice-topic-blinds = Blinds et bouton
choice-topic-levels = Niveaux et antes, ou cave et recave
choice-topic-showdown = L’abattage
choice-topic-clock = Le temps et les tours manqués
choice-topic-places = Le classement, ou les comptes
choice-topic-conduct = Jouer correctement
choice-topic-floor = L’arbitre
rules-name-levels = Niveaux et antes
rules-name-buy-in = Cave et recave
rules-name-places = Le classement
rules-name-ledger = Les comptes

## Le jeu en bref

rules-about-sit-and-go = Un petit tournoi. Tout le monde commence avec { $stack } jetons ; les blinds commencent à { $small }/{ $big } et montent. Qui n’a plus de jetons est éliminé, et le dernier à en avoir gagne.
rules-about-club =
    Un tournoi avec des règles de club : tout le monde commence avec { $stack } jetons, et les blinds montent à partir de { $small }/{ $big } selon une liste de niveaux, parfois avec des antes. Un arbitre peut avertir et pénaliser.{ $bank ->
        [0] { "" }
       *[other] {" "}Il y a du temps en plus pour réfléchir.
    } Le dernier à avoir des jetons gagne.
rules-about-open = Une table sans fin prévue. Tu t’y assois avec { $stack } jetons quand tu veux et tu pars quand tu veux ; les blinds restent à { $small }/{ $big }. Pas d’élimination, pas de classement : des comptes disent ce que chacun a apporté et emporté.
rules-about-hand = C’est du Texas Hold’em No Limit. Tu reçois deux cartes que personne d’autre ne voit ; jusqu’à cinq autres, sur la table, comptent pour tout le monde. Tu gagnes une main avec les cinq meilleures cartes à la fin, ou en misant jusqu’à ce que tous les autres se couchent. Les jetons sont fictifs et n’ont aucune valeur.
rules-surprises = Deux règles surprennent presque tout le monde :
rules-surprise-raise = **La relance minimale n’est pas le double.** Avec des blinds à { $small }/{ $big }, quelqu’un relance à { $to } : la relance suivante doit aller au moins à { $least }, pas à { $double }.
rules-surprise-pots = **À chaque adversaire, on prend au plus ce qu’on a mis soi-même.** Quelqu’un est à tapis pour { $stack } contre deux joueurs qui mettent { $other } chacun : il peut gagner { $main } en tout ; le reste est un pot secondaire entre les deux autres.
rules-choose = La suite ci-dessous, thème par thème.

## Le déroulement d’une main

rules-hand-blinds = **Les blinds.** Avant les cartes, deux joueurs posent une mise obligatoire, la petite et la grosse blind. Il y a donc toujours quelque chose à gagner.
rules-hand-antes = **Antes et blinds.** Avant les cartes viennent les mises obligatoires : les antes aux niveaux qui en ont, puis la petite et la grosse blind. Il y a donc toujours quelque chose à gagner.
rules-hand-hole = **Deux cartes privatives** pour chacun, que personne d’autre ne voit. Le premier tour d’enchères commence à gauche de la grosse blind ; à deux, il commence au bouton. La grosse blind parle en dernier et peut relancer aussi, même si tout le monde a seulement suivi.
rules-hand-flop = **Le flop.** Trois cartes communes, pour tout le monde. À partir de là, chaque tour d’enchères commence par le premier joueur à gauche du bouton qui a des cartes et des jetons.
rules-hand-turn = **La turn.** La quatrième carte commune, puis un tour d’enchères.
rules-hand-river = **La river.** La cinquième et dernière, puis le dernier tour d’enchères.
rules-hand-showdown = **L’abattage.** Ceux qui restent comparent leurs cartes ; « L’abattage » dit qui les montre. De tes deux cartes et des cinq de la table, les cinq meilleures comptent, combinées comme tu veux. La meilleure combinaison prend le pot.
rules-hand-round = Un tour d’enchères est fini quand tout le monde a parlé et a mis la même somme, ou se trouve à tapis.
rules-hand-folds = Si tous se couchent sauf un, celui-là prend le pot aussitôt et ne montre rien.

## Les actions

rules-actions-fold = **Se coucher :** tu abandonnes la main et tout ce que tu y as mis. On ne se couche que face à une mise ; sinon la parole est gratuite.
rules-actions-check = **Parole (checker) :** tu restes sans payer, tant qu’il n’y a pas de mise à égaler.
rules-actions-call = **Suivre :** tu égales la plus haute mise. Si tes jetons ne suffisent pas, tu suis avec tout ce que tu as.
rules-actions-bet = **Miser :** tu mets les premiers jetons de ce tour d’enchères, au moins une grosse blind.
rules-actions-raise = **Relancer :** tu mets plus que la plus haute mise. « La relance minimale » dit combien il faut ajouter.
rules-actions-all-in = **Faire tapis :** tous tes jetons. C’est toujours possible pour suivre, et pour miser ou relancer dès que tu as le droit de miser ou de relancer.
rules-actions-totals = No Limit veut dire : n’importe quel montant jusqu’à tous tes jetons. Les montants sont des totaux : « relancer à 300 », c’est 300 en tout pour ce tour d’enchères, avec ce que tu y as déjà mis.
rules-actions-final = Les boutons sous la table proposent ce que tu peux faire maintenant, avec le prix. Appuyer une fois, c’est une action, et elle est définitive. Si une fenêtre s’ouvre, seul l’envoi compte ; un tapis de plus de { $blinds } grosses blinds demande toujours une confirmation. Ce que tu écris dans le salon n’est jamais une action. Si le tour ou le prix ont changé entre-temps, l’appui ne fait rien et tu en es averti.

## La relance minimale

rules-raise-double = La relance minimale, ce n’est pas « le double ».
rules-raise-least = Une relance ajoute au moins autant que la plus grosse mise ou relance de ce tour d’enchères. Avant le flop, la grosse blind compte comme première mise.
rules-raise-example = Blinds à { $small }/{ $big }. Quelqu’un relance à { $to } : c’est { $more } de plus que { $big }. La relance suivante va donc au moins à { $least } ({ $to } + { $more }), pas à { $double }.
rules-raise-most = La plus petite mise est une grosse blind. Il n’y a pas de maximum : tous tes jetons sont toujours permis.
rules-raise-short = Faire tapis pour moins que le minimum est permis aussi, mais ce n’est pas une relance complète :
rules-raise-short-next = Une mise de { $bet }, puis un tapis à { $all }. Suivre coûte { $all }. Relancer, c’est { $least } au moins : la dernière mise complète, { $bet }, en plus.
rules-raise-not-reopened = Si personne ne relance, celui qui a misé { $bet } doit encore { $owed } et peut seulement suivre ou se coucher. Un petit tapis ne rouvre pas les enchères pour ceux qui ont déjà parlé.
rules-raise-added-up = Sauf si plusieurs petits tapis font ensemble une relance complète : mise de { $bet }, tapis à { $first }, tapis à { $second }, quelqu’un suit. Celui qui a misé doit maintenant { $owed } et peut relancer, au moins à { $least }.
rules-raise-others-all-in = Si tous tes adversaires sont à tapis, il n’y a plus rien à relancer : tu suis ou tu te couches.

## Tapis et pots secondaires

rules-pots-most = À chaque adversaire, on prend au plus ce qu’on a mis soi-même.
rules-pots-example = Tu es à tapis pour { $stack }, deux joueurs mettent { $other } chacun. { $stack } de chacun des trois font le pot principal : { $main }. C’est ce que tu peux gagner.
rules-pots-side = Les { $side } qui restent sont un pot secondaire. Seuls les deux qui y ont mis des jetons se le disputent, même si tu as la meilleure combinaison.
rules-pots-also = Et encore :
rules-pots-each = Chaque pot va à la meilleure combinaison parmi ceux qui se le disputent. Les jetons de ceux qui se sont couchés y restent.
rules-pots-uncalled = Ce que personne n’a suivi revient : tu mises { $bet } et seul un tapis à { $stack } te suit, alors { $back } te reviennent d’abord. Ce n’est pas compté comme un gain.
rules-pots-tie = À égalité, le pot est partagé. Les jetons qui ne se partagent pas vont un par un aux gagnants, à partir de la gauche du bouton.

## Les combinaisons

rules-ranks-five = De la plus forte à la plus faible ; cinq cartes comptent, sur sept.
rules-rank-royal-flush = { $cards } **Quinte flush royale :** du dix à l’as, dans la même famille
rules-rank-straight-flush = { $cards } **Quinte flush :** cinq cartes qui se suivent, dans la même famille
rules-rank-four-of-a-kind = { $cards } **Carré :** quatre cartes de même valeur
rules-rank-full-house = { $cards } **Full :** trois cartes d’une valeur et deux d’une autre
rules-rank-flush = { $cards } **Couleur :** cinq cartes de la même famille (ici cinq carreaux), sans se suivre
rules-rank-straight = { $cards } **Quinte :** cinq cartes qui se suivent, de familles quelconques
rules-rank-three-of-a-kind = { $cards } **Brelan :** trois cartes de même valeur
rules-rank-two-pair = { $cards } **Double paire :** deux fois deux cartes de même valeur
rules-rank-pair = { $cards } **Paire :** deux cartes de même valeur
rules-rank-high-card = { $cards } **Carte haute :** rien de tout cela
rules-ranks-ace = L’as est la plus haute carte, et la plus basse dans la seule quinte A-2-3-4-5. Aucune ne passe par-dessus l’as (Q-K-A-2-3).
rules-ranks-kickers = À combinaison égale, les cartes les plus hautes gagnent, puis les autres, les kickers : { $better } bat { $worse }. Si les cinq se valent, le pot est partagé.
rules-ranks-suits = Pique, cœur, carreau et trèfle se valent.

## Blinds et bouton

rules-blinds-post = Le **bouton** marque le donneur. Le premier joueur à sa gauche pose la petite blind, le suivant la grosse blind.
rules-blinds-drawn = Son siège de départ est tiré au sort.
rules-blinds-high-card = Son siège de départ se tire aux cartes, une par joueur, visible de tous et prise dans un jeu à part : la plus haute l’emporte. À valeur égale, pique passe avant cœur, carreau et trèfle. Nulle part ailleurs les familles ne comptent.
rules-blinds-two = S’il ne reste que deux joueurs, le bouton pose la petite blind, parle en premier avant le flop et en dernier ensuite.
rules-blinds-two-open = À deux dans une main, la grosse blind passe chaque fois à l’autre. Le bouton pose la petite blind, parle en premier avant le flop et en dernier ensuite.
rules-blinds-short = Pas assez de jetons pour ta blind ? Tu poses ce que tu as et tu es à tapis. Pour les autres rien ne change : si la grosse blind de { $big } n’a que { $left }, suivre coûte toujours { $big } et une relance va au moins à { $least }.
rules-blinds-moving = Après chaque main, le bouton passe au prochain joueur qui reçoit des cartes.
rules-blinds-no-debt = Après une pause, ou si tu viens de t’asseoir, tu ne dois aucune blind : tu joues simplement à partir de ta prochaine main.
rules-blinds-dead = **Quand quelqu’un est éliminé**, les blinds ne sautent pas (bouton mort) :
rules-blinds-dead-rule = La grosse blind passe au prochain joueur qui a des jetons. La petite blind va où était la grosse, le bouton où était la petite, même si plus personne n’y est assis. Ainsi personne n’échappe à la grosse blind et personne ne la pose deux fois de suite.
rules-blinds-dead-example = Bouton au siège { $button }, petite blind au { $small }, grosse blind au { $big }. Les joueurs { $small } et { $big } sont éliminés. Main suivante : bouton au siège vide { $small }, pas de petite blind, grosse blind au siège { $next }.
rules-blinds-dead-later = La main d’après : bouton au siège vide { $big }, petite blind au { $next }, grosse blind au { $later }.

## Les niveaux

rules-levels-stack = Tout le monde commence avec { $stack } jetons.
rules-levels-hands =
    { $hands ->
        [one] Les blinds montent après chaque main.
       *[other] Les blinds montent toutes les { $hands } mains.
    }
rules-levels-minutes = Les blinds montent toutes les { $time } min. Une hausse prend effet à la donne suivante.
rules-levels-clock = Ce chrono s’arrête pendant une pause et quand le bot ne tourne pas.
rules-levels-list = Petite blind/grosse blind, niveau par niveau : { $levels }
rules-level = { $small }/{ $big }
rules-level-ante = { $small }/{ $big } ante { $ante }
rules-level-big-blind-ante = { $small }/{ $big } ante GB { $ante }
rules-levels-double = Après le dernier niveau, chacun est le double du précédent.
rules-levels-speed = En turbo, un niveau dure environ un tiers de moins. Une personne qui gère le serveur peut changer la vitesse d’une table en cours : le niveau reste, et ce qui en est déjà joué compte.
rules-antes-none = Il n’y a pas d’ante : les deux blinds sont les seules mises obligatoires.
rules-antes-each = **Ante :** chacun la paie avant les blinds. Elle va au pot et ne compte pas pour suivre. Si l’ante te met à tapis, tu gagnes au plus autant sur chacun des autres.
rules-antes-big-blind = **Ante de grosse blind (ante GB) :** la grosse blind paie une fois pour tous, d’abord l’ante, puis sa blind. L’ante va au pot principal et ne revient jamais.
rules-levels-choice = L’hôte choisit, par mains ou par minutes :
rules-preset-regular = Régulier : { $hands } mains ou { $minutes } minutes par niveau
rules-preset-deep = Progressif, avec plus de niveaux : { $hands } mains ou { $minutes } minutes
rules-preset-turbo = Turbo : { $hands } mains ou { $minutes } minutes
rules-preset-hyper = Hyper : { $hands } mains ou { $minutes } minutes
rules-preset-own = Sa propre liste
rules-antes-choice = Il n’y a pas d’ante, sauf si l’hôte choisit l’une des deux, à partir d’un certain niveau :

## Cave et recave

rules-buying-in = Prends un siège libre quand tu veux (« { $seat } »). Chacun apporte la même **cave**, { $stack } jetons, et joue dès la main suivante.
rules-buying-blinds = Les blinds restent à { $small }/{ $big }. Il n’y a pas d’ante.
rules-buying-top-up = **Recave :** avec moins que la cave, tu peux y revenir entre deux mains, aussi souvent que tu veux. Avec { $stack } sur { $buyin }, tu reçois { $more } de plus.
rules-buying-booked = Demandée pendant une main que tu joues, elle se fait quand cette main est finie, et pas du tout si tu as regagné assez d’ici là.
rules-buying-broke = Sans jetons, tu es en pause jusqu’à ta recave ; tu reçois alors des cartes dès la main suivante.
rules-buying-leave = Tu peux partir à tout moment ; ton siège est libre dès que ta main est finie, et tout de suite si tu n’en joues aucune.
rules-buying-return = Si tu reviens dans les { $minutes } minutes, tu rapportes les jetons de ton départ ; plus tard, ou si tu n’avais plus rien, c’est de nouveau { $stack } jetons.

## L’abattage

rules-showdown-order = La dernière personne à avoir misé ou relancé à la river montre en premier. Si personne ne l’a fait, c’est le premier joueur à gauche du bouton. Puis on continue dans le sens des aiguilles d’une montre.
rules-showdown-muck = Si tu ne peux ni battre ni égaler la meilleure combinaison montrée, tes cartes sont jetées sans être montrées.
rules-showdown-all-in = Si quelqu’un est à tapis à la fin des enchères, toutes les cartes encore en jeu sont retournées aussitôt, et les cartes communes qui manquent arrivent une par une.
rules-showdown-speak = Les cartes parlent : le bot trouve la meilleure combinaison de chacun. Personne n’a besoin de l’annoncer.
rules-showdown-ask = **Demander à voir :** si tu étais encore là à l’abattage, tu peux demander, jusqu’à la main suivante, une main qui y a été jetée (« { $button } »). Elle est montrée à tous, mais ne peut plus rien gagner. Les cartes couchées ne sont jamais montrées ainsi.
rules-showdown-folds = Si tous les autres se couchent, le gagnant prend le pot et ne montre rien.
rules-showdown-show = Si tu gagnes ainsi, ou si tu as jeté tes cartes, tu peux en montrer une ou deux jusqu’à la main suivante : « { $first } », « { $second } », « { $both } ». Rien ne t’y oblige.

## Le temps

rules-clock-deadline = Tu as { $seconds } secondes par décision. Ensuite, c’est parole d’office si c’est gratuit, et tu ne te couches que si rester coûte quelque chose. Rien d’autre ne se fait tout seul.
rules-clock-bank =
    { $bank ->
        [one] **Réserve de temps :** { $bank } fois par tournoi, tu peux prendre { $seconds } secondes de plus, à ton tour, avec « +{ $seconds } s ».
       *[other] **Réserve de temps :** { $bank } fois par tournoi, tu peux prendre { $seconds } secondes de plus, à ton tour, avec « +{ $seconds } s ».
    }
rules-clock-away = Deux tours manqués de suite et tu es **absent** : tu reçois tes cartes et tu poses tes blinds, mais tu dis parole ou te couches d’office. Un appui sur « { $back } », et tu décides de nouveau dès ton prochain tour.
rules-clock-warning = **Les tours manqués s’additionnent** sur tout le tournoi : au deuxième, le bot affiche un avertissement. Pour chaque autre, l’arbitre peut infliger une pénalité.
rules-clock-penalty = Une pénalité, c’est une mise morte, qui va au pot de la main suivante avant les antes, ou des jetons retirés du jeu. Il en reste toujours au moins un.
rules-clock-sits-out = Deux tours manqués de suite et tu es **en pause** dès la main suivante : pas de cartes, pas de blinds, et tu gardes ton siège et tes jetons. Dans la main en cours, tu dis parole ou te couches d’office.
rules-clock-back-in = Un appui sur « { $back } » et tu es de retour : dans la main où tu as manqué tes tours, tu décides de nouveau dès ton prochain tour, et dès la main suivante tu reçois des cartes. Tu ne dois aucune blind pour ton absence.
rules-clock-sit-out = « { $button } » fait la même chose quand tu veux une pause ; tu joues la main en cours jusqu’au bout.
rules-clock-pause = L’hôte, ou une personne qui gère le serveur, peut mettre la partie en pause. Le chrono s’arrête alors, et la personne dont c’est le tour retrouve ensuite au moins tout son temps. De même après un redémarrage du bot.
rules-clock-all-away = Si tout le monde est absent, la partie se met en pause d’elle-même. Toute pause de 24 heures, même voulue par l’arbitre, ferme la partie, et les jetons font le classement.
rules-clock-all-out = Si tout le monde est en pause, la table s’arrête d’elle-même. Tout arrêt de 24 heures, même voulu par l’arbitre, ferme la table, avec ses comptes.

## Le classement

rules-places-out = Sans jetons après une main, tu es éliminé, derrière tous ceux qui jouent encore. On ne peut pas racheter de jetons.
rules-places-together = Éliminés dans la même main : qui avait le plus de jetons à son début est devant. À égalité, la place est partagée.
rules-places-cap = Après la main { $cap }, c’est fini de toute façon : classement selon les jetons, place partagée à égalité.
rules-places-no-cap = On joue jusqu’à ce qu’une seule personne ait tous les jetons.
rules-places-cap-choice = L’hôte peut fixer un nombre de mains après lequel tout s’arrête ; alors les jetons font le classement, et la place est partagée à égalité.
rules-places-leave = Qui part ou est exclu ne joue plus : absent jusqu’à la fin de la main, puis classé comme une élimination dans cette main, derrière tous ceux qui restent. Si aucune main n’est en cours, même pendant une pause, c’est immédiat. Le reste de ses jetons sort du jeu.
rules-places-house = S’il ne reste que des joueurs maison, ils finissent aussitôt.

## Les comptes d’une table ouverte

rules-ledger-no-places = Il n’y a ni classement ni gagnant de la table.
rules-ledger-close = L’hôte, ou une personne qui gère le serveur, ferme la table. La main est d’abord jouée jusqu’au bout.
rules-ledger-lines = Puis les **comptes** s’affichent : les jetons que chacun a apportés, ceux qu’il a emportés, et la différence. Toutes les différences ensemble font 0.
rules-ledger-idle = Une table où personne ne joue plus se ferme d’elle-même, avec ses comptes aussi.

## Jouer correctement

rules-conduct-cards = **Ne dis rien sur les cartes**, les tiennes ou celles des autres, tant que la main dure : ni des cartes jetées ni de celles encore en jeu.
rules-conduct-influence = **N’influence pas** la personne qui doit parler : pas de conseils, pas de suppositions, pas de pression.
rules-conduct-spectators = **Ne parle pas de la main avec les spectateurs** tant qu’elle se joue, ni ici ni ailleurs.
rules-conduct-soft-play = **Pas de cadeaux entre amis** (soft play) : chacun joue pour soi. Pas d’entente, pas de jetons offerts, et on ne ménage personne.
rules-conduct-angles = **Pas de gestes ambigus** faits exprès pour tromper les autres (angle shooting).
rules-conduct-guard = **Protège tes cartes.** Elles ne sont montrées qu’à toi : pas de capture, pas d’écran partagé. Les montrer avant la fin de la main est une faute.
rules-conduct-language = **Une seule langue à la table :** celle annoncée à l’ouverture de la table.
rules-conduct-language-here = **Une seule langue à la table,** ici : { $language }.
rules-conduct-press = **Appuyer une fois, c’est une action qui engage.** On ne reprend rien, et on ne mise pas en deux fois.
rules-conduct-floor = Quelque chose ne va pas ? Adresse-toi à l’arbitre : il peut mettre en pause et exclure quelqu’un.
rules-conduct-rulings = Quelque chose ne va pas ? Adresse-toi à l’arbitre : il peut mettre en pause, avertir, pénaliser, déclarer une maldonne et exclure quelqu’un.

## L’arbitre

rules-floor-who = L’arbitre (floor) décide de ce que le bot ne peut pas voir. C’est l’hôte de la table, et toute personne qui peut gérer le serveur. L’arbitre peut :
rules-floor-pause = arrêter le chrono et reprendre : `/poker floor pause`, `/poker floor resume`
rules-floor-warn = avertir quelqu’un : `/poker floor warn`
rules-floor-penalty = pénaliser quelqu’un, par une mise morte à la main suivante ou par des jetons retirés du jeu dès qu’aucune main n’est en cours ; il en reste au moins un : `/poker floor penalty`
rules-floor-misdeal = déclarer une **maldonne**, avant le flop et avant que deux joueurs aient parlé, même pendant une pause, et jamais une fois des cartes retournées : `/poker floor misdeal`. Ce que le bot fait pour un absent ne compte pas. Tout le monde reçoit aussitôt de nouvelles cartes d’un nouveau jeu. Bouton, blinds et antes restent, les mises reviennent
rules-floor-undo = annuler des décisions, la dernière d’abord : un avertissement ou une pénalité jusqu’à la donne suivante, une exclusion tant que la personne est encore à la table : `/poker floor undo`
rules-floor-undo-removal = annuler une exclusion tant que la personne est encore à la table : `/poker floor undo`
rules-floor-remove = exclure quelqu’un, éliminé à la fin de la main, ou tout de suite si aucune n’est en cours ; ses jetons sortent du jeu : `/poker floor remove`
rules-floor-remove-open = exclure quelqu’un, qui part avec ses jetons à la fin de sa main et ne peut pas se rasseoir ici avant { $minutes } minutes : `/poker floor remove`
rules-floor-cancel = arrêter la partie sans résultat : `/poker floor cancel`
rules-floor-close = fermer la table après la main : `/poker floor cancel`
rules-floor-seated = Personne n’arbitre une main où il joue, ni n’annule une décision prise contre lui. Un hôte assis à la table peut seulement mettre en pause, reprendre et arrêter, et un hôte exclu ne peut plus rien ; une personne qui gère le serveur et joue aussi peut décider quand elle n’est pas dans la main.
rules-floor-seated-open = Personne n’arbitre une main où il joue, ni n’annule une décision prise contre lui. Un hôte assis à la table peut seulement mettre en pause, reprendre et fermer la table ; si l’hôte s’en va, le plus ancien à la table devient l’hôte. Une personne qui gère le serveur et joue aussi peut décider quand elle n’est pas dans la main.
rules-floor-shown = Chaque décision s’affiche à la table, avec sa raison s’il y en a une. L’historique de la table retient qui l’a prise.

## Comment jouer

how-to-play-tournament =
    1. Appuie sur Rejoindre. Quand tous les sièges sont pris, ou quand l’hôte commence, les cartes sont distribuées. Chacun a { $stack } jetons.
    2. Tu reçois deux cartes en message privé. « Mes cartes » (ou « Cartes » tout court), sous la table, te les montre aussi, à toi seulement. Avant ton tour, tu peux y choisir ce que tu feras.
    3. À ton tour, les boutons disent ce que tu peux faire et ce que ça coûte : te coucher, dire parole, suivre ou miser plus. « Miser… » et « Relancer… » demandent le montant.
    4. Attention au temps, { $seconds } secondes par décision : s’il est écoulé, tu dis parole ou te couches d’office.{ $bank ->
        [0] { "" }
       *[other] {" "}Tu peux prendre du temps en plus, { $bank } fois en tout.
    }
    5. On continue jusqu’à ce qu’une seule personne ait tous les jetons{ $cap ->
        [0] { "" }
       *[other] , pendant { $cap } mains au plus
    }. Tous les jetons sont fictifs et n’ont aucune valeur.
how-to-play-open =
    1. Appuie sur Rejoindre. Quand tous les sièges sont pris, ou quand l’hôte commence, les cartes sont distribuées. Plus tard, tu peux encore prendre un siège libre, et partir quand tu veux : tes jetons sont gardés une heure.
    2. Tu t’assois avec { $stack } jetons fictifs, sans aucune valeur. S’il t’en reste moins, tu peux recaver entre deux mains.
    3. Tu reçois deux cartes en message privé. « Mes cartes » (ou « Cartes » tout court), sous la table, te les montre aussi, à toi seulement. Avant ton tour, tu peux y choisir ce que tu feras.
    4. À ton tour, les boutons disent ce que tu peux faire et ce que ça coûte : te coucher, dire parole, suivre ou miser plus. « Miser… » et « Relancer… » demandent le montant.
    5. Attention au temps, { $seconds } secondes par décision : s’il est écoulé, tu dis parole ou te couches d’office. Après deux tours manqués de suite, tu es en pause, sans rien payer.
    6. L’hôte ferme la table avec `/poker floor cancel` ; la main va d’abord à son terme.
how-to-play-more = `/poker rules` explique les détails, `/poker status` décrit toute la table en mots.

about =
    {"**"}Dead Button { $version }** organise des tournois de Hold’em No Limit sur Discord, avec des jetons fictifs sans aucune valeur, qui ne s’achètent et ne s’échangent pas.
    C’est un logiciel libre sous licence MIT.
    Vie privée : il conserve ton identifiant Discord, le nom sous lequel tu joues, une empreinte de ton avatar Discord, tes réglages et tes parties, sur l’ordinateur où il tourne. Il ne lit aucun message. Tes cartes privatives ne sont montrées qu’à toi. `/poker settings` montre ce qui est conservé sur toi et le supprime.
about-source = Code source : { $address }

## L’option de /poker rules

opt-poker-rules-format-name = format
opt-poker-rules-format-description = Quel type de table ; par défaut, celui de la table de ce salon

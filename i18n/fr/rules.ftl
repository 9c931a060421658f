## /poker rules, par thème

rules-title-goal = Le jeu en bref
rules-goal =
    Tout le monde commence avec les mêmes jetons. Le dernier à en avoir gagne ; seul le classement compte, car les jetons sont fictifs : ni achat, ni vente, ni échange.
    - Tu reçois deux cartes privatives que personne d’autre ne voit. Jusqu’à cinq cartes communes, les mêmes pour tous, arrivent en trois fois : le flop (trois), la turn et la river (une chacune).
    - Il y a quatre tours d’enchères : avant le flop, puis après le flop, la turn et la river.
    - S’il ne reste qu’un joueur, il prend le pot. Si plusieurs vont jusqu’au bout, les cinq meilleures cartes sur sept gagnent.
    - Après la main { $cap }, le tournoi s’arrête de toute façon et les jetons décident.
rules-title-blinds = Blinds et bouton
rules-blinds =
    - Le bouton désigne le donneur. À sa gauche, le premier joueur pose la petite blind et le suivant la grosse blind ; il n’y a pas d’ante.
    - Les blinds commencent à { $small }/{ $big } et montent toutes les { $normal } mains, ou toutes les { $turbo } mains en turbo.
    - Bouton mort : la grosse blind passe toujours au prochain joueur qui a des jetons ; bouton et petite blind suivent, siège par siège. Personne n’y échappe et personne ne la pose deux fois de suite. Après une élimination, le bouton peut donc être à un siège vide, ou la petite blind manquer.
    - À deux, le bouton pose la petite blind, parle en premier avant le flop et en dernier ensuite.
    - Qui n’a pas assez pour sa blind pose ce qui reste et se trouve à tapis. Pour les autres, le prix reste la blind complète.
rules-title-betting = Les enchères
rules-betting =
    - Se coucher : abandonner la main. On ne se couche que face à une mise ; sinon la parole est gratuite.
    - Parole : passer sans payer, tant que personne n’a misé.
    - Suivre : égaler la plus haute mise, ou faire tapis pour moins.
    - Miser ou relancer : n’importe quel montant, jusqu’à tous tes jetons. Une mise vaut au moins la grosse blind ; une relance ajoute au moins la plus grosse mise ou relance du tour. Faire tapis pour moins est toujours permis.
    - Les montants sont des totaux : « relancer à 300 » veut dire 300 en tout pour ce tour.
    - Un tapis inférieur à une relance complète ne rouvre pas les enchères : qui a déjà parlé peut seulement suivre ou se coucher, sauf si plusieurs petits tapis font ensemble une relance complète.
    - Si tous les autres sont à tapis, il reste à suivre ou à se coucher.
    - Appuyer une fois, c’est une action définitive. Si le tour ou le prix ont changé entre-temps, l’appui ne compte pas.
rules-title-pots = Pots et tapis
rules-pots =
    - À chaque adversaire, tu peux prendre au plus ce que tu as mis toi-même. Ce qui dépasse un tapis forme des pots secondaires, disputés par ceux qui y ont mis des jetons.
    - Chaque pot est attribué séparément, à la meilleure combinaison parmi ses joueurs.
    - Ce que personne n’a suivi est rendu avant l’attribution des pots, et n’est pas un gain.
    - À égalité, le pot est partagé. Les jetons restants vont un par un aux gagnants, à partir de la gauche du bouton.
rules-title-hands = Les combinaisons, de la plus forte à la plus faible
rules-hands =
    - Quinte flush royale : du dix à l’as, cartes de même famille
    - Quinte flush : cinq cartes qui se suivent, de même famille
    - Carré : quatre cartes de même valeur
    - Full : un brelan et une paire
    - Couleur : cinq cartes de même famille (par exemple cinq cœurs)
    - Quinte : cinq cartes qui se suivent
    - Brelan : trois cartes de même valeur
    - Double paire
    - Paire
    - Carte haute

    L’as est la plus haute carte, ou la plus basse dans A-2-3-4-5 ; une quinte ne tourne pas autour de l’as. Pique, cœur, carreau et trèfle se valent. À combinaison égale, la valeur des cartes décide, puis les cartes restantes (kickers), cinq cartes en tout.
rules-title-showdown = L’abattage
rules-showdown =
    - Qui a misé ou relancé en dernier à la river montre d’abord ; si personne ne l’a fait, c’est le premier joueur à gauche du bouton. Puis on continue dans le sens des aiguilles d’une montre.
    - Qui ne peut ni battre ni égaler la meilleure combinaison montrée jette ses cartes sans les montrer.
    - Si quelqu’un est à tapis à la fin des enchères, toutes les cartes sont retournées aussitôt et les cartes manquantes arrivent une par une.
    - Si tous les autres se couchent, le gagnant ne montre rien.
    - Qui gagne ainsi, ou a jeté ses cartes, peut en montrer une ou deux jusqu’à la main suivante.
rules-title-clock = Temps, absence, départ
rules-clock =
    - Chaque décision a une limite de temps. Passé ce temps : parole si c’est gratuit, sinon tu te couches.
    - Après deux tours manqués de suite, tu passes en mode absent : tes cartes sont distribuées, tes blinds posées, et c’est parole ou la main est abandonnée, aussitôt. « Je suis là » y met fin à tout moment.
    - Qui quitte la partie rend son siège après la main. Le reste de ses jetons sort du jeu.
    - Une pause, par l’hôte ou par la gestion du serveur, arrête le temps ; ensuite il repart à zéro. Si tout le monde est absent, la partie se met en pause d’elle-même.
rules-title-places = Le classement
rules-places =
    - Qui n’a plus de jetons a fini, derrière tous ceux qui jouent encore.
    - Plusieurs dans la même main : qui avait le plus de jetons à son début est devant ; à égalité, la place est partagée.
    - Si la main { $cap } décide, la même quantité de jetons donne la même place.
rules-title-conduct = Jouer correctement
rules-conduct =
    - Ne dis rien des cartes jetées ou en jeu, ni rien qui influence une personne qui doit parler.
    - Ne parle pas de la main avec les spectateurs tant qu’elle dure.
    - Chacun joue pour soi : pas d’entente, pas de cadeaux entre amis.
    - Pas de gestes volontairement ambigus. Garde tes cartes pour toi et ne les montre pas avant la fin de la main.

how-to-play =
    1. Appuie sur Rejoindre. Quand tous les sièges sont pris, ou quand l’hôte commence, les cartes sont distribuées.
    2. Tu reçois deux cartes en message privé. « Mes cartes », sous la table, te les montre aussi, à toi seulement. Avant ton tour, tu peux y décider d’avance.
    3. À ton tour, les boutons disent ce que tu peux faire et ce que ça coûte : te coucher, parole, suivre ou une mise plus forte. « Miser… » et « Relancer… » demandent le montant.
    4. Attention au temps : s’il est écoulé, c’est parole, ou la main est abandonnée.
    5. On continue jusqu’à ce qu’une seule personne ait tous les jetons. Ils sont fictifs et n’ont aucune valeur.

    `/poker rules` explique les détails, `/poker status` décrit toute la table en mots.

about =
    {"**"}Dead Button { $version }** organise des tournois de Hold’em No Limit sur Discord, avec des jetons fictifs sans aucune valeur, qui ne s’achètent et ne s’échangent pas.
    C’est un logiciel libre sous licence MIT.
    Vie privée : il garde ton identifiant Discord, le nom sous lequel tu joues, un repère de ton image Discord, tes réglages et tes parties, sur l’ordinateur où il tourne. Il ne lit aucun message. Tes cartes privatives ne sont montrées qu’à toi.
about-source = Code source : { $address }

## Thèmes

choice-topic-goal = Le jeu en bref
choice-topic-blinds = Blinds et bouton
choice-topic-betting = Les enchères
choice-topic-pots = Pots et tapis
choice-topic-hands = Les combinaisons
choice-topic-showdown = L’abattage
choice-topic-clock = Temps, absence, départ
choice-topic-places = Le classement
choice-topic-conduct = Jouer correctement

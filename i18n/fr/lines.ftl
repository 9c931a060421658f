## Ce qui se passe dans une main : un événement, une phrase.

line-hand-started = { $name } a le bouton.
line-dead-button = Bouton mort, au siège vide { $seat }.
line-no-small-blind = Pas de petite blind dans cette main.
line-level-up = Niveau { $level } : les blinds passent à { $small }/{ $big }.
line-heads-up = Tête-à-tête : { $first } contre { $second }.
line-ante = { $name } pose une ante de { $amount }.
line-ante-for-all = { $name } pose une ante de { $amount } pour toute la table.
line-small-blind = { $name } pose la petite blind, { $amount }.
line-big-blind = { $name } pose la grosse blind, { $amount }.
line-folds = { $name } se couche.
line-folds-clock = { $name } n’a plus de temps et se couche.
line-folds-away = { $name } n’est pas là et se couche.
line-folds-several = { $count } joueurs se couchent.
line-checks = { $name } dit parole.
line-checks-several = { $count } joueurs disent parole.
line-checks-clock = { $name } n’a plus de temps : parole.
line-checks-away = { $name } n’est pas là : parole.
line-calls = { $name } suit pour { $amount }.
line-calls-all-in = { $name } suit pour { $amount } et fait tapis.
line-calls-several = { $count } joueurs suivent.
line-bets = { $name } mise { $to }.
line-bets-all-in = { $name } mise { $to } et fait tapis.
line-raises = { $name } relance à { $to }.
line-raises-all-in = { $name } relance à { $to } et fait tapis.
line-answered = { $said }, { $name } suit.
line-answered-several = { $said }, { $count } joueurs suivent.
line-returned =
    { $amount ->
        [one] { $amount } jeton que personne n’a suivi revient à { $name }.
       *[other] { $amount } jetons que personne n’a suivis reviennent à { $name }.
    }
line-flop = Flop : { $cards }.
line-turn = Turn : { $cards }.
line-river = River : { $cards }.
line-shows = { $name } montre { $cards }.
line-shows-hand = { $name } montre { $cards } : { $hand }.
line-mucks = { $name } jette sans montrer.

## Qui gagne quoi

pot-only = Le pot
pot-main = Pot principal
pot-side = Pot secondaire { $number }
share-of = { $name } { $amount }
line-wins = { $name } gagne { $amount }.
line-wins-nothing = Tous les autres se couchent ; la main est à { $name }.
line-wins-with = { $name } gagne { $amount } : { $hand }.
line-pot = { $pot } : { $name } gagne { $amount }.
line-pot-with = { $pot } : { $name } gagne { $amount } ({ $hand }).
line-pot-split = { $pot }, { $amount }, partagé : { $shares }.
line-pot-split-with = { $pot }, { $amount }, partagé ({ $hand }) : { $shares }.

## Qui sort

place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
line-busted = Élimination en { $place } : { $name }.
line-busted-shared = Élimination en { $place }, partagée : { $name }.
line-gave-up =
    { $chips ->
        [one] { $name } rend son siège, { $place } ; { $chips } jeton sort du jeu.
       *[other] { $name } rend son siège, { $place } ; { $chips } jetons sortent du jeu.
    }
line-gave-up-shared =
    { $chips ->
        [one] { $name } rend son siège, { $place } partagée ; { $chips } jeton sort du jeu.
       *[other] { $name } rend son siège, { $place } partagée ; { $chips } jetons sortent du jeu.
    }
line-won = { $name } gagne le tournoi !
line-ended-hand-cap = { $hands } mains jouées : les jetons décident.
line-ended-idle = Tout le monde est absent depuis longtemps : les jetons décident.

## Présence et arbitrage

floor-somebody = l’arbitre
line-went-away = Deux tours manqués : { $name } est en mode absent.
line-came-back = { $name } est de retour.
line-leaves = { $name } quitte la partie après cette main.
line-removed = { $by } retire { $name } de la partie après cette main.
line-paused = Partie mise en pause par { $by }.
line-paused-all-away = Tout le monde est absent : la partie est en pause.
line-paused-channel = La partie est en pause : je ne pouvais plus afficher la table ici.
line-resumed = La partie reprend.
line-resumed-by = { $by } fait reprendre la partie.
line-recovered = J’ai eu une coupure. Mêmes cartes, mêmes jetons, et le temps repart de zéro pour la décision en cours.
line-speed-normal = Les blinds montent maintenant toutes les { $hands } mains (normal).
line-speed-turbo = Les blinds montent maintenant toutes les { $hands } mains (turbo).

## L’accueil

line-opened = { $name } ouvre une table.
line-joined = { $name } prend le siège { $seat }.
line-left = { $name } quitte la table.
line-taken-out = { $by } retire { $name } de la table.
line-host = { $name } devient l’hôte.
line-rules-changed = Les réglages ont changé.
line-countdown = La table est complète : la distribution commence dans un instant.
line-started = Le tournoi commence, avec { $stack } jetons par personne. Le tirage donne le premier bouton à { $name }.
line-closed-host = L’hôte a fermé la table.
line-closed-floor = L’arbitre a fermé la table.
line-closed-idle = Rien ne s’est passé depuis longtemps : la table est fermée.
line-closed-empty = Tout le monde est parti : la table est fermée.

## Ce qui se passe dans une main : un événement, une phrase.

line-hand-started = { $name } a le bouton.
line-dead-button = Bouton mort, au siège vide { $seat }.
line-no-small-blind = Pas de petite blind dans cette main.
line-level-up = Niveau { $level } : les blinds passent à { $blinds }.
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
line-mucks = { $name } jette ses cartes sans les montrer.

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
line-out-removed =
    { $chips ->
        [one] Exclusion : { $name }, { $place } ; { $chips } jeton sort du jeu.
       *[other] Exclusion : { $name }, { $place } ; { $chips } jetons sortent du jeu.
    }
line-out-removed-shared =
    { $chips ->
        [one] Exclusion : { $name }, { $place } partagée ; { $chips } jeton sort du jeu.
       *[other] Exclusion : { $name }, { $place } partagée ; { $chips } jetons sortent du jeu.
    }
line-won = { $name } gagne le tournoi !
line-ended-hand-cap = { $hands } mains jouées : les jetons décident.
line-ended-idle = La partie est restée en pause trop longtemps : les jetons décident.

## Présence et arbitrage

floor-somebody = l’arbitre
floor-named = { $floor } ({ $who })
line-went-away = Deux tours manqués : { $name } est en mode absent.
line-came-back = { $name } est de retour.
line-came-back-later = { $name } est de retour, dès la prochaine main.
line-leaves = { $name } quitte la partie après cette main.
line-leaves-now = { $name } quitte la partie.
line-removed = { $by } exclut { $name } de la partie, à la fin de cette main.
line-removed-now = { $by } exclut { $name } de la partie.
line-paused = Partie mise en pause par { $by }.
line-paused-all-away = Tout le monde est absent : la partie est en pause.
line-paused-channel = La partie est en pause : je ne pouvais plus afficher la table ici.
line-resumed = La partie reprend.
line-resumed-by = { $by } fait reprendre la partie.
line-recovered = La partie reprend après une interruption : mêmes cartes, mêmes jetons, et le chrono repart de zéro pour la décision en cours.
line-speed-normal =
    { $hands ->
        [one] Les blinds montent maintenant après chaque main (normal).
       *[other] Les blinds montent maintenant toutes les { $hands } mains (normal).
    }
line-speed-turbo =
    { $hands ->
        [one] Les blinds montent maintenant après chaque main (turbo).
       *[other] Les blinds montent maintenant toutes les { $hands } mains (turbo).
    }

## Avant le début

line-opened = { $name } ouvre une table.
line-joined = { $name } prend le siège { $seat }.
line-left = { $name } quitte la table.
line-taken-out = { $by } exclut { $name } de la table.
line-host = { $name } devient l’hôte.
line-rules-changed = Les réglages ont changé.
line-countdown = La table est complète : la distribution commence dans un instant.
line-started = Le tournoi commence, avec { $stack } jetons par personne. Le tirage donne le premier bouton à { $name }.
line-closed-host = L’hôte a fermé la table.
line-closed-floor = L’arbitre a fermé la table.
line-closed-idle = Il ne s’est rien passé depuis longtemps : la table est fermée.
line-closed-empty = Tout le monde est parti : la table est fermée.

## Tournois de club et tables ouvertes

line-dead-bet = { $name } verse au pot une mise morte de { $amount }.
line-misdeal = Maldonne déclarée par { $by } : tout le monde reçoit de nouvelles cartes, les anciennes ne comptent plus. Blinds et antes restent, les mises reviennent.
line-asked = { $asker } demande à voir la main : { $name } montre { $cards }.
line-why = { $said } « { $why } »
line-time =
    { $left ->
        [0] { $name } prend du temps en plus. La réserve de temps est vide.
        [one] { $name } prend du temps en plus et peut encore le faire { $left } fois.
       *[other] { $name } prend du temps en plus et peut encore le faire { $left } fois.
    }
line-warned = { $by } donne un avertissement à { $name }.
line-warned-clock = { $name } a manqué { $missed } tours dans ce tournoi et reçoit un avertissement : le prochain tour manqué peut coûter une pénalité.
line-penalty-offered = { $name } a manqué { $missed } tours dans ce tournoi : l’arbitre peut infliger une pénalité avec `/poker floor penalty`.
line-penalty-dead-bet = { $by } pénalise { $name } : une mise morte, jusqu’à { $chips }, à la prochaine main.
line-penalty-fine =
    { $chips ->
        [one] { $by } pénalise { $name } : { $chips } jeton sort du jeu à la fin de cette main.
       *[other] { $by } pénalise { $name } : jusqu’à { $chips } jetons sortent du jeu à la fin de cette main.
    }
line-fine-taken =
    { $chips ->
        [0] { $name } n’a plus qu’un jeton : la pénalité ne retire rien.
        [one] Pénalité pour { $name } : { $chips } jeton sort du jeu.
       *[other] Pénalité pour { $name } : { $chips } jetons sortent du jeu.
    }
line-undone-warning = { $by } annule l’avertissement donné à { $name }.
line-undone-dead-bet = { $by } annule la mise morte imposée à { $name }.
line-undone-fine = { $by } annule la pénalité infligée à { $name }.
line-undone-removal = { $by } annule l’exclusion : { $name } reste dans la partie.
line-sat-down =
    { $stack ->
        [one] { $name } prend le siège { $seat } avec { $stack } jeton.
       *[other] { $name } prend le siège { $seat } avec { $stack } jetons.
    }
line-sat-down-again =
    { $stack ->
        [one] { $name } revient, au siège { $seat }, avec { $stack } jeton comme avant.
       *[other] { $name } revient, au siège { $seat }, avec { $stack } jetons comme avant.
    }
line-sat-out = { $name } se met en pause dès la prochaine main.
line-sat-out-missed = Deux tours manqués : { $name } est en pause dès la prochaine main.
line-top-up-booked = { $name } revient à { $to } à la fin de cette main (recave).
line-topped-up = { $name } recave de { $amount }.
line-top-up-lapsed = { $name } n’a plus besoin de recaver.
line-cashed-out =
    { $chips ->
        [one] { $name } part avec { $chips } jeton, gardé une heure.
       *[other] { $name } part avec { $chips } jetons, gardés une heure.
    }
line-cashed-out-nothing = { $name } part sans jetons.
line-cashed-out-removed =
    { $chips ->
        [0] Exclusion : { $name } part sans jetons.
        [one] Exclusion : { $name } part avec { $chips } jeton.
       *[other] Exclusion : { $name } part avec { $chips } jetons.
    }
line-close-booked = { $by } ferme la table à la fin de cette main.
line-close-now = { $by } ferme la table.
line-open-closed = La table est fermée. Chacun repart avec ses jetons.
line-open-idle = Personne n’a joué ici depuis longtemps : la table est fermée.
line-started-club =
    { $stack ->
        [one] Le tournoi commence, avec { $stack } jeton par personne.
       *[other] Le tournoi commence, avec { $stack } jetons par personne.
    }
line-started-open = La table est ouverte, avec une cave de { $stack }. Le tirage donne le premier bouton à { $name }.
line-high-cards = Chacun tire une carte pour le bouton : { $cards }. La plus haute est à { $name }.
line-high-card = La plus haute carte, et avec elle le premier bouton : { $name }.
line-drawn = { $name } { $card }
line-paused-all-out = Personne ne joue en ce moment : la table est en pause.
line-speed-normal-timed =
    { $time ->
        [one] Les blinds montent maintenant chaque minute (normal).
       *[other] Les blinds montent maintenant toutes les { $time } minutes (normal).
    }
line-speed-turbo-timed =
    { $time ->
        [one] Les blinds montent maintenant chaque minute (turbo).
       *[other] Les blinds montent maintenant toutes les { $time } minutes (turbo).
    }

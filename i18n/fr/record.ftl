## Le bref compte rendu d’une main

record-title = Main { $hand } · blinds { $blinds }
record-board = Cartes communes : { $cards }
record-no-board = Sans cartes communes.

## Le podium

podium-title = Le tournoi est terminé
podium-won = { $name } gagne !
podium-shared-win = { $names } se partagent la 1re place !
podium-shared = (partagée)
podium-taken-out = exclusion
podium-places = Classement final
podium-chips =
    { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
podium-hands =
    { $hands ->
        [one] { $hands } main jouée.
       *[other] { $hands } mains jouées.
    }
podium-house-finish =
    { $after ->
        [one] Après la main { $hand }, il ne restait que des joueurs maison ; ils ont joué { $after } main de plus entre eux.
       *[other] Après la main { $hand }, il ne restait que des joueurs maison ; ils ont joué { $after } mains de plus entre eux.
    }
podium-biggest-pot = Plus gros pot : { $amount }, à la main { $hand }.
podium-best-hand = Meilleure combinaison montrée : { $value } ({ $name }, main { $hand }).
podium-reason-cap = La limite de { $hands } mains est atteinte : les joueurs encore en jeu sont classés selon leurs jetons.
podium-reason-idle = La partie est restée si longtemps en pause que la table a fermé : les joueurs encore en jeu sont classés selon leurs jetons.

## Une table fermée sans résultat

closed-title = Table fermée
closed-again = On peut en ouvrir une autre : `/poker start`.

## Les mots dans l’image d’une table, en capitales, d’une douzaine de lettres au plus. Le texte de remplacement les dit en
## minuscules.

picture-fold = COUCHÉ
picture-check = PAROLE
picture-call = SUIT
picture-bet = MISE
picture-raise = RELANCE
picture-all-in = TAPIS
picture-to-act = SON TOUR
picture-muck = JETÉ
picture-not-dealt-in = SANS CARTES
picture-empty = VIDE
picture-away = ABSENT
picture-leaving = S’EN VA
picture-out =
    { $place ->
        [1] ÉLIMINÉ · 1er
       *[other] ÉLIMINÉ · { $place }e
    }
picture-seat = Siège { $seat }

## Le milieu de la table

picture-pot = Pot { $amount }
picture-main-pot = Principal { $amount }
picture-side-pot = Secondaire { $amount }
picture-side-pot-of-several = Secondaire { $number } : { $amount }
picture-won = +{ $amount }

## Sommes et chances

chips-millions = { $amount } M
chance = { $share } %
chance-below = <{ $share } %
chance-above = >{ $share } %

## L’image des deux cartes privatives

cards-picture-hand = Main { $hand }
cards-picture-folded = Main { $hand } · abandonnée

## La courbe des jetons

chart-title = Jetons
chart-hands =
    { $hands ->
        [one] { $hands } main
       *[other] { $hands } mains
    }
chart-thousand = k
chart-place =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }
chart-out = { $place }, main { $hand }

## Ce que montrent les images, pour qui ne les voit pas

alt-table = Table de poker.
alt-board = Cartes communes : { $cards }.
alt-no-board = Pas encore de cartes communes.
alt-winning-hand = Combinaison gagnante : { $hand }.
alt-winning-cards = Combinaison gagnante : { $hand } ({ $cards }).
alt-seat = Siège { $seat } : { $marks }.
alt-house = joueur maison
alt-small-blind = petite blind
alt-big-blind = grosse blind
alt-shows = montre { $cards }
alt-chance = chances { $share }
alt-wins = gagne { $amount }
alt-wins-with = gagne { $amount } ({ $hand })
alt-your-cards = Tes cartes dans la main { $hand } : { $cards }.
alt-your-hand = Tu as : { $value }.
alt-your-fold = Tu as abandonné cette main.
alt-chart =
    { $hands ->
        [one] Courbe des jetons de chaque joueur, sur { $hands } main.
       *[other] Courbe des jetons de chaque joueur, sur { $hands } mains.
    }
alt-chart-out = { $place }, hors jeu à la main { $hand }
alt-chart-line = { $name } : { $result }, au plus { $most } après la main { $at }, { $end } à la fin.
alt-chart-line-short = { $name } : { $result }, { $end } à la fin.
alt-chart-line-out = { $name } : { $result }, au plus { $most } après la main { $at }.
alt-chart-line-out-short = { $name } : { $result }.

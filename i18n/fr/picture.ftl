## Les mots dans l’image d’une table, en capitales, d’une douzaine de lettres au plus.

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
picture-sitting-out = EN PAUSE
picture-left = PARTI
picture-free = LIBRE
picture-to-act-longer = SON TOUR +{ $seconds } s
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
picture-paused = Partie en pause
picture-draw = Tirage du bouton
picture-start-preflop = Début du préflop
picture-start-flop = Début du flop
picture-start-turn = Début de la turn
picture-start-river = Début de la river

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
chart-out = { $place } · main { $hand }

## Ce que montrent les images, pour qui ne les voit pas : des phrases à entendre

alt-who = « { $name } » (siège { $seat })
alt-who-nameless = siège { $seat }
alt-table = Table de poker.
alt-turn = Doit jouer : { $who }.
alt-turn-longer = Doit jouer, avec du temps en plus : { $who }.
alt-wins = { $who } gagne { $amount }.
alt-wins-with = { $who } gagne { $amount } : { $hand }.
alt-winning-hand = La combinaison gagnante : { $hand }.
alt-winning-cards = Les cinq cartes gagnantes : { $cards }.
alt-main-pot-cards = Les cinq cartes qui gagnent le pot principal : { $cards }.
alt-board = Cartes communes : { $cards }.
alt-no-board = Pas encore de cartes communes.
alt-pot = Pot : { $amount }.
alt-main-pot = Pot principal : { $amount }.
alt-side-pot = Pot secondaire { $number } : { $amount }.
alt-seat = Siège { $seat }, « { $name } » : { $marks }.
alt-seat-nameless = Siège { $seat } : { $marks }.
alt-house = joueur maison
alt-small-blind = petite blind
alt-big-blind = grosse blind
alt-check = parole
alt-call = suit
alt-raise = relance
alt-not-dealt-in = sans cartes
alt-shows = montre { $cards }
alt-drew = carte tirée { $card }
alt-free-seats =
    { $count ->
        [one] Siège libre : { $seats }.
       *[other] Sièges libres : { $seats }.
    }
alt-chance = chances { $share }
alt-your-cards = Tes cartes dans la main { $hand } : { $cards }.
alt-your-hand = Tu as : { $value }.
alt-your-fold = Tu as abandonné cette main.
alt-chart =
    { $hands ->
        [one] Courbe des jetons de chaque joueur, sur { $hands } main.
       *[other] Courbe des jetons de chaque joueur, sur { $hands } mains.
    }
alt-chart-out = { $place }, éliminé à la main { $hand }
alt-chart-name = « { $name } »
alt-chart-line = { $who } : { $result }, au plus { $most } après la main { $at }, { $end } à la fin.
alt-chart-line-short = { $who } : { $result }, { $end } à la fin.
alt-chart-line-out = { $who } : { $result }, au plus { $most } après la main { $at }.
alt-chart-line-out-short = { $who } : { $result }.

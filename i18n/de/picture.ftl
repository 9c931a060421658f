## Wörter im Bild eines Tisches, in Großbuchstaben, mit höchstens etwa zwölf Buchstaben.

picture-fold = GEPASST
picture-check = CHECKT
picture-call = GEHT MIT
picture-bet = SETZT
picture-raise = ERHÖHT
picture-all-in = ALL-IN
picture-to-act = IST DRAN
picture-muck = WEGGELEGT
picture-not-dealt-in = NICHT DABEI
picture-empty = LEER
picture-away = ABWESEND
picture-sitting-out = SETZT AUS
picture-left = GEGANGEN
picture-free = FREI
picture-to-act-longer = IST DRAN +{ $seconds } s
picture-leaving = GEHT
picture-out =
    { $place ->
       *[other] RAUS · { $place }.
    }
picture-seat = Sitz { $seat }

## Die Mitte des Tisches

picture-pot = Pot { $amount }
picture-main-pot = Hauptpot { $amount }
picture-side-pot = Nebenpot { $amount }
picture-side-pot-of-several = Nebenpot { $number }: { $amount }
picture-won = +{ $amount }
picture-paused = Spiel angehalten
picture-draw = Auslosung des Buttons
picture-start-preflop = Beginn der Preflop-Runde
picture-start-flop = Beginn des Flops
picture-start-turn = Beginn des Turns
picture-start-river = Beginn des Rivers

## Beträge und Chancen

chips-millions = { $amount } Mio.
chance = { $share } %
chance-below = <{ $share } %
chance-above = >{ $share } %

## Das Bild der beiden verdeckten Karten

cards-picture-hand = Hand { $hand }
cards-picture-folded = Hand { $hand } · gepasst

## Der Verlauf der Chips

chart-title = Chips
chart-hands =
    { $hands ->
        [one] { $hands } Hand
       *[other] { $hands } Hände
    }
chart-thousand = k
chart-place = { $place }.
chart-out = { $place } · Hand { $hand }

## Was die Bilder zeigen, für alle, die sie nicht sehen: Sätze zum Hören

alt-who = „{ $name }“ (Sitz { $seat })
alt-who-nameless = Sitz { $seat }
alt-table = Pokertisch.
alt-turn = { $who } ist dran.
alt-turn-longer = { $who } ist dran und hat sich mehr Zeit genommen.
alt-wins = { $who } gewinnt { $amount }.
alt-wins-with = { $who } gewinnt { $amount }: { $hand }.
alt-winning-hand = Das Siegerblatt: { $hand }.
alt-winning-cards = Die fünf Karten, die gewinnen: { $cards }.
alt-main-pot-cards = Die fünf Karten, die den Hauptpot gewinnen: { $cards }.
alt-board = Gemeinschaftskarten: { $cards }.
alt-no-board = Noch keine Gemeinschaftskarten.
alt-pot = Pot: { $amount }.
alt-main-pot = Hauptpot: { $amount }.
alt-side-pot = Nebenpot { $number }: { $amount }.
alt-seat = Sitz { $seat }, „{ $name }“: { $marks }.
alt-seat-nameless = Sitz { $seat }: { $marks }.
alt-house = Hausspieler
alt-small-blind = Small Blind
alt-big-blind = Big Blind
alt-check = checkt
alt-call = geht mit
alt-raise = erhöht
alt-not-dealt-in = nicht dabei
alt-shows = zeigt { $cards }
alt-drew = zog { $card }
alt-free-seats =
    { $count ->
        [one] Freier Sitz: { $seats }.
       *[other] Freie Sitze: { $seats }.
    }
alt-chance = Chance { $share }
alt-your-cards = Deine Karten in Hand { $hand }: { $cards }.
alt-your-hand = Du hast: { $value }.
alt-your-fold = Du hast gepasst.
alt-chart =
    { $hands ->
        [one] Verlauf der Chips aller Spieler über { $hands } Hand.
       *[other] Verlauf der Chips aller Spieler über { $hands } Hände.
    }
alt-chart-out = { $place }, ausgeschieden in Hand { $hand }
alt-chart-name = „{ $name }“
alt-chart-line = { $who }: { $result }, höchstens { $most } nach Hand { $at }, { $end } am Ende.
alt-chart-line-short = { $who }: { $result }, { $end } am Ende.
alt-chart-line-out = { $who }: { $result }, höchstens { $most } nach Hand { $at }.
alt-chart-line-out-short = { $who }: { $result }.

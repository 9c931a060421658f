## Wörter im Bild eines Tisches, in Großbuchstaben, mit höchstens etwa zwölf Buchstaben. Der Alternativtext sagt sie in
## Kleinbuchstaben; auch dann sollen sie richtig sein, also lieber kein Hauptwort.

picture-fold = GEPASST
picture-check = CHECKT
picture-call = GEHT MIT
picture-bet = SETZT
picture-raise = ERHÖHT
picture-all-in = ALL-IN
picture-to-act = IST DRAN
picture-muck = VERDECKT
picture-not-dealt-in = NICHT DABEI
picture-empty = LEER
picture-away = ABWESEND
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
chart-out = { $place }, Hand { $hand }

## Was die Bilder zeigen, für alle, die sie nicht sehen

alt-table = Pokertisch.
alt-board = Gemeinschaftskarten: { $cards }.
alt-no-board = Noch keine Gemeinschaftskarten.
alt-winning-hand = Bestes Blatt: { $hand }.
alt-winning-cards = Bestes Blatt: { $hand } ({ $cards }).
alt-seat = Sitz { $seat }: { $marks }.
alt-house = Hausspieler
alt-small-blind = Small Blind
alt-big-blind = Big Blind
alt-shows = zeigt { $cards }
alt-chance = Chance { $share }
alt-wins = gewinnt { $amount }
alt-wins-with = gewinnt { $amount } ({ $hand })
alt-your-cards = Deine Karten in Hand { $hand }: { $cards }.
alt-your-hand = Du hast: { $value }.
alt-your-fold = Du hast gepasst.
alt-chart =
    { $hands ->
        [one] Verlauf der Chips aller Spieler über { $hands } Hand.
       *[other] Verlauf der Chips aller Spieler über { $hands } Hände.
    }
alt-chart-out = { $place }, raus in Hand { $hand }
alt-chart-line = { $name }: { $result }, höchstens { $most } nach Hand { $at }, { $end } am Ende.
alt-chart-line-short = { $name }: { $result }, { $end } am Ende.
alt-chart-line-out = { $name }: { $result }, höchstens { $most } nach Hand { $at }.
alt-chart-line-out-short = { $name }: { $result }.

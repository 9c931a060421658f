## Der kurze Bericht einer Hand

record-title = Hand { $hand } · Blinds { $blinds }
record-board = Gemeinschaftskarten: { $cards }
record-no-board = Ohne Gemeinschaftskarten.

## Das Siegerpodest

podium-title = Das Turnier ist vorbei
podium-won = { $name } gewinnt!
podium-shared-win = { $names } teilen sich Platz 1!
podium-shared = (geteilt)
podium-taken-out = von der Spielleitung aus dem Spiel genommen
podium-places = Endstand
podium-chips =
    { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }
podium-hands =
    { $hands ->
        [one] { $hands } Hand wurde gespielt.
       *[other] { $hands } Hände wurden gespielt.
    }
podium-house-finish =
    { $after ->
        [one] Nach Hand { $hand } waren nur noch Hausspieler dabei; sie spielten unter sich noch { $after } Hand.
       *[other] Nach Hand { $hand } waren nur noch Hausspieler dabei; sie spielten unter sich noch { $after } Hände.
    }
podium-biggest-pot = Größter Pot: { $amount }, in Hand { $hand }.
podium-best-hand = Bestes gezeigtes Blatt: { $value } ({ $name }, Hand { $hand }).
podium-reason-cap = Die Grenze von { $hands } Händen ist erreicht: Wer noch dabei war, wird nach Chips gewertet.
podium-reason-idle = Das Spiel stand so lange still, dass der Tisch geschlossen wurde: Wer noch dabei war, wird nach Chips gewertet.

## Ein Tisch, der ohne Ergebnis schließt

closed-title = Tisch geschlossen
closed-again = Wer will, eröffnet einen neuen: `/poker start`.

## Was in einer Hand geschieht: ein Ereignis, ein Satz.

line-hand-started = { $name } hat den Button.
line-dead-button = Toter Button, beim leeren Sitz { $seat }.
line-no-small-blind = In dieser Hand gibt es keinen Small Blind.
line-level-up = Level { $level }: Die Blinds sind jetzt { $blinds }.
line-heads-up = Heads-up: { $first } gegen { $second }.
line-ante = { $name } zahlt eine Ante von { $amount }.
line-ante-for-all = { $name } zahlt eine Ante von { $amount } für alle.
line-small-blind = { $name } setzt den Small Blind, { $amount }.
line-big-blind = { $name } setzt den Big Blind, { $amount }.
line-folds = { $name } passt.
line-folds-clock = { $name } hat keine Zeit mehr und passt.
line-folds-away = { $name } ist abwesend und passt.
line-folds-several = { $count } Spieler passen.
line-checks = { $name } checkt.
line-checks-several = { $count } Spieler checken.
line-checks-clock = { $name } hat keine Zeit mehr und checkt.
line-checks-away = { $name } ist abwesend und checkt.
line-calls = { $name } geht mit ({ $amount }).
line-calls-all-in = { $name } geht mit ({ $amount }) und ist all-in.
line-calls-several = { $count } Spieler gehen mit.
line-bets = { $name } setzt { $to }.
line-bets-all-in = { $name } setzt { $to } und ist all-in.
line-raises = { $name } erhöht auf { $to }.
line-raises-all-in = { $name } erhöht auf { $to } und ist all-in.
line-answered = { $said }, { $name } geht mit.
line-answered-several = { $said }, { $count } Spieler gehen mit.
line-returned =
    { $amount ->
        [one] { $amount } Chip, bei dem niemand mitging, geht zurück an { $name }.
       *[other] { $amount } Chips, bei denen niemand mitging, gehen zurück an { $name }.
    }
line-flop = Flop: { $cards }.
line-turn = Turn: { $cards }.
line-river = River: { $cards }.
line-shows = { $name } zeigt { $cards }.
line-shows-hand = { $name } zeigt { $cards }: { $hand }.
line-mucks = { $name } wirft die Karten verdeckt weg.

## Wer was gewinnt

pot-only = Der Pot
pot-main = Hauptpot
pot-side = Nebenpot { $number }
share-of = { $name } { $amount }
line-wins = { $name } gewinnt { $amount }.
line-wins-nothing = Alle anderen passen; die Hand geht an { $name }.
line-wins-with = { $name } gewinnt { $amount }: { $hand }.
line-pot = { $pot }: { $name } gewinnt { $amount }.
line-pot-with = { $pot }: { $name } gewinnt { $amount } ({ $hand }).
line-pot-split = { $pot }, { $amount }, wird geteilt: { $shares }.
line-pot-split-with = { $pot }, { $amount }, wird geteilt ({ $hand }): { $shares }.

## Wer ausscheidet

place =
    { $place ->
       *[other] Platz { $place }
    }
line-busted = { $name } scheidet aus: { $place }.
line-busted-shared = { $name } scheidet aus: { $place }, geteilt.
line-gave-up =
    { $chips ->
        [one] { $name } gibt den Sitz auf: { $place }. { $chips } Chip verlässt das Spiel.
       *[other] { $name } gibt den Sitz auf: { $place }. { $chips } Chips verlassen das Spiel.
    }
line-gave-up-shared =
    { $chips ->
        [one] { $name } gibt den Sitz auf: { $place }, geteilt. { $chips } Chip verlässt das Spiel.
       *[other] { $name } gibt den Sitz auf: { $place }, geteilt. { $chips } Chips verlassen das Spiel.
    }
line-out-removed =
    { $chips ->
        [one] { $name } wurde aus dem Spiel genommen: { $place }. { $chips } Chip verlässt das Spiel.
       *[other] { $name } wurde aus dem Spiel genommen: { $place }. { $chips } Chips verlassen das Spiel.
    }
line-out-removed-shared =
    { $chips ->
        [one] { $name } wurde aus dem Spiel genommen: { $place }, geteilt. { $chips } Chip verlässt das Spiel.
       *[other] { $name } wurde aus dem Spiel genommen: { $place }, geteilt. { $chips } Chips verlassen das Spiel.
    }
line-won = { $name } gewinnt das Turnier!
line-ended-hand-cap = { $hands } Hände sind gespielt: Die Chips entscheiden.
line-ended-idle = Das Spiel stand zu lange still: Die Chips entscheiden.

## Anwesenheit und Spielleitung

floor-somebody = die Spielleitung
floor-named = { $floor } ({ $who })
line-went-away = { $name } hat zwei Züge verpasst und ist jetzt abwesend.
line-came-back = { $name } ist zurück.
line-came-back-later = { $name } ist ab der nächsten Hand wieder dabei.
line-leaves = { $name } geht nach dieser Hand.
line-leaves-now = { $name } verlässt das Spiel.
line-removed = { $by } nimmt { $name } nach dieser Hand aus dem Spiel.
line-removed-now = { $by } nimmt { $name } aus dem Spiel.
line-paused = { $by } hat das Spiel angehalten.
line-paused-all-away = Alle sind abwesend: Das Spiel macht Pause.
line-paused-channel = Das Spiel macht Pause: Ich konnte den Tisch hier nicht zeigen.
line-resumed = Es geht weiter.
line-resumed-by = { $by } lässt das Spiel weitergehen.
line-recovered = Nach einer Unterbrechung geht es weiter: dieselben Karten, dieselben Chips und volle Bedenkzeit für den laufenden Zug.
line-speed-normal =
    { $hands ->
        [one] Die Blinds steigen jetzt nach jeder Hand (normal).
       *[other] Die Blinds steigen jetzt alle { $hands } Hände (normal).
    }
line-speed-turbo =
    { $hands ->
        [one] Die Blinds steigen jetzt nach jeder Hand (Turbo).
       *[other] Die Blinds steigen jetzt alle { $hands } Hände (Turbo).
    }

## Die Lobby

line-opened = { $name } eröffnet einen Tisch.
line-joined = { $name } nimmt Sitz { $seat }.
line-left = { $name } verlässt den Tisch.
line-taken-out = { $by } nimmt { $name } vom Tisch.
line-host = { $name } übernimmt die Tischleitung.
line-rules-changed = Die Einstellungen wurden geändert.
line-countdown = Der Tisch ist voll: Gleich werden die Karten ausgeteilt.
line-started = Das Turnier beginnt, mit je { $stack } Chips. Der erste Button geht per Los an { $name }.
line-closed-host = Die Tischleitung hat den Tisch geschlossen.
line-closed-floor = Die Spielleitung hat den Tisch geschlossen.
line-closed-idle = Hier hat sich lange nichts getan: Der Tisch ist geschlossen.
line-closed-empty = Alle sind gegangen: Der Tisch ist geschlossen.

## Clubturniere und offene Tische

line-dead-bet = { $name } zahlt einen toten Einsatz von { $amount } in den Pot.
line-misdeal = { $by } erklärt die Hand für vergeben (Misdeal): Alle bekommen neue Karten, die alten zählen nicht mehr. Blinds und Antes bleiben, Einsätze kommen zurück.
line-asked = { $asker } möchte die Hand sehen: { $name } zeigt { $cards }.
line-why = { $said } „{ $why }“
line-time =
    { $left ->
        [0] { $name } nimmt sich mehr Zeit. Die Zeitbank ist jetzt leer.
        [one] { $name } nimmt sich mehr Zeit und kann das noch { $left }-mal tun.
       *[other] { $name } nimmt sich mehr Zeit und kann das noch { $left }-mal tun.
    }
line-warned = { $by } verwarnt { $name }.
line-warned-clock = { $name } hat in diesem Turnier { $missed } Züge verpasst und wird verwarnt: Der nächste verpasste Zug kann eine Strafe nach sich ziehen.
line-penalty-offered = { $name } hat in diesem Turnier { $missed } Züge verpasst: Die Spielleitung kann mit `/poker floor penalty` eine Strafe verhängen.
line-penalty-dead-bet = { $by } bestraft { $name }: ein toter Einsatz von bis zu { $chips } in der nächsten Hand.
line-penalty-fine =
    { $chips ->
        [one] { $by } bestraft { $name }: { $chips } Chip verlässt nach dieser Hand das Spiel.
       *[other] { $by } bestraft { $name }: Bis zu { $chips } Chips verlassen nach dieser Hand das Spiel.
    }
line-fine-taken =
    { $chips ->
        [0] { $name } hat nur noch einen Chip: Die Strafe entfällt.
        [one] Die Strafe kostet { $name } { $chips } Chip, der das Spiel verlässt.
       *[other] Die Strafe kostet { $name } { $chips } Chips, die das Spiel verlassen.
    }
line-undone-warning = { $by } nimmt die Verwarnung für { $name } zurück.
line-undone-dead-bet = { $by } nimmt den toten Einsatz für { $name } zurück.
line-undone-fine = { $by } nimmt die Strafe für { $name } zurück.
line-undone-removal = { $by } lässt { $name } im Spiel.
line-sat-down =
    { $stack ->
        [one] { $name } setzt sich mit { $stack } Chip auf Sitz { $seat }.
       *[other] { $name } setzt sich mit { $stack } Chips auf Sitz { $seat }.
    }
line-sat-down-again =
    { $stack ->
        [one] { $name } ist zurück, auf Sitz { $seat }, mit { $stack } Chip wie zuvor.
       *[other] { $name } ist zurück, auf Sitz { $seat }, mit { $stack } Chips wie zuvor.
    }
line-sat-out = { $name } setzt ab der nächsten Hand aus.
line-sat-out-missed = { $name } hat zwei Züge verpasst und setzt ab der nächsten Hand aus.
line-top-up-booked = { $name } kauft nach dieser Hand auf { $to } nach.
line-topped-up = { $name } kauft { $amount } nach.
line-top-up-lapsed = { $name } braucht keinen Nachkauf mehr.
line-cashed-out =
    { $chips ->
        [one] { $name } verlässt den Tisch mit { $chips } Chip, der eine Stunde lang aufgehoben wird.
       *[other] { $name } verlässt den Tisch mit { $chips } Chips, die eine Stunde lang aufgehoben werden.
    }
line-cashed-out-nothing = { $name } verlässt den Tisch ohne Chips.
line-cashed-out-removed =
    { $chips ->
        [0] { $name } wurde vom Tisch genommen, ohne Chips.
        [one] { $name } wurde vom Tisch genommen und geht mit { $chips } Chip.
       *[other] { $name } wurde vom Tisch genommen und geht mit { $chips } Chips.
    }
line-close-booked = { $by } schließt den Tisch nach dieser Hand.
line-close-now = { $by } schließt den Tisch.
line-open-closed = Der Tisch ist geschlossen. Alle haben ihre Chips mitgenommen.
line-open-idle = Lange hat hier niemand gespielt, deshalb ist der Tisch geschlossen.
line-started-club =
    { $stack ->
        [one] Das Turnier beginnt, mit je { $stack } Chip.
       *[other] Das Turnier beginnt, mit je { $stack } Chips.
    }
line-started-open = Der Tisch ist eröffnet, mit einem Buy-in von { $stack }. Der erste Button geht per Los an { $name }.
line-high-cards = Alle ziehen eine Karte um den Button: { $cards }. Die höchste hat { $name }.
line-high-card = { $name } zieht die höchste Karte und hat den ersten Button.
line-drawn = { $name } { $card }
line-paused-all-out = Zurzeit spielt niemand: Der Tisch macht Pause.
line-speed-normal-timed =
    { $time ->
        [one] Die Blinds steigen jetzt jede Minute (normal).
       *[other] Die Blinds steigen jetzt alle { $time } Minuten (normal).
    }
line-speed-turbo-timed =
    { $time ->
        [one] Die Blinds steigen jetzt jede Minute (Turbo).
       *[other] Die Blinds steigen jetzt alle { $time } Minuten (Turbo).
    }

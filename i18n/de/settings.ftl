## Auswahl in Befehlen und Listen

choice-format-sit-and-go = Sit & Go: ein schnelles Turnier
choice-format-club = Clubturnier: Levels, Antes und Zeitbank nach Wunsch
choice-format-open = Offener Tisch: feste Blinds, komm und geh, wann du willst
choice-pace-normal = Normal
choice-pace-turbo = Turbo: Die Blinds steigen schneller
choice-speed-normal = Normal: im Sit & Go alle 6 Hände
choice-speed-turbo = Turbo: im Sit & Go alle 4 Hände
choice-language-auto = Automatisch: wie in Discord
choice-seats = { $count } Sitze
choice-stack = { $chips } Chips
choice-clock = { $seconds } Sekunden
choice-bank-none = Keine Extrazeit
choice-bank = { $count } × { $seconds } Sekunden
choice-preset-regular = Regulär: { $hands } Hände je Level
choice-preset-deep = Gemächlich: kleine Schritte, { $hands } Hände je Level
choice-preset-turbo = Turbo: { $hands } Hände je Level
choice-preset-hyper = Hyper: { $hands } Hände je Level
choice-preset-own = Eigene Liste, unten getippt
choice-length-preset = Wie üblich (eigene Liste: 8 Hände)
choice-length-now = Wie jetzt: auf Turbo verkürzt
choice-length-hands =
    { $count ->
        [one] { $count } Hand
       *[other] { $count } Hände
    }
choice-length-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
choice-antes-none = Keine
choice-antes-each = Alle, ab Level { $level }
choice-antes-big-blind = Big Blind für alle, ab Level { $level }
choice-cap-none = Keine: bis einer übrig ist
choice-cap = Hand { $hand }
choice-pause = { $seconds } Sekunden
choice-dm-silent = Lautlos
choice-dm-normal = Mit Benachrichtigung
choice-dm-off = Gar nicht: Ich nehme „Meine Karten“
choice-notice-off = Nie
choice-notice-smart = Nur wenn ich nicht gleich reagiere
choice-notice-always = Bei jedem Zug
choice-view-action = Ein neues Bild nach jeder Aktion
choice-view-street = Ein neues Bild mit jeder Setzrunde
choice-view-text = Nur Text, keine Bilder
choice-felt-green = Grün
choice-felt-midnight = Nachtblau
choice-colours-two = Zwei Farben (Schwarz und Rot)
choice-colours-four = Vier Farben (Karo blau, Kreuz grün)
choice-start-everybody = Alle
choice-start-managers = Nur wer den Server verwaltet

## Überschriften der Einstellungen

settings-lobby-title = Einstellungen dieses Tisches
settings-me-title = **Meine Einstellungen**: Sie gelten auf allen Servern.
settings-server-title = **Einstellungen dieses Servers**: Sie gelten für Tische, die ab jetzt eröffnet werden; wie Tische aussehen, ändert sich sofort.
settings-seats = Sitze
settings-stack = Chips zu Beginn
settings-speed = Tempo der Blinds
settings-clock = Zeit je Entscheidung
settings-language = Sprache
settings-levels-title = Levels dieses Tisches
settings-bank = Zeitbank je Spieler
settings-buy-in = Buy-in
settings-blinds = Blinds, etwa 5/10
settings-preset = Levels
settings-own = Eigene Liste der Levels
settings-own-description = Eins nach dem anderen, mit Komma und Leerzeichen oder auf eigenen Zeilen
settings-own-placeholder = 25/50, 50/100, 75/150 ante 15, 100/200 bb-ante 200
settings-length = Dauer eines Levels
settings-antes = Antes (eine eigene Liste hat eigene)
settings-cap = Letzte Hand
settings-dm = Meine Karten per Direktnachricht
settings-notice = Eine Erinnerung, wenn ich dran bin
settings-start = Wer einen Tisch eröffnen darf
settings-pause-fold = Pause nach einer Hand ohne Showdown
settings-pause-showdown = Pause nach einem Showdown
settings-view = Bilder vom Tisch
settings-felt = Filz
settings-colours = Farben der Karten
settings-my-colours = Farben meiner eigenen Karten
settings-channels = Kanäle, in denen Tische erlaubt sind
settings-channels-everywhere = Überall

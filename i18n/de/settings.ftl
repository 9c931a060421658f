## Auswahl in Befehlen und Listen

choice-format-sit-and-go = Sit & Go: ein schnelles Turnier
choice-format-club = Clubturnier: Levels, Antes und Zeitbank nach Wunsch
choice-format-open = Offener Tisch: feste Blinds, komm und geh, wann du willst
choice-pace-normal = Normal
choice-pace-turbo = Turbo: Die Blinds steigen schneller
choice-speed-normal = Normal: alle 6 Hände
choice-speed-turbo = Turbo: alle 4 Hände
choice-language-auto = Automatisch: wie in Discord
choice-seats = { $count } Sitze
choice-stack = { $chips } Chips
choice-clock = { $seconds } Sekunden
choice-pause = { $seconds } Sekunden
choice-dm-silent = Lautlos
choice-dm-normal = Mit Benachrichtigung
choice-dm-off = Gar nicht: Ich nehme Meine Karten
choice-notice-off = Nie
choice-notice-smart = Nur wenn ich nicht gleich reagiere
choice-notice-always = Bei jedem Zug
choice-view-action = Ein neues Bild nach jeder Aktion
choice-view-street = Ein neues Bild mit jeder Setzrunde
choice-view-text = Nur Texte, keine Bilder
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

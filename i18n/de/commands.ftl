## Befehle: Namen und Beschreibungen

cmd-poker-name = poker
cmd-poker-description = No-Limit-Hold’em-Turniere um Spielgeld

cmd-poker-start-name = starten
cmd-poker-start-description = Einen Tisch in diesem Kanal eröffnen

cmd-poker-cards-name = karten
cmd-poker-cards-description = Meine verdeckten Karten zeigen, nur mir

cmd-poker-status-name = stand
cmd-poker-status-description = Den ganzen Tisch in Worten beschreiben, nur mir

cmd-poker-raise-name = erhöhen
cmd-poker-raise-description = Setzen oder erhöhen, mit getipptem Betrag

cmd-poker-leave-name = verlassen
cmd-poker-leave-description = Den Tisch vor dem Start verlassen oder den Sitz aufgeben

cmd-poker-rules-name = regeln
cmd-poker-rules-description = Die Regeln, nach Themen

cmd-poker-about-name = info
cmd-poker-about-description = Version, Quelltext und Datenschutz

cmd-poker-settings-name = einstellungen
cmd-poker-settings-description = Sprache, Direktnachrichten, Erinnerungen, Kartenfarben und was über mich gespeichert ist

cmd-poker-floor-name = leitung
cmd-poker-floor-description = Entscheidungen über den Tisch in diesem Kanal

cmd-poker-floor-pause-name = pause
cmd-poker-floor-pause-description = Die Uhr anhalten

cmd-poker-floor-resume-name = weiter
cmd-poker-floor-resume-description = Das Spiel fortsetzen

cmd-poker-floor-remove-name = entfernen
cmd-poker-floor-remove-description = Jemanden aus dem Spiel entfernen

cmd-poker-floor-cancel-name = abbrechen
cmd-poker-floor-cancel-description = Spiel ohne Ergebnis beenden oder offenen Tisch mit Abrechnung schließen

cmd-poker-admin-name = poker-admin
cmd-poker-admin-description = Für alle, die den Server verwalten

cmd-poker-admin-settings-name = einstellungen
cmd-poker-admin-settings-description = Die Vorgaben des Servers für seine Tische

cmd-poker-admin-speed-name = tempo
cmd-poker-admin-speed-description = Das Tempo der Blinds am Tisch in diesem Kanal ändern

## Optionen der Befehle

opt-poker-start-format-name = format
opt-poker-start-format-description = Was gespielt wird; ohne Angabe ein Sit & Go

opt-poker-start-seats-name = sitze
opt-poker-start-seats-description = Wie viele Sitze, 2 bis 6

opt-poker-start-speed-name = tempo
opt-poker-start-speed-description = Wie schnell die Blinds steigen

opt-poker-start-thread-name = thread
opt-poker-start-thread-description = In einem neuen Thread statt hier

opt-poker-raise-amount-name = betrag
opt-poker-raise-amount-description = Dein Einsatz in dieser Runde insgesamt, etwa 1500 oder 1,5k

opt-poker-rules-topic-name = thema
opt-poker-rules-topic-description = Welches Thema

opt-poker-admin-speed-speed-name = tempo
opt-poker-admin-speed-speed-description = Wie schnell die Blinds steigen

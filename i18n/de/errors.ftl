## Was schiefging, und was hilft

error-internal = Bei mir ist etwas schiefgegangen; das ist notiert. Schau auf den Tisch: Hat sich dort nichts geändert, versuch es noch einmal.
error-try-again = Jemand war schneller, oder ich starte gerade neu. Versuch es noch einmal.
error-discord = Discord antwortet mir gerade nicht. Schau auf den Tisch: Hat sich dort nichts geändert, versuch es noch einmal.
error-draining = Ich werde gleich aktualisiert: Laufende Spiele werden zu Ende gespielt, neue sind in einer Weile wieder möglich.
error-unsaved = Im Augenblick lässt sich nichts speichern, also hat sich nichts geändert. Wer mich betreibt, kann sehen, warum; was da ist, bleibt erhalten und geht weiter, sobald es wieder klappt.
error-old-command = Dieser Befehl hat sich geändert. Tipp ihn noch einmal ein; ändert sich nichts, starte Discord neu.
error-not-allowed = Diesen Befehl darfst du hier nicht benutzen.

## Private Antworten

no-table-here = In diesem Kanal ist kein Tisch. `/poker start` eröffnet einen.
table-over = Dieser Tisch ist nicht mehr offen. `/poker start` eröffnet einen neuen.
table-unreadable = Tisch { $table } steht still: Seine Aufzeichnung lässt sich nicht lesen. Verloren ist nichts, und andere Tische spielen weiter; wer mich betreibt, muss nachsehen.
unknown-button = Dieser Knopf gilt nicht mehr. Die richtigen stehen unter der neuesten Nachricht des Tisches.
only-in-server = Poker gibt es in den Kanälen eines Servers, nicht hier.
no-thread-here = Einen Thread kann ich nur in einem gewöhnlichen Textkanal öffnen.
channel-not-allowed = Auf diesem Server werden Tische woanders eröffnet: { $channels }.
start-not-allowed = Auf diesem Server eröffnet Tische nur, wer ihn verwalten darf.
table-exists = In diesem Kanal ist schon ein Tisch: [zum Tisch]({ $link })
missing-permissions = In { $channel } fehlt mir: { $permissions }. Wer den Server verwaltet, kann mir das geben; danach versuch es noch einmal.
missing-for-pictures = Für die Bilder vom Tisch fehlt mir in { $channel }: { $permissions }. Wer den Server verwaltet, kann mir das geben oder in `/poker-admin settings` „Nur Text, keine Bilder“ wählen; danach versuch es noch einmal.
pictures-missing = Ohne { $permissions } in { $channel } zeige ich den Tisch nur als Text.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-in-threads = Nachrichten in Threads senden
permission-create-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen
bad-amount = „{ $typed }“ verstehe ich nicht als Betrag. Schreib zum Beispiel 1500, 1.500 oder 1,5k.
cooldown =
    { $seconds ->
        [one] Nicht so schnell. Versuch es in { $seconds } Sekunde noch einmal.
       *[other] Nicht so schnell. Versuch es in { $seconds } Sekunden noch einmal.
    }
limit-tables = Dieser Server hat { $most } Tische, mehr sind nicht möglich. Sobald einer zu Ende ist, ist Platz für einen neuen; wer den Server verwaltet, kann sofort einen eröffnen.
limit-lobbies = { $most } deiner Tische auf diesem Server haben noch nicht begonnen: { $tables }. Starte erst einen davon oder brich ihn ab.
limit-hosting = Du leitest { $most } Tische, mehr sind nicht möglich: { $tables }. Sobald einer zu Ende ist, kannst du einen neuen eröffnen; dort beendet ihn `/poker floor cancel`.
limit-waiting = { $most } deiner Tische warten darauf, dass jemand zurückkommt: { $tables }. Spiel an einem davon weiter, oder beende ihn dort mit `/poker floor cancel`.
limit-openings = Du hast gerade mehrere Tische eröffnet. Den nächsten kannst du { $until } eröffnen.
limit-openings-channel = In diesem Kanal sind gerade mehrere Tische eröffnet worden. Der nächste ist hier { $until } möglich.
limit-openings-server = Auf diesem Server sind gerade viele Tische eröffnet worden. Den nächsten kannst du { $until } eröffnen; wer den Server verwaltet, sofort.
limit-threads = Du hast in letzter Zeit mehrere Threads angelegt. Einen Tisch in einem neuen Thread kannst du { $until } eröffnen.
limit-down = Du hast diesen Tisch vor Kurzem nach unten geholt. Du kannst es { $until } wieder; wer hier spielt, kann es eher.
limit-presses = So oft muss beim Spielen niemand drücken. Ich nehme nichts mehr von dir an, bis du { $seconds } Sekunden lang nichts gedrückt hast.
ruling-twice =
    { $seconds ->
        [one] Das ist gerade eben entschieden worden und gilt. Soll es noch einmal gelten, tipp den Befehl in { $seconds } Sekunde noch einmal ein.
       *[other] Das ist gerade eben entschieden worden und gilt. Soll es noch einmal gelten, tipp den Befehl in { $seconds } Sekunden noch einmal ein.
    }
undo-twice =
    { $seconds ->
        [one] Die letzte Entscheidung ist gerade zurückgenommen worden. Um auch die davor zurückzunehmen, tipp den Befehl in { $seconds } Sekunde noch einmal ein.
       *[other] Die letzte Entscheidung ist gerade zurückgenommen worden. Um auch die davor zurückzunehmen, tipp den Befehl in { $seconds } Sekunden noch einmal ein.
    }
leave-question = Gibst du deinen Sitz auf, ist das Spiel für dich vorbei: Nach dieser Hand verlassen deine Chips das Spiel. Bist du sicher?
leave-booked = Notiert: Nach dieser Hand wird dein Sitz frei. Danke fürs Mitspielen.
done = Erledigt.
moved-down = Der Tisch ist wieder ganz unten.
moving-down = Die nächste Nachricht dieses Tisches kommt gerade, ganz unten.
error-forbidden = Discord lässt mich das hier nicht tun. Wer den Server verwaltet, kann meine Berechtigungen prüfen.
cancel-question = Brichst du ab, endet das Spiel für alle ohne Ergebnis. Bist du sicher?

## Einen offenen Tisch verlassen und schließen

leave-open-question = Wenn du gehst, nimmst du deine Chips mit; spielst du in der Hand mit, erst nach ihrem Ende. Sie bleiben eine Stunde lang für dich aufgehoben: Kommst du bis dahin zurück, hast du genau so viele wieder vor dir. Bist du sicher?
leave-open-confirm = Tisch verlassen
leave-open-booked = Notiert: Du verlässt den Tisch, sobald diese Hand zu Ende ist. Deine Chips bleiben eine Stunde lang aufgehoben.
leave-open-done =
    { $chips ->
        [0] Du hast den Tisch verlassen. Danke fürs Mitspielen.
        [one] Du hast den Tisch mit { $chips } Chip verlassen, der eine Stunde lang aufgehoben wird. Danke fürs Mitspielen.
       *[other] Du hast den Tisch mit { $chips } Chips verlassen, die eine Stunde lang aufgehoben werden. Danke fürs Mitspielen.
    }
close-question = Wenn du den Tisch schließt, wird die Hand zu Ende gespielt, alle nehmen ihre Chips mit, und die Abrechnung wird gezeigt. Bist du sicher?
close-question-now = Wenn du den Tisch schließt, nehmen alle ihre Chips mit, und die Abrechnung wird gezeigt. Bist du sicher?
close-confirm = Tisch schließen
close-booked = Notiert: Der Tisch schließt, sobald diese Hand zu Ende ist.
still-showing = Die Karten kommen noch. Versuch es gleich noch einmal.

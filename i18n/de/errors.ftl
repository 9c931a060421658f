## Was schiefging, und was hilft

error-internal = Bei mir ist etwas schiefgegangen, und es ist notiert. Am Spiel hat sich nichts geändert; versuch es noch einmal.
error-try-again = Jemand war schneller, oder ich starte gerade neu. Versuch es noch einmal.
error-old-command = Dieser Befehl hat sich geändert. Tipp ihn noch einmal ein; sieht er gleich aus, starte Discord neu.
error-not-allowed = Diesen Befehl darfst du hier nicht benutzen.

## Private Antworten

no-table-here = In diesem Kanal ist kein Tisch. `/poker start` eröffnet einen.
table-over = Dieser Tisch ist nicht mehr offen. `/poker start` eröffnet einen neuen.
unknown-button = Dieser Knopf gilt nicht mehr. Die richtigen stehen unter der neuesten Nachricht des Tisches.
only-in-server = Poker gibt es in den Kanälen eines Servers, nicht hier.
no-thread-here = Einen Thread kann ich nur in einem gewöhnlichen Textkanal öffnen.
channel-not-allowed = Auf diesem Server werden Tische woanders eröffnet: { $channels }.
start-not-allowed = Auf diesem Server eröffnet Tische nur, wer ihn verwalten darf.
table-exists = In diesem Kanal ist schon ein Tisch: { $link }
table-exists-no-link = In diesem Kanal ist schon ein Tisch.
missing-permissions = Mir fehlt: { $permissions } in { $channel }. Wer den Server verwaltet, kann mir das geben; danach versuch es noch einmal.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-in-threads = Nachrichten in Threads senden
permission-read-history = Nachrichtenverlauf anzeigen
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-create-threads = Öffentliche Threads erstellen
bad-amount = „{ $typed }“ verstehe ich nicht als Betrag. Schreib ihn wie 1500, 1.500 oder 1,5k.
cooldown =
    { $seconds ->
        [one] Das war schnell. Versuch es in { $seconds } Sekunde wieder.
       *[other] Das war schnell. Versuch es in { $seconds } Sekunden wieder.
    }
opened = Dein Tisch ist offen: { $link }
joined = Du hast Sitz { $seat }. Deine Karten kommen per Direktnachricht.
joined-no-dm = Du hast Sitz { $seat }. Discord lässt mich dir nicht schreiben: Nimm „Meine Karten“ am Tisch.
left = Du hast den Tisch verlassen.
leave-question = Gibst du deinen Sitz auf, ist das Spiel für dich vorbei: Nach dieser Hand verlassen deine Chips das Spiel. Bist du sicher?
leave-booked = Notiert: Nach dieser Hand wird dein Sitz frei. Danke fürs Mitspielen.
done = Erledigt.
acted = Erledigt, wie der Tisch zeigt.
came-back = Schön, dass du wieder da bist. Ab deinem nächsten Zug entscheidest du wieder selbst.
not-your-turn-to-raise = Du kannst gerade weder setzen noch erhöhen.
nothing-changed = Es wurde nichts geändert.
moved-down = Der Tisch ist wieder ganz unten.
error-forbidden = Discord lässt mich das hier nicht tun. Wer den Server verwaltet, kann meine Rechte prüfen.
start-no-thread = Einen Thread gibt es nur in einem gewöhnlichen Textkanal. Lass die Option weg oder eröffne den Tisch dort.
cancel-question = Brichst du ab, endet das Spiel für alle ohne Ergebnis. Bist du sicher?

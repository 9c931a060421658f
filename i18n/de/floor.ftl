## Was die Leitung kann: Namen (klein, ohne Leerzeichen, 32 Zeichen) und Beschreibungen (100)

cmd-poker-floor-warn-name = verwarnen
cmd-poker-floor-warn-description = Jemanden verwarnen (Clubturnier)

cmd-poker-floor-penalty-name = strafe
cmd-poker-floor-penalty-description = Jemandem zur Strafe Chips abnehmen; mindestens einer bleibt (Clubturnier)

cmd-poker-floor-misdeal-name = vergeben
cmd-poker-floor-misdeal-description = Diese Hand neu geben, Einsätze zurück; nur bis zwei gehandelt haben (Clubturnier)

cmd-poker-floor-undo-name = zurücknehmen
cmd-poker-floor-undo-description = Letzte Entscheidung zurücknehmen: bis zum nächsten Geben; ein Entfernen, solange jemand da ist

opt-poker-floor-player-name = spieler
opt-poker-floor-player-description = Wer: Name oder Sitz

opt-poker-floor-reason-name = grund
opt-poker-floor-reason-description = Warum; alle am Tisch können es lesen

opt-poker-floor-kind-name = art
opt-poker-floor-kind-description = Wohin die Chips gehen

opt-poker-floor-amount-name = betrag
opt-poker-floor-amount-description = Wie viele Chips, zum Beispiel 50 oder 1,5k

choice-penalty-dead-bet = Toter Einsatz: in den Pot der nächsten Hand
choice-penalty-fine = Aus dem Spiel: Niemand gewinnt diese Chips

## Was allein die Leitung liest, unter dem, was sie gerade entschieden hat

floor-undo = `/poker floor undo` nimmt die letzte Entscheidung zurück, jetzt also diese, bis die nächste Hand gegeben wird.
floor-undo-removal = `/poker floor undo` nimmt die letzte Entscheidung zurück, jetzt also diese, solange der Sitz noch nicht geräumt ist.
floor-go-on = `/poker floor resume` setzt das Spiel fort.
floor-final = Das lässt sich nicht zurücknehmen.

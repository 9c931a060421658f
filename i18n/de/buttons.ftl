## Knöpfe

button-fold = Passen
button-check = Checken
button-call = Mitgehen { $price }
button-call-all-in = All-in mitgehen { $price }
button-bet = Setzen …
button-raise = Erhöhen …
button-min = Min { $to }
button-half-pot = ½ Pot { $to }
button-pot = Pot { $to }
button-all-in = All-in { $to }
button-my-cards = Meine Karten
button-back = Bin wieder da
button-show-first = Erste zeigen
button-show-second = Zweite
button-show-both = Beide
button-my-cards-short = Karten
button-time = +{ $seconds } s ({ $left })
button-ask = Zeigen lassen
# Mehrere haben ihre Karten weggeworfen: ein Knopf für jeden
ask-see-player = { $name } sehen
ask-see-seat = Sitz { $seat } sehen
ask-see-seat-short = Sitz { $seat }?
button-seat = Hinsetzen
button-top-up = Nachkauf auf { $to }
button-top-up-short = Nachkauf
button-sit-out = Aussetzen
button-check-fold = Checken/Passen
button-call-up-to = Mitgehen bis { $price }
button-take-back = Zurücknehmen
button-down = Tisch nach unten holen
button-join = Mitspielen
button-leave = Gehen
button-house = Hausspieler dazu
button-kept = Was über mich gespeichert ist
button-forget = Meine Daten löschen
button-forget-not = Nein, behalten
button-forget-now = Endgültig löschen
button-my-settings = Meine Einstellungen
button-settings = Einstellungen
button-start = Jetzt starten
button-cancel = Abbrechen
button-help = So geht’s
button-rematch = Revanche
button-leave-confirm = Sitz aufgeben

## Das Fenster für den Betrag

amount-bet-title = Setzen
amount-raise-title = Erhöhen
amount-bet-label = Dein Einsatz insgesamt
amount-raise-label = Erhöhen auf (gesamt in dieser Runde)
amount-limits = Von { $least } bis { $most } ({ $most } ist All-in)
amount-placeholder = 1500, 1.500 oder 1,5k
all-in-title = All-in?
all-in-typed = Insgesamt { $total } bedeutet All-in, mit allen { $chips } Chips, die vor dir liegen. Noch ist nichts gesetzt. Wenn du das willst, drück auf den Knopf und bestätige es.
all-in-question = Du setzt alle deine { $chips } Chips. Wenn du das willst, bestätige es.
all-in-question-more = Du setzt deine letzten { $chips } Chips, in dieser Runde dann insgesamt { $total }. Wenn du das willst, bestätige es.
button-cancel-confirm = Spiel abbrechen

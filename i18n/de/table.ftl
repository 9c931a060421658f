## Die Tischnachricht, von oben nach unten

street-preflop = Preflop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Showdown
street-all-in = All-in
street-over = Beendet

table-title = Hand { $hand } · { $street }
table-title-draw = Auslosung des Buttons
table-title-open = Offener Tisch
table-closing = schließt nach dieser Hand
table-level =
    { $hands ->
        [one] Level { $level } · Blinds { $blinds } · { $next } ab der nächsten Hand
       *[other] Level { $level } · Blinds { $blinds } · { $next } in { $hands } Händen
    }
table-level-timed = Level { $level } · Blinds { $blinds } · dann { $next }
table-level-due = · fällig: { $due }
table-level-left = · noch { $time } auf diesem Level
table-level-waits = · ab der nächsten Hand
time-span =
    { $minutes ->
        [0] { $seconds } Sek.
       *[other] { $minutes } Min.{ $seconds ->
            [0] { "" }
           *[other] {" "}{ $seconds } Sek.
        }
    }
table-open-blinds = Blinds { $blinds } · Buy-in { $stack }

## Die Blinds

blinds-plain = { $small }/{ $big }
blinds-ante = { $small }/{ $big }, Ante je { $ante }
blinds-big-blind-ante = { $small }/{ $big }, Big-Blind-Ante { $ante }
blinds-ante-short = { $small }/{ $big } (Ante { $ante })
blinds-big-blind-ante-short = { $small }/{ $big } (BB-Ante { $ante })

## Was in der Liste der Sitze hinter einem Namen steht

mark-button = Button
mark-small-blind = SB
mark-big-blind = BB
mark-dead-button = toter Button
mark-folded = gepasst
mark-mucked = weggelegt
mark-all-in = all-in
mark-away = abwesend
mark-sitting-out = setzt aus
mark-next-hand = ab der nächsten Hand dabei
mark-top-up = kauft nach der Hand nach
mark-dead-bet = toter Einsatz { $amount } folgt
mark-fine = Strafe { $amount }
mark-left = ist gegangen
mark-leaving = geht
mark-out = ausgeschieden, { $place }
mark-bet = Einsatz { $amount }
seat-empty = leer
seat-free = frei
seat-nameless = Spieler { $seat }

## Die Mitte des Tisches

board-label = Gemeinschaftskarten
board-empty = noch keine
pots-total = Pot: { $amount }
pots-main = Hauptpot: { $amount }
pots-side = Nebenpot { $number }: { $amount }

## Wer dran ist

turn-check = { $player }, du bist dran: Checke oder setze.
turn-check-only = { $player }, du bist dran: Checke.
turn-check-raise = { $player }, du bist dran: Checke oder erhöhe auf { $min } oder mehr.
turn-call = { $player }, du bist dran: Mitgehen kostet { $call }.
turn-call-raise = { $player }, du bist dran: Mitgehen kostet { $call }, erhöhen kannst du ab { $min }.
turn-deadline = Zeit: { $deadline }.
turn-house = { $name } überlegt …
turn-first-hand = Gleich kommt die erste Hand.
turn-next-hand = Gleich kommt die nächste Hand.
turn-waiting-one = { $name } wartet noch auf jemanden zum Spielen.
turn-waiting-two = Der Tisch wartet auf zwei Spieler mit Chips.
turn-waiting-people = Nur Hausspieler sind noch da: Der Tisch wartet auf jemanden.
turn-broke =
    { $count ->
        [one] { $names } hat keine Chips mehr und setzt bis zum Nachkauf aus.
       *[other] { $names } haben keine Chips mehr und setzen bis zum Nachkauf aus.
    }
turn-podium = Gleich kommt das Endergebnis.
turn-ledger = Der Tisch schließt. Gleich kommt die Abrechnung.
turn-run-out =
    { $count ->
        [one] All-in: Eine Karte kommt noch.
       *[other] All-in: Es kommen noch { $count } Karten, eine nach der anderen.
    }
pause-floor-by = { $by } hat das Spiel angehalten.
pause-floor-resume = Weiter geht es mit `/poker floor resume`.
pause-all-away = Alle sind abwesend, deshalb macht das Spiel Pause. Einmal „Bin wieder da“ drücken, und es geht weiter.
pause-all-out = Zurzeit spielt niemand, deshalb macht der Tisch Pause.
pause-all-out-buttons = { $buttons }, und es geht weiter.
pause-button = „{ $label }“
pause-channel = Das Spiel macht Pause, weil ich den Tisch hier nicht zeigen konnte. Sobald das behoben ist, geht es von selbst weiter, oder sofort mit `/poker floor resume`.
table-unsaved = Im Augenblick lässt sich nichts speichern, deshalb steht der Tisch still. Verloren geht nichts: Es geht von selbst weiter, sobald das Speichern wieder klappt.
turn-call-all-in = { $player }, du bist dran: Mitgehen kostet { $call }, also alle deine Chips.
chips-plain = { $chips }

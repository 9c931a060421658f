## Mehr zu `/poker status`: Clubs und offene Tische

status-ante = Ante: je { $ante }.
status-big-blind-ante = Ante: { $ante }, vom Big Blind für alle.
status-then-level = Danach steigen die Blinds auf { $small } und { $big }.
status-level-due = Fällig: { $due }.
status-level-left = Noch { $time } auf diesem Level.
status-open-table = Hand { $hand }: { $street }. Blinds { $small } und { $big }.
status-open-level = Blinds { $small } und { $big }.
status-sitting-out = Setzt aus.
status-next-hand = Ab der nächsten Hand dabei.
status-top-up = Kauft nach dieser Hand nach.
status-left = { $name } hat den Tisch verlassen.
status-drew = Gezogene Karte: { $card }.
status-bank =
    { $left ->
        [0] Zeitbank leer.
       *[other] Zeitbank: { $left } × { $seconds } Sekunden.
    }
status-warnings =
    { $count ->
        [one] { $count } Verwarnung.
       *[other] { $count } Verwarnungen.
    }
status-dead-bet = In der nächsten Hand ist ein toter Einsatz von { $amount } fällig.
status-fine = Nach dieser Hand ist eine Strafe von { $amount } fällig.
status-free-seats =
    { $count ->
        [one] Ein Sitz ist frei, für ein Buy-in von { $stack }.
       *[other] { $count } Sitze sind frei, für ein Buy-in von { $stack }.
    }
status-closing = Der Tisch schließt nach dieser Hand.
status-host = Tischleitung: { $name }.
status-host-close = Tischleitung: { $name }; sie kann den Tisch mit `/poker floor cancel` schließen.
status-host-you = Du hast die Tischleitung.
status-host-you-close = Du hast die Tischleitung und kannst den Tisch mit `/poker floor cancel` schließen.
status-way-back = Mit „Bin wieder da“ unter dem Tisch entscheidest du ab deinem nächsten Zug wieder selbst.
status-way-back-open = „Bin wieder da“ unter dem Tisch bringt dich ab der nächsten Hand zurück.
status-way-back-chips = Du hast keine Chips: Kauf nach, und du spielst ab der nächsten Hand.
table-language = Sprache an diesem Tisch: { $language }.

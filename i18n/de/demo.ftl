## Die Seite der Demo. Befehle behalten dort ihren englischen Namen, und „Viewing as“ steht auf Englisch da.

demo-topic = Ein simuliertes Discord auf diesem Rechner: tippe /poker start
demo-guide =
    ### So geht es
    1. Tippe `/poker start`, wähle den Befehl mit der Eingabetaste und klicke dann auf den Pfeil.
    2. Drücke einige Male auf **{ $house }**, dann auf **{ $start }**.
    3. **{ $cards }** zeigt deine Karten. **Viewing as**, ganz oben, macht dich zu jemand anderem.
    4. { $admin } darf diesen Server verwalten: Probiere als { $admin } `/poker-admin settings` und `/poker floor pause`.
    5. Mit der Option `format` öffnet `/poker start` statt eines Sit & Go ein Clubturnier oder einen offenen Tisch.
    -# Was anders ist als im echten Discord: { $dms } Befehle behalten ihren englischen Namen, und ein verdeckter Tab wartet, bis du hinsiehst.
demo-dms-open = Eine Seite zeigt nur einen Kanal; Threads und Direktnachrichten haben deshalb eigene Seiten, die im Terminal stehen.
demo-dms-closed = Eine Seite zeigt nur einen Kanal; Threads haben deshalb eigene Seiten, die im Terminal stehen. Niemand hier lässt den Bot Direktnachrichten schreiben.
demo-thread = Ein Thread hat hier eine eigene Seite: [{ $thread }]({ $address })

demo-terminal = Dead Button auf einem simulierten Discord. Nichts verlässt diesen Rechner, ein Token ist nicht nötig.
demo-terminal-guide =
    Öffne die erste Seite, tippe /poker start, drücke die Eingabetaste, klicke auf den Pfeil; hole Hausspieler dazu, drücke auf { $start }.
    „Viewing as“ (oben) macht dich zu jemand anderem; { $cards } zeigt dessen Karten.
    { $admin } darf den Server verwalten: /poker-admin settings, /poker floor pause.
    Anders als im echten Discord: Befehle haben ihren englischen Namen, eine Seite zeigt einen Kanal (ein Thread bekommt seine
    eigene Seite, hier und im Kanal genannt), und ein verdeckter Tab wartet, bis jemand hinsieht.

    Beenden mit Strg-C. Dieses Discord ist dann weg und das Spiel mit ihm.
demo-direct = DM { $name }
demo-in-seconds = in { $seconds } s
demo-port-refused = Port { $port } lässt sich nicht verwenden ({ $error }); versuche --port 0.
demo-only-watching = Die Demo nimmt { $options } nur zusammen mit --watch.
demo-only-serving = Die Demo nimmt { $options } nur ohne --watch, wenn sie eine Seite zeigt.
demo-format-lacks = Ein offener Tisch hat kein --speed, und nur ein Sit & Go hat einen --stack.
demo-needs = Der Demo fehlt { $packages }: pip install 'deadbutton[demo]'

demo-not-chosen = `{ $typed }` wurde getippt, aber nicht ausgewählt. Tippe es noch einmal, wähle es mit der Eingabetaste aus der Liste über der Eingabe und klicke dann auf den Pfeil.
demo-no-command = `{ $typed }` ist kein Befehl. Versuche `{ $command }`: Tippe ihn, wähle ihn mit der Eingabetaste aus der Liste über der Eingabe und klicke dann auf den Pfeil.
demo-no-commands-here = Hier gibt es keine Befehle. Sie gehen auf der Seite von { $channel }.

## Die Seite der Demo. Befehle behalten dort ihren englischen Namen, und „Viewing as“ steht auf Englisch da.

demo-topic = Ein simuliertes Discord auf diesem Rechner: tippe /poker start
demo-guide =
    ### So geht es
    1. Tippe `/poker start`, wähle den Befehl mit der Eingabetaste und klicke dann auf den Pfeil.
    2. Drücke einige Male **{ $house }**, dann **{ $start }**.
    3. **{ $cards }** zeigt deine Karten. **Viewing as**, ganz oben, macht dich zu jemand anderem.
    4. { $admin } darf diesen Server verwalten: Probiere als { $admin } `/poker-admin settings` und `/poker floor pause`.
    5. Mit der Option `format` öffnet `/poker start` statt eines Sit & Go ein Clubturnier oder einen offenen Tisch.
    -# Was anders ist als im echten Discord: { $dms } Befehle behalten ihren englischen Namen, und ein verdeckter Tab wartet, bis du hinsiehst.
demo-dms-open = Eine Seite zeigt einen Kanal, Threads und Direktnachrichten haben deshalb eigene Seiten, die im Terminal stehen.
demo-dms-closed = Eine Seite zeigt einen Kanal, Threads haben deshalb eigene Seiten, die im Terminal stehen. Niemand hier lässt den Bot Direktnachrichten schreiben.
demo-thread = Ein Thread hat hier eine eigene Seite: [{ $thread }]({ $address })

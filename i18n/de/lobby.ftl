## Die Lobby

lobby-title = Sit & Go · Texas Hold’em
lobby-title-club = Clubturnier · Texas Hold’em
lobby-title-open = Offener Tisch · Texas Hold’em
lobby-intro-table = No-Limit Hold’em ohne Ende für bis zu { $seats } Spieler: Setz dich jederzeit dazu, geh jederzeit.
lobby-intro = Ein No-Limit-Hold’em-Turnier für { $seats } Spieler.
lobby-intro-open = Gespielt wird um die Ehre; die Chips haben keinen Wert.
lobby-setting-stack = { $stack } Chips zu Beginn
lobby-setting-speed-normal = Blinds steigen alle { $hands } Hände (normal)
lobby-setting-speed-turbo = Blinds steigen alle { $hands } Hände (Turbo)
lobby-setting-clock =
    { $seconds ->
        [one] { $seconds } Sekunde je Entscheidung
       *[other] { $seconds } Sekunden je Entscheidung
    }
lobby-setting-blinds = erste Blinds { $small }/{ $big }
lobby-setting-language = Sprache am Tisch: { $language }
# $blinds: the first few, as in “10/20, 15/30”; $count: how many levels there are
lobby-levels-regular = reguläre Levels: { $blinds } …
lobby-levels-deep = gemächliche Levels: { $blinds } …
lobby-levels-turbo = Turbo-Levels: { $blinds } …
lobby-levels-hyper = Hyper-Levels: { $blinds } …
lobby-levels-own =
    { $count ->
        [one] ein eigenes Level der Tischleitung: { $blinds }, danach verdoppelt
       *[other] { $count } eigene Levels der Tischleitung: { $blinds } …
    }
lobby-levels-fixed = feste Blinds: { $blinds }
lobby-level-hands =
    { $hands ->
        [one] Blinds steigen nach jeder Hand
       *[other] Blinds steigen alle { $hands } Hände
    }
lobby-level-minutes =
    { $minutes ->
        [one] Blinds steigen jede Minute
       *[other] Blinds steigen alle { $minutes } Minuten
    }
lobby-level-seconds = Blinds steigen alle { $minutes } Min. { $seconds } Sek.
lobby-antes-each = Antes ab Level { $level }, zuerst { $ante } von jedem
lobby-antes-big-blind = Antes ab Level { $level }, zuerst { $ante } vom Big Blind für alle
lobby-setting-bank = Zeitbank: { $count } × { $seconds } Sekunden mehr
lobby-setting-cap = endet spätestens nach Hand { $hand }
lobby-setting-spoken = am Tisch wird nur { $language } gesprochen
lobby-setting-buy-in = Buy-in { $stack } Chips
lobby-setting-fixed-blinds = Blinds { $blinds }, die nie steigen
lobby-seats = Sitze ({ $taken } von { $seats })
lobby-free = frei
lobby-host = Tischleitung
lobby-house = Hausspieler
lobby-waiting =
    { $free ->
        [one] { $free } Sitz ist frei. Los geht es, wenn er besetzt ist oder die Tischleitung startet.
       *[other] { $free } Sitze sind frei. Los geht es, wenn sie besetzt sind oder die Tischleitung startet.
    }
lobby-alone = Es fehlt noch jemand. Drück auf Mitspielen oder hol einen Hausspieler dazu.
lobby-countdown = Der Tisch ist voll. Erste Hand: { $deadline }.

# The name of a thread opened for a table. $host: as Discord shows it
thread-name = Poker · { $host }

open-has-no-speed = Die Blinds eines offenen Tisches steigen nie, also hat er kein Tempo. Lass diese Option weg; die Blinds stellt die Tischleitung in der Lobby ein.

## Die Lobby

lobby-title = Sit & Go · Texas Hold’em
lobby-intro = Ein Turnier in No-Limit Hold’em für { $seats } Spieler.
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
lobby-seats = Sitze ({ $taken } von { $seats })
lobby-free = frei
lobby-host = Tischleitung
lobby-house = Hausspieler
lobby-waiting =
    { $free ->
        [one] { $free } Sitz ist frei. Los geht es, wenn er besetzt ist oder die Tischleitung startet.
       *[other] { $free } Sitze sind frei. Los geht es, wenn sie besetzt sind oder die Tischleitung startet.
    }
lobby-alone = Es fehlt noch jemand. Drück Mitspielen oder hol einen Hausspieler dazu.
lobby-countdown = Der Tisch ist voll. Erste Hand: { $deadline }.

# The name of a thread opened for a table. $host: as Discord shows it
thread-name = Poker · { $host }

open-has-no-speed = Die Blinds eines offenen Tisches steigen nie, also hat er kein Tempo. Lass diese Option weg; die Blinds stellt die Tischleitung in der Lobby ein.

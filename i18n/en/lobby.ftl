## The lobby

lobby-title = Sit & Go · Texas Hold’em
lobby-intro = A No-Limit Hold’em tournament for { $seats } players.
lobby-intro-open = You play for honour; the chips have no value.
lobby-setting-stack = { $stack } chips to start with
lobby-setting-speed-normal = blinds go up every { $hands } hands (normal)
lobby-setting-speed-turbo = blinds go up every { $hands } hands (turbo)
lobby-setting-clock =
    { $seconds ->
        [one] { $seconds } second per decision
       *[other] { $seconds } seconds per decision
    }
lobby-setting-blinds = first blinds { $small }/{ $big }
lobby-setting-language = table language: { $language }
lobby-seats = Seats ({ $taken } of { $seats })
lobby-free = free
lobby-host = host
lobby-house = house player
lobby-waiting =
    { $free ->
        [one] { $free } seat is free. The game starts when it is taken, or when the host says so.
       *[other] { $free } seats are free. The game starts when they are taken, or when the host says so.
    }
lobby-alone = It takes one more player. Press Join, or add a house player.
lobby-countdown = The table is full. First hand: { $deadline }.

# The name of a thread opened for a table. $host: as Discord shows it
thread-name = Poker · { $host }

open-has-no-speed = The blinds of an open table never rise, so it has no speed. Leave that option out; the host sets the blinds in the lobby.

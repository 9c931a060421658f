## The lobby

lobby-title = Sit & Go · Texas Hold’em
lobby-title-club = Club tournament · Texas Hold’em
lobby-title-open = Open table · Texas Hold’em
lobby-intro-table = No-Limit Hold’em without an end, for up to { $seats } players: take a seat any time, leave any time.
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
# $blinds: the first few, as in “10/20, 15/30”; $count: how many levels there are
lobby-levels-regular = regular levels: { $blinds } …
lobby-levels-deep = deep levels: { $blinds } …
lobby-levels-turbo = turbo levels: { $blinds } …
lobby-levels-hyper = hyper levels: { $blinds } …
lobby-levels-own =
    { $count ->
        [one] one level of the host’s own: { $blinds }, then doubling
       *[other] { $count } levels of the host’s own: { $blinds } …
    }
lobby-levels-fixed = fixed blinds: { $blinds }
lobby-level-hands =
    { $hands ->
        [one] the blinds rise after every hand
       *[other] the blinds rise every { $hands } hands
    }
lobby-level-minutes =
    { $minutes ->
        [one] the blinds rise every minute
       *[other] the blinds rise every { $minutes } minutes
    }
lobby-level-seconds = the blinds rise every { $minutes } min { $seconds } s
lobby-antes-each = antes from level { $level } on, first { $ante } from each player
lobby-antes-big-blind = antes from level { $level } on, first { $ante } from the big blind for all
lobby-setting-bank = time bank: { $count } × { $seconds } seconds more
lobby-setting-cap = ends after hand { $hand } at the latest
lobby-setting-spoken = only { $language } is spoken at the table
lobby-setting-buy-in = buy-in { $stack } chips
lobby-setting-fixed-blinds = blinds { $blinds }, which never rise
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

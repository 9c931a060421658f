## Choices of commands and lists

choice-format-sit-and-go = Sit & Go: a quick tournament
choice-format-club = Club tournament: levels, antes and a time bank as you like
choice-format-open = Open table: fixed blinds, come and go any time
choice-pace-normal = Normal
choice-pace-turbo = Turbo: the blinds rise faster
choice-speed-normal = Normal: every 6 hands in a Sit & Go
choice-speed-turbo = Turbo: every 4 hands in a Sit & Go
choice-language-auto = Automatic: as Discord says
choice-seats = { $count } seats
choice-stack = { $chips } chips
choice-clock = { $seconds } seconds
choice-bank-none = No extra time
choice-bank = { $count } × { $seconds } seconds
choice-preset-regular = Regular: { $hands } hands a level
choice-preset-deep = Deep: small steps, { $hands } hands a level
choice-preset-turbo = Turbo: { $hands } hands a level
choice-preset-hyper = Hyper: { $hands } hands a level
choice-preset-own = Own list, typed below
choice-length-preset = As usual (own list: 8 hands)
choice-length-now = As now: shortened to turbo
choice-length-hands =
    { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
choice-length-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
choice-antes-none = None
choice-antes-each = Each player, from level { $level }
choice-antes-big-blind = Big blind for all, from level { $level }
choice-cap-none = None: until one player is left
choice-cap = Hand { $hand }
choice-pause = { $seconds } seconds
choice-dm-silent = Silently, without a buzz
choice-dm-normal = With a notification
choice-dm-off = Not at all: I use My cards
choice-notice-off = Never
choice-notice-smart = Only when I am slow to act
choice-notice-always = At every turn
choice-view-action = A new picture after every action
choice-view-street = A new picture with every betting round
choice-view-text = Texts only, no pictures
choice-felt-green = Green
choice-felt-midnight = Midnight blue
choice-colours-two = Two colours (black and red)
choice-colours-four = Four colours (diamonds blue, clubs green)
choice-start-everybody = Everybody
choice-start-managers = Only those who manage the server

## Headings of the settings. A dialog’s title and labels have 45 characters

settings-lobby-title = Settings of this table
settings-me-title = **My settings**: they count on every server.
settings-server-title = **This server’s settings**: they count for tables opened from now on; how tables look changes at once.
settings-seats = Seats
settings-stack = Starting chips
settings-speed = Blind speed
settings-clock = Time for a decision
settings-language = Language
settings-levels-title = Levels of this table
settings-bank = Time bank of each player
settings-buy-in = Buy-in
settings-blinds = Blinds, as in 5/10
settings-preset = Levels
settings-own = Own list of levels
settings-own-description = One after another, with a comma and a space or on lines of their own
settings-own-placeholder = 25/50, 50/100, 75/150 ante 15, 100/200 bb-ante 200
settings-length = How long a level lasts
settings-antes = Antes (an own list has its own)
settings-cap = Last hand
settings-dm = My cards by direct message
settings-notice = A ping when it is my turn
settings-start = Who may open a table
settings-pause-fold = Pause after a hand without showdown
settings-pause-showdown = Pause after a showdown
settings-view = Pictures of the table
settings-felt = Felt
settings-colours = Colours of the cards
settings-my-colours = Colours of my own cards
settings-channels = Channels where tables may be opened
settings-channels-everywhere = Everywhere

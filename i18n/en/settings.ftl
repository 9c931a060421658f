## Choices of commands and lists

choice-format-sit-and-go = Sit & Go: a quick tournament
choice-format-club = Club tournament: levels, antes and a time bank as you like
choice-format-open = Open table: fixed blinds, come and go any time
choice-pace-normal = Normal
choice-pace-turbo = Turbo: the blinds rise faster
choice-speed-normal = Normal: up every 6 hands
choice-speed-turbo = Turbo: up every 4 hands
choice-language-auto = Automatic: as Discord says
choice-seats = { $count } seats
choice-stack = { $chips } chips
choice-clock = { $seconds } seconds
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

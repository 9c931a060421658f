## Slash commands: names (lower case, no spaces, 32 characters) and descriptions (100)

cmd-poker-name = poker
cmd-poker-description = No-Limit Hold’em tournaments for play chips

cmd-poker-start-name = start
cmd-poker-start-description = Open a table in this channel

cmd-poker-cards-name = cards
cmd-poker-cards-description = Show my hole cards, only to me

cmd-poker-status-name = status
cmd-poker-status-description = Tell me the whole table in words, only to me

cmd-poker-raise-name = raise
cmd-poker-raise-description = Bet or raise an amount that you type

cmd-poker-leave-name = leave
cmd-poker-leave-description = Leave the lobby, or give up my seat

cmd-poker-rules-name = rules
cmd-poker-rules-description = The rules, by topic

cmd-poker-about-name = about
cmd-poker-about-description = Version, source and privacy

cmd-poker-settings-name = settings
cmd-poker-settings-description = My language, direct messages, turn notices, card colours, and what is kept about me

cmd-poker-floor-name = floor
cmd-poker-floor-description = Decisions about the table in this channel

cmd-poker-floor-pause-name = pause
cmd-poker-floor-pause-description = Stop the clock

cmd-poker-floor-resume-name = resume
cmd-poker-floor-resume-description = Let the game go on

cmd-poker-floor-remove-name = remove
cmd-poker-floor-remove-description = Take a player out of the game

cmd-poker-floor-cancel-name = cancel
cmd-poker-floor-cancel-description = End the game without a result, or close an open table with its ledger

cmd-poker-admin-name = poker-admin
cmd-poker-admin-description = For those who manage the server

cmd-poker-admin-settings-name = settings
cmd-poker-admin-settings-description = The server’s defaults for its tables

cmd-poker-admin-speed-name = speed
cmd-poker-admin-speed-description = Change the blind speed of the table in this channel

## Options of commands

opt-poker-start-format-name = format
opt-poker-start-format-description = What is played; without it a Sit & Go

opt-poker-start-seats-name = seats
opt-poker-start-seats-description = How many seats, 2 to 6

opt-poker-start-speed-name = speed
opt-poker-start-speed-description = How fast the blinds go up

opt-poker-start-thread-name = thread
opt-poker-start-thread-description = In a new thread instead of here

opt-poker-raise-amount-name = amount
opt-poker-raise-amount-description = Your total in this round, such as 1500 or 1.5k

opt-poker-rules-topic-name = topic
opt-poker-rules-topic-description = Which topic

opt-poker-admin-speed-speed-name = speed
opt-poker-admin-speed-speed-description = How fast the blinds go up

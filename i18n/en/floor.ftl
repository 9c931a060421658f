## What the floor can do: names (lower case, no spaces, 32 characters) and descriptions (100)

cmd-poker-floor-warn-name = warn
cmd-poker-floor-warn-description = Warn a player (club tournament)

cmd-poker-floor-penalty-name = penalty
cmd-poker-floor-penalty-description = Take chips from a player as a penalty; at least one chip stays (club tournament)

cmd-poker-floor-misdeal-name = misdeal
cmd-poker-floor-misdeal-description = Deal this hand again: new cards, bets come back. Until two have acted (club tournament)

cmd-poker-floor-undo-name = undo
cmd-poker-floor-undo-description = Take rulings back, the last one first: until the next deal; a removal, until the player has gone

opt-poker-floor-player-name = player
opt-poker-floor-player-description = Who: name or seat

opt-poker-floor-reason-name = reason
opt-poker-floor-reason-description = Why, for all at the table to read

opt-poker-floor-kind-name = kind
opt-poker-floor-kind-description = Where the chips go

opt-poker-floor-amount-name = amount
opt-poker-floor-amount-description = How many chips, such as 50 or 1.5k

choice-penalty-dead-bet = Dead bet: into the pot of the next hand
choice-penalty-fine = Out of play: nobody wins these chips

## What the floor alone reads, below what it has just done

floor-undo = `/poker floor undo` takes the last ruling back, now this one, until the next hand is dealt.
floor-undo-removal = `/poker floor undo` takes the last ruling back, now this one, as long as the player is still at the table.
floor-go-on = `/poker floor resume` lets the game go on.
floor-final = This cannot be taken back.

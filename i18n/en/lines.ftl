## What happens in a hand: one event, one sentence. Names come escaped, numbers as numbers.

line-hand-started = { $name } has the button.
line-dead-button = The button is dead, at empty seat { $seat }.
line-no-small-blind = No small blind this hand.
line-level-up = Level { $level }: the blinds are now { $blinds }.
line-heads-up = Heads-up: { $first } against { $second }.
line-ante = { $name } posts an ante of { $amount }.
line-ante-for-all = { $name } posts an ante of { $amount } for everybody.
line-small-blind = { $name } posts the small blind, { $amount }.
line-big-blind = { $name } posts the big blind, { $amount }.
line-folds = { $name } folds.
line-folds-clock = { $name } runs out of time and folds.
line-folds-away = { $name } is away and folds.
# Several in a row, where there is no room for their names; $count = 2 to 6
line-folds-several = { $count } players fold.
line-checks = { $name } checks.
line-checks-several = { $count } players check.
line-checks-clock = { $name } runs out of time and checks.
line-checks-away = { $name } is away and checks.
line-calls = { $name } calls { $amount }.
line-calls-all-in = { $name } calls { $amount } and is all-in.
line-calls-several = { $count } players call.
line-bets = { $name } bets { $to }.
line-bets-all-in = { $name } bets { $to } and is all-in.
line-raises = { $name } raises to { $to }.
line-raises-all-in = { $name } raises to { $to } and is all-in.
# A street in one phrase. $said: a bet or raise, as in “Ann raises to 60”, without its full stop; $name: who alone called
line-answered = { $said }, { $name } calls.
line-answered-several = { $said }, { $count } players call.
line-returned =
    { $amount ->
        [one] { $amount } chip nobody called goes back to { $name }.
       *[other] { $amount } chips nobody called go back to { $name }.
    }
line-flop = Flop: { $cards }.
line-turn = Turn: { $cards }.
line-river = River: { $cards }.
line-shows = { $name } shows { $cards }.
line-shows-hand = { $name } shows { $cards }: { $hand }.
line-mucks = { $name } mucks.

## Who wins what. $pot: one of the three labels; $shares: a list of share-of

pot-only = The pot
pot-main = Main pot
pot-side = Side pot { $number }
share-of = { $name } { $amount }
line-wins = { $name } wins { $amount }.
line-wins-nothing = Everybody else folds; { $name } has the hand.
line-wins-with = { $name } wins { $amount }: { $hand }.
line-pot = { $pot }: { $name } wins { $amount }.
line-pot-with = { $pot }: { $name } wins { $amount } ({ $hand }).
line-pot-split = { $pot }, { $amount }, is split: { $shares }.
line-pot-split-with = { $pot }, { $amount }, is split ({ $hand }): { $shares }.

## Who goes out. $place: one of the places below

place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
line-busted = { $name } is knocked out in { $place } place.
line-busted-shared = { $name } is knocked out and shares { $place } place.
line-gave-up =
    { $chips ->
        [one] { $name } gives up the seat in { $place } place; { $chips } chip leaves play.
       *[other] { $name } gives up the seat in { $place } place; { $chips } chips leave play.
    }
line-gave-up-shared =
    { $chips ->
        [one] { $name } gives up the seat and shares { $place } place; { $chips } chip leaves play.
       *[other] { $name } gives up the seat and shares { $place } place; { $chips } chips leave play.
    }
# By the floor
line-out-removed =
    { $chips ->
        [one] { $name } was taken out of the game, in { $place } place; { $chips } chip leaves play.
       *[other] { $name } was taken out of the game, in { $place } place; { $chips } chips leave play.
    }
line-out-removed-shared =
    { $chips ->
        [one] { $name } was taken out of the game and shares { $place } place; { $chips } chip leaves play.
       *[other] { $name } was taken out of the game and shares { $place } place; { $chips } chips leave play.
    }
line-won = { $name } wins the tournament!
line-ended-hand-cap = { $hands } hands have been played: the chips decide.
line-ended-idle = The game has been paused for too long: the chips decide.

## Presence and the floor

floor-somebody = the floor
floor-named = { $floor } ({ $who })
line-went-away = { $name } has missed two turns and is now away.
line-came-back = { $name } is back.
# Who is in no hand at an open table
line-came-back-later = { $name } is back, from the next hand on.
line-leaves = { $name } leaves after this hand.
line-leaves-now = { $name } leaves the game.
line-removed = { $name } is taken out of the game by { $by } after this hand.
line-removed-now = { $name } is taken out of the game by { $by }.
line-paused = The game is paused by { $by }.
line-paused-all-away = Everybody is away: the game is paused.
line-paused-channel = The game is paused: I could not show the table here.
line-resumed = The game goes on.
line-resumed-by = { $by } lets the game go on.
line-recovered = The game goes on after a break: same cards, same chips, and a full clock for whoever is to act.
line-speed-normal =
    { $hands ->
        [one] The blinds now go up after every hand (normal).
       *[other] The blinds now go up every { $hands } hands (normal).
    }
line-speed-turbo =
    { $hands ->
        [one] The blinds now go up after every hand (turbo).
       *[other] The blinds now go up every { $hands } hands (turbo).
    }

## The lobby

line-opened = { $name } opens a table.
line-joined = { $name } sits down in seat { $seat }.
line-left = { $name } leaves the table.
line-taken-out = { $name } is taken off the table by { $by }.
line-host = { $name } is now the host.
line-rules-changed = The settings have changed.
line-countdown = The table is full: the cards are dealt in a moment.
line-started = The tournament begins: { $stack } chips each. { $name } is drawn for the first button.
line-closed-host = The host has closed the table.
line-closed-floor = The floor has closed the table.
line-closed-idle = Nobody touched the table for a long time: it is closed.
line-closed-empty = Everybody has left: the table is closed.

## Club tournaments and open tables

line-dead-bet = { $name } posts a dead bet of { $amount }.
line-misdeal = { $by } declares a misdeal: everybody gets new cards, the old ones do not count. Blinds and antes stay, bets come back.
line-asked = { $asker } asks to see the hand: { $name } shows { $cards }.
# $said: a sentence; $why: what the floor said, in its own words
line-why = { $said } “{ $why }”
line-time =
    { $left ->
        [0] { $name } takes more time. The time bank is empty now.
        [one] { $name } takes more time and can do so { $left } more time.
       *[other] { $name } takes more time and can do so { $left } more times.
    }
line-warned = { $by } warns { $name }.
line-warned-clock = { $name } has missed { $missed } turns in this tournament and is warned: the next missed turn may cost a penalty.
line-penalty-offered = { $name } has missed { $missed } turns in this tournament: the floor may give a penalty with `/poker floor penalty`.
line-penalty-dead-bet = { $by } gives { $name } a penalty: a dead bet of up to { $chips } in the next hand.
line-penalty-fine =
    { $chips ->
        [one] { $by } gives { $name } a penalty: { $chips } chip leaves play when this hand is over.
       *[other] { $by } gives { $name } a penalty: up to { $chips } chips leave play when this hand is over.
    }
line-fine-taken =
    { $chips ->
        [0] { $name } has a single chip left: the penalty takes nothing.
        [one] The penalty takes { $chips } chip from { $name }, out of play.
       *[other] The penalty takes { $chips } chips from { $name }, out of play.
    }
line-undone-warning = { $by } takes back the warning for { $name }.
line-undone-dead-bet = { $by } takes back the dead bet for { $name }.
line-undone-fine = { $by } takes back the penalty for { $name }.
line-undone-removal = { $by } lets { $name } stay in the game.
line-sat-down =
    { $stack ->
        [one] { $name } takes seat { $seat } with { $stack } chip.
       *[other] { $name } takes seat { $seat } with { $stack } chips.
    }
line-sat-down-again =
    { $stack ->
        [one] { $name } is back, in seat { $seat }, with { $stack } chip as before.
       *[other] { $name } is back, in seat { $seat }, with { $stack } chips as before.
    }
line-sat-out = { $name } sits out from the next hand on.
line-sat-out-missed = { $name } has missed two turns and sits out from the next hand on.
line-top-up-booked = { $name } tops up to { $to } when this hand is over.
line-topped-up = { $name } tops up by { $amount }.
line-top-up-lapsed = { $name } needs no top-up any more.
line-cashed-out =
    { $chips ->
        [one] { $name } leaves with { $chips } chip, which is kept for an hour.
       *[other] { $name } leaves with { $chips } chips, which are kept for an hour.
    }
line-cashed-out-nothing = { $name } leaves without chips.
line-cashed-out-removed =
    { $chips ->
        [0] { $name } was taken out of the game, without chips.
        [one] { $name } was taken out of the game and leaves with { $chips } chip.
       *[other] { $name } was taken out of the game and leaves with { $chips } chips.
    }
line-close-booked = { $by } closes the table when this hand is over.
line-close-now = { $by } closes the table.
line-open-closed = The table is closed. Everybody has cashed out.
line-open-idle = Nobody has played here for a long time, so the table is closed.
line-started-club =
    { $stack ->
        [one] The tournament begins, with { $stack } chip each.
       *[other] The tournament begins, with { $stack } chips each.
    }
line-started-open = The table is open, with a buy-in of { $stack }. { $name } is drawn for the first button.
# $cards: a list of line-drawn
line-high-cards = Everybody draws a card for the button: { $cards }. { $name } has the highest.
# Where the cards are shown beside the names
line-high-card = { $name } draws the highest card and has the first button.
line-drawn = { $name } { $card }
line-paused-all-out = Nobody plays at the moment: the table is paused.
# Levels by minutes; $time: minutes, or minutes and seconds as in 6:40
line-speed-normal-timed =
    { $time ->
        [one] The blinds now go up every minute (normal).
       *[other] The blinds now go up every { $time } minutes (normal).
    }
line-speed-turbo-timed =
    { $time ->
        [one] The blinds now go up every minute (turbo).
       *[other] The blinds now go up every { $time } minutes (turbo).
    }

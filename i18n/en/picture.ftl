## Words in the picture of a table, in capitals. There is room for about twelve letters.

picture-fold = FOLD
picture-check = CHECK
picture-call = CALL
picture-bet = BET
picture-raise = RAISE
picture-all-in = ALL-IN
picture-to-act = TO ACT
picture-muck = MUCKED
picture-not-dealt-in = NOT IN
picture-empty = EMPTY
picture-away = AWAY
picture-sitting-out = SITS OUT
# Has left an open table
picture-left = LEFT
# Anybody may sit down here
picture-free = FREE
# The player to act has taken time from the bank
picture-to-act-longer = TO ACT +{ $seconds } s
picture-leaving = LEAVING
picture-out =
    { $place ->
        [1] OUT · 1st
        [2] OUT · 2nd
        [3] OUT · 3rd
       *[other] OUT · { $place }th
    }
# For a name that cannot be drawn
picture-seat = Seat { $seat }

## The middle of the table. $amount: with the language's thousands; $number: 1, 2, …

picture-pot = Pot { $amount }
picture-main-pot = Main { $amount }
picture-side-pot = Side { $amount }
picture-side-pot-of-several = Side { $number }: { $amount }
picture-won = +{ $amount }
# Nobody is to act; not in capitals
picture-paused = Game paused
# A card each decides on the first button
picture-draw = Draw for the button
# The picture is of the table as the street began; not in capitals either
picture-start-preflop = Start of pre-flop
picture-start-flop = Start of the flop
picture-start-turn = Start of the turn
picture-start-river = Start of the river

## Amounts and shares. $amount, $share: numbers, made as the language does

# From a million on: 1.23M
chips-millions = { $amount }M
chance = { $share }%
# More than nothing, less than what can be told; less than all of it
chance-below = <{ $share }%
chance-above = >{ $share }%

## The picture of two hole cards: what stands below them before there is a hand to name

cards-picture-hand = Hand { $hand }
cards-picture-folded = Hand { $hand } · folded

## The chart of everybody's chips

chart-title = Chips
chart-hands =
    { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
# Stands behind a number of thousands: 15k
chart-thousand = k
# Only before the hand, in little room
chart-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
# $place: chart-place
chart-out = { $place } · hand { $hand }

## What the pictures show, for those who do not see them: sentences to be heard. $cards: a list of cards in words; $who:
## one of the next two; amounts are numbers of chips in words

# A name is put in quotation marks, so that it cannot be taken for what we say
alt-who = “{ $name }” (seat { $seat })
alt-who-nameless = seat { $seat }
alt-table = Poker table.
alt-turn = { $who } is to act.
alt-turn-longer = { $who } is to act and has taken more time.
alt-wins = { $who } wins { $amount }.
alt-wins-with = { $who } wins { $amount }: { $hand }.
alt-winning-hand = The winning hand: { $hand }.
alt-winning-cards = The winning five: { $cards }.
# Where pots have different winners
alt-main-pot-cards = The five that win the main pot: { $cards }.
alt-board = Board: { $cards }.
alt-no-board = No community cards yet.
alt-pot = Pot: { $amount }.
alt-main-pot = Main pot: { $amount }.
alt-side-pot = Side pot { $number }: { $amount }.
# $marks: a list of what is to be said of a seat
alt-seat = Seat { $seat }, “{ $name }”: { $marks }.
alt-seat-nameless = Seat { $seat }: { $marks }.
alt-house = house player
alt-small-blind = small blind
alt-big-blind = big blind
alt-check = checked
alt-call = called
alt-raise = raised
alt-not-dealt-in = not dealt in
alt-shows = shows { $cards }
alt-drew = drew { $card }
# $seats: a list of their numbers
alt-free-seats =
    { $count ->
        [one] Free seat: { $seats }.
       *[other] Free seats: { $seats }.
    }
alt-chance = chance { $share }
alt-your-cards = Your cards in hand { $hand }: { $cards }.
alt-your-hand = You have: { $value }.
alt-your-fold = You have folded.
alt-chart =
    { $hands ->
        [one] Chart of everybody’s chips over { $hands } hand.
       *[other] Chart of everybody’s chips over { $hands } hands.
    }
# $place: as in “4th”
alt-chart-out = { $place }, out in hand { $hand }
# $who: a name, in quotation marks, or a seat; $result: as in “1st” or “4th, out in hand 60”; $most: the player's largest
# stack, $at: after which hand, 0 = at the start
alt-chart-name = “{ $name }”
alt-chart-line = { $who }: { $result }, at most { $most } after hand { $at }, { $end } at the end.
alt-chart-line-short = { $who }: { $result }, { $end } at the end.
alt-chart-line-out = { $who }: { $result }, at most { $most } after hand { $at }.
alt-chart-line-out-short = { $who }: { $result }.

## Words in the picture of a table, in capitals. There is room for about twelve letters. The alt text says them in small
## letters, so they should still be right then.

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
chart-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
# $place: chart-place
chart-out = { $place }, hand { $hand }

## What the pictures show, for those who do not see them. $cards: a list of cards in words

alt-table = Poker table.
alt-board = Board: { $cards }.
alt-no-board = No community cards yet.
alt-winning-hand = Winning hand: { $hand }.
alt-winning-cards = Winning hand: { $hand } ({ $cards }).
# $marks: a list of what is to be said of a seat, the player's name first
alt-seat = Seat { $seat }: { $marks }.
alt-house = house player
alt-small-blind = small blind
alt-big-blind = big blind
alt-shows = shows { $cards }
alt-chance = chance { $share }
alt-wins = wins { $amount }
alt-wins-with = wins { $amount } ({ $hand })
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
# $result: as in “1st” or “4th, out in hand 60”; $most: the player's largest stack, $at: after which hand, 0 = at the start
alt-chart-line = { $name }: { $result }, at most { $most } after hand { $at }, { $end } at the end.
alt-chart-line-short = { $name }: { $result }, { $end } at the end.
alt-chart-line-out = { $name }: { $result }, at most { $most } after hand { $at }.
alt-chart-line-out-short = { $name }: { $result }.

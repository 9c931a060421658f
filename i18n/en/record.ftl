## The short record of a finished hand

record-title = Hand { $hand } · blinds { $blinds }
record-board = Board: { $cards }
record-no-board = No community cards.

## The podium

podium-title = The tournament is over
podium-won = { $name } wins!
podium-shared-win = { $names } share 1st place!
podium-shared = (shared)
podium-taken-out = taken out by the floor
podium-places = Final places
podium-chips =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
podium-hands =
    { $hands ->
        [one] { $hands } hand was played.
       *[other] { $hands } hands were played.
    }
# $hand = the last hand with people in it; $after = the hands after it
podium-house-finish =
    { $after ->
        [one] After hand { $hand } only house players were left; they played { $after } more hand on their own.
       *[other] After hand { $hand } only house players were left; they played { $after } more hands on their own.
    }
podium-biggest-pot = Biggest pot: { $amount }, in hand { $hand }.
podium-best-hand = Best hand shown: { $value } ({ $name }, hand { $hand }).
podium-reason-cap = The limit of { $hands } hands was reached: those still in rank by their chips.
podium-reason-idle = The game was paused for so long that the table was closed: those still in rank by their chips.

## A table that closed without a result

closed-title = Table closed
closed-again = Anybody may open a new one: `/poker start`.

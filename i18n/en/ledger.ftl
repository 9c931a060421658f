## The end of an open table

ledger-title = The table is closed
ledger-closed = { $by } has closed the table, and everybody has cashed out.
ledger-accounts = Ledger
# $who: a name, or one of the two below; $net: as below; $in = chips bought in, $out = cashed out
ledger-line = { $who } · **{ $net }** · in { $in }, out { $out }
ledger-won = +{ $chips }
ledger-lost = −{ $chips }
ledger-even = ±0
ledger-total = Total
ledger-others =
    { $count ->
        [one] and { $count } other
       *[other] and { $count } others
    }
ledger-nameless = somebody without a name

## The ledger while the table is open, for a screen reader

ledger-so-far = Bought in and cashed out so far, by seat:
ledger-so-far-seat = Seat { $seat }, { $name }: in { $in }, out { $out }.
ledger-so-far-line = { $name }: in { $in }, out { $out }.
# Chips that left play as penalties, told below the places of a club tournament
podium-removed =
    { $chips ->
        [one] { $chips } chip left play, as a penalty or with a seat given up or taken away.
       *[other] { $chips } chips left play, as penalties or with seats given up or taken away.
    }

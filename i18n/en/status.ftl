## More of `/poker status`: clubs and open tables

status-ante = Ante: { $ante } each.
status-big-blind-ante = Ante: { $ante }, paid by the big blind for everybody.
status-then-level = Then the blinds go up to { $small } and { $big }.
# $due: Discord's live timestamp, which may be past
status-level-due = Due: { $due }.
status-level-left = Time left on this level: { $time }.
status-open-table = Hand { $hand }: { $street }. Blinds { $small } and { $big }.
status-open-level = Blinds { $small } and { $big }.
status-sitting-out = Sits out.
status-next-hand = Plays from the next hand on.
status-top-up = Tops up after this hand.
status-left = { $name } has left the table.
# The card drawn for the first button
status-drew = Drew { $card }.
status-bank =
    { $left ->
        [0] Time bank empty.
       *[other] Time bank: { $left } × { $seconds } seconds.
    }
status-warnings =
    { $count ->
        [one] { $count } warning.
       *[other] { $count } warnings.
    }
status-dead-bet = A dead bet of { $amount } is due in the next hand.
status-fine = A penalty of { $amount } is due after this hand.
status-free-seats =
    { $count ->
        [one] One seat is free, for a buy-in of { $stack }.
       *[other] { $count } seats are free, for a buy-in of { $stack }.
    }
status-closing = The table closes after this hand.
status-host = Host: { $name }.
status-host-close = Host: { $name }, who can close the table with `/poker floor cancel`.
status-host-you = You are the host.
status-host-you-close = You are the host, and can close the table with `/poker floor cancel`.
# To somebody away, sitting out, without chips: how to play again
status-way-back = “I’m back” under the table lets you decide again from your next turn on.
status-way-back-open = “I’m back” under the table brings you back, from the next hand on.
status-way-back-chips = You have no chips: top up, and you play from the next hand on.
# A club names the one language that is spoken at the table
table-language = Language at this table: { $language }.

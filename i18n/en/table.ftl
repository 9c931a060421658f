## The table message, top to bottom

street-preflop = Pre-flop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Showdown
street-all-in = All-in
street-over = Finished

table-title = Hand { $hand } · { $street }
# Before the first hand: a card each decides on the button
table-title-draw = Draw for the button
table-title-open = Open table
table-closing = closes after this hand
# $hands = hands until the blinds go up, this one included; $blinds, $next: blinds as below
table-level =
    { $hands ->
        [one] Level { $level } · blinds { $blinds } · { $next } from the next hand
       *[other] Level { $level } · blinds { $blinds } · { $next } in { $hands } hands
    }
# Blinds that go up by time; table-level-due is left out while the clock stands still
table-level-timed = Level { $level } · blinds { $blinds } · then { $next }
# $due: Discord's live timestamp, which may be past: the blinds go up with the next hand
table-level-due = · due: { $due }
# While the game is paused. $time: as in “2 min 40 s”
table-level-left = · { $time } left on this level
table-level-waits = · with the next hand
time-span =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min{ $seconds ->
            [0] { "" }
           *[other] {" "}{ $seconds } s
        }
    }
# An open table; $stack = the buy-in
table-open-blinds = Blinds { $blinds } · buy-in { $stack }

## Blinds. $ante = chips

blinds-plain = { $small }/{ $big }
blinds-ante = { $small }/{ $big }, ante { $ante } each
blinds-big-blind-ante = { $small }/{ $big }, big-blind ante { $ante }
blinds-ante-short = { $small }/{ $big } (ante { $ante })
blinds-big-blind-ante-short = { $small }/{ $big } (BB ante { $ante })

## Marks behind a name in the list of seats

mark-button = button
mark-small-blind = SB
mark-big-blind = BB
mark-dead-button = dead button
mark-folded = folded
mark-mucked = mucked
mark-all-in = all-in
mark-away = away
mark-sitting-out = sits out
mark-next-hand = from the next hand on
mark-top-up = tops up after this hand
# Booked by the floor: $amount chips into the next pot
mark-dead-bet = dead bet { $amount } next
# Chips that leave play when this hand is over
mark-fine = penalty { $amount }
# Has left an open table after this hand
mark-left = has left
mark-leaving = leaving
mark-out = out, { $place }
mark-bet = bet { $amount }
seat-empty = empty
# At an open table, for anybody
seat-free = free
seat-nameless = Player { $seat }

## The middle of the table

board-label = Board
board-empty = no cards yet
pots-total = Pot: { $amount }
pots-main = Main pot: { $amount }
pots-side = Side pot { $number }: { $amount }

## Whose turn it is. $player: a mention; $deadline: Discord's live timestamp ("in 30 seconds", "5 seconds ago", in the
## reader's own language, so no sentence may be built around it)

turn-check = { $player }, your turn: check or bet.
turn-check-only = { $player }, your turn: check.
turn-check-raise = { $player }, your turn: check, or raise to { $min } or more.
turn-call = { $player }, your turn: { $call } to call.
turn-call-raise = { $player }, your turn: { $call } to call, or raise to { $min } or more.
turn-deadline = Time: { $deadline }.
turn-house = { $name } is thinking …
turn-first-hand = The first hand follows in a moment.
turn-next-hand = The next hand follows in a moment.
turn-waiting-one = { $name } is ready and waits for one more player.
turn-waiting-two = The table waits for two players with chips.
turn-waiting-people = Only house players are here: the table waits for people.
# At an open table, between two hands; $names: a list of $count players
turn-broke =
    { $count ->
        [one] { $names } has no chips left and sits out until topping up.
       *[other] { $names } have no chips left and sit out until topping up.
    }
turn-podium = The final ranking follows in a moment.
turn-ledger = The table closes. The ledger follows in a moment.
# $count = community cards still to come
turn-run-out =
    { $count ->
        [one] All-in: one more card to come.
       *[other] All-in: { $count } more cards to come, one by one.
    }
pause-floor-by = The game is paused by { $by }.
pause-floor-resume = It goes on with `/poker floor resume`.
pause-all-away = Everybody is away, so the game is paused. One press on “I’m back” and it goes on.
pause-all-out = Nobody plays at the moment, so the table is paused.
# $buttons: one to three of pause-button, those that are there
pause-all-out-buttons = { $buttons }, and it goes on.
pause-button = “{ $label }”
pause-channel = The game is paused because I could not show the table here. Once that is fixed, it goes on by itself, or at once with `/poker floor resume`.
table-unsaved = Nothing can be saved just now, so the table stands still. Nothing is lost: it goes on by itself as soon as saving works again.
turn-call-all-in = { $player }, your turn: { $call } to call, which is all you have.
# A stack in the list of seats
chips-plain = { $chips }

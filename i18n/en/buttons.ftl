## Buttons. A label has room for about 34 characters.

button-fold = Fold
button-check = Check
button-call = Call { $price }
button-call-all-in = Call all-in { $price }
button-bet = Bet…
button-raise = Raise…
button-min = Min { $to }
button-half-pot = ½ pot { $to }
button-pot = Pot { $to }
button-all-in = All-in { $to }
button-my-cards = My cards
button-back = I’m back
# The first of three that stand side by side has the verb
button-show-first = Show first
button-show-second = Second
button-show-both = Both
button-my-cards-short = Cards
button-time = +{ $seconds } s ({ $left })
button-ask = Ask to see
# Several hands were mucked: one button each
ask-see-player = See { $name }
ask-see-seat = See seat { $seat }
# Five hands: there is room for three such buttons in a line
ask-see-seat-short = Seat { $seat }?
button-seat = Take a seat
button-top-up = Top up to { $to }
button-top-up-short = Top up
button-sit-out = Sit out
button-check-fold = Check/Fold
button-call-up-to = Call up to { $price }
button-take-back = Take back
button-down = Bring the table down
button-join = Join
button-leave = Leave
button-house = Add house player
button-kept = What is kept about me
button-forget = Delete what is kept
button-forget-not = No, keep it
button-forget-now = Delete it for good
button-my-settings = My settings
button-settings = Settings
button-start = Start now
button-cancel = Cancel
button-help = How to play
button-rematch = Rematch
button-leave-confirm = Give up my seat

## The dialog for an amount. A title or label has 45 characters.

amount-bet-title = Bet
amount-raise-title = Raise
amount-bet-label = Your bet in total
amount-raise-label = Raise to (your total in this round)
amount-limits = From { $least } to { $most } ({ $most } is all-in)
amount-placeholder = 1500, 1,500 or 1.5k
all-in-title = All-in?
all-in-typed = A total of { $total } is all-in: it takes all the { $chips } chips in front of you. Nothing has been bet yet. If you mean it, press the button and confirm.
# $chips = what is left in front of the player; $total = with what is in already in this round
all-in-question = You put in all your { $chips } chips. If you are sure, confirm.
all-in-question-more = You put in your last { $chips } chips, which makes { $total } in total in this round. If you are sure, confirm.
button-cancel-confirm = Cancel the game

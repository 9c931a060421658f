## Only to the reader: hole cards

cards-hand = Hand { $hand }: your cards are { $cards }.
cards-made = So far you have: { $value }.
cards-final = You have: { $value }.
cards-folded = You have folded this hand.
cards-none-lobby = The game has not started: no cards have been dealt yet.
cards-none-hand = You have no cards in this hand.
cards-none-between = No hand is being played right now; the cards come in a moment.
cards-none-seat = You are not playing at this table, so you have no cards here.
cards-none-newcomer = You have just sat down: you get cards from the next hand on.
cards-none-sitting-out = You are sitting out, so you get no cards. Press “I’m back”; then you are dealt in from the next hand on.
cards-none-chips = You have no chips, so you get no cards. Top up; then you are dealt in from the next hand on.
cards-none-waiting = Nothing is dealt right now: the table waits for players. The cards come as soon as two are ready.
cards-none-over = The game is over.
cards-hand-again = Hand { $hand }, dealt again: your cards are { $cards }.
# $channel: a clickable channel
cards-dm = { $channel }, hand { $hand }: { $cards }
cards-dm-again = { $channel }, hand { $hand }, dealt again: { $cards }. The cards you got before do not count any more.
to-the-table = To the table
welcome-dm = You have a seat at the poker table in { $channel }. Your cards will come here, hand by hand. “My cards” at the table, “Cards” for short, shows them as well.

## Turn notices, in the channel. $player: a mention; $deadline: Discord's live timestamp

notice-turn = { $player }, it is your turn in { $channel }. Time: { $deadline }.
notice-turn-no-clock = { $player }, it is your turn in { $channel }.
notice-missed = { $player } missed this turn.
notice-missed-away = { $player }, you missed this turn and are away now: you check or fold at once. “I’m back” under the table lets you decide again.
notice-missed-sits-out = { $player }, you missed this turn and sit out now. “I’m back” under the table brings you back; your seat and your chips stay.
house-finish = Only house players are left. They finish the game on their own; the ranking follows.

## The whole table in prose, for a screen reader

# $street: as in “Flop”
status-table = Hand { $hand }: { $street }. Level { $level }, blinds { $small } and { $big }.
status-level = Level { $level }, blinds { $small } and { $big }.
status-next-level =
    { $hands ->
        [one] From the next hand on the blinds are { $small } and { $big }.
       *[other] In { $hands } hands the blinds go up to { $small } and { $big }.
    }
status-board = On the board: { $cards }.
status-no-board = No community cards yet.
status-no-flop = There was no flop.
status-pot = In the pot: { $amount }.
status-main-pot = Main pot: { $amount }, for { $names }.
status-side-pot = Side pot { $number }: { $amount }, for { $names }.
status-seat =
    { $chips ->
        [one] Seat { $seat }: { $name }, { $chips } chip.
       *[other] Seat { $seat }: { $name }, { $chips } chips.
    }
status-bet = Bet in this round: { $amount }.
status-house = House player.
status-button = Has the button.
status-small-blind = Small blind.
status-big-blind = Big blind.
status-dead-button = The button is dead, at empty seat { $seat }.
status-folded = Folded.
status-all-in = All-in.
status-away = Away.
status-leaving = Leaves after this hand.
status-shows = Shows { $cards }.
status-chance = Chance: { $share }.
status-out = Out, { $place } place: { $name }.
status-you = This is you.
status-your-cards = Your cards: { $cards }.
status-your-hand = You have: { $value }.
status-turn = { $name } is to act.
status-turn-call = { $name } is to act: { $amount } to call.
status-your-turn-check = It is your turn: checking is free.
status-your-turn-call = It is your turn: { $amount } to call.
status-your-bet = You can bet any amount from { $min } to { $max }.
status-your-raise = You can raise to any total from { $min } to { $max }.
status-your-all-in = You can go all-in, for { $total } in total.
status-deadline = Time: { $deadline }.
status-street = { $street }:
status-last = What happened last:
status-lobby = The game has not started.
status-over = The game is over.

## Answers to presses and commands

private-done = Done.
private-dm-refused = Discord does not let me write to you, so look at your cards with “My cards”, or “Cards” for short, under the table. If you want them as direct messages, allow direct messages from this server.
private-table-open = Your table is open: [to the table]({ $link })

## Decided in advance, on My cards

advance-offer = You can settle now what you do when your turn comes. **Check/Fold:** you fold if it still costs { $price }. **Call:** you call for { $price } at most. If the price changes first, you are asked as usual. Nobody else sees it.
advance-offer-free = You can settle now what you do when your turn comes. **Check:** you check if that is still free; if somebody bets or raises first, you are asked as usual. Nobody else sees it.
advance-check = **When your turn comes:** you check if that is still free. If somebody bets or raises first, you are asked as usual. It counts once, in this hand. Nobody else sees it.
advance-fold = **When your turn comes:** you fold if it still costs { $price }. If the price changes first, you are asked as usual. Nobody else sees it.
advance-call = **When your turn comes:** you call, for { $price } at most. If the price goes up before that, you are asked as usual. Nobody else sees it.
advance-all-in = When your turn comes, you call with all your { $price } chips. If you are sure, confirm.
advance-taken-back = Taken back: you are asked as usual.
advance-nothing = There is nothing left to take back: it has been done already, or it no longer counted.
advance-your-turn = It is your turn now: use the buttons under the table.
advance-away = You are away. Press “I’m back” under the table first.
advance-old-hand = That button was for a hand that is over. Have another look.
advance-old-street = That button was for the betting round before this one. Have another look.

## At an open table, in My cards. $to: the buy-in; $missing: what the stack lacks at the moment

own-top-up-now = **Top up to { $to }:** +{ $missing }, at once.
own-top-up-later = **Top up to { $to }:** +{ $missing } when this hand is over, as your stack stands now.
own-top-up-booked = Your top-up is booked: back to { $to } when this hand is over, if you have less by then.
own-topped-up = +{ $amount }: you have { $to } again.
own-sitting-out = You sit out from the next hand on. Your seat and your chips stay.
# In no hand
own-back = You are back: you get cards from the next hand on.
own-back-turn = You are back: you decide again from your next turn on.
own-seated =
    { $stack ->
        [one] You have seat { $seat } and { $stack } chip. You get cards from the next hand on.
       *[other] You have seat { $seat } and { $stack } chips. You get cards from the next hand on.
    }
own-leaving = You leave when this hand is over.

## Giving up a seat in a tournament while no hand is running

leave-question-now = If you give up your seat you are out of this game at once, and your chips leave play. Are you sure?
leave-done = You have given up your seat. Thank you for playing.

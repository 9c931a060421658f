## /poker rules: one topic is one answer, put together from these lines. An answer has room for 2,000 characters.

# $format: as below
rules-as-usual = { $format } · with the usual settings; the host may change them before the start
rules-as-here = { $format } · as played at the table in this channel
rules-format-sit-and-go = Sit & Go
rules-format-club = Club tournament
rules-format-open = Open table
rules-list-topics = Choose a topic
rules-list-formats = Choose a kind of table

## Topics, as titles, in the list and as choices of the command

choice-topic-overview = The game in short
choice-topic-hand = The course of a hand
choice-topic-actions = What you can do on your turn
choice-topic-raise = The minimum raise
choice-topic-pots = All-in and side pots
choice-topic-ranks = The ranks of hands
choice-topic-blinds = Blinds and button
choice-topic-levels = Levels and antes, or buy-in and top-up
choice-topic-showdown = The showdown
choice-topic-clock = Time, and missed turns
choice-topic-places = Places, or the ledger
choice-topic-conduct = Fair play
choice-topic-floor = The floor
rules-name-levels = Levels and antes
rules-name-buy-in = Buy-in and top-up
rules-name-places = Places
rules-name-ledger = The ledger

## The game in short

rules-about-sit-and-go = A small tournament. Everybody starts with { $stack } chips; the first blinds are { $small }/{ $big }, and they rise. Whoever has no chips left is out, and the last one with chips wins.
rules-about-club =
    A tournament with rules as in a club: everybody starts with { $stack } chips, blinds rise from { $small }/{ $big } by a list of levels, perhaps with antes. A floor can warn and penalise.{ $bank ->
        [0] { "" }
       *[other] {" "}There is extra time to think.
    } The last one with chips wins.
rules-about-open = A table without an end. You sit down with { $stack } chips when you like and leave when you like; the blinds stay at { $small }/{ $big }. Nobody goes out and there are no places. A ledger keeps what everybody brought and took away.
rules-about-hand = It is No-Limit Texas Hold’em. You get two cards that only you see; up to five more lie on the table and count for everybody. You win a hand with the best five cards in the end, or by betting until everybody else folds. All chips are play chips without any value.
rules-surprises = Two rules surprise most people:
rules-surprise-raise = **The minimum raise is not the double.** With blinds { $small }/{ $big } somebody raises to { $to }: the next raise must go to { $least } at least, not to { $double }.
rules-surprise-pots = **Nobody wins more from an opponent than they have put in themselves.** Somebody is all-in for { $stack } against two players who put in { $other } each: { $main } is all there is to win; the rest is a side pot that the two play for.
rules-choose = More below, topic by topic.

## The course of a hand: steps 1 to 6, then two sentences

rules-hand-blinds = **Blinds.** Before any cards, two players put in forced bets, the small and the big blind. So there is something to win.
rules-hand-antes = **Antes and blinds.** Before any cards come the forced bets: the antes on levels that have them, and the small and the big blind. So there is something to win.
rules-hand-hole = **Two hole cards** for each player, seen by nobody else. The first betting round starts left of the big blind; with two players, at the button. The big blind comes last and may raise too, even if everybody only called.
rules-hand-flop = **Flop.** Three community cards, for everybody. From now on each betting round starts with the first player left of the button who has cards and chips.
rules-hand-turn = **Turn.** The fourth community card, and another betting round.
rules-hand-river = **River.** The fifth and last one, and the last betting round.
rules-hand-showdown = **Showdown.** The players who are left compare their hands; “The showdown” tells who shows. Out of your two cards and the five on the table your best five count, in any mix. The best hand takes the pot.
rules-hand-round = A betting round is over when everybody has acted and has put in the same, or is all-in.
rules-hand-folds = If all but one fold, that one takes the pot at once and shows nothing.

## Actions

rules-actions-fold = **Fold:** you give up the hand, with all you have put in. You can only fold to a bet; without one, checking is free.
rules-actions-check = **Check:** you stay in and pay nothing, as long as there is no bet to match.
rules-actions-call = **Call:** you match the highest bet. If your chips do not reach, you call with all you have.
rules-actions-bet = **Bet:** you are the first to put chips in in this betting round, at least one big blind.
rules-actions-raise = **Raise:** you put in more than the highest bet. “The minimum raise” tells how much more it must be.
rules-actions-all-in = **All-in:** all your chips. That is always possible as a call, and as a bet or raise whenever you may bet or raise.
rules-actions-totals = No-limit means: any amount up to all your chips. Amounts are totals: “raise to 300” is 300 in this betting round altogether, with what you have in already.
rules-actions-final = The buttons under the table offer what you may do now, with the price. One press is one action, and it is final. If a dialog opens, only sending it counts; an all-in for more than { $blinds } big blinds always asks once more. What you write in the chat is never an action. If turn or price have changed meanwhile, your press does nothing and you are told.

## The minimum raise

rules-raise-double = The minimum raise is not “the double”.
rules-raise-least = A raise adds at least as much as the largest bet or raise of this betting round. Before the flop the big blind counts as the first bet.
rules-raise-example = Blinds { $small }/{ $big }. Somebody raises to { $to }: that is { $more } more than { $big }. So the next raise goes to { $least } at least ({ $to } + { $more }), not to { $double }.
rules-raise-most = The smallest bet is one big blind. There is no largest: all your chips are always allowed.
rules-raise-short = All-in for less than the minimum is allowed too, but it is no full raise:
rules-raise-short-next = A bet of { $bet }, then all-in for { $all }. Calling costs { $all }. Raising means { $least } at least: the last full bet of { $bet } on top.
rules-raise-not-reopened = If nobody raises, the one who bet { $bet } faces { $owed } more and may only call or fold. Short all-ins do not open the betting again for those who have acted.
rules-raise-added-up = Unless they add up to a full raise: bet { $bet }, all-in { $first }, all-in { $second }, a call. The one who bet now faces { $owed } more and may raise, to { $least } at least.
rules-raise-others-all-in = If all your opponents are all-in, there is nothing left to raise: you call or fold.

## All-in and side pots

rules-pots-most = Nobody wins more from an opponent than they have put in themselves.
rules-pots-example = You are all-in for { $stack }, two players put in { $other } each. { $stack } from each of the three make the main pot: { $main }. That is what you can win.
rules-pots-side = The other { $side } are a side pot. Only the two who paid into it play for it, even if you have the best hand.
rules-pots-also = Also:
rules-pots-each = Each pot goes to the best hand among those who play for it. Chips of players who folded stay in.
rules-pots-uncalled = What nobody called comes back: you bet { $bet } and are called only by somebody all-in for { $stack }, so you get { $back } back first. That is not counted as won.
rules-pots-tie = Equal hands share a pot. Odd chips go one each, starting with the first winner left of the button.

## Ranks. $cards: five cards as an example

rules-ranks-five = From best to worst; five cards count, out of seven.
rules-rank-royal-flush = { $cards } **Royal flush:** ten to ace of one suit
rules-rank-straight-flush = { $cards } **Straight flush:** five in a row of one suit
rules-rank-four-of-a-kind = { $cards } **Four of a kind:** four cards of one rank
rules-rank-full-house = { $cards } **Full house:** three of one rank and two of another
rules-rank-flush = { $cards } **Flush:** five of one suit, not in a row
rules-rank-straight = { $cards } **Straight:** five in a row, of any suits
rules-rank-three-of-a-kind = { $cards } **Three of a kind:** three cards of one rank
rules-rank-two-pair = { $cards } **Two pair:** twice two of one rank
rules-rank-pair = { $cards } **Pair:** two cards of one rank
rules-rank-high-card = { $cards } **High card:** none of these
rules-ranks-ace = The ace is the highest card, and the lowest in the straight A-2-3-4-5 only. None goes around the corner (Q-K-A-2-3).
rules-ranks-kickers = With equal ranks the higher cards win, then the others, the kickers: { $better } beats { $worse }. If all five are equal, the pot is shared.
rules-ranks-suits = No suit is better than another.

## Blinds and button

rules-blinds-post = The **button** marks the dealer. The first player to its left posts the small blind, the next one the big blind.
rules-blinds-drawn = Where the button starts is drawn at random.
rules-blinds-high-card = Where it starts is drawn with one card each, face up and from a deck of its own: the highest card gets it. Between equal ranks spades come before hearts, diamonds and clubs. Nowhere else do suits count.
rules-blinds-two = With two players left, the button posts the small blind, acts first before the flop and last in every later betting round.
rules-blinds-two-open = With two players in a hand, the big blind goes to the other one each time. The button posts the small blind, acts first before the flop and last in every later betting round.
rules-blinds-short = Too few chips for the blind? You post what you have and are all-in. For the others nothing changes: if the big blind of { $big } has only { $left }, a call still costs { $big } and a raise goes to { $least } at least.
rules-blinds-moving = After each hand the button moves on to the next player who gets cards.
rules-blinds-no-debt = Whoever sat out or just sat down owes no blinds: you simply play on from the next hand you get.
rules-blinds-dead = **When somebody goes out**, the blinds do not jump (dead button):
rules-blinds-dead-rule = The big blind moves on to the next player with chips. The small blind goes where the big blind was, the button where the small blind was, even if nobody sits there any more. So nobody skips the big blind and nobody posts it twice running.
rules-blinds-dead-example = Button on seat { $button }, small blind { $small }, big blind { $big }. Players { $small } and { $big } go out. Next hand: button on the empty seat { $small }, no small blind, big blind on seat { $next }.
rules-blinds-dead-later = The hand after that: button on the empty seat { $big }, small blind { $next }, big blind { $later }.

## Levels. $levels: a list of blinds

rules-levels-stack = Everybody starts with { $stack } chips.
rules-levels-hands =
    { $hands ->
        [one] The blinds go up after each hand.
       *[other] The blinds go up after every { $hands } hands.
    }
# $time: as in “10” or “6:40”
rules-levels-minutes = The blinds go up every { $time } min. A rise counts from the next deal on.
rules-levels-clock = That clock stands still in a pause and while the bot is down.
rules-levels-list = Small blind/big blind by level: { $levels }
rules-level = { $small }/{ $big }
rules-level-ante = { $small }/{ $big } ante { $ante }
rules-level-big-blind-ante = { $small }/{ $big } BB ante { $ante }
rules-levels-double = After the last level each one is double the one before.
rules-levels-speed = In turbo a level lasts about two thirds as long. Whoever manages the server may change the speed of a running table: the level stays, and what has been played of it counts.
rules-antes-none = There are no antes: the two blinds are all the forced bets.
rules-antes-each = **Ante:** each player pays it before the blinds. It goes into the pot and does not count towards a call. Whoever is all-in with the ante wins at most that much from each of the others.
rules-antes-big-blind = **Big-blind ante (BB ante):** the big blind pays once for all, first the ante, then the blind. It goes into the main pot and never comes back.
rules-levels-choice = The host chooses, by hands or by minutes a level:
rules-preset-regular = Regular: { $hands } hands or { $minutes } minutes
rules-preset-deep = Deep, with more levels: { $hands } hands or { $minutes } minutes
rules-preset-turbo = Turbo: { $hands } hands or { $minutes } minutes
rules-preset-hyper = Hyper: { $hands } hands or { $minutes } minutes
rules-preset-own = A list of the host’s own
rules-antes-choice = There are no antes unless the host chooses one of these, from some level on:

## Buy-in and top-up, at an open table. $seat: the button

rules-buying-in = Take a free seat whenever you like (“{ $seat }”). Everybody brings the same **buy-in**, { $stack } chips, and plays from the next hand on.
rules-buying-blinds = The blinds stay at { $small }/{ $big }. There are no antes.
rules-buying-top-up = **Top-up:** with fewer chips than the buy-in, you may bring your stack back up to it between hands, as often as you like. With { $stack } of { $buyin } you get { $more } more.
rules-buying-booked = Pressed while you are in a hand, it is done when that is over, and not at all if you have won that much by then.
rules-buying-broke = Without chips you sit out until you top up; then you get cards from the next hand on.
rules-buying-leave = You may leave at any time; your seat is free once your hand is over, at once if you are in none.
rules-buying-return = Come back within { $minutes } minutes and you bring the stack you left with; later, or if you left with nothing, { $stack } chips again.

## The showdown

rules-showdown-order = Whoever bet or raised last on the river shows first. If nobody did, the first player left of the button does. Then it goes round clockwise.
rules-showdown-muck = Whoever can neither beat nor tie the best hand shown so far throws the cards away face down (mucks).
rules-showdown-all-in = If somebody is all-in when the betting ends, all hands still in are turned up at once, and the missing community cards come one by one.
rules-showdown-speak = Cards speak: the bot finds everybody’s best hand. Nobody has to name it.
# $button: what is written on it
rules-showdown-ask = **Asking to see:** whoever was still in at the showdown may ask, until the next hand, for a hand that was mucked there (“{ $button }”). It is shown to all, but can win nothing any more. Folded hands are never shown this way.
rules-showdown-folds = If everybody else folds, the winner takes the pot and shows nothing.
rules-showdown-show = Who won like that, or mucked, may show one card or both, until the next hand: “{ $first }”, “{ $second }”, “{ $both }”. Nobody has to.

## Time. $back, $button: buttons

rules-clock-deadline = For each decision you have { $seconds } seconds. After that you check if it is free, and fold only if it costs something. Nothing else happens by itself.
rules-clock-bank =
    { $bank ->
        [one] **Time bank:** once in a tournament you may take { $seconds } seconds more, on your own turn, with “+{ $seconds } s”.
       *[other] **Time bank:** { $bank } times in a tournament you may take { $seconds } seconds more, on your own turn, with “+{ $seconds } s”.
    }
rules-clock-away = Miss two turns in a row and you are **away**: you still get cards and still post, but check or fold at once. One press on “{ $back }”, and you decide again from your next turn on.
rules-clock-warning = **Missed turns add up** over the tournament: at the second the bot posts a warning. For each one after that the floor may give a penalty.
rules-clock-penalty = A penalty is a dead bet, which goes into the next hand’s pot before the antes, or chips that leave play. At least one chip always stays.
rules-clock-sits-out = Miss two turns in a row and you **sit out** from the next hand on: no cards, no blinds, and your seat and chips stay yours. In the hand you are in, you check or fold at once.
rules-clock-back-in = One press on “{ $back }” brings you back: in the hand in which you missed the turns you decide again from your next turn on, and from the next hand on you get cards again. You owe no blinds for the time between.
rules-clock-sit-out = “{ $button }” does the same when you want a break yourself; the hand you are in you play to its end.
rules-clock-pause = The host, or whoever manages the server, may pause. Then the clock stands still, and whoever is to act has at least the full time again afterwards. The same goes for a restart of the bot.
rules-clock-all-away = If all people are away, the game pauses by itself. Any pause of 24 hours, the floor’s too, closes it, and the chips decide the places.
rules-clock-all-out = If all people sit out, the table pauses by itself. Any pause of 24 hours, the floor’s too, closes it, with its ledger.

## Places

rules-places-out = Without chips after a hand you are out, and rank behind everybody still in. There is no way to buy in again.
rules-places-together = Out in the same hand: whoever had more chips at its start ranks higher. With equal stacks the place is shared.
rules-places-cap = After hand { $cap } it is over in any case: places by chips, equal chips share one.
rules-places-no-cap = It goes on until one player has all the chips.
rules-places-cap-choice = The host may have it end after a number of hands; then the chips decide the places, and equal chips share one.
rules-places-leave = Whoever leaves or is removed plays no more: away until the hand is over, then ranked as knocked out in that hand, behind everybody who stays. When no hand is running, in a pause too, this happens at once. The rest of the stack leaves play.
rules-places-house = If only house players are left, they finish it at once.

## The ledger of an open table

rules-ledger-no-places = There are no places and no winner of the table.
rules-ledger-close = The host, or whoever manages the server, closes the table. The hand is played to its end first.
rules-ledger-lines = Then the **ledger** is shown: what everybody bought in, what they cashed out, and the difference. All differences together make 0.
rules-ledger-idle = A table where nobody plays any more closes by itself, with its ledger too.

## Fair play. $language: as in a list

rules-conduct-cards = **Say nothing that tells of cards**, yours or others’, while the hand lasts: neither of folded cards nor of those still in play.
rules-conduct-influence = **Influence nobody** who has to act: no advice, no guesses, no pushing.
rules-conduct-spectators = **Do not talk about the hand with spectators** while it is played, here or elsewhere.
rules-conduct-soft-play = **No soft play:** everybody plays for themselves. No agreements, no checking a friend down, no chips as a present.
rules-conduct-angles = **No angle shooting:** do not act in a deliberately ambiguous way to mislead others.
rules-conduct-guard = **Guard your own cards.** They are shown to you alone: no screenshots, no shared screen. Showing them before the hand is over is a fault.
rules-conduct-language = **One language at the table:** the one named when the table was opened.
rules-conduct-language-here = **One language at the table:** here it is { $language }.
rules-conduct-press = **One press is one binding action.** There is no taking back, and no betting in two goes.
rules-conduct-floor = Something is not right? Ask the floor: it can pause the game and remove players.
rules-conduct-rulings = Something is not right? Ask the floor: it can pause the game, warn, penalise, declare a misdeal and remove players.

## The floor

rules-floor-who = The floor decides what the bot cannot see. That is the table’s host, and everybody who may manage the server. They can:
rules-floor-pause = stop the clock and let the game go on: `/poker floor pause`, `/poker floor resume`
rules-floor-warn = warn a player: `/poker floor warn`
rules-floor-penalty = penalise a player with a dead bet in the next hand or by taking chips out of play as soon as no hand is running; one chip at least stays: `/poker floor penalty`
rules-floor-misdeal = declare a **misdeal**, before the flop and until two players have acted, in a pause too, and never once cards are face up: `/poker floor misdeal`. What the bot does for somebody who is away does not count as acting. Everybody gets new cards from a new deck at once. Button, blinds and antes stay, bets come back
rules-floor-undo = take rulings back, the last one first: a warning or penalty until the next hand is dealt, a removal as long as the player is still at the table: `/poker floor undo`
rules-floor-undo-removal = take a removal back as long as the player is still at the table: `/poker floor undo`
rules-floor-remove = remove a player, who is out when the hand is over, or at once if none is running; the chips leave play: `/poker floor remove`
rules-floor-remove-open = remove a player, who is cashed out when their hand is over and may not sit down here again for { $minutes } minutes: `/poker floor remove`
rules-floor-cancel = end the game without a result: `/poker floor cancel`
rules-floor-close = close the table after the hand: `/poker floor cancel`
rules-floor-seated = Nobody rules on a hand they play in, or takes back a ruling against themselves. A host with a seat may only pause, resume and end the game; one who was removed may do none of this any more. Somebody who manages the server and plays may rule when not in the hand.
rules-floor-seated-open = Nobody rules on a hand they play in, or takes back a ruling against themselves. A host with a seat may only pause, resume and close the table; when the host goes, whoever joined next is host. Somebody who manages the server and plays may rule when not in the hand.
rules-floor-shown = Each ruling is shown at the table, with the reason if one was given. Who gave it stays in the table’s history.

## How to play, from the lobby

how-to-play-tournament =
    1. Press Join. When all seats are taken, or the host starts, the cards are dealt. Everybody has { $stack } chips.
    2. You get two cards by direct message. “My cards” under the table, “Cards” for short, shows them too, only to you. Before your turn, it also lets you settle what you will do.
    3. When it is your turn, the buttons show what you may do and what it costs: fold, check, call, or a bigger bet. “Raise…” and “Bet…” ask for the amount.
    4. Mind the clock, { $seconds } seconds a decision: if time runs out, you check or fold.{ $bank ->
        [0] { "" }
        [one] {" "}Once you may take some extra time.
       *[other] {" "}You may take extra time { $bank } times.
    }
    5. Go on until one player has all the chips{ $cap ->
        [0] { "" }
       *[other] , for { $cap } hands at most
    }. All chips are play chips without any value.
how-to-play-open =
    1. Press Join. When all seats are taken, or the host starts, the cards are dealt. Later you may still take a free seat, and leave when you like: your chips are kept for an hour.
    2. You sit down with { $stack } play chips, which have no value. If you have fewer, you may top up between hands.
    3. You get two cards by direct message. “My cards” under the table, “Cards” for short, shows them too, only to you. Before your turn, it also lets you settle what you will do.
    4. When it is your turn, the buttons show what you may do and what it costs: fold, check, call, or a bigger bet. “Raise…” and “Bet…” ask for the amount.
    5. Mind the clock, { $seconds } seconds a decision: if time runs out, you check or fold. After two turns missed in a row you sit out, at no cost.
    6. The host closes the table with `/poker floor cancel`; the hand is played to its end first.
how-to-play-more = `/poker rules` explains the details, `/poker status` tells the whole table in words.

about =
    {"**"}Dead Button { $version }** hosts No-Limit Hold’em tournaments in Discord, for play chips that have no value and cannot be bought or cashed in.
    It is free software under the MIT licence.
    Privacy: it keeps your Discord ID, the name you play under, a mark of your Discord picture, your settings and the games you played, on the computer it runs on. It reads no messages. Your hole cards are shown to you alone. `/poker settings` shows what is kept about you and deletes it.
about-source = Source code: { $address }

## The option of /poker rules

opt-poker-rules-format-name = format
opt-poker-rules-format-description = Which kind of table; without it, that of the table in this channel

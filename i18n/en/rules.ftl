## /poker rules, by topic. Each under 1,900 characters; a line that starts with "- " is a list item.

rules-title-goal = The game in short
rules-goal =
    Everybody starts with the same stack. The last player with chips wins; only the places count, for the chips are play chips that cannot be bought, sold or cashed in.
    - You get two hole cards that nobody else sees. Up to five community cards, the same for all, come in three steps: flop (three), turn and river (one each).
    - There are four betting rounds: before the flop, and after flop, turn and river.
    - Whoever is the last one left takes the pot. If several stay in to the end, the best five cards out of seven win.
    - After hand { $cap } the tournament ends in any case, and the chips decide.
rules-title-blinds = Blinds and button
rules-blinds =
    - The button marks the dealer. The next player to its left posts the small blind, the one after that the big blind; there are no antes.
    - The blinds start at { $small }/{ $big } and go up every { $normal } hands, or every { $turbo } hands in turbo.
    - Dead button: the big blind always moves on to the next player with chips, and button and small blind follow it seat by seat. So nobody skips the big blind and nobody posts it twice running. When a player has gone out, the button may stand at an empty seat, or there may be no small blind.
    - With two players left, the button posts the small blind, acts first before the flop and last after it.
    - Whoever is short of a blind posts what is left and is all-in. For the others the price stays the full blind.
rules-title-betting = Betting
rules-betting =
    - Fold: give up the hand. You only fold to a bet; without one, checking is free.
    - Check: pass without paying, as long as there is no bet.
    - Call: match the highest bet, or go all-in for less.
    - Bet or raise: any amount up to your whole stack. A bet is at least the big blind; a raise adds at least as much as the largest bet or raise of this round. All-in for less is always allowed.
    - Amounts are totals: “raise to 300” means 300 in this round altogether.
    - An all-in for less than a full raise does not reopen the betting: whoever has acted may only call or fold, unless short all-ins add up to a full raise.
    - If all the others are all-in, you call or fold.
    - One press is one final action. If turn or price have changed in the meantime, the press does not count.
rules-title-pots = Pots and all-in
rules-pots =
    - From each opponent you can win at most what you put in yourself. What goes beyond an all-in forms side pots, played for by those who paid into them.
    - Each pot is awarded on its own, to the best hand among its players.
    - What nobody called goes back before the pots are awarded, and is no win.
    - Equal hands split the pot. Odd chips go one each, from the first winner left of the button.
rules-title-hands = The hands, best first
rules-hands =
    - Royal flush: ten to ace of one suit
    - Straight flush: five in a row of one suit
    - Four of a kind: four cards of one rank
    - Full house: three of a kind and a pair
    - Flush: five cards of one suit
    - Straight: five in a row
    - Three of a kind: three cards of one rank
    - Two pair
    - Pair
    - High card

    The ace is high, or low in A-2-3-4-5; there is no straight around the corner. Suits have no rank. Between equal hands the ranks of their cards decide, then the remaining cards (kickers), five cards in all.
rules-title-showdown = Showdown
rules-showdown =
    - Whoever bet or raised last on the river shows first; if nobody did, the first player left of the button. Then it goes clockwise.
    - Whoever cannot beat or tie the best hand shown so far mucks unseen.
    - If somebody is all-in when the betting ends, all hands are turned up at once and the missing cards come one by one.
    - If everybody else folds, the winner shows nothing.
    - Winners by folds and players who mucked may show one or both cards until the next hand.
rules-title-clock = Time, away, leaving
rules-clock =
    - Every decision has a deadline. When it passes, you check if checking is free, otherwise you fold.
    - After two missed turns in a row you are away: your cards are dealt, your blinds posted, and you check or fold at once. “I’m back” ends that at any time.
    - Whoever leaves gives up the seat after the hand. The rest of the stack leaves play.
    - A pause, by the host or the server’s management, stops the clock; afterwards it starts anew. If everybody is away, the game pauses by itself.
rules-title-places = Places
rules-places =
    - A player without chips is out and ranks behind everybody still in.
    - Out in the same hand: whoever had more chips at its start ranks higher; equal stacks share the place.
    - If hand { $cap } decides, equal chips share the place.
rules-title-conduct = Fair play
rules-conduct =
    - Say nothing about folded or live cards, and nothing that influences somebody who has to act.
    - Do not talk about the hand with onlookers while it lasts.
    - Everybody plays for themselves: no agreements, no going easy on friends.
    - Do not act in a deliberately ambiguous way. Guard your own cards, and do not show them before the hand is over.

how-to-play =
    1. Press Join. When all seats are taken, or the host starts, the cards are dealt.
    2. You get two cards by direct message. “My cards” under the table shows them too, only to you. Before your turn, it also lets you settle what you will do.
    3. When it is your turn, the buttons show what you may do and what it costs: fold, check, call, or a bigger bet. “Raise…” and “Bet…” ask for the amount.
    4. Mind the clock: if time runs out, you check or fold.
    5. Go on until one player has all the chips. They are play chips without any value.

    `/poker rules` explains the details, `/poker status` tells the whole table in words.

about =
    {"**"}Dead Button { $version }** hosts No-Limit Hold’em tournaments in Discord, for play chips that have no value and cannot be bought or cashed in.
    It is free software under the MIT licence.
    Privacy: it keeps your Discord ID, the name you play under, a mark of your Discord picture, your settings and the games you played, on the computer it runs on. It reads no messages. Your hole cards are shown to you alone.
about-source = Source code: { $address }

## Topics as choices of /poker rules

choice-topic-goal = The game in short
choice-topic-blinds = Blinds and button
choice-topic-betting = Betting
choice-topic-pots = Pots and all-in
choice-topic-hands = The hands
choice-topic-showdown = Showdown
choice-topic-clock = Time, away, leaving
choice-topic-places = Places
choice-topic-conduct = Fair play

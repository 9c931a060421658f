## Ranks of cards, 2 to 14 (ace), as words.

# One card
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-11 = jack
rank-12 = queen
rank-13 = king
rank-14 = ace

# Several cards
ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-10 = tens
ranks-11 = jacks
ranks-12 = queens
ranks-13 = kings
ranks-14 = aces

# As in “pair of kings”
ranks-of-2 = twos
ranks-of-3 = threes
ranks-of-4 = fours
ranks-of-5 = fives
ranks-of-6 = sixes
ranks-of-7 = sevens
ranks-of-8 = eights
ranks-of-9 = nines
ranks-of-10 = tens
ranks-of-11 = jacks
ranks-of-12 = queens
ranks-of-13 = kings
ranks-of-14 = aces

# As in “straight, nine high”
high-2 = two high
high-3 = three high
high-4 = four high
high-5 = five high
high-6 = six high
high-7 = seven high
high-8 = eight high
high-9 = nine high
high-10 = ten high
high-11 = jack high
high-12 = queen high
high-13 = king high
high-14 = ace high

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

# $rank, $suit: words from above
card-in-words = { $rank } of { $suit }

## Hands, named in words. $ranks, $high, $low: ranks from above

hand-high-card = high card, { $rank }
hand-pair = pair of { $ranks }
hand-two-pair = two pair, { $high } and { $low }
hand-three-of-a-kind = three of a kind, { $ranks }
hand-straight = straight, { $high }
hand-flush = flush, { $high }
hand-full-house = full house, { $three } over { $pair }
hand-four-of-a-kind = four of a kind, { $ranks }
hand-straight-flush = straight flush, { $high }
hand-royal-flush = royal flush
# Where kickers decide. $count = how many, $kickers = a list of ranks
hand-with-kickers =
    { $count ->
        [one] { $hand }, { $kickers } kicker
       *[other] { $hand }, kickers { $kickers }
    }

## Hands where there is little room

# $letters: the ranks of the kickers as on the cards: “pair of aces, K-9”
hand-with-letters = { $hand }, { $letters }
# Ranks as on the cards follow: “two pair K-9”
category-high-card = high card
category-two-pair = two pair
category-flush = flush
category-full-house = full house

## Lists: $first, then $rest

list-and = { $first } and { $rest }
list-or = { $first } or { $rest }
list-comma = { $first }, { $rest }

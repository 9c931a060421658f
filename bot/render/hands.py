"""Hands in words: "two pair, kings and nines", with the kicker where it decides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from bot.render.cards import rank_letter
from bot.render.wording import listed
from engine.evaluation import Category, HandValue
from i18n import text

# By category, how many of the five ranks belong to the made hand: kickers come after them. A flush is named by its
# highest card alone, so the others count as kickers here.
_MADE: Final = {
    Category.HIGH_CARD: 1,
    Category.PAIR: 2,
    Category.TWO_PAIR: 4,
    Category.THREE_OF_A_KIND: 3,
    Category.STRAIGHT: 5,
    Category.FLUSH: 1,
    Category.FULL_HOUSE: 5,
    Category.FOUR_OF_A_KIND: 4,
    Category.STRAIGHT_FLUSH: 5,
    Category.ROYAL_FLUSH: 5,
}

# Whose names in full are long: in short they are these words, and the ranks that name the made hand.
_LETTERED: Final = {
    Category.HIGH_CARD: ("category-high-card", (0,)),
    Category.TWO_PAIR: ("category-two-pair", (0, 2)),
    Category.FLUSH: ("category-flush", (0,)),
    Category.FULL_HOUSE: ("category-full-house", (0, 3)),
}


def hand_text(value: HandValue, locale: str, rivals: Iterable[HandValue] = ()) -> str:
    """`value` in words; against `rivals` with the same made cards, kickers down to the deciding one. Source: H3."""
    made = _made(value, locale)
    upto = max([_deciding(value, rival) for rival in rivals], default=0)
    start = _MADE[value.category]
    if upto <= start:
        return made
    kickers = [text(locale, f"rank-{rank}") for rank in value.ranks[start:upto]]
    return text(locale, "hand-with-kickers", hand=made, kickers=listed(kickers, locale), count=len(kickers))


def short_hand_text(value: HandValue, locale: str, rivals: Iterable[HandValue] = ()) -> str:
    """`value` where `hand_text` has no room: "pair of kings", "straight, nine high". Kickers that decide, and the ranks
    of hands that are long to name, are as on the cards: "pair of kings, Q-9", "two pair K-9".
    """
    upto = max([_deciding(value, rival) for rival in rivals], default=0)
    kickers = list(value.ranks[_MADE[value.category] : upto])
    words, named = _LETTERED.get(value.category, ("", ()))
    if named and (kickers or len(named) > 1):
        return f"{text(locale, words)} {_letters([*[value.ranks[at] for at in named], *kickers])}"
    made = _made(value, locale)
    return text(locale, "hand-with-letters", hand=made, letters=_letters(kickers)) if kickers else made


def _letters(ranks: Iterable[int]) -> str:
    return "-".join([rank_letter(rank) for rank in ranks])


def _deciding(value: HandValue, rival: HandValue) -> int:
    """How many ranks have to be named to tell `value` from `rival`; 0 when the made cards do."""
    if value.category is not rival.category:
        return 0
    made = _MADE[value.category]
    if value.ranks[:made] != rival.ranks[:made]:
        return 0
    return next((at + 1 for at in range(made, 5) if value.ranks[at] != rival.ranks[at]), 0)


def _made(value: HandValue, locale: str) -> str:
    ranks = value.ranks
    match value.category:
        case Category.HIGH_CARD:
            return text(locale, "hand-high-card", rank=text(locale, f"rank-{ranks[0]}"))
        case Category.PAIR:
            return text(locale, "hand-pair", ranks=text(locale, f"ranks-of-{ranks[0]}"))
        case Category.TWO_PAIR:
            high, low = text(locale, f"ranks-{ranks[0]}"), text(locale, f"ranks-{ranks[2]}")
            return text(locale, "hand-two-pair", high=high, low=low)
        case Category.THREE_OF_A_KIND:
            return text(locale, "hand-three-of-a-kind", ranks=text(locale, f"ranks-of-{ranks[0]}"))
        case Category.STRAIGHT:
            return text(locale, "hand-straight", high=text(locale, f"high-{ranks[0]}"))
        case Category.FLUSH:
            return text(locale, "hand-flush", high=text(locale, f"high-{ranks[0]}"))
        case Category.FULL_HOUSE:
            three, pair = text(locale, f"ranks-{ranks[0]}"), text(locale, f"ranks-{ranks[3]}")
            return text(locale, "hand-full-house", three=three, pair=pair)
        case Category.FOUR_OF_A_KIND:
            return text(locale, "hand-four-of-a-kind", ranks=text(locale, f"ranks-of-{ranks[0]}"))
        case Category.STRAIGHT_FLUSH:
            return text(locale, "hand-straight-flush", high=text(locale, f"high-{ranks[0]}"))
        case Category.ROYAL_FLUSH:
            return text(locale, "hand-royal-flush")
    assert_never(value.category)

"""Cards as text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bot.render.wording import listed
from engine.cards import Card, Suit
from i18n import text

CardWriter = Callable[[Iterable[Card | None]], str]

# With the mark that asks for a text sign: drawn as an emoji, ♠ and ♣ are dark on dark.
_AS_TEXT: Final = "\ufe0e"
SIGNS: Final = {
    Suit.CLUBS: f"♣{_AS_TEXT}",
    Suit.DIAMONDS: f"♦{_AS_TEXT}",
    Suit.HEARTS: f"♥{_AS_TEXT}",
    Suit.SPADES: f"♠{_AS_TEXT}",
}
_RANKS: Final = {11: "J", 12: "Q", 13: "K", 14: "A"}
_SUITS: Final = {
    Suit.CLUBS: "suit-clubs",
    Suit.DIAMONDS: "suit-diamonds",
    Suit.HEARTS: "suit-hearts",
    Suit.SPADES: "suit-spades",
}


def rank_letter(rank: int) -> str:
    """What is on the card: `A`, `10`."""
    return _RANKS.get(rank, str(rank))


def card_text(card: Card) -> str:
    """`A♠`, `10♦`."""
    return rank_letter(card.rank) + SIGNS[card.suit]


def card_sign(card: Card) -> str:
    """`A♠` where signs are never drawn as emojis, or are read out."""
    return card_text(card).removesuffix(_AS_TEXT)


def cards_text(cards: Iterable[Card | None]) -> str:
    """`A♠ K♦`; cards face down are left out."""
    return " ".join([card_text(card) for card in cards if card is not None])


def cards_code(cards: Iterable[Card | None]) -> str:
    """`cards_text` as inline code, in which Discord draws no emoji."""
    return f"`{cards_text(cards)}`"


def card_in_words(card: Card, locale: str) -> str:
    """As in "ace of spades"."""
    return text(locale, "card-in-words", rank=text(locale, f"rank-{card.rank}"), suit=text(locale, _SUITS[card.suit]))


def cards_in_words(cards: Iterable[Card | None], locale: str) -> str:
    """As in "ace of spades and king of diamonds"; cards face down are left out."""
    return listed([card_in_words(card, locale) for card in cards if card is not None], locale)

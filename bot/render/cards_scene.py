"""What the picture of two hole cards shows, to their owner alone."""

from __future__ import annotations

from bot.render.hands import hand_text
from bot.render.picture.scene import CardsScene
from bot.render.wording import capital
from bot.service.preferences import DeckColours, Felt
from engine.hand_view import HandView
from engine.view import TableView
from i18n import text


def cards_scene(view: TableView, locale: str, felt: Felt, colours: DeckColours) -> CardsScene | None:
    """The viewer's own cards in the order they were dealt, with what they make so far, else the number of the hand;
    None for a viewer without cards.
    """
    hand = view.hand
    if hand is None or hand.own_cards is None:
        return None
    return CardsScene(hand.own_cards, _words(view, hand, locale), felt, colours)


def _words(view: TableView, hand: HandView, locale: str) -> str:
    if hand.viewer is None or not hand.is_live(hand.viewer):
        return text(locale, "cards-picture-folded", hand=view.hand_number)
    value = hand.value(hand.viewer)
    if value is None:
        return text(locale, "cards-picture-hand", hand=view.hand_number)
    return capital(hand_text(value, locale))

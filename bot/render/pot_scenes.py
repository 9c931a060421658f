"""The pots in the middle of a picture."""

from __future__ import annotations

from bot.render.amounts import short_chips
from bot.render.picture.scene import PotScene
from engine.hand_view import HandView
from engine.seats import Chips
from i18n import text


def pot_scenes(hand: HandView, locale: str) -> tuple[PotScene, ...]:
    """Main pot and side pots with the bets of this street, as long as they are not awarded. Source: P1."""
    if hand.awards:
        return ()
    main, *sides = [pot.amount for pot in hand.pots()] or [hand.pot]
    if not sides:
        return (_pot("picture-pot", hand.pot, locale),)
    first = _pot("picture-main-pot", main, locale)
    if len(sides) == 1:
        return (first, _pot("picture-side-pot", sides[0], locale, side=1))
    several = [_pot("picture-side-pot-of-several", amount, locale, number) for number, amount in enumerate(sides, 1)]
    return (first, *several)


def _pot(words: str, amount: Chips, locale: str, side: int = 0) -> PotScene:
    said = text(locale, words, number=side, amount=short_chips(amount, locale))
    return PotScene(said, side=bool(side), amount=amount)

"""The pots in the middle of a picture."""

from __future__ import annotations

from bot.render.amounts import short_chips
from bot.render.picture.scene import PotScene
from engine.view import HandView
from i18n import text


def pot_scenes(hand: HandView, locale: str) -> tuple[PotScene, ...]:
    """Main pot and side pots with the bets of this street, as long as they are not awarded. Source: P1."""
    if hand.awards:
        return ()
    pots = hand.pots()
    if len(pots) < 2:
        return (PotScene(text(locale, "picture-pot", amount=short_chips(hand.pot, locale)), side=False),)
    main, *sides = [short_chips(pot.amount, locale) for pot in pots]
    scenes = [PotScene(text(locale, "picture-main-pot", amount=main), side=False)]
    if len(sides) == 1:
        return (*scenes, PotScene(text(locale, "picture-side-pot", amount=sides[0]), side=True))
    for number, amount in enumerate(sides, 1):
        words = text(locale, "picture-side-pot-of-several", number=number, amount=amount)
        scenes.append(PotScene(words, side=True))
    return tuple(scenes)

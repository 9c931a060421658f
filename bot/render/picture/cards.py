"""Playing cards, face up and face down, at any size."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache, partial

from PIL import Image

from bot.render.picture import shapes, theme
from bot.render.picture.sprites import Sprites, Stamp, put
from bot.render.picture.typeset import RGB, typeset
from bot.service.preferences import DeckColours
from engine.cards import Card

_ROUND = 0.115  # the corners' radius, by the width
_CAPITALS = 0.727  # their height in ems
_BIG = 100  # cards from this height on leave more air around their rank


class CardState(Enum):
    """Plain, among the winning five (a golden frame and a glow), or dimmed because it is not."""

    PLAIN = "plain"
    LIT = "lit"
    DIMMED = "dimmed"


def card_sprite(
    card: Card | None, width: int, height: int, colours: DeckColours, state: CardState = CardState.PLAIN
) -> Stamp:
    """A card of `width` x `height` pixels with its shadow or glow around it; None: face down."""
    surround, margin = _surround(width, height, state is CardState.LIT)
    dimmed = state is CardState.DIMMED
    front = card_back(width, height) if card is None else card_face(card, width, height, colours, dimmed)
    if dimmed:
        front = Image.blend(front, Image.new("RGB", front.size, theme.DIM), theme.DIMMED)
    image = surround.copy()
    front.putalpha(shapes.rounded(width, height, width * _ROUND))
    put(image, front, margin, margin)
    return Stamp(image, margin)


def frame_width(width: int) -> int:
    """How broad the golden frame around a winning card of this width is."""
    return max(2, round(width * 0.035))


@lru_cache(16)
def _surround(width: int, height: int, lit: bool) -> tuple[Image.Image, int]:
    """What is around a card: a shadow, or a golden frame and a glow; and how broad it is."""
    radius = width * _ROUND
    if not lit:
        shadow, margin = shapes.halo(shapes.rounded(width, height, radius), 3.0, 0.5)
        image = Image.new("RGBA", (width + 2 * margin, height + 2 * margin + 3))
        put(image, shapes.tinted(shadow, theme.BLACK), 0, 3)
        return image, margin
    rim = frame_width(width)
    frame = shapes.rounded(width + 2 * rim, height + 2 * rim, radius + rim)
    glow, spread = shapes.halo(frame, 3 + width * 0.015, 1.0)
    image = shapes.tinted(glow, theme.GOLD)
    put(image, shapes.tinted(frame, theme.GOLD), spread, spread)
    return image, spread + rim


def card_face(card: Card, width: int, height: int, colours: DeckColours, dark: bool = False) -> Image.Image:
    """The front of a card as RGB, corners not cut: a large rank over a large suit. `dark`: of a card to be dimmed."""
    colour = theme.SUIT_COLOURS[colours][card.suit]
    if dark:  # the rank must stay readable when paper and ink come closer
        colour = theme.darker(colour)
    face = shapes.gradient(width, height, theme.PAPER.top, theme.PAPER.bottom)
    rank = "10" if card.rank == 10 else card.code[0]
    px = round(height * (0.47 if height >= _BIG else 0.54))
    letters = rank_letters(rank, px, colour)
    top = round(height * 0.085)
    put(face, letters, round(width * 0.075), top)
    size = round(width * 0.6)
    sign = shapes.tinted(shapes.suit(card.suit, size), colour)
    put(face, sign, width - size - round(width * 0.07), height - size - round(height * 0.06))
    return face


def card_back(width: int, height: int) -> Image.Image:
    """The back as RGB, corners not cut: a dealer button on blue."""
    back = Image.new("RGB", (width, height), theme.PAPER.bottom)
    rim = max(2, round(width * 0.06))
    across, down = width - 2 * rim, height - 2 * rim
    radius = width * 0.08
    cloth = shapes.gradient(across, down, theme.BACK_TOP, theme.BACK_BOTTOM)
    back.paste(cloth, (rim, rim), shapes.rounded(across, down, radius))
    for share, colour in ((0.62, theme.BACK_SHADE), (0.30, theme.BACK_MARK)):
        size = round(across * share)
        disc = shapes.rounded(size, size, size / 2)
        put(back, shapes.tinted(disc, colour), (width - size) // 2, (height - size) // 2)
    return back


def rank_letters(rank: str, px: int, colour: RGB) -> Image.Image:
    """The rank as an image as high as its capitals; ten is set narrower."""
    drawn = typeset(rank, px, 800, colour)
    above = drawn.baseline - round(px * _CAPITALS)
    letters = drawn.image.crop((0, above - 1, drawn.width, drawn.baseline + round(px * 0.16)))
    if rank == "10":
        return shapes.resized(letters, round(letters.width * 0.84), letters.height)
    return letters


def kept_card(
    sprites: Sprites,
    card: Card | None,
    width: int,
    height: int,
    colours: DeckColours,
    state: CardState = CardState.PLAIN,
) -> Stamp:
    """`card_sprite`, drawn once."""
    key = ("card", card, width, height, colours, state)
    return sprites.get(key, partial(card_sprite, card, width, height, colours, state))

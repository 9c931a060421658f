"""Cards as emojis: 128 x 128 pixels, to be read at 22, on light and on dark."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image

from bot.render.picture import shapes, theme
from bot.render.picture.cards import rank_letters
from bot.render.picture.sprites import put
from bot.render.picture.typeset import RGB
from bot.service.preferences import DeckColours
from engine.cards import Card

SIDE: Final = 128
_WIDTH: Final = 110
_HEIGHT: Final = 128
_RADIUS: Final = 22
_RIM: Final = 5
_EDGE: Final = theme.rgb("8793a6")
_COLOURS: Final = 32
_LETTERS: Final = 76  # pixels of an em
_SIGN: Final = 56


def card_emoji(card: Card, colours: DeckColours) -> bytes:
    """A card face up, as PNG: its rank over its suit, on white with a grey edge."""
    colour = theme.SUIT_COLOURS[colours][card.suit]
    image, top = _blank(theme.WHITE)
    rank = "10" if card.rank == 10 else card.code[0]
    letters = rank_letters(rank, _LETTERS, colour)
    put(image, letters, (SIDE - letters.width) // 2, top + 9)
    sign = shapes.tinted(shapes.suit(card.suit, _SIGN), colour)
    put(image, sign, (SIDE - _SIGN) // 2, top + _HEIGHT - _SIGN - 6)
    return _png(image)


def back_emoji() -> bytes:
    """A card face down, as PNG."""
    image, _ = _blank(theme.WHITE)
    across, down = _WIDTH - 26, _HEIGHT - 26
    cloth = shapes.tinted(shapes.rounded(across, down, 12), theme.BACK_BOTTOM)
    put(image, cloth, (SIDE - across) // 2, (SIDE - down) // 2)
    ring = shapes.tinted(shapes.ring(58, 58, 29, 8), theme.BACK_MARK)
    disc = shapes.tinted(shapes.rounded(26, 26, 13), theme.BACK_MARK)
    put(image, ring, (SIDE - 58) // 2, (SIDE - 58) // 2)
    put(image, disc, (SIDE - 26) // 2, (SIDE - 26) // 2)
    return _png(image)


def _blank(paper: RGB) -> tuple[Image.Image, int]:
    """A card with nothing on it, and how far down it begins."""
    image = Image.new("RGBA", (SIDE, SIDE), (*_EDGE, 0))
    left, top = (SIDE - _WIDTH) // 2, (SIDE - _HEIGHT) // 2
    put(image, shapes.tinted(shapes.rounded(_WIDTH, _HEIGHT, _RADIUS), _EDGE), left, top)
    put(image, shapes.tinted(shapes.rounded(_WIDTH, _HEIGHT, _RADIUS, _RIM), paper), left, top)
    return image, top


def _png(image: Image.Image) -> bytes:
    packed = io.BytesIO()
    image.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(packed, "PNG", optimize=True)
    return packed.getvalue()

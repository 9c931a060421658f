"""Chips, piled the higher and the wider the more they are worth, and the discs of button and blinds."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from bot.render.picture import shapes, theme
from bot.render.picture.scene import Disc
from bot.render.picture.sprites import Sprites, Stamp, put
from bot.render.picture.typeset import RGB, typeset
from engine.seats import Chips

# From how many chips on, the piles and the colours of their chips (indices of `theme.CHIP_COLOURS`)
_PILES: Final[tuple[tuple[Chips, tuple[int, ...], tuple[int, ...]], ...]] = (
    (250_000, (4, 4, 4), (8, 6, 7)),
    (50_000, (4, 4, 3), (7, 6, 5)),
    (10_000, (4, 4), (6, 5)),
    (2_500, (4, 3), (5, 3)),
    (1_000, (4, 2), (3, 2)),
    (250, (4,), (3,)),
    (100, (3,), (2,)),
    (25, (2,), (1,)),
    (0, (1,), (0,)),
)
_CHIP: Final = 26  # across
_FLAT: Final = 13  # the same from above, as it is seen from the side
_THICK: Final = 5
_STEP: Final = 15  # from one pile to the next
PILE_HEIGHT: Final = _FLAT + 4 * _THICK
_PLAIN: Final = theme.PAPER.bottom  # the light parts of chips
DISC: Final = 34


def piles_of(chips: Chips) -> tuple[tuple[int, ...], tuple[RGB, ...]]:
    """How high the piles are, and the colour of each."""
    for least, heights, colours in _PILES:
        if chips >= least:
            return heights, tuple([theme.CHIP_COLOURS[colour] for colour in colours])
    raise ValueError(f"a bet of {chips} chips")


def kept_piles(sprites: Sprites, heights: tuple[int, ...], colours: tuple[RGB, ...]) -> Stamp:
    """`piles_sprite`, drawn once."""
    return sprites.get(("piles", heights, colours), partial(piles_sprite, heights, colours))


def piles_sprite(heights: tuple[int, ...], colours: tuple[RGB, ...]) -> Stamp:
    """Piles side by side, the last one behind, all standing on the same line; `PILE_HEIGHT` high."""
    fine = shapes.FINE
    width = _CHIP + _STEP * (len(heights) - 1)
    image = Image.new("RGBA", (width * fine, PILE_HEIGHT * fine))
    for at in reversed(range(len(heights))):
        for layer in range(heights[at]):
            bottom = (PILE_HEIGHT - layer * _THICK) * fine - 1
            put(image, _chip(colours[at]), at * _STEP * fine, bottom - (_FLAT + _THICK) * fine + 1)
    return Stamp(image.reduce(fine))


def _chip(colour: RGB) -> Image.Image:
    """One chip from the side and above, four times as large as it is shown."""
    fine = shapes.FINE
    width, flat, thick = _CHIP * fine, _FLAT * fine, _THICK * fine
    image = Image.new("RGBA", (width, flat + thick))
    outline = Image.new("L", image.size)
    draw = ImageDraw.Draw(outline)
    draw.ellipse((0, 0, width - 1, flat - 1), fill=255)
    draw.rectangle((0, flat // 2, width - 1, flat // 2 + thick), fill=255)
    draw.ellipse((0, thick, width - 1, flat + thick - 1), fill=255)
    side = Image.new("RGB", image.size, _shade(colour, 0.62))
    stripes = ImageDraw.Draw(side)
    for start in (0.10, 0.68):
        stripes.rectangle((width * start, 0, width * (start + 0.22), image.height), fill=_PLAIN)
    image.paste(side, (0, 0), outline)
    top = ImageDraw.Draw(image)
    top.ellipse((0, 0, width - 1, flat - 1), fill=colour, outline=_shade(colour, 0.5), width=fine // 2)
    inset = width * 0.24
    top.ellipse((inset, flat * 0.26, width - inset, flat * 0.74), fill=_PLAIN)
    return image


def _shade(colour: RGB, share: float) -> RGB:
    return round(colour[0] * share), round(colour[1] * share), round(colour[2] * share)


def kept_disc(sprites: Sprites, disc: Disc, letters: str = "", across: int = DISC) -> Stamp:
    """`disc_sprite`, drawn once."""
    letters = letters or disc.value
    return sprites.get(("disc", disc, letters, across), partial(disc_sprite, disc, letters, across))


def disc_sprite(disc: Disc, letters: str, across: int) -> Stamp:
    """A disc with its letters, two at most, and a shadow; the button has a double rim."""
    ink = theme.DISCS[disc]
    round_mask = shapes.rounded(across, across, across / 2)
    shadow, margin = shapes.halo(round_mask, 2.0, 0.6)
    image = Image.new("RGBA", (across + 2 * margin, across + 2 * margin + 2))
    put(image, shapes.tinted(shadow, theme.BLACK), 0, 2)
    put(image, shapes.tinted(round_mask, ink.top), margin, margin)
    rim = shapes.faded(shapes.ring(across, across, across / 2, 2), 0.45)
    put(image, shapes.tinted(rim, ink.text), margin, margin)
    if disc is Disc.BUTTON:
        inner = across - 8
        rim = shapes.faded(shapes.ring(inner, inner, inner / 2, 1.5), 0.35)
        put(image, shapes.tinted(rim, ink.text), margin + 4, margin + 4)
    px = 21 if len(letters) == 1 else theme.LEAST_TAG
    word = typeset(letters, px, 800, ink.text)
    left = margin + round((across - word.width) / 2)
    put(image, word.image, left, margin + round(across / 2 + px * 0.36) - word.baseline)
    return Stamp(image, margin)

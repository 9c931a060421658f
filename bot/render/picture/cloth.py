"""The table itself: the room, the rail, the felt and what is woven into it. The same in every picture of one felt."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageChops, ImageOps

from bot.render.picture import shapes, theme
from bot.render.picture.layout import BOARD, BOARD_CARD, Box
from bot.render.picture.sprites import put
from bot.render.picture.typeset import RGB, typeset
from bot.render.picture.words import capitals
from bot.service.preferences import Felt

_TABLE: Final = Box(16, 74, 768, 492)
_RAIL: Final = 22  # how broad
_LINE: Final = 46  # from the table's edge to the line sewn on the felt
_OVER: Final = 40  # pixels drawn beyond the middle, so that what is blurred meets without a seam
_MARK: Final = ("DEAD", "BUTTON")  # the product's name, along the two ends


def cloth_image(felt: Felt) -> Image.Image:
    """800 x 640 pixels, RGB, without seats and cards. The right half is the left one's mirror image."""
    colours = theme.FELTS[felt]
    canvas = _lit(theme.WIDTH, theme.HEIGHT, theme.ROOM_LIGHT, theme.ROOM_DARK)
    at = (_TABLE.left, _TABLE.top)
    table = _oval(0)
    shadow, spread = shapes.halo(table, 9.0, 0.8)
    canvas.paste(theme.BLACK, (_TABLE.left - spread, _TABLE.top - spread + 12), shadow)
    canvas.paste(shapes.gradient(*table.size, theme.RAIL_TOP, theme.RAIL_BOTTOM), at, table)
    crown = _soft(ImageChops.subtract(_oval(5, 1), _oval(_RAIL - 6, 1)), 4.0, 0.5)
    canvas.paste(theme.RAIL_EDGE, at, ImageChops.multiply(crown, table))
    canvas.paste(theme.RAIL_SEAM, at, _oval(_RAIL))
    felt_mask = _oval(_RAIL + 3)
    light = _lit(_TABLE.width + 40, _TABLE.height + 130, colours.light, colours.dark)
    canvas.paste(light.crop((20, 65, 20 + table.width, 65 + table.height)), at, felt_mask)
    rim = _soft(ImageChops.invert(felt_mask), 7.0, 0.55)
    canvas.paste(theme.BLACK, at, ImageChops.multiply(rim, felt_mask))
    line = shapes.faded(ImageChops.subtract(_oval(_LINE), _oval(_LINE + 2)), 0.22)
    canvas.paste(colours.line, at, line)
    whole = Image.new("RGB", (theme.WIDTH, theme.HEIGHT))
    half = canvas.crop((0, 0, theme.WIDTH // 2, theme.HEIGHT))
    whole.paste(half, (0, 0))
    whole.paste(ImageOps.mirror(half), (theme.WIDTH // 2, 0))
    for word, middle, turn in ((_MARK[0], 90, 90), (_MARK[1], theme.WIDTH - 90, -90)):
        _mark(whole, word, middle, turn, colours)
    return whole


def slot_image() -> Image.Image:
    """Where a board card will come to lie: RGBA, as large as a card."""
    width, height = BOARD_CARD.width, BOARD_CARD.height
    slot = Image.new("RGBA", (width, height))
    put(slot, shapes.tinted(shapes.faded(shapes.rounded(width, height, 12), 0.17), theme.BLACK), 0, 0)
    put(slot, shapes.tinted(shapes.faded(shapes.ring(width, height, 12, 2), 0.20), theme.WHITE), 0, 0)
    return slot


def _oval(inset: int, fine: int = 2) -> Image.Image:
    """The left half of the table's outline and a little more, `inset` pixels smaller all around. So long a curve is
    smooth enough when it is drawn twice as large, which takes a quarter of the time.
    """
    upper = shapes.corner(_TABLE.width, _TABLE.height, _TABLE.height / 2, inset, fine)
    half = Image.new("L", (_TABLE.width // 2 + _OVER, _TABLE.height))
    for top, quarter in ((0, upper), (_TABLE.height // 2, ImageOps.flip(upper))):
        half.paste(quarter, (0, top))
        half.paste(ImageOps.mirror(quarter), (_TABLE.width // 2, top))
    return half


def _lit(width: int, height: int, inner: RGB, outer: RGB) -> Image.Image:
    """The left half of `shapes.lamp` and a little more."""
    light = Image.radial_gradient("L")
    half = width // 2 + _OVER
    box = (0.0, 0.0, light.width * half / width, float(light.height))
    return shapes.between(inner, outer, shapes.resized(light, half, height, box))


def _soft(mask: Image.Image, blur: float, strength: float) -> Image.Image:
    """The mask with soft edges, as large as before."""
    wide, spread = shapes.halo(mask, blur, strength)
    return wide.crop((spread, spread, spread + mask.width, spread + mask.height))


def _mark(canvas: Image.Image, word: str, middle: int, turn: int, colours: theme.Cloth) -> None:
    """A word along one end of the felt, a little darker than it."""
    letters = typeset(" ".join(word), 25, 800, colours.mark)
    line = letters.image.copy()
    line.putalpha(shapes.faded(line.getchannel("A"), 0.5))
    turned = line.transpose(Image.Transpose.ROTATE_90 if turn > 0 else Image.Transpose.ROTATE_270)
    below = letters.baseline - capitals(25) // 2 - letters.height // 2  # from the line's middle to its capitals'
    put(
        canvas,
        turned,
        middle - turned.width // 2 - (below if turn > 0 else -below),
        BOARD.top + BOARD.height // 2 - turned.height // 2,
    )

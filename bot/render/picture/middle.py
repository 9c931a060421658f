"""The middle of the table: the board, and above it the pots or the name of the winning hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image

from bot.render.picture import chips, shapes, theme
from bot.render.picture.cards import CardState, kept_card
from bot.render.picture.cloth import slot_image
from bot.render.picture.layout import BOARD, BOARD_CARD, POTS, RAISED, board_places
from bot.render.picture.scene import PotScene, TableScene
from bot.render.picture.sprites import Sprites, Stamp
from bot.render.picture.typeset import RGB, typeset, width_of
from bot.render.picture.words import capitals, fitted, width_in_pieces, write, write_in_pieces

_PILL: Final = 36  # height
_AIR: Final = 12  # between a pill's end and what is in it
_BETWEEN: Final = 8  # two pills; a pile of chips and its words
_PILLS: Final = 640  # width there is for pills on the felt
_LINES: Final = 48  # height of a ground with two lines
_APART: Final = 16  # two pots on one ground
_PILES: Final = {False: ((4, 3), (theme.POT_CHIP,) * 2), True: ((3,), (theme.SIDE_CHIP,))}  # side pot?


def paint_board(canvas: Image.Image, scene: TableScene, sprites: Sprites) -> None:
    """Five cards or their empty places; at a showdown the winning ones raised and golden, the rest dimmed."""
    slot = sprites.get("slot", lambda: Stamp(slot_image()))
    for at, place in enumerate(board_places()):
        if at >= len(scene.board):
            slot.onto(canvas, place.left, place.top)
            continue
        card = scene.board[at]
        state = CardState.PLAIN
        if scene.showdown:
            state = CardState.LIT if card in scene.lit else CardState.DIMMED
        stamp = kept_card(sprites, card, BOARD_CARD.width, BOARD_CARD.height, scene.colours, state)
        stamp.onto(canvas, place.left, place.top - (RAISED if state is CardState.LIT else 0))


def paint_pots(canvas: Image.Image, scene: TableScene, sprites: Sprites) -> None:
    """The winning hand's name; before there is one, the pots, each in a pill, or in two lines where that is long."""
    if scene.banner:
        _banner(canvas, scene.banner, sprites)
        return
    for px in (25, 24, 23, theme.LEAST_TEXT):
        widths = [_pill_width(pot, px, sprites) for pot in scene.pots]
        if sum(widths) + _BETWEEN * (len(widths) - 1) <= _PILLS:
            _pills(canvas, scene.pots, widths, px, sprites)
            return
    _two_lines(canvas, scene.pots, sprites)


def _banner(canvas: Image.Image, words: str, sprites: Sprites) -> None:
    air = 22
    word, high = fitted(words, 26, theme.LEAST_TEXT, 800, theme.BANNER.text, BOARD.width - 2 * air)
    width = word.width + 2 * air
    left = POTS.middle - width // 2
    kept_pill(sprites, width, _PILL, theme.BANNER.top).onto(canvas, left, POTS.top)
    write(canvas, word, left + air, POTS.top + (_PILL + high) / 2)


def _piles(pot: PotScene, sprites: Sprites) -> Stamp:
    heights, colours = _PILES[pot.side]
    return chips.kept_piles(sprites, heights, colours)


def _pill_width(pot: PotScene, px: int, sprites: Sprites) -> int:
    return width_in_pieces(pot.words, px, 700) + _piles(pot, sprites).image.width + _BETWEEN + 2 * _AIR


def _pills(canvas: Image.Image, pots: Sequence[PotScene], widths: Sequence[int], px: int, sprites: Sprites) -> None:
    left = POTS.middle - (sum(widths) + _BETWEEN * (len(widths) - 1)) // 2
    top = POTS.top + 1
    for pot, width in zip(pots, widths, strict=True):
        kept_pill(sprites, width, _PILL, theme.POT.top, theme.SHADE).onto(canvas, left, top)
        _piles(pot, sprites).onto(canvas, left + _AIR, top + (_PILL - chips.PILE_HEIGHT) // 2 - 1)
        start = left + width - _AIR - width_in_pieces(pot.words, px, 700)
        write_in_pieces(canvas, pot.words, px, 700, theme.POT.text, start, top + (_PILL + capitals(px)) / 2)
        left += width + _BETWEEN


def _two_lines(canvas: Image.Image, pots: Sequence[PotScene], sprites: Sprites) -> None:
    half = len(pots) // 2
    lines = [pots[:half], pots[half:]]
    room = POTS.width - 2 * _AIR
    px = theme.LEAST_TEXT
    while px > theme.LEAST_TAG and max([_across(line, px) for line in lines]) > room:
        px -= 1
    width = min(room, max([_across(line, px) for line in lines])) + 2 * _AIR
    ground = sprites.get(("ground", width), partial(_rounded, width, _LINES, 14, theme.POT.top, theme.SHADE))
    ground.onto(canvas, POTS.middle - width // 2, POTS.top)
    for line, baseline in zip(lines, (POTS.top + 20, POTS.top + 42), strict=True):
        across = min(room, _across(line, px))
        left = POTS.middle - across // 2
        most = (room - _APART * (len(line) - 1)) // len(line) if across == room else None
        for pot in line:
            word = typeset(pot.words, px, 700, theme.POT.text, most)
            write(canvas, word, left, baseline)
            left += word.width + _APART


def _across(pots: Sequence[PotScene], px: int) -> int:
    return sum([width_of(pot.words, px, 700) for pot in pots]) + _APART * (len(pots) - 1)


def kept_pill(sprites: Sprites, width: int, height: int, colour: RGB, strength: float = 1.0) -> Stamp:
    """A rectangle with round ends, drawn once."""
    make = partial(_rounded, width, height, height / 2, colour, strength)
    return sprites.get(("pill", width, height, colour, strength), make)


def _rounded(width: int, height: int, radius: float, colour: RGB, strength: float) -> Stamp:
    return Stamp(shapes.tinted(shapes.faded(shapes.rounded(width, height, radius), strength), colour))

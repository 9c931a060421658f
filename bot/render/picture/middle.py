"""The middle of the table: the board, and above it the pots or the name of the winning hand, and a notice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.render.picture import theme
from bot.render.picture.cards import CardState, kept_card
from bot.render.picture.cloth import slot_image
from bot.render.picture.layout import BOARD, BOARD_CARD, POTS, RAISED, board_places
from bot.render.picture.notice import TWO_LINES, kept_notice
from bot.render.picture.pills import kept_ground
from bot.render.picture.pots import BETWEEN, PILL, Lines, Pills, in_lines, lines_within, pills_within
from bot.render.picture.scene import TableScene
from bot.render.picture.sprites import Sprites, Stamp
from bot.render.picture.typeset import Sprite, width_of
from bot.render.picture.words import fitted, write

_PILLS: Final = 640  # width there is for pills on the felt
_AIR: Final = 22  # between the ends of the winning hand's pill and its words
_LOW: Final = 22  # height of a notice below the board; only tables with larger gaps there have so many pots


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


def paint_middle(canvas: Image.Image, scene: TableScene, sprites: Sprites) -> None:
    """The winning hand's name; before there is one, the pots, each in a pill, or in two lines where that is long. A
    notice stands to their left; below the board where there are too many pots for that.
    """
    if scene.notice:
        _with_notice(canvas, scene, sprites)
    else:
        _without_notice(canvas, scene, sprites)


def _without_notice(canvas: Image.Image, scene: TableScene, sprites: Sprites) -> None:
    if scene.banner:
        banner = _Banner(scene.banner, BOARD.width)
        banner.paint(canvas, POTS.middle - banner.width // 2, POTS.top, sprites)
    elif scene.pots:
        pots = pills_within(scene.pots, _PILLS, sprites) or in_lines(scene.pots, 2, POTS.height, POTS.width)
        pots.paint(canvas, POTS.middle - pots.width // 2, POTS.top + (1 if pots.height == PILL else 0), sprites)


def _with_notice(canvas: Image.Image, scene: TableScene, sprites: Sprites) -> None:
    """The notice beside pots or hand, in one line, else in two."""
    if not scene.banner and not scene.pots:
        tag = kept_notice(sprites, scene.notice, PILL, POTS.width)
        tag.onto(canvas, POTS.middle - tag.image.width // 2, POTS.top)
        return
    for height in (PILL, TWO_LINES):
        tag = kept_notice(sprites, scene.notice, height, POTS.width)
        step = tag.image.width + BETWEEN
        other = _within(scene, POTS.width - step, sprites)
        if other is not None:
            high = max(height, other.height)
            left = POTS.middle - (step + other.width) // 2
            tag.onto(canvas, left, POTS.top + (high - height) // 2)
            other.paint(canvas, left + step, POTS.top + (high - other.height) // 2, sprites)
            return
    tag = kept_notice(sprites, scene.notice, _LOW, BOARD.width)
    tag.onto(canvas, POTS.middle - tag.image.width // 2, BOARD.bottom)
    _without_notice(canvas, scene, sprites)


def _within(scene: TableScene, room: int, sprites: Sprites) -> Pills | Lines | _Banner | None:
    """What stands above the board, no wider than `room`; None where it is wider."""
    if not scene.banner:
        return pills_within(scene.pots, room, sprites) or lines_within(scene.pots, room)
    banner = _Banner(scene.banner, room)
    return banner if width_of(scene.banner, theme.LEAST_TEXT, 800) + 2 * _AIR <= room else None


@dataclass(frozen=True, slots=True)
class _Banner:
    """The winning hand's name on gold, at most `room` pixels wide."""

    words: str
    room: int
    height: int = PILL

    @property
    def width(self) -> int:
        return self._word()[0].width + 2 * _AIR

    def paint(self, canvas: Image.Image, left: int, top: int, sprites: Sprites) -> None:
        word, high = self._word()
        kept_ground(sprites, self.width, self.height, theme.BANNER.top).onto(canvas, left, top)
        write(canvas, word, left + _AIR, top + (self.height + high) / 2)

    def _word(self) -> tuple[Sprite, int]:
        return fitted(self.words, 26, theme.LEAST_TEXT, 800, theme.BANNER.text, self.room - 2 * _AIR)

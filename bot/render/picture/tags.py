"""Words on a seat beside its plate: the number, FOLD and the like, the last action, whose turn it is, who is away."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from bot.render.picture import shapes, theme
from bot.render.picture.layout import SMALL, SeatSize
from bot.render.picture.scene import SeatScene
from bot.render.picture.sprites import Sprites, Stamp, put
from bot.render.picture.theme import Ink
from bot.render.picture.tones import Tone
from bot.render.picture.typeset import RGB, typeset, width_of
from bot.render.picture.words import capitals, fitted, in_two, write
from engine.hand_view import FACE_DOWN

_TAG: Final = 27  # height of a tag
_PILL: Final = 34  # height of a word such as FOLD where the cards were
_AIR: Final = 9  # between a tag's end and its words


def paint_number(canvas: Image.Image, seat: SeatScene, size: SeatSize, tone: Tone, sprites: Sprites) -> None:
    across = 30 if size is not SMALL else 26
    turn = tone is Tone.TURN
    number = sprites.get(("number", seat.seat, turn, across), partial(_number_sprite, seat.seat + 1, turn, across))
    number.onto(canvas, max(4, size.around + size.avatar_left - 12), size.around - 4)


def _number_sprite(number: int, turn: bool, across: int) -> Stamp:
    ink = theme.NUMBER_TURN if turn else theme.NUMBER
    image = shapes.tinted(shapes.rounded(across, across, across / 2), ink.top)
    rim = shapes.ring(across, across, across / 2, 2)
    put(image, shapes.tinted(rim, theme.GOLD if turn else theme.EDGE), 0, 0)
    word, high = fitted(str(number), 20, theme.LEAST_TAG, 700, ink.text, across - 4)
    write(image, word, (across - word.width) / 2, (across + high) / 2)
    return Stamp(image)


def paint_states(canvas: Image.Image, seat: SeatScene, size: SeatSize, tone: Tone) -> None:
    """FOLD and the like where the cards were; away below it."""
    if tone is not Tone.REST or seat.cards is not None:
        return
    left = size.avatar_left + size.avatar + 3
    room = size.width - left + 2
    low, high = (_TAG, 46) if size is SMALL else (_PILL, 48)
    said = [(seat.state_words if seat.stack else "", theme.REST), (seat.away_words, theme.AWAY)]
    pills = [(_folded(words, room - 2 * _AIR), ink) for words, ink in said if words]
    heights = [low - 4 * (len(pills) - 1) if len(lines) == 1 else high for lines, _ in pills]
    between = 4
    top = size.around + max(0, (size.plate_top - sum(heights) - between * (len(pills) - 1)) // 2 + 1)
    for (lines, ink), height in zip(pills, heights, strict=True):
        drawn = [fitted(line, 21, theme.LEAST_TAG, 700, ink.text, room - 2 * _AIR) for line in lines]
        width = min(room, max([word.width for word, _ in drawn]) + 2 * 13)
        start = size.around + left + (room - width) // 2
        _capsule(canvas, start, top, width, height, ink.top, theme.EDGE)
        step = height / len(lines) - (2 if len(lines) > 1 else 0)
        for at, (word, above) in enumerate(drawn):
            middle = top + height / 2 + (at - (len(lines) - 1) / 2) * step
            write(canvas, word, start + (width - word.width) / 2, middle + above / 2)
        top += height + between


def _folded(words: str, room: int) -> tuple[str, ...]:
    """The words in two lines where they are too long for one and there are several."""
    if width_of(words, theme.LEAST_TAG, 700) <= room or " " not in words:
        return (words,)
    return in_two(words, theme.LEAST_TAG, 700)


def paint_tags(canvas: Image.Image, seat: SeatScene, size: SeatSize, tone: Tone, sprites: Sprites) -> None:
    """To act, the last action and away, side by side where avatar and plate meet; FOLD there when cards are shown."""
    words: list[tuple[str, Ink]] = []
    if tone is Tone.TURN:
        words.append((seat.turn_words, theme.TURN))
    elif seat.last_action and tone in (Tone.LIVE, Tone.ALL_IN) and seat.deed is not None:
        words.append((seat.last_action, theme.DEEDS[seat.deed]))
    elif tone is Tone.REST and seat.cards is not None and seat.stack:
        words.append((seat.state_words, theme.REST))
    if seat.away_words and (tone is not Tone.REST or seat.cards is not None):
        words.append((seat.away_words, theme.AWAY))
    if not words:
        return
    room = size.width - 3 * (len(words) - 1) - 2 * _AIR * len(words)
    px = 20
    if sum([width_of(said, px, 800) for said, _ in words]) > room:
        px = theme.LEAST_TAG
    most = room if sum([width_of(said, px, 800) for said, _ in words]) <= room else room // len(words)
    tags = [sprites.get(("tag", said, ink, px, most), partial(_tag_sprite, said, ink, px, most)) for said, ink in words]
    total = sum([tag.image.width for tag in tags]) + 3 * (len(tags) - 1)
    left = size.avatar_left + (size.avatar - total) // 2
    if size is SMALL and seat.cards == FACE_DOWN:
        left = size.width - total  # over the backs of the cards, where it hides less of a small face
    left = size.around + max(0, min(left, size.width - total))
    for tag in tags:
        tag.onto(canvas, left, size.around + size.plate_top - _TAG + 6)
        left += tag.image.width + 3


def _tag_sprite(words: str, ink: Ink, px: int, most: int) -> Stamp:
    word, high = typeset(words, px, 800, ink.text, most), capitals(px)
    width = word.width + 2 * _AIR
    image = Image.new("RGBA", (width, _TAG))
    _capsule(image, 0, 0, width, _TAG, ink.top, theme.NIGHT)
    write(image, word, _AIR, (_TAG + high) / 2)
    return Stamp(image)


def _capsule(canvas: Image.Image, left: int, top: int, width: int, height: int, colour: RGB, edge: RGB) -> None:
    radius = min(height / 2, 17)
    put(canvas, shapes.tinted(shapes.rounded(width, height, radius), colour), left, top)
    put(canvas, shapes.tinted(shapes.ring(width, height, radius, 2), edge), left, top)

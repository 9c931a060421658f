"""A seat's plate with its words, and the avatar in its ring."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.render.picture import shapes, theme
from bot.render.picture.face import Faces
from bot.render.picture.layout import SMALL, SeatSize
from bot.render.picture.scene import Face, SeatScene
from bot.render.picture.sprites import Stamp, put
from bot.render.picture.theme import Ink
from bot.render.picture.tones import EDGES, Tone
from bot.render.picture.typeset import RGB, label, width_of
from bot.render.picture.words import fitted, in_two, write

_RADIUS: Final = 18
_AIR: Final = 7  # between the ends of the chance's pill and its words
_APART: Final = 8  # the stack and the chance
_PLATES: Final[dict[Tone, tuple[Ink, Ink]]] = {  # of the stack, of the name
    Tone.LIVE: (theme.PLATE, theme.PLATE_NAME),
    Tone.TURN: (theme.PLATE_TURN, theme.PLATE_TURN_NAME),
    Tone.WON: (theme.PLATE_WON, theme.PLATE_WON_NAME),
    Tone.ALL_IN: (theme.PLATE_ALL_IN, theme.PLATE_NAME),
    Tone.REST: (theme.PLATE_REST, theme.PLATE_REST),
    Tone.EMPTY: (theme.PLATE_REST, theme.PLATE_REST),
}


def plate_sprite(size: SeatSize, tone: Tone) -> Stamp:
    width, height, around = size.width, size.plate, size.around
    mask = shapes.rounded(width, height, _RADIUS)
    image = Image.new("RGBA", (width + 2 * around, height + 2 * around))
    if tone is Tone.EMPTY:
        put(image, shapes.tinted(shapes.faded(mask, 0.72), theme.NIGHT), around, around)
        edge = shapes.dashed_ring(width, height, _RADIUS, 2)
        put(image, shapes.tinted(edge, theme.DASHES), around, around)
        return Stamp(image, around)
    colour, thickness = EDGES[tone]
    if tone is Tone.TURN:
        glow, spread = shapes.halo(mask, around / 2.4, 1.3)
        put(image, shapes.tinted(glow, theme.GOLD), around - spread, around - spread)
    else:
        shadow, spread = shapes.halo(mask, 2.5, 0.6)
        put(image, shapes.tinted(shadow, theme.BLACK), around - spread, around - spread + min(2, around - spread))
    ink = _PLATES[tone][0]
    ground = shapes.gradient(width, height, ink.top, ink.bottom)
    ground.putalpha(mask)
    put(image, ground, around, around)
    put(image, shapes.tinted(shapes.ring(width, height, _RADIUS, thickness), colour), around, around)
    return Stamp(image, around)


def avatar_sprite(face: Face, across: int, tone: Tone, grey: bool, faces: Faces) -> Stamp:
    """The face in a ring; grey where the player does not play."""
    margin = 8
    image = Image.new("RGBA", (across + 2 * margin, across + 2 * margin))
    disc = shapes.rounded(across, across, across / 2)
    if tone is Tone.EMPTY:
        put(image, shapes.tinted(shapes.faded(disc, 0.72), theme.NIGHT), margin, margin)
        edge = shapes.dashed_ring(across, across, across / 2, 2)
        put(image, shapes.tinted(edge, theme.DASHES), margin, margin)
        return Stamp(image, margin)
    colour, thickness = EDGES[tone]
    if tone is Tone.TURN:
        glow, spread = shapes.halo(disc, 3.3, 1.3)
        put(image, shapes.tinted(glow, theme.GOLD), margin - spread, margin - spread)
    put(image, shapes.tinted(disc, colour), margin, margin)
    put(image, shapes.tinted(shapes.rounded(across, across, across / 2, thickness), theme.NIGHT), margin, margin)
    inner = across - 2 * thickness - 4
    portrait = faces.portrait(face, inner, grey)
    portrait.putalpha(shapes.rounded(inner, inner, inner / 2))
    put(image, portrait, margin + thickness + 2, margin + thickness + 2)
    return Stamp(image, margin)


def paint_plate_words(canvas: Image.Image, seat: SeatScene, size: SeatSize, tone: Tone) -> None:
    """The name over the stack, over ALL-IN or OUT for who has none, and the chance beside it. With `hand_words` both
    share a line above them."""
    ink, name_ink = _PLATES[tone]
    left, room = size.around + 10, size.width - 20
    top = size.around + size.plate_top
    above, below = top + round(size.plate * 0.40), top + round(size.plate * 0.835)
    name = label(seat.name, seat.stand_in)
    stack = seat.stack or seat.state_words
    heavy = 750 if seat.stack else 800
    if seat.hand_words or seat.hand_aloud:
        most, share = (theme.LEAST_TAG, 0.36) if size is SMALL else (theme.LEAST_TEXT, 0.345)
        line = top + round(size.plate * share)
        right, _ = fitted(stack, most, theme.LEAST_TAG, heavy, ink.text, room)
        write(canvas, right, left + room - right.width, line)
        word, _ = fitted(name, most, most, 600, name_ink.text, max(0, room - right.width - 10))
        write(canvas, word, left, line)
        _hand_words(canvas, seat, name_ink.text, left, room, top, size)
        return
    word, high = fitted(name, size.name, theme.LEAST_TEXT, 600, name_ink.text, room)
    if not stack and not seat.chance:
        write(canvas, word, left + (room - word.width) / 2, top + (size.plate + high) / 2)
        return
    write(canvas, word, left + (room - word.width) / 2, above)
    if seat.chance:
        _stack_and_chance(canvas, stack, heavy, seat.chance, size, ink, below)
        return
    word, _ = fitted(stack, size.stack, theme.LEAST_TEXT, heavy, ink.text, room)
    write(canvas, word, left + (room - word.width) / 2, below)


def _stack_and_chance(
    canvas: Image.Image, stack: str, heavy: int, chance: str, size: SeatSize, ink: Ink, baseline: int
) -> None:
    room = size.width - 16 - 2 * _AIR - (_APART if stack else 0)
    px = size.stack - 3
    while px > theme.LEAST_TEXT and width_of(stack, px, heavy) + width_of(chance, px, 800) > room:
        px -= 1
    share, high = fitted(chance, px, theme.LEAST_TEXT, 800, theme.CHANCE.text, room)
    pill = share.width + 2 * _AIR
    word, _ = fitted(stack, px, theme.LEAST_TEXT, heavy, ink.text, max(0, room - share.width))
    beside = word.width + _APART if stack else 0
    left = size.around + (size.width - beside - pill) // 2
    if stack:
        write(canvas, word, left, baseline)
    height = high + 10
    mask = shapes.rounded(pill, height, height / 2)
    put(canvas, shapes.tinted(mask, theme.CHANCE.top), left + beside, baseline - high - 5)
    write(canvas, share, left + beside + _AIR, baseline)


def hand_lines(seat: SeatScene, room: int) -> tuple[str, ...]:
    """What a winner won with, in one line or in two smaller ones: in full where that has room, else in short."""
    said = [words for words in (seat.hand_aloud, seat.hand_words) if words]
    for words in said:
        if width_of(words, theme.LEAST_TEXT, 600) <= room:
            return (words,)
        if " " in words:
            lines = in_two(words, theme.LEAST_TAG, 600)
            if max([width_of(line, theme.LEAST_TAG, 600) for line in lines]) <= room:
                return lines
    return in_two(said[-1], theme.LEAST_TAG, 600) if " " in said[-1] else (said[-1],)


def _hand_words(
    canvas: Image.Image, seat: SeatScene, colour: RGB, left: int, room: int, top: int, size: SeatSize
) -> None:
    lines = hand_lines(seat, room)
    most, least, shares = size.name, theme.LEAST_TEXT, (0.75,)
    if len(lines) > 1:
        larger = theme.LEAST_TAG + 1
        most = larger if max([width_of(line, larger, 600) for line in lines]) <= room else theme.LEAST_TAG
        least, shares = theme.LEAST_TAG, (0.62, 0.88)
    for line, share in zip(lines, shares, strict=True):
        word, _ = fitted(line, most, least, 600, colour, room)
        write(canvas, word, left + (room - word.width) / 2, top + size.plate * share)

"""What lies before a seat on the felt: discs, the bet of this street, after the hand what was won."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL import Image

from bot.render.picture import chips, shapes, theme
from bot.render.picture.layout import LINE, SeatPlace
from bot.render.picture.scene import Disc, SeatScene
from bot.render.picture.sprites import Sprites, Stamp, put
from bot.render.picture.typeset import width_of
from bot.render.picture.words import fitted, write

_GAP = 6
_AIR = 11  # between a pill's end and its words
_HEIGHT = 34
_LARGE = 25  # the largest type of a bet


def paint_before(
    canvas: Image.Image, seat: SeatScene, place: SeatPlace, letters: Mapping[Disc, str], sprites: Sprites
) -> None:
    """Discs with their `letters` first, then the amount, around the middle of the place; small seats have them in two
    lines."""
    box = place.before
    discs = len(seat.discs) * (chips.DISC + _GAP)
    apart = place.size.lines > 1
    pile_of_words = kept_amount(seat, box.width - (0 if apart else discs), sprites)
    amount = pile_of_words.image.width if pile_of_words else -_GAP
    line = box.top if place.above or not apart else box.bottom - LINE
    left = box.middle - (amount if apart else discs + amount) // 2
    for at, disc in enumerate(seat.discs):
        start = box.middle - (discs - _GAP) // 2 if apart else left
        top = line if not apart else box.bottom - LINE if place.above else box.top
        stamp = chips.kept_disc(sprites, disc, letters.get(disc, ""))
        stamp.onto(canvas, start + at * (chips.DISC + _GAP), top + (LINE - chips.DISC) // 2)
    if pile_of_words:
        start = left if apart else left + discs
        pile_of_words.onto(canvas, start, line + (LINE - pile_of_words.image.height) // 2)


def kept_amount(seat: SeatScene, room: int, sprites: Sprites) -> Stamp | None:
    """The bet in a pill with its chips, or what was won in a green one, at most `room` pixels wide; drawn once."""
    if seat.won:
        return sprites.get(("won", seat.won, room), partial(_won_sprite, seat.won, room))
    if seat.bet:
        key = ("bet", seat.bet, chips.piles_of(seat.chips), room)
        return sprites.get(key, partial(_bet_sprite, seat, room, sprites))
    return None


def _bet_sprite(seat: SeatScene, room: int, sprites: Sprites) -> Stamp:
    heights, colours = chips.piles_of(seat.chips)
    piles = chips.kept_piles(sprites, heights, colours)
    beside = piles.image.width + _GAP
    inner = room - 2 * _AIR
    if all(width_of(seat.bet, px, 700) > inner - beside for px in (_LARGE, theme.LEAST_TEXT)):
        beside = 0  # no room for chips: the amount says it
    word, high = fitted(seat.bet, _LARGE, theme.LEAST_TEXT, 700, theme.BET.text, inner - beside)
    width = word.width + beside + 2 * _AIR
    image = Image.new("RGBA", (width, LINE))
    top = (LINE - _HEIGHT) // 2
    mask = shapes.faded(shapes.rounded(width, _HEIGHT, _HEIGHT / 2), theme.SHADE)
    put(image, shapes.tinted(mask, theme.BET.top), 0, top)
    if beside:
        piles.onto(image, _AIR - 3, top - 1)
    write(image, word, width - _AIR - word.width, top + (_HEIGHT + high) / 2)
    return Stamp(image)


def _won_sprite(won: str, room: int) -> Stamp:
    ink = theme.WON
    word, high = fitted(won, 26, theme.LEAST_TEXT, 800, ink.text, room - 2 * _AIR)
    width = word.width + 2 * _AIR + 4
    image = Image.new("RGBA", (width, LINE))
    put(image, shapes.tinted(shapes.rounded(width, LINE - 2, LINE / 2 - 1), ink.top), 0, 1)
    write(image, word, (width - word.width) / 2, (LINE + high) / 2)
    return Stamp(image)

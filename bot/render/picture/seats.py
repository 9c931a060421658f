"""One seat: avatar, cards, and a plate with name and stack."""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from typing import Final

from PIL import Image

from bot.render.picture.badges import Badge, badge_sprite
from bot.render.picture.cards import CardState, kept_card
from bot.render.picture.face import Faces
from bot.render.picture.layout import SMALL, SeatPlace, SeatSize
from bot.render.picture.plates import avatar_sprite, paint_plate_words, plate_sprite
from bot.render.picture.scene import SeatScene, TableScene
from bot.render.picture.sprites import Sprites, Stamp
from bot.render.picture.tags import paint_number, paint_states, paint_tags
from bot.render.picture.tones import Tone, tone_of
from bot.service.preferences import DeckColours
from engine.cards import Card

_FANNED: Final = 0.66  # of the first of two cards face down shows beside the second, by its width
_LOOKS: Final = attrgetter(  # all of a `SeatScene` that `seat_sprite` draws; of `won` only whether there is any
    "seat",
    "name",
    "stand_in",
    "face",
    "state",
    "house",
    "stack",
    "state_words",
    "turn_words",
    "away_words",
    "deed",
    "last_action",
    "cards",
    "lit",
    "drawn",
    "highest",
    "sits_out",
    "chance",
    "hand_words",
    "hand_aloud",
)


def kept_seat(
    seat: SeatScene, place: SeatPlace, scene: TableScene, cloth: Image.Image, faces: Faces, sprites: Sprites
) -> Stamp:
    """`seat_sprite`, drawn once for all that looks the same in this place."""
    there = faces.has(seat.face.key)
    key = (_LOOKS(seat), bool(seat.won), there, place, scene.showdown, scene.colours, scene.felt)
    make = partial(seat_sprite, seat, place, scene.showdown, scene.colours, cloth, faces, sprites)
    return sprites.get(key, make)


def seat_sprite(
    seat: SeatScene,
    place: SeatPlace,
    showdown: bool,
    colours: DeckColours,
    cloth: Image.Image,
    faces: Faces,
    sprites: Sprites,
) -> Stamp:
    """The seat on its piece of `cloth`, without what lies before it on the felt. Nothing of it is drawn outside of its
    box and the room around that, so the piece is opaque and quickly put in its place.
    """
    size = place.size
    around = size.around
    box = place.box.grown(around)
    canvas = cloth.crop((box.left, box.top, box.right, box.bottom))
    tone = tone_of(seat)
    _cards(canvas, seat, size, showdown, colours, sprites)
    plate = sprites.get(("plate", size, tone), partial(plate_sprite, size, tone))
    plate.onto(canvas, around, around + size.plate_top)
    grey = tone is Tone.REST or seat.sits_out or bool(seat.away_words)
    there = faces.has(seat.face.key)
    avatar = sprites.get(
        ("avatar", seat.face, there, size.avatar, tone, grey),
        partial(avatar_sprite, seat.face, size.avatar, tone, grey, faces),
    )
    avatar.onto(canvas, around + size.avatar_left, around)
    if tone is not Tone.EMPTY:
        _badge(canvas, seat, there, size, sprites)
    paint_number(canvas, seat, size, tone, sprites)
    paint_states(canvas, seat, size, tone)
    paint_tags(canvas, seat, size, tone, sprites)
    paint_plate_words(canvas, seat, size, tone)
    return Stamp(canvas, around)


def _cards(
    canvas: Image.Image,
    seat: SeatScene,
    size: SeatSize,
    showdown: bool,
    colours: DeckColours,
    sprites: Sprites,
) -> None:
    """Cards that are shown stand above the plate in full; two face down lie on each other, tucked behind it."""
    if seat.drawn is not None:
        _drawn(canvas, seat, seat.drawn, size, colours, sprites)
    if seat.cards is None:
        return
    hidden = seat.cards == (None, None)
    top = size.around + size.cards_top
    left, step = size.around + size.cards_left, size.card_width + size.card_gap
    if hidden:
        step = round(size.card_width * _FANNED)
        left += (size.card_width + size.card_gap - step) // 2
    top += size.tucked + 2 if hidden else 0
    for at, card in enumerate(seat.cards):
        state = CardState.PLAIN
        if showdown and not hidden:
            state = CardState.LIT if seat.lit[at] else CardState.DIMMED
        kept_card(sprites, card, size.card_width, size.card_height, colours, state).onto(canvas, left + at * step, top)


def _drawn(
    canvas: Image.Image, seat: SeatScene, card: Card, size: SeatSize, colours: DeckColours, sprites: Sprites
) -> None:
    """The card drawn for the button, where two would lie."""
    left = size.around + size.cards_left + (size.card_width + size.card_gap) // 2
    state = CardState.LIT if seat.highest else CardState.PLAIN
    stamp = kept_card(sprites, card, size.card_width, size.card_height, colours, state)
    stamp.onto(canvas, left, size.around + size.cards_top)


def _badge(canvas: Image.Image, seat: SeatScene, there: bool, size: SeatSize, sprites: Sprites) -> None:
    """On the avatar's upper right: two bars for somebody who sits out, a moon for somebody who is away; a robot where
    the face is not one already.
    """
    robot = seat.house and (there or not seat.face.house)
    absent: Badge | None = "bars" if seat.sits_out else "moon" if seat.away_words else None
    which: Badge | None = absent or ("robot" if robot else None)
    if which is None:
        return
    across = 32 if size is not SMALL else 26
    badge = sprites.get(("badge", which, across), partial(badge_sprite, which, across))
    reach = round(size.avatar / 2 * (1 + 0.7071))
    left = size.around + size.avatar_left + reach - across // 2
    badge.onto(canvas, left, size.around + size.avatar - reach - across // 2)

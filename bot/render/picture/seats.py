"""One seat: avatar, cards, and a plate with name and stack."""

from __future__ import annotations

from enum import Enum
from functools import partial
from operator import attrgetter
from typing import Final

from PIL import Image, ImageEnhance, ImageOps

from bot.render.picture import shapes, theme
from bot.render.picture.badges import Badge, badge_sprite
from bot.render.picture.cards import CardState, kept_card
from bot.render.picture.face import Faces
from bot.render.picture.layout import SMALL, SeatPlace, SeatSize
from bot.render.picture.scene import Face, SeatScene, SeatState, TableScene
from bot.render.picture.sprites import Sprites, Stamp, put
from bot.render.picture.theme import Ink
from bot.render.picture.typeset import RGB, label, width_of
from bot.render.picture.words import fitted, write
from bot.service.ports import DeckColours

_RADIUS: Final = 18
_FANNED: Final = 0.66  # of the first of two cards face down shows beside the second, by its width
_TAG: Final = 27  # height of a tag
_PILL: Final = 34  # height of a word such as FOLD where the cards were
_AIR: Final = 9  # between a tag's end and its words


class Tone(Enum):
    """What a seat looks like at first glance; always said in words or by a shape as well."""

    LIVE = "live"
    TURN = "turn"
    WON = "won"
    ALL_IN = "all-in"
    REST = "rest"
    EMPTY = "empty"


_EDGES: Final[dict[Tone, tuple[RGB, int]]] = {
    Tone.LIVE: (theme.EDGE, 2),
    Tone.TURN: (theme.GOLD, 4),
    Tone.WON: (theme.WIN, 4),
    Tone.ALL_IN: (theme.ALL_IN, 3),
    Tone.REST: (theme.FAINT_EDGE, 2),
    Tone.EMPTY: (theme.EDGE, 2),
}
_PLATES: Final[dict[Tone, tuple[Ink, Ink]]] = {  # of the stack, of the name
    Tone.LIVE: (theme.PLATE, theme.PLATE_NAME),
    Tone.TURN: (theme.PLATE_TURN, theme.PLATE_TURN_NAME),
    Tone.WON: (theme.PLATE_WON, theme.PLATE_WON_NAME),
    Tone.ALL_IN: (theme.PLATE_ALL_IN, theme.PLATE_NAME),
    Tone.REST: (theme.PLATE_REST, theme.PLATE_REST),
    Tone.EMPTY: (theme.PLATE_REST, theme.PLATE_REST),
}
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
    "chance",
    "hand_words",
)
_RESTING: Final = (SeatState.FOLDED, SeatState.MUCKED, SeatState.NOT_DEALT_IN, SeatState.OUT)


def tone_of(seat: SeatScene) -> Tone:
    """The most important thing about a seat."""
    if seat.state is SeatState.EMPTY:
        return Tone.EMPTY
    if seat.won:
        return Tone.WON
    if seat.to_act:
        return Tone.TURN
    if seat.state in _RESTING:
        return Tone.REST
    return Tone.ALL_IN if seat.state is SeatState.ALL_IN else Tone.LIVE


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
    plate = sprites.get(("plate", size, tone), partial(_plate_sprite, size, tone))
    plate.onto(canvas, around, around + size.plate_top)
    grey = tone is Tone.REST or bool(seat.away_words)
    there = faces.has(seat.face.key)
    avatar = sprites.get(
        ("avatar", seat.face, there, size.avatar, tone, grey),
        partial(_avatar_sprite, seat.face, size.avatar, tone, grey, faces),
    )
    avatar.onto(canvas, around + size.avatar_left, around)
    if tone is not Tone.EMPTY:
        _badge(canvas, seat, there, size, sprites)
    _number(canvas, seat, size, tone, sprites)
    _states(canvas, seat, size, tone)
    _tags(canvas, seat, size, tone, sprites)
    _plate_words(canvas, seat, size, tone)
    return Stamp(canvas, around)


def _plate_sprite(size: SeatSize, tone: Tone) -> Stamp:
    width, height, around = size.width, size.plate, size.around
    mask = shapes.rounded(width, height, _RADIUS)
    image = Image.new("RGBA", (width + 2 * around, height + 2 * around))
    if tone is Tone.EMPTY:
        put(image, shapes.tinted(shapes.faded(mask, 0.55), theme.NIGHT), around, around)
        edge = shapes.dashed_ring(width, height, _RADIUS, 2)
        put(image, shapes.tinted(edge, theme.DASHES), around, around)
        return Stamp(image, around)
    colour, thickness = _EDGES[tone]
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


def _avatar_sprite(face: Face, across: int, tone: Tone, grey: bool, faces: Faces) -> Stamp:
    """The face in a ring; grey where the player does not play."""
    margin = 8
    image = Image.new("RGBA", (across + 2 * margin, across + 2 * margin))
    disc = shapes.rounded(across, across, across / 2)
    if tone is Tone.EMPTY:
        put(image, shapes.tinted(shapes.faded(disc, 0.55), theme.NIGHT), margin, margin)
        edge = shapes.dashed_ring(across, across, across / 2, 2)
        put(image, shapes.tinted(edge, theme.DASHES), margin, margin)
        return Stamp(image, margin)
    colour, thickness = _EDGES[tone]
    if tone is Tone.TURN:
        glow, spread = shapes.halo(disc, 3.3, 1.3)
        put(image, shapes.tinted(glow, theme.GOLD), margin - spread, margin - spread)
    put(image, shapes.tinted(disc, colour), margin, margin)
    put(image, shapes.tinted(shapes.rounded(across, across, across / 2, thickness), theme.NIGHT), margin, margin)
    inner = across - 2 * thickness - 4
    portrait = faces.portrait(face, inner)
    if grey:
        portrait = ImageEnhance.Brightness(ImageOps.grayscale(portrait).convert("RGB")).enhance(0.6)
    portrait.putalpha(shapes.rounded(inner, inner, inner / 2))
    put(image, portrait, margin + thickness + 2, margin + thickness + 2)
    return Stamp(image, margin)


def _cards(
    canvas: Image.Image,
    seat: SeatScene,
    size: SeatSize,
    showdown: bool,
    colours: DeckColours,
    sprites: Sprites,
) -> None:
    """Cards that are shown stand above the plate in full; two face down lie on each other, tucked behind it."""
    if seat.cards is None:
        return
    hidden = seat.cards == (None, None)
    top = size.around + size.plate_top - size.card_height
    left, step = size.around + size.cards_left, size.card_width + size.card_gap
    if hidden:
        step = round(size.card_width * _FANNED)
        left += (size.card_width + size.card_gap - step) // 2
    top += size.tucked if hidden else -2
    for at, card in enumerate(seat.cards):
        state = CardState.PLAIN
        if showdown and not hidden:
            state = CardState.LIT if seat.lit[at] else CardState.DIMMED
        kept_card(sprites, card, size.card_width, size.card_height, colours, state).onto(canvas, left + at * step, top)


def _badge(canvas: Image.Image, seat: SeatScene, there: bool, size: SeatSize, sprites: Sprites) -> None:
    """On the avatar's upper right: a moon for somebody who is away; a robot where the face is not one already."""
    robot = seat.house and (there or not seat.face.house)
    which: Badge | None = "moon" if seat.away_words else "robot" if robot else None
    if which is None:
        return
    across = 32 if size is not SMALL else 26
    badge = sprites.get(("badge", which, across), partial(badge_sprite, which, across))
    reach = round(size.avatar / 2 * (1 + 0.7071))
    left = size.around + size.avatar_left + reach - across // 2
    badge.onto(canvas, left, size.around + size.avatar - reach - across // 2)


def _number(canvas: Image.Image, seat: SeatScene, size: SeatSize, tone: Tone, sprites: Sprites) -> None:
    across = 30 if size is not SMALL else 26
    turn = tone is Tone.TURN
    number = sprites.get(("number", seat.seat, turn, across), partial(_number_sprite, seat.seat + 1, turn, across))
    number.onto(canvas, max(0, size.around + size.avatar_left - 12), size.around - 4)


def _number_sprite(number: int, turn: bool, across: int) -> Stamp:
    ink = theme.NUMBER_TURN if turn else theme.NUMBER
    image = shapes.tinted(shapes.rounded(across, across, across / 2), ink.top)
    rim = shapes.ring(across, across, across / 2, 2)
    put(image, shapes.tinted(rim, theme.GOLD if turn else theme.EDGE), 0, 0)
    word, high = fitted(str(number), 20, theme.LEAST_TAG, 700, ink.text, across - 4)
    write(image, word, (across - word.width) / 2, (across + high) / 2)
    return Stamp(image)


def _states(canvas: Image.Image, seat: SeatScene, size: SeatSize, tone: Tone) -> None:
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
        for at, (word, capitals) in enumerate(drawn):
            middle = top + height / 2 + (at - (len(lines) - 1) / 2) * step
            write(canvas, word, start + (width - word.width) / 2, middle + capitals / 2)
        top += height + between


def _folded(words: str, room: int) -> tuple[str, ...]:
    """The words in two lines where they are too long for one and there are several."""
    if width_of(words, theme.LEAST_TAG, 700) <= room or " " not in words:
        return (words,)
    first, second = words.split(" ", 1)
    return first, second


def _tags(canvas: Image.Image, seat: SeatScene, size: SeatSize, tone: Tone, sprites: Sprites) -> None:
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
    room = size.width // len(words) - 2
    tags = [sprites.get(("tag", said, ink, room), partial(_tag_sprite, said, ink, room)) for said, ink in words]
    total = sum([tag.image.width for tag in tags]) + 3 * (len(tags) - 1)
    left = size.avatar_left + (size.avatar - total) // 2
    left = size.around + max(0, min(left, size.width - total))
    for tag in tags:
        tag.onto(canvas, left, size.around + size.plate_top - _TAG + 9)
        left += tag.image.width + 3


def _tag_sprite(words: str, ink: Ink, room: int) -> Stamp:
    word, high = fitted(words, 20, theme.LEAST_TAG, 800, ink.text, room - 2 * _AIR)
    width = word.width + 2 * _AIR
    image = Image.new("RGBA", (width, _TAG))
    _capsule(image, 0, 0, width, _TAG, ink.top, theme.NIGHT)
    write(image, word, _AIR, (_TAG + high) / 2)
    return Stamp(image)


def _capsule(canvas: Image.Image, left: int, top: int, width: int, height: int, colour: RGB, edge: RGB) -> None:
    radius = min(height / 2, 17)
    put(canvas, shapes.tinted(shapes.rounded(width, height, radius), colour), left, top)
    put(canvas, shapes.tinted(shapes.ring(width, height, radius, 2), edge), left, top)


def _plate_words(canvas: Image.Image, seat: SeatScene, size: SeatSize, tone: Tone) -> None:
    """The name over the stack, over ALL-IN or OUT for who has none, and the chance beside it. With `hand_words` both
    share a line above them."""
    ink, name_ink = _PLATES[tone]
    left, room = size.around + 10, size.width - 20
    top = size.around + size.plate_top
    above, below = top + round(size.plate * 0.40), top + round(size.plate * 0.835)
    name = label(seat.name, seat.stand_in)
    stack = seat.stack or seat.state_words
    heavy = 750 if seat.stack else 800
    if seat.hand_words:
        right, _ = fitted(stack, size.name, theme.LEAST_TEXT, heavy, ink.text, room // 2)
        write(canvas, right, left + room - right.width, above)
        word, _ = fitted(name, size.name, theme.LEAST_TEXT, 600, name_ink.text, room - right.width - 10)
        write(canvas, word, left, above)
        word, _ = fitted(seat.hand_words, 23, theme.LEAST_TAG, 600, name_ink.text, room)
        write(canvas, word, left + (room - word.width) / 2, below - 2)
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
    room = size.width - 20 - 2 * _AIR - (10 if stack else 0)
    px = size.stack - 3
    while px > theme.LEAST_TEXT and width_of(stack, px, heavy) + width_of(chance, px, 800) > room:
        px -= 1
    share, high = fitted(chance, px, theme.LEAST_TEXT, 800, theme.CHANCE.text, room)
    pill = share.width + 2 * _AIR
    word, _ = fitted(stack, px, theme.LEAST_TEXT, heavy, ink.text, max(0, room - share.width))
    beside = word.width + 10 if stack else 0
    left = size.around + (size.width - beside - pill) // 2
    if stack:
        write(canvas, word, left, baseline)
    height = high + 10
    mask = shapes.rounded(pill, height, height / 2)
    put(canvas, shapes.tinted(mask, theme.CHANCE.top), left + beside, baseline - high - 5)
    write(canvas, share, left + beside + _AIR, baseline)

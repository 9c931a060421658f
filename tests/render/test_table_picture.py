"""The picture of a table: what is seen where, told by probes of pixels."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.hands import hand_text, short_hand_text
from bot.render.picture import theme
from bot.render.picture.bets import kept_amount
from bot.render.picture.cards import CardState, card_sprite, frame_width
from bot.render.picture.chips import DISC, disc_sprite, piles_of
from bot.render.picture.cloth import cloth_image
from bot.render.picture.face import Faces
from bot.render.picture.layout import (
    BOARD,
    LARGE,
    MEDIUM,
    POTS,
    RAISED,
    SMALL,
    Box,
    SeatPlace,
    SeatSize,
    board_places,
    seat_places,
)
from bot.render.picture.notice import kept_notice
from bot.render.picture.painter import RESULTS, Painter
from bot.render.picture.plates import hand_lines, paint_plate_words
from bot.render.picture.pots import lines_within, pills_within
from bot.render.picture.scene import Deed, Disc, Face, SeatScene, SeatState, TableScene
from bot.render.picture.sprites import MOST_BYTES, Sprites, Stamp
from bot.render.picture.table import paint_table
from bot.render.picture.theme import Ink
from bot.render.picture.tones import Tone
from bot.render.picture.typeset import RGB, typeset, width_of
from bot.render.picture.words import fitted, in_two
from bot.render.table_scene import table_scene
from bot.render.wording import capital
from bot.service.preferences import DeckColours, Felt, Look
from engine.cards import DECK, Card, Suit, parse_cards
from engine.evaluation import best_hand
from engine.hand_view import FACE_DOWN
from i18n import text
from tests.looks.colour_blind import SIGHTS, seen_with
from tests.looks.photos import photo
from tests.looks.scenes import MOMENTS, flop, pots, preflop, run_out, seat, showdown
from tests.render.inks import contrast
from tests.render.random_games import random_game

LARGEST = 90_000  # bytes; the budget is 65,000 for the median, which `bench picture` holds
FAR = 40  # values of grey that are told apart at a glance

faces, sprites = Faces(), Sprites()


def painted(scene: TableScene) -> Image.Image:
    return paint_table(scene, faces, sprites)


def table(*seats: SeatScene, **more: Any) -> TableScene:
    return TableScene(seats, more.pop("board", ()), **more)


def box_of(box: Box) -> tuple[int, int, int, int]:
    return box.left, box.top, box.right, box.bottom


def part(image: Image.Image, box: Box) -> Image.Image:
    return image.crop(box_of(box))


def near(one: object, other: RGB, by: int = 24) -> bool:
    assert isinstance(one, tuple)
    return all(abs(mine - theirs) <= by for mine, theirs in zip(one, other, strict=True))


def edge_of_plate(image: Image.Image, place: SeatPlace) -> object:
    """The pixel in the middle of the plate's left edge."""
    return image.getpixel((place.box.left + 1, place.box.top + place.size.plate_top + place.size.plate // 2))


def avatar_box(place: SeatPlace) -> Box:
    """The square inside the avatar's disc that nothing else touches."""
    size = place.size
    inset = size.avatar * 3 // 10
    return Box(place.box.left + size.avatar_left + inset, place.box.top + inset, size.avatar - 2 * inset, inset)


def card_box(place: SeatPlace) -> Box:
    """The two cards of a seat when they are shown."""
    size = place.size
    left, top = place.box.left + size.cards_left, place.box.top + size.cards_top
    return Box(left, top, 2 * size.card_width + size.card_gap, size.card_height)


def brightness(image: Image.Image) -> float:
    return ImageStat.Stat(image.convert("L")).mean[0]


def differing(one: Image.Image, other: Image.Image, by: int = FAR) -> int:
    """How many pixels differ in brightness by more than `by`."""
    return sum(ImageChops.difference(one.convert("L"), other.convert("L")).histogram()[by + 1 :])


def everybody(count: int, to_act: int) -> TableScene:
    return table(*[seat(n, "en", 1500, turn_words="TO ACT" if n == to_act else "") for n in range(count)])


# ---- places


@pytest.mark.parametrize("count", range(1, 11))
def test_nothing_stands_on_anything_else_at_any_table(count: int) -> None:
    places = seat_places(count)
    assert len(places) == count
    boxes = [(number, place.box.grown(place.size.around)) for number, place in enumerate(places)]
    boxes += [(number, place.before) for number, place in enumerate(places)]
    boxes += [(-1, BOARD.grown(0)), (-2, POTS)]
    for (whose, one), (other, two) in combinations(boxes, 2):
        assert whose == other or not one.meets(two), (count, whose, other)
    picture = Box(0, 0, theme.WIDTH, theme.HEIGHT)
    for place in places:
        for box in (place.box, place.before):
            assert box.left >= 0
            assert box.top >= 0
            assert box.right <= picture.right
            assert box.bottom <= picture.bottom


@pytest.mark.parametrize("count", range(1, 11))
def test_what_lies_before_a_seat_leaves_its_cards_free_with_their_golden_frames(count: int) -> None:
    for place in seat_places(count):
        size = place.size
        framed = card_box(place).grown(frame_width(size.card_width))
        number = Box(place.box.left - 4, place.box.top - 4, 34, 30)
        plate = Box(place.box.left, place.box.top + size.plate_top, size.width, size.plate)
        assert framed.top >= 0
        for box in (framed, number, plate):
            assert not place.before.meets(box)
        assert place.above or framed.top - place.before.bottom >= 4


@pytest.mark.parametrize("count", range(2, 11))
def test_what_was_won_hides_nothing_of_a_winners_cards(count: int) -> None:
    lit = [replace(seat(n, "en", 1500), won="+1", cards=parse_cards("AsKd"), lit=(True, True)) for n in range(count)]
    little = painted(table(*lit, showdown=True))
    much = painted(table(*[replace(each, won="+12,345,678") for each in lit], showdown=True))
    for place in seat_places(count):
        framed = card_box(place).grown(frame_width(place.size.card_width))
        assert ImageChops.difference(part(little, framed), part(much, framed)).getbbox() is None


@pytest.mark.parametrize("count", range(1, 11))
def test_numbers_of_seats_stay_off_the_pictures_edge(count: int) -> None:
    seats = [seat(number, "en", 1500) for number in range(count)]
    image = painted(table(*seats))
    for x in (0, 1, theme.WIDTH - 1):
        column = image.crop((x, 0, x + 1, theme.HEIGHT))
        assert brightness(column) < 30
        assert max(column.convert("L").tobytes()) < 60


@pytest.mark.parametrize("count", range(7, 11))
@pytest.mark.parametrize("deed", list(Deed))
def test_tags_of_small_seats_lie_over_backs_of_cards_not_over_faces(count: int, deed: Deed) -> None:
    seats = [seat(number, "en", 1500) for number in range(count)]
    said = painted(table(*[replace(each, deed=deed, last_action="CHECK") for each in seats]))
    unsaid = painted(table(*seats))
    for place in seat_places(count):
        size = place.size
        face = Box(place.box.left + size.avatar_left, place.box.top, size.avatar * 4 // 5, size.plate_top)
        assert ImageChops.difference(part(said, face), part(unsaid, face)).getbbox() is None


def test_few_players_get_larger_seats() -> None:
    assert [seat_places(count)[0].size for count in range(2, 7)] == [LARGE, LARGE, LARGE, MEDIUM, MEDIUM]
    assert LARGE.width > MEDIUM.width
    assert LARGE.avatar > MEDIUM.avatar
    assert LARGE.card_width > MEDIUM.card_width
    assert LARGE.stack > MEDIUM.stack


def test_seats_go_round_the_table_clockwise() -> None:
    places = seat_places(6)
    assert [place.above for place in places] == [True] * 3 + [False] * 3
    assert [place.box.left for place in places[:3]] == sorted(place.box.left for place in places[:3])
    assert [place.box.left for place in places[3:]] == sorted((place.box.left for place in places[3:]), reverse=True)


LOUD: dict[str, Any] = {
    "name": "W" * 32,
    "stack": "12,345,678",
    "bet": "12,345,678",
    "chips": 12_345_678,
    "turn_words": "AM ZUG UND DRAN",
    "away_words": "ABWESEND SEIT",
    "chance": ">99.9%",
    "discs": (Disc.BUTTON, Disc.SMALL_BLIND),
    "cards": parse_cards("AsKd"),
    "lit": (True, True),
}


@pytest.mark.parametrize("count", range(2, 11))
@pytest.mark.parametrize("state", [SeatState.LIVE, SeatState.FOLDED, SeatState.SITTING_OUT, SeatState.EMPTY])
def test_a_seat_draws_nothing_outside_its_places(count: int, state: SeatState) -> None:
    quiet = [seat(number, "en", 1500, SeatState.EMPTY) for number in range(count)]
    before = painted(table(*quiet, showdown=True))
    for number, place in enumerate(seat_places(count)):
        seats = [*quiet]
        seats[number] = replace(seat(number, "en", 1500, state), state_words="NICHT DABEI", **LOUD)
        changed = ImageChops.difference(before, painted(table(*seats, showdown=True)))
        for box in (place.box.grown(place.size.around), place.before.grown(6)):
            changed.paste(0, (box.left, box.top, box.right, box.bottom))
        assert changed.getbbox() is None


@pytest.mark.parametrize("count", range(2, 11))
@pytest.mark.parametrize("hand_words", ["", "Full House, Könige über Neunen, und mehr"])
def test_words_stay_inside_their_plate(count: int, hand_words: str) -> None:
    loud = {**LOUD, "turn_words": "", "away_words": "", "hand_words": hand_words}
    silent = {**loud, "name": "", "stack": "", "chance": "", "hand_words": "", "stand_in": ""}
    said = painted(table(*[replace(seat(n, "en", 1500), **loud) for n in range(count)]))
    unsaid = painted(table(*[replace(seat(n, "en", 1500), **silent) for n in range(count)]))
    changed = ImageChops.difference(said, unsaid)
    for place in seat_places(count):
        top = place.box.top + place.size.plate_top
        inner = Box(place.box.left + 8, top + 4, place.size.width - 16, place.size.plate - 8)
        changed.paste(0, (inner.left, inner.top, inner.right, inner.bottom))
    assert changed.getbbox() is None


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
@pytest.mark.parametrize("count", range(2, 11))
def test_words_of_a_winner_who_is_out_stay_inside_the_plate(count: int, locale: str) -> None:
    aloud = "Couleur à la dame, kickers dix, neuf, huit et quatre"
    state = text(locale, "picture-out", place=10)
    out: dict[str, Any] = {
        "state": SeatState.OUT,
        "stack": "",
        "won": "+20",
        "cards": parse_cards("AsKd"),
        "name": "W" * 32,
    }
    out |= {"state_words": state, "hand_words": "A-K", "hand_aloud": aloud}
    said = [replace(seat(n, locale), **out) for n in range(count)]
    unsaid = [replace(each, name="", stand_in="", state_words="", hand_words=" ", hand_aloud=" ") for each in said]
    changed = ImageChops.difference(painted(table(*said)), painted(table(*unsaid)))
    for place in seat_places(count):
        top = place.box.top + place.size.plate_top
        inner = Box(place.box.left + 8, top + 3, place.size.width - 16, place.size.plate - 6)
        assert changed.crop((inner.left, inner.top, inner.right, inner.bottom)).getbbox() is not None
        changed.paste(0, (inner.left, inner.top, inner.right, inner.bottom))
    assert changed.getbbox() is None


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
@pytest.mark.parametrize("place", [2, 10])
def test_out_is_never_cut_beside_the_name_of_a_winner(locale: str, size: SeatSize, place: int) -> None:
    """The name gives way."""
    words = text(locale, "picture-out", place=place)
    assert width_of(words, theme.LEAST_TAG, 800) <= size.width - 20
    winner = replace(seat(1, locale, 0, SeatState.OUT), state_words=words, won="+1", hand_words="A", cards=FACE_DOWN)
    clear = Image.new("RGB", (size.width + 2 * size.around, size.height + 2 * size.around))
    named, nameless = clear.copy(), clear.copy()
    paint_plate_words(named, winner, size, Tone.WON)
    paint_plate_words(nameless, replace(winner, name="", stand_in=""), size, Tone.WON)
    right = size.around + size.width - 10 - width_of(words, theme.LEAST_TAG, 800)
    box = (right, 0, clear.width, clear.height)
    assert named.crop(box).tobytes() == nameless.crop(box).tobytes()


def a_winner(aloud: str, words: str) -> SeatScene:
    return replace(seat(0, "en", 1500), won="+20", hand_words=words, hand_aloud=aloud)


def test_a_winners_hand_is_told_in_full_where_there_is_room_else_in_short() -> None:
    long = "Flush, queen high, kickers ten, nine, eight and four"
    medium, large = [size.width - 20 for size in (MEDIUM, LARGE)]
    assert hand_lines(a_winner("Pair of nines", "Pair 9-A-K-4"), medium) == ("Pair of nines",)
    assert hand_lines(a_winner("Full house, kings over nines", "Full house K-9"), medium) == (
        "Full house,",
        "kings over nines",
    )
    assert " ".join(hand_lines(a_winner(long, "Flush Q-10-9-8-4"), large)) == long
    assert hand_lines(a_winner(long, "Flush Q-10-9-8-4"), medium) == ("Flush Q-10-9-8-4",)
    assert hand_lines(a_winner("", "Flush Q-10-9-8-4"), medium) == ("Flush Q-10-9-8-4",)


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
@pytest.mark.parametrize("size", [MEDIUM, LARGE])
def test_no_hand_is_cut_on_a_winners_plate(locale: str, size: SeatSize) -> None:
    room = size.width - 20
    chance = random.Random(5)
    full = 0
    for _ in range(300):
        cards = chance.sample(DECK, 9)
        mine, other = [best_hand((*cards[at : at + 2], *cards[4:])) for at in (0, 2)]
        aloud = capital(hand_text(mine, locale, [other]))
        lines = hand_lines(a_winner(aloud, capital(short_hand_text(mine, locale, [other]))), room)
        assert len(lines) <= 2
        assert max(width_of(line, theme.LEAST_TAG, 600) for line in lines) <= room
        full += " ".join(lines) == aloud
    assert full > 285


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_letters_stay_on_their_discs_and_can_be_read(locale: str) -> None:
    scene = preflop(6, locale)
    letters = dict(scene.disc_words)
    for disc in Disc:
        said = letters.get(disc, disc.value)
        assert 1 <= len(said) <= 2
        px = 21 if len(said) == 1 else theme.LEAST_TAG
        assert width_of(said, px, 800) <= DISC - 4
        stamp = disc_sprite(disc, said, DISC)
        bare = disc_sprite(disc, " ", DISC)
        left, _, right, _ = ImageChops.difference(stamp.image.convert("RGB"), bare.image.convert("RGB")).getbbox() or (
            0,
            0,
            0,
            0,
        )
        assert stamp.margin + 2 <= left < right <= stamp.margin + DISC - 2


def test_discs_have_the_letters_of_their_scene() -> None:
    seats = [replace(seat(n, "en", 1500), discs=(disc,)) for n, disc in enumerate(Disc)]
    scene = table(*seats)
    assert painted(scene).tobytes() == painted(replace(scene, disc_words=((Disc.BIG_BLIND, "BB"),))).tobytes()
    french = painted(replace(scene, disc_words=((Disc.SMALL_BLIND, "PB"), (Disc.BIG_BLIND, "GB"))))
    changed = ImageChops.difference(painted(scene), french)
    first, second, third = [changed.crop(box_of(place.before)) for place in seat_places(3)]
    assert first.getbbox() is None
    assert second.getbbox()
    assert third.getbbox()


# ---- a notice


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
@pytest.mark.parametrize("count", range(1, 11))
@pytest.mark.parametrize("many", range(7))
def test_a_notice_and_the_pots_stay_between_what_lies_before_seats_and_the_board(
    locale: str, count: int, many: int
) -> None:
    amounts = (12_345_678, 999_999, 888_888, 777_777, 666_666, 555_555)[: min(many, max(1, count - 1))]
    scene = table(*[seat(number, locale, 1500) for number in range(count)], pots=pots(locale, *amounts) if many else ())
    changed = ImageChops.difference(
        painted(replace(scene, pots=())), painted(replace(scene, notice=text(locale, "picture-paused")))
    )
    assert changed.getbbox() is not None
    changed.paste(0, box_of(POTS))
    below = changed.getbbox()
    if below is not None:  # crowded: the notice is below the board
        assert len(amounts) > 4
        assert BOARD.bottom <= below[1]
        assert below[3] <= min([place.before.top for place in seat_places(count) if not place.above]) + 2


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
@pytest.mark.parametrize("banner", ["Straight flush", "Full House, Könige über Neunen", "Paar Asse, Kicker Zehn, Neun"])
def test_a_notice_leaves_the_winning_hand_and_its_cards_free(locale: str, banner: str) -> None:
    scene = replace(showdown(6, locale), banner=banner)
    bare = painted(replace(scene, banner=""))
    changed = ImageChops.difference(bare, painted(replace(scene, notice=text(locale, "picture-paused"))))
    left, top, right, bottom = changed.getbbox() or (0, 0, 0, 0)
    assert POTS.left <= left < right <= POTS.right
    assert POTS.top <= top < bottom <= POTS.bottom
    assert bottom <= BOARD.top - RAISED


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_up_to_four_pots_have_room_beside_a_notice(locale: str, many: int) -> None:
    told = pots(locale, *(12_345_678, 999_999, 888_888, 777_777)[:many])
    height = 36 if many < 3 else 48
    room = POTS.width - kept_notice(sprites, text(locale, "picture-paused"), height, POTS.width).image.width - 8
    assert pills_within(told, room, sprites) or lines_within(told, room)


@pytest.mark.parametrize("sight", ["grey", *SIGHTS])
def test_a_notice_is_told_from_a_winning_hand_by_its_shape(sight: str) -> None:
    seats = [seat(number, "en", 1500) for number in range(6)]
    box = box_of(POTS)
    notice, banner = [
        seen_with(sight, painted(table(*seats, **said))).crop(box) for said in ({"notice": "Pair"}, {"banner": "Pair"})
    ]
    assert differing(notice, banner) > 300


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
@pytest.mark.parametrize("height", [22, 36, 48])
def test_a_notice_is_never_cut_nor_too_small(locale: str, height: int) -> None:
    words = text(locale, "picture-paused")
    tag = kept_notice(sprites, words, height, POTS.width).image
    longest = max(in_two(words, theme.LEAST_TAG, 800), key=len) if height == 48 else words
    assert tag.height == height
    assert tag.width >= width_of(longest, theme.LEAST_TAG, 800)


# ---- amounts


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
def test_the_largest_amounts_are_not_cut(size: object) -> None:
    place = next(place for count in (10, 6, 2) for place in seat_places(count) if place.size == size)
    room = place.before.width
    stamp = kept_amount(SeatScene(0, "", "", Face("", 0, ""), SeatState.LIVE, bet="12,345,678", chips=1), room, sprites)
    assert stamp is not None
    assert width_of("12,345,678", theme.LEAST_TEXT, 700) < stamp.image.width <= room


def test_words_are_made_smaller_before_they_are_cut() -> None:
    whole = width_of("Full House", 22, 700)
    word, _ = fitted("Full House", 30, 20, 700, theme.WHITE, whole)
    assert word.height == typeset("Full House", 22, 700, theme.WHITE).height
    cut, _ = fitted("Full House", 30, 20, 700, theme.WHITE, 60)
    assert cut.width <= 60
    assert cut.height == typeset("x", 20, 700, theme.WHITE).height


def test_the_smallest_words_can_be_read() -> None:
    assert theme.LEAST_TAG / theme.SCALE >= 9.5
    assert theme.LEAST_TEXT / theme.SCALE >= 11


@pytest.mark.parametrize("locale", ["en", "de", "fr"])
@pytest.mark.parametrize("count", range(1, 7))
def test_pots_stay_between_the_seats_and_the_board(locale: str, count: int) -> None:
    seats = [seat(number, locale, 1500) for number in range(6)]
    amounts = (12_345_678, 999_999, 888_888, 777_777, 666_666, 555_555)[:count]
    changed = ImageChops.difference(painted(table(*seats)), painted(table(*seats, pots=pots(locale, *amounts))))
    assert changed.getbbox() is not None
    changed.paste(0, (POTS.left, POTS.top, POTS.right, POTS.bottom))
    assert changed.getbbox() is None


@pytest.mark.parametrize("banner", ["Straight flush", "Full House, Könige über Neunen", "Quinte flush " * 9])
def test_the_winning_hand_has_room_for_its_name(banner: str) -> None:
    seats = [seat(number, "de", 1500) for number in range(6)]
    changed = ImageChops.difference(painted(table(*seats)), painted(table(*seats, banner=banner)))
    left, top, right, bottom = changed.getbbox() or (0, 0, 0, 0)
    assert BOARD.left <= left
    assert right <= BOARD.right
    assert POTS.top <= top < bottom <= POTS.bottom


@pytest.mark.parametrize("felt", list(Felt))
def test_the_halves_of_the_table_meet_without_a_seam(felt: Felt) -> None:
    cloth = cloth_image(felt)
    beside, middle = [cloth.crop((left, 0, left + 4, theme.HEIGHT)).convert("L") for left in (380, 398)]
    assert differing(beside, middle, by=3) == 0


# ---- whose turn, who won, who is out


@pytest.mark.parametrize("count", range(2, 7))
def test_gold_is_around_the_seat_to_act_and_no_other(count: int) -> None:
    for to_act in range(count):
        image = painted(everybody(count, to_act))
        golden = [near(edge_of_plate(image, place), theme.GOLD) for place in seat_places(count)]
        assert golden == [number == to_act for number in range(count)]


@pytest.mark.parametrize(("seed", "seats"), [(1, 6), (2, 6), (3, 3), (4, 2)])
def test_in_whole_games_gold_and_green_are_where_the_turn_and_the_winners_are(seed: int, seats: int) -> None:
    for played in random_game(seed, seats):
        scene = table_scene(played.seen(), played.log, "de", Look(), {}, lambda _: "")
        image = painted(scene)
        for each, place in zip(scene.seats, seat_places(len(scene.seats)), strict=True):
            edge = edge_of_plate(image, place)
            assert near(edge, theme.GOLD) == each.to_act
            assert near(edge, theme.WIN) == bool(each.won)


def test_a_winner_has_an_edge_of_its_own() -> None:
    image = painted(showdown(6, "en"))
    places = seat_places(6)
    assert near(edge_of_plate(image, places[0]), theme.WIN)
    assert not any(near(edge_of_plate(image, place), theme.WIN) for place in places[1:])


def test_winning_cards_are_raised_and_the_others_dimmed() -> None:
    scene = showdown(6, "en")
    image = painted(scene)
    for card, place in zip(scene.board, board_places(), strict=True):
        lit = card in scene.lit
        assert (brightness(part(image, Box(place.left + 20, place.bottom - 20, 20, 12))) > 200) == lit
        above = image.getpixel((place.left + 30, place.top - 3))
        assert near(above, theme.PAPER.top) == lit
        assert near(image.getpixel((place.left - 2, place.top + 60)), theme.GOLD, 40) == lit


def test_a_losing_hand_is_dimmed_at_its_seat() -> None:
    place = seat_places(6)[1]
    size = place.size
    box = Box(place.box.left + size.cards_left + 6, place.box.top + 60, 14, 14)
    lost = showdown(6, "en")
    shown = replace(lost, showdown=False)
    assert brightness(part(painted(lost), box)) < 0.75 * brightness(part(painted(shown), box))


@pytest.mark.parametrize(
    "state",
    [SeatState.FOLDED, SeatState.MUCKED, SeatState.NOT_DEALT_IN, SeatState.SITTING_OUT, SeatState.OUT],
)
def test_who_does_not_play_has_no_colour(state: SeatState) -> None:
    places = seat_places(4)
    image = painted(table(seat(0, "en", 1500), *[seat(n, "en", 1500, state, state_words="WORD") for n in (1, 2, 3)]))
    for number, place in enumerate(places):
        red, _, blue = [band.mean[0] for band in map(ImageStat.Stat, part(image, avatar_box(place)).split())]
        assert (abs(red - blue) > 25) == (number == 0)


def test_a_card_that_is_not_shown_lies_face_down_beside_the_one_that_is() -> None:
    ace = Card.parse("Ah")
    place = seat_places(2)[0]
    image = painted(table(seat(0, "en", 1500, cards=(ace, None)), seat(1, "en", 1500)))
    size = place.size
    tops = [place.box.left + size.cards_left + at * (size.card_width + size.card_gap) for at in range(2)]
    first, second = [image.getpixel((left + size.card_width - 10, place.box.top + 12)) for left in tops]
    assert near(first, theme.PAPER.top)
    assert near(second, theme.BACK_TOP, 30)


def test_nothing_is_told_of_cards_face_down() -> None:
    """The picture of two hidden cards is the same whatever they are: only what everybody sees is in a scene."""
    assert painted(table(seat(0, "en", 1500), seat(1, "en", 1500))).tobytes() == (
        painted(table(seat(0, "en", 1500, cards=(None, None)), seat(1, "en", 1500, cards=FACE_DOWN))).tobytes()
    )


def test_heads_up_the_button_and_the_small_blind_lie_before_one_seat() -> None:
    scene = flop(2, "en")
    image = painted(scene)
    assert scene.seats[0].discs == (Disc.BUTTON, Disc.SMALL_BLIND)
    box = seat_places(2)[0].before
    row = [image.getpixel((x, box.top + 8)) for x in range(box.left, box.right)]
    white = [x for x, pixel in enumerate(row) if near(pixel, theme.DISCS[Disc.BUTTON].top, 8)]
    blue = [x for x, pixel in enumerate(row) if near(pixel, theme.DISCS[Disc.SMALL_BLIND].top, 8)]
    assert white
    assert blue
    assert max(white) < min(blue)


def test_discs_lie_where_the_scene_puts_them_and_nowhere_after_the_hand() -> None:
    seats = [seat(number, "en", 1500) for number in range(6)]
    without = painted(table(*seats))
    for disc in Disc:
        image = painted(table(replace(seats[0], discs=(disc,)), *seats[1:]))
        changed = ImageChops.difference(without, image).getbbox()
        box = seat_places(6)[0].before.grown(6)
        assert changed is not None
        assert box.left <= changed[0] < changed[2] <= box.right


@pytest.mark.parametrize("count", range(2, 11))
def test_a_chance_leaves_the_face_free(count: int) -> None:
    seats = [seat(n, "en", 0, SeatState.ALL_IN, state_words="ALL-IN", cards=parse_cards("AsKd")) for n in range(count)]
    told = painted(table(*[replace(each, chance="54.2%") for each in seats]))
    untold = painted(table(*seats))
    for place in seat_places(count):
        size = place.size
        face = Box(place.box.left + size.avatar_left, place.box.top, size.avatar, size.plate_top)
        assert ImageChops.difference(part(told, face), part(untold, face)).getbbox() is None
        plate = Box(place.box.left, place.box.top + size.plate_top, size.width, size.plate)
        assert differing(part(told, plate), part(untold, plate)) > 300


def test_larger_bets_are_larger_piles() -> None:
    piles = [piles_of(chips)[0] for chips in (1, 30, 120, 400, 1_200, 4_000, 12_000, 60_000, 300_000)]
    assert [sum(heights) for heights in piles] == sorted({sum(heights) for heights in piles})
    assert all(max(heights) <= 4 for heights in piles)


# ---- not by colour alone


def in_every_state() -> Iterator[tuple[str, SeatScene]]:
    yield "waiting", seat(0, "en", 1500)
    yield "to act", seat(0, "en", 1500, turn_words="TO ACT")
    yield "to act, away", seat(0, "en", 1500, turn_words="TO ACT", away_words="AWAY")
    yield "away", seat(0, "en", 1500, away_words="AWAY")
    for deed in (Deed.CHECK, Deed.CALL, Deed.BET, Deed.RAISE):
        yield deed.value, seat(0, "en", 1500, deed=deed, last_action=deed.value.upper())
    yield "folded", seat(0, "en", 1500, SeatState.FOLDED, state_words="FOLD")
    yield "folded, away", seat(0, "en", 1500, SeatState.FOLDED, state_words="FOLD", away_words="AWAY")
    yield "mucked", seat(0, "en", 1500, SeatState.MUCKED, state_words="MUCKED")
    yield "not dealt in", seat(0, "en", 1500, SeatState.NOT_DEALT_IN, state_words="NOT IN")
    yield "sitting out", seat(0, "en", 1500, SeatState.SITTING_OUT, state_words="SITS OUT", sits_out=True)
    yield "sitting out from the next hand on", seat(0, "en", 1500, away_words="SITS OUT", sits_out=True)
    yield "to act, with more time", seat(0, "en", 1500, turn_words="TO ACT +30 s")
    yield "has drawn a card", seat(0, "en", 1500, cards=None, drawn=Card.parse("Ks"))
    yield "has drawn the highest card", seat(0, "en", 1500, cards=None, drawn=Card.parse("Ks"), highest=True)
    yield "free", seat(0, "en", 0, SeatState.FREE, state_words="FREE", name="", face=Face("", 0, ""))
    yield "all-in", seat(0, "en", 0, SeatState.ALL_IN, state_words="ALL-IN")
    yield "all-in, away", seat(0, "en", 0, SeatState.ALL_IN, state_words="ALL-IN", away_words="AWAY")
    yield "out", seat(0, "en", 0, SeatState.OUT, state_words="OUT · 4th")
    yield "empty", seat(0, "en", 0, SeatState.EMPTY, state_words="EMPTY", name="", face=Face("", 0, ""))
    yield "house player", seat(0, "en", 1500, house=True)
    yield "winner", seat(0, "en", 1500, won="+20", cards=parse_cards("AsKd"))
    yield "winner with a name", seat(0, "en", 1500, won="+20", cards=parse_cards("AsKd"), hand_words="Two pair")
    yield "shown", seat(0, "en", 1500, cards=parse_cards("AsKd"))
    yield "half shown", seat(0, "en", 1500, cards=(Card.parse("As"), None))


@pytest.mark.parametrize("count", [2, 6])
@pytest.mark.parametrize("sight", ["grey", *SIGHTS])
def test_every_state_is_told_by_shape_or_words(count: int, sight: str) -> None:
    place = seat_places(count)[0]
    others = [seat(number, "en", 1500) for number in range(1, count)]
    seen = {
        name: seen_with(sight, painted(table(state, *others))).crop((0, 0, place.box.right + 8, place.before.bottom))
        for name, state in in_every_state()
    }
    for (one, first), (other, second) in combinations(seen.items(), 2):
        assert differing(first, second) > 60, (one, other)


@pytest.mark.parametrize("sight", ["grey", *SIGHTS])
@pytest.mark.parametrize("colours", list(DeckColours))
def test_suits_are_told_by_their_shape(sight: str, colours: DeckColours) -> None:
    cards = [card_sprite(Card(14, suit), 104, 144, colours).image.convert("RGB") for suit in Suit]
    for one, other in combinations([seen_with(sight, card) for card in cards], 2):
        assert differing(one, other) > 150


def test_a_red_heart_and_a_green_club_differ_in_brightness_too() -> None:
    colours = theme.SUIT_COLOURS[DeckColours.FOUR]
    assert contrast(colours[Suit.HEARTS], colours[Suit.CLUBS]) > 1.3


def test_decks_have_four_colours_or_two() -> None:
    four, two = [set(theme.SUIT_COLOURS[colours].values()) for colours in (DeckColours.FOUR, DeckColours.TWO)]
    assert (len(four), len(two)) == (4, 2)


def inks(values: Iterable[object]) -> Iterator[Ink]:
    for value in values:
        if isinstance(value, Ink):
            yield value
        elif isinstance(value, dict):
            yield from inks(value.values())  # pyright: ignore[reportUnknownArgumentType]


def test_words_stand_out_from_their_ground() -> None:
    found = list(inks(vars(theme).values()))
    assert len(found) > 20
    for ink in found:
        assert min(contrast(ink.text, ink.top), contrast(ink.text, ink.bottom)) >= 4.5, ink


@pytest.mark.parametrize("felt", list(Felt))
@pytest.mark.parametrize("ink", [theme.BET, theme.POT])
def test_amounts_stand_out_from_the_felt_they_lie_on(felt: Felt, ink: Ink) -> None:
    """Their ground lets some of the felt through."""
    light = theme.FELTS[felt].light
    ground = [round(under + (over - under) * theme.SHADE) for under, over in zip(light, ink.top, strict=True)]
    assert contrast(ink.text, (ground[0], ground[1], ground[2])) >= 4.5


@pytest.mark.parametrize("colours", list(DeckColours))
def test_ranks_stand_out_on_dimmed_cards_too(colours: DeckColours) -> None:
    for colour in theme.SUIT_COLOURS[colours].values():
        assert contrast(colour, theme.PAPER.bottom) >= 4.5
        dimmed, paper = [
            [round(value + (dim - value) * theme.DIMMED) for value, dim in zip(each, theme.DIM, strict=True)]
            for each in (theme.darker(colour), theme.PAPER.bottom)
        ]
        assert contrast((dimmed[0], dimmed[1], dimmed[2]), (paper[0], paper[1], paper[2])) >= 4.5


def test_a_card_is_as_large_as_it_is_asked_for() -> None:
    for state in CardState:
        stamp = card_sprite(Card.parse("Td"), 63, 84, DeckColours.FOUR, state)
        inner = stamp.image.crop((stamp.margin, stamp.margin, stamp.margin + 63, stamp.margin + 84))
        alpha = inner.getchannel("A")
        assert alpha.getpixel((31, 0)) == alpha.getpixel((0, 42)) == 255


# ---- bytes and memory


@pytest.mark.parametrize("moment", MOMENTS)
def test_pictures_are_small_enough_to_send(moment: str) -> None:
    painter = Painter()
    for number in range(6):
        assert painter.add_face(f"photo-{number}", photo(number))
    for count in range(2, 7):
        made = painter.table(replace(MOMENTS[moment](count, "de"), felt=Felt.MIDNIGHT))
        assert made[:4] + made[8:12] == b"RIFFWEBP"
        assert 10_000 < len(made) < LARGEST


def test_equal_scenes_are_equal_pictures_whoever_paints_them_when() -> None:
    scenes = [moment(count, "fr") for moment in MOMENTS.values() for count in (2, 6)]
    one = Painter()
    one.warm()
    wanted = [one.table(scene) for scene in scenes]
    assert one.sprites.bytes <= MOST_BYTES

    def backwards(_: int) -> list[bytes]:
        other = Painter()
        return [other.table(scene) for scene in reversed(scenes)][::-1]

    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(backwards, range(2))) == [wanted, wanted]


def test_a_picture_is_not_painted_twice_in_a_row() -> None:
    painter = Painter()
    scene = flop(2, "en")
    made = painter.table(scene)
    assert painter.table(flop(2, "en")) is made
    for chips in range(RESULTS):
        painter.table(replace(scene, pots=pots("en", chips + 1)))
    again = painter.table(scene)
    assert again is not made
    assert again == made


def test_an_avatar_that_has_come_is_in_the_next_picture() -> None:
    painter = Painter()
    scene = flop(2, "en")
    assert scene.seats[1].face.key == "photo-1"
    before = painter.table(scene)
    assert not painter.has_face("photo-1")
    assert painter.add_face("photo-1", photo(1))
    assert painter.has_face("photo-1")
    after = painter.table(scene)
    assert after != before
    assert not painter.add_face("photo-2", b"no image")


def test_pieces_are_dropped_when_they_take_too_much() -> None:
    small = Sprites(most=3_000_000)
    for count in range(2, 7):
        for moment in MOMENTS.values():
            image = paint_table(moment(count, "en"), faces, small)
            assert image.tobytes() == painted(moment(count, "en")).tobytes()
    assert small.bytes <= 3_000_000


def test_what_was_used_last_is_kept() -> None:
    kept = Sprites(most=900)
    stamps = [Stamp(Image.new("RGBA", (10, 10))) for _ in range(4)]
    for number, stamp in enumerate(stamps[:2]):
        kept.get(number, lambda stamp=stamp: stamp)
    assert kept.get(0, lambda: stamps[3]) is stamps[0]
    kept.get(2, lambda: stamps[2])
    assert kept.get(0, lambda: stamps[3]) is stamps[0]
    assert kept.get(1, lambda: stamps[3]) is stamps[3]


@pytest.mark.parametrize("count", [0, 11])
def test_there_is_no_table_without_seats_or_with_eleven(count: int) -> None:
    with pytest.raises(KeyError):
        painted(TableScene(tuple([seat(0, "en", 1)] * count), ()))


def test_both_felts_can_be_told_apart_without_colour_too() -> None:
    green, midnight = [painted(replace(run_out(6, "en"), felt=felt)) for felt in Felt]
    assert abs(brightness(green) - brightness(midnight)) > 5

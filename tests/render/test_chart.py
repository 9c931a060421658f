"""The chart of everybody's stacks."""

from __future__ import annotations

import random
from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.render.picture import chart as drawing
from bot.render.picture import theme
from bot.render.picture.chart import HEIGHT, WIDTH, axis_step, paint_chart
from bot.render.picture.face import Faces
from bot.render.picture.painter import Painter
from bot.render.picture.scene import ChartScene, Face, StackLine
from bot.render.picture.strokes import STYLES, Mark, draw_line, draw_mark
from bot.render.picture.typeset import width_of
from i18n import LOCALES, text
from tests.looks.photos import photo
from tests.render.inks import RGB, contrast

LIMIT = 40_000  # bytes
NAMES = ("Zoë", "𝓕𝓪𝓷𝓬𝔂", "👑King👑", "محمد", "山田太郎", "Ольга", "W" * 32, "\U00013000", "Jean-Sébastien", "bo")
PANEL = (548, 8, 792, 492)
PLOT = (80, 60, 540, 460)
AXIS = theme.rgb("566378")


def line(number: int, *stacks: int, result: str = "", name: str = "") -> StackLine:
    face = Face(f"photo {number}" if number % 2 else "", number * 77 % 360, "A", house=number == 4)
    return StackLine(name or NAMES[number % 10], f"Seat {number + 1}", face, result or f"{number + 1}th", stacks)


def chart(*lines: StackLine) -> ChartScene:
    return ChartScene("Chips", f"{max([len(each.stacks) for each in lines] + [1]) - 1} hands", "k", lines)


def tournament(players: int, hands: int, stack: int, seed: int) -> ChartScene:
    """Chips going back and forth until one has all of them."""
    chance = random.Random(seed)
    stacks = [stack] * players
    told = [[stack] for _ in range(players)]
    out: list[int] = []
    for hand in range(1, hands + 1):
        live = [player for player in range(players) if stacks[player]]
        if len(live) > 1:
            winner, loser = chance.sample(live, 2)
            all_of_it = hand == hands or chance.random() < players / hands
            lost = stacks[loser] if all_of_it else min(stacks[loser], stacks[loser] * chance.randrange(60) // 100 + 1)
            stacks[loser] -= lost
            stacks[winner] += lost
            out += [loser] if not stacks[loser] else []
        for player in range(players):
            told[player].append(stacks[player])
    order = [*sorted(set(range(players)) - set(out), key=lambda player: -stacks[player]), *reversed(out)]
    results = [f"{place}th, hand 123" for place in range(1, players + 1)]
    return chart(*[line(player, *told[player], result=result) for player, result in zip(order, results, strict=True)])


@pytest.fixture(scope="module")
def faces() -> Faces:
    kept = Faces()
    for number in range(10):
        kept.add(f"photo {number}", photo(number))
    return kept


def colours(image: Image.Image, box: tuple[int, int, int, int]) -> dict[RGB, int]:
    part = image.crop(box)
    found: list[tuple[int, RGB]] = part.getcolors(part.width * part.height) or []  # pyright: ignore[reportAssignmentType]
    return {colour: count for count, colour in found}


@pytest.mark.parametrize("hands", [1, 12, 75, 400])
@pytest.mark.parametrize("players", [2, 6, 10])
def test_it_is_small_and_as_large_as_it_is_to_be(players: int, hands: int) -> None:
    painter = Painter()
    for number in range(10):
        painter.add_face(f"photo {number}", photo(number))
    data = painter.chart(tournament(players, hands, 1500, seed=players + hands))
    with Image.open(BytesIO(data)) as image:
        assert (image.format, image.mode, image.size) == ("PNG", "P", (WIDTH, HEIGHT))
    assert len(data) <= LIMIT


def test_everybody_has_a_line_and_its_colour_beside_the_name(faces: Faces) -> None:
    lines = [line(number, 1000, 400 + 150 * number, 300 + 170 * number) for number in reversed(range(10))]
    image = paint_chart(chart(*lines), faces)
    plot, panel = colours(image, PLOT), colours(image, PANEL)
    for style in STYLES:
        assert plot.get(style.colour, 0) > 60
        assert panel.get(style.colour, 0) > 60


def test_the_winners_line_is_the_thickest(faces: Faces) -> None:
    scene = chart(line(0, 1000, 1500), line(1, 1000, 500))
    image = paint_chart(scene, faces)
    columns = [colours(image, (x, 60, x + 1, 450)) for x in range(300, 340)]  # one may be between two dashes
    first, second = [max([column.get(style.colour, 0) for column in columns]) for style in STYLES[:2]]
    assert first > 4
    assert 0 < second < first


def test_who_shares_the_first_place_is_shown_as_a_winner(faces: Faces) -> None:
    alone = chart(line(0, 1000, 1200, result="1st"), line(1, 1000, 800, result="2nd"))
    shared = replace(alone, lines=tuple([replace(each, result="1st") for each in alone.lines]))
    gold = [colours(paint_chart(scene, faces), PANEL).get(theme.GOLD, 0) for scene in (alone, shared)]
    assert gold[1] > gold[0] + 60


def test_a_line_ends_where_its_player_went_out(faces: Faces) -> None:
    scene = chart(line(0, 1000, 1500, 2000, 3000, 3000), line(1, 1000, 500, 0, 0, 0), line(2, 1000, 1000, 1000, 0, 0))
    image = paint_chart(scene, faces)
    right_half = colours(image, (330, 60, 540, 440))
    assert right_half.get(STYLES[1].colour, 0) == 0
    assert right_half.get(STYLES[2].colour, 0) > 20


@pytest.mark.parametrize("last", [1, 2, 3])
@pytest.mark.parametrize("players", [3, 6, 10])
def test_players_out_in_the_same_hand_have_their_marks_above_it(players: int, last: int, faces: Faces) -> None:
    out = [1000] * last + [0] * (5 - last)
    lines = [line(0, *[5000] * 5), *[line(number, *out) for number in range(1, players)]]
    image = paint_chart(chart(*lines), faces)
    left = next(x for x in range(200) if AXIS in colours(image, (x, 446, x + 1, 451)))  # hand 0
    x = left + (522 - left) * last // 4
    for style in STYLES[1:players]:
        beside, above = [colours(image, (x + by - 9, 90, x + by + 9, 460)) for by in (-30, 0)]
        assert above.get(style.colour, 0) > 80
        assert above.get(style.colour, 0) > beside.get(style.colour, 0)


def test_marks_stay_in_the_plot_where_nothing_was_played(faces: Faces) -> None:
    image = paint_chart(chart(*[line(number, 1000) for number in range(10)]), faces)
    found = colours(image, PLOT)
    for style in STYLES:
        assert found.get(style.colour, 0) > 80


def test_who_is_out_in_the_first_hand_does_not_hide_the_axis(faces: Faces) -> None:
    axis = (0, 430, 62, 470)
    hands = [1000] * 60
    scene = chart(line(0, *hands), *[line(number, 1000, 0, *([0] * 58)) for number in range(1, 10)])
    alone = chart(line(0, *hands))
    assert paint_chart(scene, faces).crop(axis).tobytes() == paint_chart(alone, faces).crop(axis).tobytes()
    assert all(colours(paint_chart(scene, faces), PLOT).get(style.colour, 0) > 60 for style in STYLES)


def drawn(mark: Mark) -> Image.Image:
    image = Image.new("L", (72, 72))
    draw_mark(ImageDraw.Draw(image), mark, (36, 36), 27, 255, 0)
    return image


@pytest.mark.parametrize(("one", "other"), list(combinations(Mark, 2)))
def test_marks_differ_by_their_shape(one: Mark, other: Mark) -> None:
    differing = ImageChops.difference(drawn(one), drawn(other))
    assert sum(value > 0 for value in differing.tobytes()) > 400


def test_every_line_has_its_own_dashes_and_mark() -> None:
    assert len({style.dashes for style in STYLES}) == len({style.mark for style in STYLES}) == len(STYLES) == 10


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.mark.value)
def test_every_line_stands_out_from_the_ground(style: object) -> None:
    assert style in STYLES
    ground = paint_chart(chart(line(0, 1, 1)), Faces()).getpixel((2, 2))
    assert isinstance(ground, tuple)
    for each in STYLES:
        assert contrast(each.colour, (int(ground[0]), int(ground[1]), int(ground[2]))) >= 4.5


@pytest.mark.parametrize("style", STYLES[1:], ids=lambda style: style.mark.value)
def test_dashes_leave_as_much_out_as_they_say(style: object) -> None:
    dashes = next(each.dashes for each in STYLES if each is style)
    image = Image.new("L", (4000, 9))
    draw_line(ImageDraw.Draw(image), [(0, 4), (1500, 4), (3999, 4)], 1, 255, dashes)
    ink = sum(value > 0 for value in image.crop((0, 4, 4000, 5)).tobytes()) / 4000
    drawn_share = sum(dashes[::2]) / sum(dashes)
    assert drawn_share - 0.02 <= ink <= drawn_share + 0.02 + 2 * len(dashes[::2]) / sum(dashes)


def test_words_stay_in_the_panel_whatever_they_are(faces: Faces) -> None:
    for players in (6, 10):
        scene = tournament(players, 30, 1000, 4)
        wide = tuple([replace(each, name="𝐖ide " * 12, result="geteilter 3. Platz, Hand 400") for each in scene.lines])
        for lines in (scene.lines, wide):
            image = paint_chart(replace(scene, lines=lines), faces)
            assert len(colours(image, (788, 30, 792, 470))) == 1
            assert len(colours(image, (792, 0, 800, 500))) <= 2


@pytest.mark.parametrize("words", [("Chips", "400 Hände", "k"), ("Jetons " * 20, "400 mains " * 9, "mille")])
def test_long_titles_stay_beside_the_panel(words: tuple[str, str, str], faces: Faces) -> None:
    title, hands, thousand = words
    scene = replace(tournament(6, 40, 5000, 2), title=title, hands=hands, thousand=thousand)
    image = paint_chart(scene, faces)
    assert len(colours(image, (533, 0, 539, 56))) == 1
    assert len(colours(image, (0, 0, 20, 500))) == 1


@pytest.mark.parametrize(
    ("most", "steps", "step"), [(1, 6, 1), (6, 6, 1), (7, 6, 2), (1500, 6, 500), (6000, 6, 1000), (30_000, 6, 5000)]
)
def test_axes_have_round_steps(most: int, steps: int, step: int) -> None:
    assert axis_step(most, steps) == step


@pytest.mark.parametrize("most", [1, 9, 10, 11, 399, 400, 60_000, 9_999_999])
def test_an_axis_is_never_crowded(most: int) -> None:
    assert 1 <= most // axis_step(most, 6) <= 6


def test_thousands_are_written_in_the_tables_language(faces: Faces) -> None:
    scene = tournament(6, 40, 5000, 2)
    axis = (0, 60, 70, 460)
    english, german = [paint_chart(replace(scene, thousand=word), faces) for word in ("k", "T")]
    assert english.crop(axis).tobytes() != german.crop(axis).tobytes()
    small = tournament(3, 40, 500, 2)
    english, german = [paint_chart(replace(small, thousand=word), faces) for word in ("k", "T")]
    assert english.tobytes() == german.tobytes()


@pytest.mark.parametrize("lines", [(), (line(0, 1000),), (line(0, 0),), (line(0, 1000, 2000), line(1, 1000, 0))])
def test_little_to_show_is_shown_as_well(lines: tuple[StackLine, ...], faces: Faces) -> None:
    assert paint_chart(chart(*lines), faces).size == (WIDTH, HEIGHT)


def test_the_same_scene_gives_the_same_picture() -> None:
    scene = tournament(6, 60, 1000, 9)
    assert Painter().chart(scene) == Painter().chart(scene)


@pytest.mark.parametrize("separator", [",", ".", "\u202f", "\u00a0"])
def test_amounts_on_the_axis_are_separated_as_everywhere(separator: str, faces: Faces) -> None:
    scene = chart(line(0, 500, 1000), line(1, 500, 0))
    axis = (0, 60, 90, 460)
    told = paint_chart(replace(scene, separator=separator), faces).crop(axis)
    drawn = paint_chart(replace(scene, separator=""), faces).crop(axis)
    assert told.tobytes() != drawn.tobytes()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("place", "portrait"), [(6, 48), (10, 40)])
def test_a_result_is_never_cut(locale: str, place: int, portrait: int) -> None:
    said = text(locale, "chart-out", place=text(locale, "chart-place", place=place), hand=399)
    room = drawing._LIST_RIGHT - (drawing._LIST_LEFT + 28 + portrait + 6)
    assert width_of(said, theme.LEAST_TEXT, 500) <= room, said

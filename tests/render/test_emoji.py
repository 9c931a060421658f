"""Cards as emojis, to be read at 22 pixels."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageOps

from bot.render.picture import theme
from bot.render.picture.emoji import SIDE, back_emoji, card_emoji
from bot.service.preferences import DeckColours
from engine.cards import DECK, RANKS, Card, Suit
from tests.render.inks import RGB, contrast

LIMIT = 2_000  # bytes
SHOWN = 22  # pixels, in a line of text
DARK, LIGHT = (49, 51, 56), (255, 255, 255)  # Discord's themes


def opened(data: bytes) -> Image.Image:
    with Image.open(BytesIO(data)) as image:
        return image.convert("RGBA")


def shown(data: bytes, ground: RGB = DARK, side: int = SHOWN) -> Image.Image:
    """The emoji as it stands in a line of text."""
    canvas = Image.new("RGB", (side, side), ground)
    small = ImageOps.fit(opened(data), (side, side), Image.Resampling.LANCZOS)
    canvas.paste(small, mask=small)
    return canvas


def differing(one: Image.Image, other: Image.Image, by: int) -> int:
    """How many pixels differ clearly in brightness."""
    return sum(value > by for value in ImageChops.difference(one.convert("L"), other.convert("L")).tobytes())


def near(one: RGB, other: RGB) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 6


def colours(data: bytes) -> set[RGB]:
    found = opened(data).getcolors(SIDE * SIDE) or []
    return {(at[1][0], at[1][1], at[1][2]) for at in found if isinstance(at[1], tuple) and at[0] > 300 and at[1][3]}


@pytest.mark.parametrize("data", [back_emoji(), *[card_emoji(card, of) for card in DECK for of in DeckColours]])
def test_it_is_a_small_square_with_nothing_in_its_corners(data: bytes) -> None:
    assert len(data) <= LIMIT
    image = opened(data)
    assert image.size == (SIDE, SIDE)
    alpha = image.getchannel("A")
    assert [alpha.getpixel(at) for at in ((0, 0), (127, 0), (0, 127), (127, 127))] == [0, 0, 0, 0]


@pytest.mark.parametrize("of", DeckColours)
@pytest.mark.parametrize("suit", Suit)
def test_each_card_is_in_the_colour_of_its_suit_and_easily_read(suit: Suit, of: DeckColours) -> None:
    ink = theme.SUIT_COLOURS[of][suit]
    found = colours(card_emoji(Card(14, suit), of))
    assert any(near(each, ink) for each in found)
    assert any(near(each, theme.WHITE) for each in found)
    assert contrast(ink, theme.WHITE) >= 4.5


@pytest.mark.parametrize("ground", [DARK, LIGHT])
def test_its_edge_shows_on_dark_and_on_light(ground: RGB) -> None:
    edges = [each for each in colours(card_emoji(DECK[0], DeckColours.FOUR)) if 100 < sum(each) / 3 < 200]
    assert any(contrast(each, ground) >= 3 for each in edges)


@pytest.mark.parametrize("suit", Suit)
def test_no_two_ranks_look_alike_at_the_size_of_text(suit: Suit) -> None:
    cards = [shown(card_emoji(Card(rank, suit), DeckColours.TWO)) for rank in range(2, 15)]
    for (first, one), (second, other) in combinations(enumerate(cards), 2):
        assert differing(one, other, 40) >= 8, f"{RANKS[first]} and {RANKS[second]}"


def test_no_two_suits_look_alike_in_grey_at_the_size_of_text() -> None:
    suits = [shown(card_emoji(Card(14, suit), DeckColours.TWO)) for suit in Suit]
    for one, other in combinations(suits, 2):
        assert differing(one, other, 60) >= 8


@pytest.mark.parametrize("ground", [DARK, LIGHT])
def test_a_card_face_down_is_unlike_every_card(ground: RGB) -> None:
    back = shown(back_emoji(), ground)
    for card in DECK:
        assert differing(back, shown(card_emoji(card, DeckColours.FOUR), ground), 60) >= 100


def test_the_same_card_gives_the_same_bytes() -> None:
    assert card_emoji(DECK[7], DeckColours.FOUR) == card_emoji(DECK[7], DeckColours.FOUR)


def test_only_diamonds_and_clubs_differ_between_the_decks() -> None:
    changed = {card.suit for card in DECK if card_emoji(card, DeckColours.TWO) != card_emoji(card, DeckColours.FOUR)}
    assert changed == {Suit.DIAMONDS, Suit.CLUBS}

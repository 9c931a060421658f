"""The picture of two hole cards."""

from __future__ import annotations

import random
from io import BytesIO

import pytest
from PIL import Image

from bot.render.hands import hand_text
from bot.render.picture import theme
from bot.render.picture.hole import HEIGHT, WIDTH, paint_cards
from bot.render.picture.painter import Painter
from bot.render.picture.scene import CardsScene
from bot.render.picture.sprites import Sprites
from bot.render.picture.typeset import width_of
from bot.render.wording import capital
from bot.service.preferences import DeckColours, Felt
from engine.cards import DECK, Card, HoleCards, Suit, parse_cards
from engine.evaluation import best_hand
from i18n import LOCALES
from tests.render.inks import RGB, contrast

LIMIT = 16_000  # bytes
SPRITES = Sprites()


def hole(codes: str) -> HoleCards:
    first, second = parse_cards(codes)
    return first, second


def picture(codes: str = "AsKd", words: str = "Hand 3", felt: Felt = Felt.GREEN, two: bool = False) -> Image.Image:
    colours = DeckColours.TWO if two else DeckColours.FOUR
    return paint_cards(CardsScene(hole(codes), words, felt, colours), SPRITES)


def inks(image: Image.Image, box: tuple[int, int, int, int]) -> set[RGB]:
    part = image.crop(box)
    found: list[tuple[int, RGB]] = part.getcolors(part.width * part.height) or []  # pyright: ignore[reportAssignmentType]
    return {colour for count, colour in found if count > 200}


LEFT, RIGHT = (110, 30, 300, 280), (310, 30, 500, 280)


@pytest.mark.parametrize("colours", DeckColours)
@pytest.mark.parametrize("felt", Felt)
@pytest.mark.parametrize("card", DECK, ids=repr)
def test_every_card_is_small_and_as_large_as_it_is_to_be(card: Card, felt: Felt, colours: DeckColours) -> None:
    other = DECK[(card.index * 7 + 5) % 52]
    data = Painter().cards(CardsScene((card, other), "Full House, Siebenen über Sechsen", felt, colours))
    with Image.open(BytesIO(data)) as image:
        assert (image.format, image.size) == ("WEBP", (WIDTH, HEIGHT))
    assert len(data) <= LIMIT


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize("suit", Suit)
def test_each_card_is_in_the_colour_of_its_suit(suit: Suit, two: bool) -> None:
    colours = theme.SUIT_COLOURS[DeckColours.TWO if two else DeckColours.FOUR]
    other = Suit.HEARTS if suit is not Suit.HEARTS else Suit.SPADES
    image = picture(Card(14, suit).code + Card(13, other).code, two=two)
    assert colours[suit] in inks(image, LEFT)
    assert colours[other] in inks(image, RIGHT)


def test_cards_stand_in_the_order_they_were_dealt() -> None:
    one, other = picture("AsKd"), picture("KdAs")
    assert theme.SUIT_COLOURS[DeckColours.FOUR][Suit.DIAMONDS] in inks(one, RIGHT)
    assert theme.SUIT_COLOURS[DeckColours.FOUR][Suit.DIAMONDS] in inks(other, LEFT)


def test_suits_differ_by_more_than_their_colour() -> None:
    grey = [picture(f"A{suit}2c", two=True).convert("L").crop(LEFT).tobytes() for suit in "dh"]
    assert grey[0] != grey[1]


@pytest.mark.parametrize("felt", Felt)
def test_the_words_can_be_read_on_their_pill(felt: Felt) -> None:
    bare, worded = picture(words="", felt=felt), picture(words="Full house, sevens over sixes", felt=felt)
    pill = [worded.getpixel((x, 328)) for x in (75, WIDTH - 75)]
    assert bare.getpixel((75, 328)) not in pill
    for ground in pill:
        assert isinstance(ground, tuple)
        red, green, blue = ground
        assert contrast(theme.POT.text, (int(red), int(green), int(blue))) >= 4.5
    assert theme.POT.text in inks(worded, (60, 310, WIDTH - 60, 346))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_name_of_every_hand_fits(locale: str) -> None:
    chance = random.Random(7)
    names = {capital(hand_text(best_hand(chance.sample(DECK, 7)), locale)) for _ in range(2_000)}
    longest = max(names, key=lambda name: width_of(name, theme.LEAST_TEXT, 700))
    assert width_of(longest, theme.LEAST_TEXT, 700) < 440, f"{longest} is cut"


def test_words_that_are_far_too_long_stay_inside() -> None:
    image, bare = picture(words="Wort " * 60), picture(words="")
    for x in (3, 10, WIDTH - 11, WIDTH - 4):
        assert image.crop((x, 0, x + 1, HEIGHT)).tobytes() == bare.crop((x, 0, x + 1, HEIGHT)).tobytes()


def test_without_words_there_is_no_empty_pill() -> None:
    image = picture(words="")
    assert theme.GOLD not in inks(image, (60, 300, WIDTH - 60, 360))


def test_the_same_scene_gives_the_same_picture_whatever_was_painted_before() -> None:
    scene = CardsScene(hole("Th9c"), "Straight")
    painter = Painter()
    for codes in ("AsKd", "2c2d", "9cTh"):
        painter.cards(CardsScene(hole(codes), "Hand 3", Felt.MIDNIGHT))
    assert painter.cards(scene) == Painter().cards(scene)

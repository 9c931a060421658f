"""Names of any script are drawn in pictures: whole, within their room, and never as empty boxes."""

from __future__ import annotations

import random
import shutil
import unicodedata
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw, ImageFont, features

from bot.render.names import plain_name
from bot.render.picture.fontfile import FontFile
from bot.render.picture.fontset import OWN, FontSet
from bot.render.picture.typeset import Sprite, Typesetter

WHITE = (255, 255, 255)
STAND_IN = "Seat 3"
PX, WEIGHT = 24, 600

with_raqm = pytest.mark.skipif(not features.check("raqm"), reason="joining letters takes raqm and FriBiDi")


@pytest.fixture(scope="module")
def shaped() -> Typesetter:
    return Typesetter(FontSet(), shaping=True)


@pytest.fixture(scope="module")
def unshaped() -> Typesetter:
    return Typesetter(FontSet(), shaping=False)


@pytest.fixture(
    scope="module", params=[pytest.param(True, marks=with_raqm, id="raqm"), pytest.param(False, id="plain")]
)
def either(request: pytest.FixtureRequest) -> Typesetter:
    return Typesetter(FontSet(), shaping=request.param)


class Ink:
    """What Pillow was given to draw: the words, the font file, and whether all of it lay inside of the image."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, str, bool]] = []

    @property
    def words(self) -> list[str]:
        return [words for words, _, _ in self.drawn]

    @property
    def clipped(self) -> list[str]:
        return [words for words, _, inside in self.drawn if not inside]


@pytest.fixture
def ink(monkeypatch: pytest.MonkeyPatch) -> Ink:
    seen = Ink()
    text = ImageDraw.ImageDraw.text

    def spied(self: Any, xy: Any, words: str, *rest: Any, **options: Any) -> None:
        font: Any = options.get("font") or rest[1]
        how = {name: options[name] for name in ("anchor", "direction") if name in options}
        mask, offset = font.getmask2(words, "L", **how)
        left, top = int(xy[0]) + offset[0], int(xy[1]) + offset[1]
        width, height = self.im.size
        box = Image.frombytes("L", mask.size, bytes(mask)).getbbox() or (0, 0, 0, 0)
        inside = left + box[0] >= 0 and top + box[1] >= 0 and left + box[2] <= width and top + box[3] <= height
        seen.drawn.append((words, Path(font.path).name, inside))
        text(self, xy, words, *rest, **options)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", spied)
    return seen


def inked(sprite: Sprite) -> bool:
    return sprite.image.getchannel("A").getbbox() is not None


def missing(face: ImageFont.FreeTypeFont) -> tuple[tuple[int, int], bytes]:
    """What the font draws for a character that it lacks."""
    return picture(face, "\U0010fffe")


def picture(face: ImageFont.FreeTypeFont, char: str) -> tuple[tuple[int, int], bytes]:
    mask: Any = face.getmask(char, "L")
    return mask.size, bytes(mask)


EVERYWHERE = [
    ("Zoë", "Zoë"),
    ("Ольга", "Ольга"),
    ("山田太郎", "山田太郎"),
    ("👑King👑", "👑King👑"),
    ("𝓕𝓪𝓷𝓬𝔂", "Fancy"),
    ("Z̷a̷l̷g̷o̷", "Zalgo"),
    ("Z̴̢̛̫a͕̾l͙͚g̷̛̗ǫ̶̍", "Zalgǫ"),
    ("W" * 32, "W" * 32),
    ("🃏🔥", "🃏🔥"),
    ("ᚠᚢᚦ", "ᚠᚢᚦ"),
    ("한국어 이름", "한국어 이름"),
    ("שלום", "שלום"),
    ("user\u200b\u202eevil", "userevil"),
    ("\u2067abc\u2069", "abc"),
    ("Ａｌｅｘ", "Alex"),
    ("ᴛɪɴʏ ᴄᴀᴘꜱ", "ᴛɪɴʏ ᴄᴀᴘꜱ"),
    ("  two \t\n lines\u3000", "two lines"),
    ("a\u3164b", "a b"),
    ("𓆩♡𓆪 Luna", "♡ Luna"),
    ("♠A♥K♦Q♣J", "♠A♥K♦Q♣J"),
    ("ﾊﾝｶｸ ㈱ ﬁn", "ﾊﾝｶｸ ㈱ ﬁn"),
    ("Հայ ქართული አማርኛ", "Հայ ქართული አማርኛ"),
    ("a\ue000\ue001b", "ab"),
    ("lone\ud800", "lone"),
    ("Ⓐⓑ 🅐🅑", "Ⓐⓑ 🅐🅑"),
]
TAKING_RAQM = ["محمد", "हिन्दी", "ไทย", "বাংলা", "தமிழ்", "မြန်မာ", "ខ្មែរ", "සිංහල", "മലയാളം", "މަހީ", "ﷺ", "བོད་ཡིག"]
NEVER = [
    "",
    " ",
    "\u3164\u3164",
    "\u200b\u200d\ufe0f",
    "\u0301\u0301",
    "𓀀𓂀",
    "\ue000",
    "\ud800\udfff",
    "\U000e0041",
    "\U0010ffff",
    "🇦",
    "�",
    "𓀀𓂀a",
]


@pytest.mark.parametrize(("name", "seen"), EVERYWHERE)
def test_a_name_is_drawn_as_people_know_it(either: Typesetter, name: str, seen: str) -> None:
    assert either.label(name, STAND_IN) == seen
    assert inked(either.typeset(name, PX, WEIGHT, WHITE))


@with_raqm
@pytest.mark.parametrize("name", TAKING_RAQM)
def test_scripts_whose_letters_join_or_stack_are_drawn_with_raqm(shaped: Typesetter, name: str, ink: Ink) -> None:
    assert shaped.label(name, STAND_IN) == name
    assert inked(shaped.typeset(name, PX, WEIGHT, WHITE))
    assert "".join(ink.words) == name


@pytest.mark.parametrize("name", TAKING_RAQM)
def test_scripts_whose_letters_join_or_stack_are_not_drawn_wrong(unshaped: Typesetter, name: str) -> None:
    assert not unshaped.drawable(name)
    assert unshaped.label(name, STAND_IN) == STAND_IN


@pytest.mark.parametrize("name", NEVER)
def test_a_name_that_nobody_could_read_gives_way_to_the_seat(either: Typesetter, name: str) -> None:
    assert not either.drawable(name)
    assert either.label(name, STAND_IN) == STAND_IN
    assert either.typeset(name, PX, WEIGHT, WHITE).height == either.typeset("a", PX, WEIGHT, WHITE).height


def test_hebrew_is_written_from_right_to_left_without_raqm(unshaped: Typesetter, ink: Ink) -> None:
    unshaped.typeset("דוד (א) 12", PX, WEIGHT, WHITE)
    assert "".join(ink.words) == "12 (א) " + "דוד"[::-1]
    ink.drawn.clear()
    unshaped.typeset("שלום Ali", PX, WEIGHT, WHITE)
    assert "".join(ink.words) == "Ali " + "שלום"[::-1]


@with_raqm
def test_names_of_two_directions_stand_in_reading_order(shaped: Typesetter, ink: Ink) -> None:
    shaped.typeset("محمد Ali 7", PX, WEIGHT, WHITE)
    assert [words.strip() for words in ink.words if words.strip()] == ["Ali 7", "محمد"]
    ink.drawn.clear()
    shaped.typeset("Ali محمد", PX, WEIGHT, WHITE)
    assert [words.strip() for words in ink.words if words.strip()] == ["Ali", "محمد"]


@with_raqm
@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("👨‍👩‍👧", ["👨‍👩‍👧"]),
        ("🏳️‍🌈", ["🏳‍🌈"]),
        ("🇫🇷🇩🇪", ["🇫🇷", "🇩🇪"]),
        ("1️⃣", ["1⃣"]),
        ("👍🏽", ["👍"]),
        ("👩🏽‍💻", ["👩‍💻"]),
        ("❤️", ["❤"]),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", ["🏴󠁧󠁢󠁥󠁮󠁧󠁿"]),
        ("👩‍🚒👩‍🐸", ["👩‍🚒", "👩", "🐸"]),
    ],
)
def test_a_sequence_of_emoji_is_one_picture_or_its_parts(name: str, drawn: list[str], ink: Ink) -> None:
    shaped = Typesetter(FontSet(), shaping=True)
    assert shaped.drawable(name)
    shaped.typeset(name, PX, WEIGHT, WHITE)
    assert ink.drawn == [(words, "NotoColorEmoji.ttf", True) for words in drawn]


def test_sequences_of_emoji_come_apart_without_raqm(ink: Ink) -> None:
    Typesetter(FontSet(), shaping=False).typeset("👨‍👩‍👧 🤷‍♀️ 1️⃣", PX, WEIGHT, WHITE)
    assert [words.strip() for words in ink.words if words != " "] == ["1", "👨", "👩", "👧", "🤷"]


def test_signs_are_text_unless_an_emoji_is_asked_for(ink: Ink) -> None:
    either = Typesetter(FontSet(), shaping=False)
    for name, emoji in (
        ("❤", False),
        ("❤️", True),
        ("☠︎", False),
        ("☠️", True),
        ("™", False),
        ("⚡", True),
        ("⚡︎", False),
        ("☝", False),
        ("◽", True),
        ("☝🏽", True),
    ):
        ink.drawn.clear()
        either.typeset(name, PX, WEIGHT, WHITE)
        assert [file == "NotoColorEmoji.ttf" for _, file, _ in ink.drawn] == [emoji], name


def test_every_sign_of_amounts_and_of_our_own_words_is_in_the_font_of_the_texts() -> None:
    inter = FontSet().own[0]
    assert inter.path.name == "Inter.ttf"
    assert inter.covers("0123456789,.+-− \u00a0\u202f%…·×–—€£$’“”«»→↑↓●★✓?!#&@()/äöüßéèêçœæÄÖÜÉÇ")


def test_a_name_is_cut_between_characters_and_never_wider_than_asked(either: Typesetter, ink: Ink) -> None:
    name = "👨‍👩‍👧e\u0301Ze\u0323\u0301ng한글山田👑 Gro\u00dfmeister"
    pieces = {"".join(either.runs.keep(name).clusters[:count]).strip() for count in range(40)}
    widest = either.width_of(name, PX, WEIGHT)
    widths: list[int] = []
    for width in range(widest + 2):
        sprite = either.typeset(name, PX, WEIGHT, WHITE, width)
        assert sprite.image.size == (sprite.width, sprite.height)
        assert sprite.width <= max(width, 1)
        widths.append(sprite.width)
    assert widths == sorted(widths)
    assert widths[-1] == widest
    assert not ink.clipped
    ink.drawn.clear()
    either.typeset("Großmeister山田", 31, WEIGHT, WHITE, 150)
    said = "".join(ink.words)
    assert said.endswith("…")
    assert "Großmeister山田".startswith(said[:-1])
    assert len(pieces) > 10


def test_a_hebrew_name_is_cut_at_its_end_which_is_on_the_left(unshaped: Typesetter, ink: Ink) -> None:
    unshaped.typeset("שלום דוד המלך", PX, WEIGHT, WHITE, 110)
    said = "".join(ink.words)
    assert said[0] == "…"
    assert "שלום דוד המלך".startswith(said[:0:-1])


def test_no_room_at_all_is_no_fault(either: Typesetter) -> None:
    for width in (-5, 0, 1, 2, 5, 10):
        assert either.typeset("WWW", PX, WEIGHT, WHITE, width).width <= max(width, 1)


def test_a_line_is_as_high_as_its_type_whatever_is_written(either: Typesetter, ink: Ink) -> None:
    lines = [either.typeset(name, PX, WEIGHT, WHITE) for name in ("a", "Ǻ\u0323", "👑", "꧁༺x༻꧂", "ÅŲ", "山")]
    assert {(line.height, line.baseline) for line in lines} == {(lines[0].height, lines[0].baseline)}
    assert not ink.clipped


def test_sprites_are_kept_within_their_bytes() -> None:
    setter = Typesetter(FontSet(), shaping=False, most_bytes=200_000)
    for number in range(300):
        setter.typeset(f"{number:,}", PX, WEIGHT, WHITE)
    assert 100_000 < setter.bytes <= 200_000
    assert setter.typeset("299", PX, WEIGHT, WHITE) is setter.typeset("299", PX, WEIGHT, WHITE)


def test_several_threads_draw_the_same_as_one() -> None:
    names = [name for name, _ in EVERYWHERE] * 3

    def drawn(setter: Typesetter, order: list[str]) -> dict[str, bytes]:
        return {name: setter.typeset(name, PX, WEIGHT, WHITE, 120).image.tobytes() for name in order}

    alone = drawn(Typesetter(FontSet(), shaping=False), names)
    shared = Typesetter(FontSet(), shaping=False)
    with ThreadPoolExecutor(4) as threads:
        orders = [random.Random(seed).sample(names, len(names)) for seed in range(4)]
        assert all([each == alone for each in threads.map(lambda order: drawn(shared, order), orders)])


def test_a_system_s_own_fonts_help_out_where_ours_lack_a_script(tmp_path: Path, ink: Ink) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs" / "noto"
    ours.mkdir()
    theirs.mkdir(parents=True)
    for name in ("Inter.ttf", "NotoColorEmoji.ttf"):
        shutil.copy(OWN / name, ours / name)
    shutil.copy(OWN / "NotoSansRunic.ttf", theirs / "NotoSansRunic-Regular.ttf")
    (theirs / "NotoSansBroken-Bold.ttf").write_bytes(b"\0\1\0\0 not a font")
    assert not Typesetter(FontSet(ours), shaping=False).drawable("ᚠᚢᚦ")
    helped = Typesetter(FontSet(ours, [tmp_path / "theirs", tmp_path / "nowhere"]), shaping=False)
    assert helped.label("ᚠᚢᚦ 山", STAND_IN) == "ᚠᚢᚦ"
    helped.typeset("ᚠᚢᚦ", PX, WEIGHT, WHITE)
    assert [file for _, file, _ in ink.drawn] == ["NotoSansRunic-Regular.ttf"]


def test_weights_are_set_by_the_axes_that_a_font_has() -> None:
    inter = FontSet().own[0]
    assert [axis.tag for axis in inter.axes] == ["opsz", "wght"]
    setter = Typesetter(FontSet(), shaping=False)
    thin, thick = [
        sum(setter.typeset("Hill", 40, weight, WHITE).image.getchannel("A").tobytes()) for weight in (400, 800)
    ]
    assert thick > 1.3 * thin


def test_our_fonts_are_free_to_pass_on_and_not_too_big() -> None:
    files = list(OWN.iterdir())
    fonts = [file for file in files if file.suffix in (".ttf", ".otf")]
    assert len(fonts) > 40
    assert sum([file.stat().st_size for file in files]) <= 14_000_000
    for font in fonts:
        licence = OWN / ("Inter-OFL.txt" if font.stem == "Inter" else "Noto-OFL.txt")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence.read_text("utf-8")


@pytest.mark.parametrize("font", FontSet().own, ids=lambda font: font.path.stem)
def test_every_character_a_font_claims_is_ink_and_no_empty_box(font: FontFile) -> None:
    face = font.face(20, WEIGHT, False)
    box = missing(face)
    codes = [code for code in range(0x20, 0x1FFFF) if code in font.coverage]
    assert len(codes) == len(font.coverage)
    for code in codes:
        char = chr(code)
        if unicodedata.category(char) not in ("Zs", "Cf"):
            drawn = picture(face, char)
            assert drawn != box and any(drawn[1]), f"U+{code:04X}"


@pytest.mark.parametrize("index", [0, 1, 10, 20, -1])
def test_no_character_that_a_font_has_is_overlooked(index: int) -> None:
    font = FontSet().own[index]
    face = font.face(16, WEIGHT, False)
    box = missing(face)
    lacking = random.Random(index).sample([code for code in range(0x30, 0xD800) if code not in font.coverage], 1500)
    assert all([picture(face, chr(code)) == box for code in lacking])


def fuzzed(count: int) -> Iterator[str]:
    """Names as nobody should have them: all planes, both directions, piles of marks, emoji of every kind."""
    dice = random.Random(20_241)
    fonts = FontSet()
    known = [char for name in [*TAKING_RAQM, *NEVER, *[name for name, _ in EVERYWHERE]] for char in name]
    covered = [code for font in (*fonts.own, fonts.emoji) for code in range(0x20000) if code in font.coverage]
    emoji = [chr(code) for code in range(0x1F000, 0x1FB00) if code in fonts.emoji.coverage]
    marks = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code))[0] == "M"]
    unseen = [*map(chr, (*range(0x20), *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070)))]
    rtl = [
        chr(code) for code in (*range(0x5D0, 0x5EB), *range(0x620, 0x64B), *range(0x710, 0x730), *range(0x7C0, 0x7EB))
    ]
    glue = ["\u200d", "\ufe0f", "\ufe0e", "\u20e3", "\U0001f3fd", "🇫", "🇷", "♀", "\U000e0067", "\u200c"]
    sources = [
        lambda: chr(dice.randrange(0x110000)),
        lambda: chr(dice.randrange(0x10000)),
        lambda: chr(dice.choice(covered)),
        lambda: dice.choice(known),
        lambda: dice.choice(emoji),
        lambda: dice.choice(marks),
        lambda: dice.choice(unseen),
        lambda: dice.choice(rtl),
        lambda: dice.choice(glue),
        lambda: dice.choice("abcXYZ 019.,-()[]_*~`|"),
        lambda: dice.choice("WM𝕎Ｗ﷽𒐫꧅⸻"),
    ]
    for _ in range(count):
        chosen = dice.sample(sources, dice.randint(1, 4))
        yield "".join([dice.choice(chosen)() for _ in range(dice.choice((1, 2, 4, 8, 16, 32, 32)))])


@pytest.mark.slow
def test_ten_thousand_strange_names_are_drawn_within_their_room_and_never_as_boxes(
    shaped: Typesetter, unshaped: Typesetter, ink: Ink
) -> None:
    setters = [shaped, unshaped] if features.check("raqm") else [unshaped]
    fonts = {font.path.name: font for font in (*FontSet().own, FontSet().emoji)}
    boxes = {name: missing(font.face(20, WEIGHT, False)) for name, font in fonts.items() if "Emoji" not in name}
    proven: set[tuple[str, str]] = set()
    dice = random.Random(7)
    drawable = 0
    for number, name in enumerate(fuzzed(10_000)):
        setter = setters[number % len(setters)]
        width = dice.choice((None, 5, 40, 110, 236))
        px = dice.choice((19, 24, 28))
        sprite = setter.typeset(name, px, WEIGHT, WHITE, width)
        assert sprite.image.size == (sprite.width, sprite.height), ascii(name)
        assert width is None or sprite.width <= max(width, 1), ascii(name)
        assert width is not None or sprite.width == max(setter.width_of(name, px, WEIGHT), 1), ascii(name)
        if setter.drawable(name):
            drawable += 1
            wide = sprite if width is None or width >= 40 else setter.typeset(name, px, WEIGHT, WHITE, 40)
            assert inked(wide), ascii(name)
            assert setter.label(name, STAND_IN) != STAND_IN
            assert setter.label(setter.label(name, STAND_IN), STAND_IN) == setter.label(name, STAND_IN), ascii(name)
            # Emoji younger than Python's tables are drawn, but are none to the text.
            assert plain_name(name) or any([unicodedata.category(char) == "Cn" for char in name]), ascii(name)
        else:
            assert setter.label(name, STAND_IN) == STAND_IN
        for words, file, inside in ink.drawn:
            assert inside, ascii((name, words, file))
            for char in set(words):
                if (char, file) in proven:
                    continue
                proven.add((char, file))
                assert ord(char) in fonts[file].coverage, ascii((name, char, file))
                if file in boxes and not char.isspace() and unicodedata.category(char) != "Cf":
                    assert picture(fonts[file].face(20, WEIGHT, False), char) != boxes[file], ascii((name, char))
        ink.drawn.clear()
    assert drawable > 3000
    assert len(proven) > 5000

"""How words are taken apart before they are drawn: into characters as people see them, in the order they are seen."""

from __future__ import annotations

import pytest

from bot.render.picture.bidi import levels, visual_order
from bot.render.picture.clusters import clusters
from bot.render.picture.coverage import read_coverage
from bot.render.picture.readable import LONGEST, readable

HEBREW = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVW", "אבגדהוזחטיךכלםמןנסעףפץצ")
ARABIC = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVW", "ابتثجحخدذرزسشصضطظعغفقكل")


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("plain", "plain"),
        ("car is THE CAR in it", "car is RAC EHT in it"),
        ("CAR IS the car IN IT", "TI NI the car SI RAC"),
        ("he: 'IT IS 123, 456, OK'.", "he: 'KO ,456 ,123 SI TI'."),
        ("ABC 12 DEF", "FED 12 CBA"),
        ("ABC 1,234.50 %", "% 1,234.50 CBA"),
        ("ABC 54%", "54% CBA"),
        ("abc 12 DEF", "abc 12 FED"),
        ("ABC abc 12", "abc 12 CBA"),
        ("a (BC) 12", "a (CB) 12"),
        ("ABC (d)", ")d( CBA"),
        ("★ABC★", "★CBA★"),
        ("!ABC", "CBA!"),
        ("12", "12"),
        ("...", "..."),
    ],
)
def test_pieces_of_two_directions_stand_as_they_are_read(written: str, seen: str) -> None:
    words = written.translate(HEBREW)
    assert "".join(visual_order(words, levels(words))) == seen.translate(HEBREW)


def test_digits_after_arabic_letters_belong_to_them() -> None:
    words = "ABC 12-34".translate(ARABIC)
    assert "".join(visual_order(words, levels(words))) == "34-12 CBA".translate(ARABIC)


@pytest.mark.parametrize(
    "pieces",
    [
        ["a", "b"],
        ["e\u0301\u0323", "x"],
        ["👨‍👩‍👧", "👍🏽", "❤️"],
        ["🇫🇷", "🇩🇪", "🇦"],
        ["1️⃣", "2"],
        ["🏴\U000e0067\U000e0062\U000e007f", "!"],
        ["न", "म", "स्ते"],
        ["क्षि", "क"],
        ["ที่", "กำ"],
        ["\u1112\u1161\u11ab", "\u1100\u1173"],
        ["한\u11ab", "국"],
        ["ម្មា"],
        ["மி", "ழ்"],
        ["ﾊﾞ", "a"],
        ["a\u200d", "b"],
    ],
)
def test_a_character_as_people_see_it_stays_whole(pieces: list[str]) -> None:
    assert clusters("".join(pieces)) == pieces


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("e\u0301", "é"),
        ("x\u0302", "x\u0302"),
        ("x\u0302\u0302\u0303\u0304", "x"),
        ("a\u0336b\u0338", "ab"),
        ("a\u20dd", "a"),
        ("ก\u0e47\u0e47\u0e47\u0e47", "ก\u0e47"),
        ("م\u0651\u064e\u064b\u064f", "م\u064b\u064e"),
        ("क्षि", "क्षि"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("a\u200cb\u200dc", "abc"),
        ("👩\u200d💻\u200d", "👩\u200d💻"),
        ("\u202e\u2066abc\u2069\ufeff", "abc"),
        ("a\u00adb\u180ec", "ab c"),
        ("\ufe0f\u200d\u20e3", ""),
        ("葛\U000e0100", "葛"),
        ("a\r\n\t\u2029 b", "a b"),
        ("x" * 1000, "x" * LONGEST),
    ],
)
def test_a_name_is_made_plain(name: str, plain: str) -> None:
    assert readable(name) == plain
    assert readable(plain) == plain


def _bytes(table: str) -> bytes:
    return bytes.fromhex(table.replace(" ", ""))


def test_a_font_without_a_table_of_characters_covers_none() -> None:
    with pytest.raises(ValueError, match="format 4 or 12"):
        read_coverage(_bytes("0000 0001 0001 0000 0000000c 0006 000c"))


def test_both_forms_of_tables_of_characters_are_read() -> None:
    groups = "00000041 00000043 00000005 0001f600 0001f601 00000009"
    table = _bytes(f"0000 0001 0003 000a 0000000c 000c 0000 00000028 00000000 00000002 {groups}")
    assert [code for code in range(0x20000) if code in read_coverage(table)] == [0x41, 0x42, 0x43, 0x1F600, 0x1F601]
    # Two segments: "a" to "c" where the delta makes "b" glyph 0, "p" to "r" through a list in which "q" is 0.
    segments = "0063 0072 ffff 0000 0061 0070 ffff ff9e 0000 0001 0000 0004 0000 0007 0000 0008"
    table = bytes.fromhex(
        f"0000 0001 0003 0001 0000000c 0004 002e 0000 0006 0004 0001 0002 {segments}".replace(" ", "")
    )
    assert [code for code in range(0x10000) if code in read_coverage(table)] == [0x61, 0x63, 0x70, 0x72]

"""Make the fonts in bot/render/picture/fonts from those that their authors publish: see docs/pictures.md.

    python docs/make_fonts.py SOURCES bot/render/picture/fonts

Needs fonttools 4.68, which nothing else here needs.
"""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

from fontTools.subset import main as subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FAMILIES = """
    Sans SansMono SansAdlam SansArabic SansArmenian SansBalinese SansBengali SansCanadianAboriginal SansCham
    SansCherokee SansCoptic SansDevanagari SansEthiopic SansGeorgian SansGujarati SansGurmukhi SansHebrew
    SansJavanese SansKannada SansKhmer SansLao SansLisu SansMalayalam SansMath SansMeeteiMayek SansMongolian
    SansMyanmar SansNKo SansOlChiki SansOriya SansRunic SansSinhala SansSundanese SansSymbols SansSymbols2
    SansSyriac SansTagalog SansTaiLe SansTamil SansTelugu SansThaana SansThai SansTifinagh SansVai SansYi
    SerifTibetan
""".split()
WEIGHTS = ("SemiBold", "Bold", "Regular")  # the first that a family has


def spans(*pairs: tuple[int, int]) -> set[int]:
    return {code for first, last in pairs for code in range(first, last + 1)}


# Not seen, or as wide as a whole line, or a picture of something missing.
LEFT_OUT = {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFDFD, 0xFFFC, 0xFFFD, 0x25CC}
LEFT_OUT |= spans((0x180B, 0x180E), (0xFE00, 0xFE0F))
CIRCLED, SUITS = spans((0x2460, 0x24FF)), spans((0x2660, 0x2667))
TEXTS = spans((0x20, 0x7E), (0xA0, 0x52F), (0x1D00, 0x1DBF), (0x1E00, 0x2BFF), (0x2C60, 0x2C7F), (0x2E00, 0x2E7F))
TEXTS |= spans((0xA640, 0xA69F), (0xA720, 0xA7FF), (0xAB30, 0xAB6F), (0xFB00, 0xFB06))
SYMBOLS = spans((0x2300, 0x23FF), (0x2460, 0x27BF), (0x2800, 0x297F), (0x2B00, 0x2BFF), (0x1F0A0, 0x1F1FF))
SYMBOLS |= spans((0x1F300, 0x1F6FF), (0x1F780, 0x1F8FF))
ONLY = {"SansSymbols": SYMBOLS, "SansSymbols2": SYMBOLS, "SansMath": spans((0x2100, 0x2BFF))}
ONLY |= {"SansMono": spans((0x2500, 0x259F)), "Sans": spans((0, 0x218F), (0x2C60, 0xFFFF))}
JOINERS = {0x200C, 0x200D}


def codes(path: Path) -> set[int]:
    found = TTFont(path, fontNumber=0).getBestCmap()
    return {
        code for code in found if unicodedata.category(chr(code)) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
    } - LEFT_OUT


def written(codec: str, leads: range, trails: range) -> set[int]:
    found: set[int] = set()
    for lead in leads:
        for trail in trails:
            found |= {ord(char) for char in bytes([lead, trail]).decode(codec, "ignore")}
    return found


def east_asian() -> set[int]:
    """JIS X 0208 with its makers' additions, GB 2312, the first level of Big5, kana, bopomofo, all Hangul."""
    chosen = written("cp932", range(0x81, 0xA0), range(0x40, 0xFD)) | written(
        "cp932", range(0xE0, 0xFD), range(0x40, 0xFD)
    )
    chosen |= written("gb2312", range(0xA1, 0xF8), range(0xA1, 0xFF)) | written(
        "big5", range(0xA4, 0xC7), range(0x40, 0xFF)
    )
    chosen |= spans((0x3000, 0x318F), (0x31A0, 0x31BF), (0x31F0, 0x33FF), (0xAC00, 0xD7A3), (0xFF01, 0xFFEE))
    return {code for code in chosen if code >= 0x2E80 and not 0xE000 <= code < 0xF900}


def cut(source: Path, target: Path, chosen: set[int], *options: str) -> None:
    subset(
        [
            str(source),
            f"--output-file={target}",
            "--unicodes=" + ",".join([f"{code:X}" for code in sorted(chosen)]),
            "--name-IDs=0,1,2,4,5,6,7,13,14",
            "--no-hinting",
            "--notdef-outline",
            *options,
        ]
    )


def main(sources: Path, target: Path) -> None:
    inter, cjk, emoji = target / "Inter.ttf", target / "NotoSansCJK.otf", target / "NotoColorEmoji.ttf"
    source = sources / "Inter[opsz,wght].ttf"
    features = "--layout-features=kern,mark,mkmk,ccmp,locl"
    cut(source, inter, codes(source) & TEXTS - CIRCLED - SUITS, features, "--drop-tables+=STAT,MVAR")

    source = sources / "NotoSansCJK-Bold.ttc"
    unused = "--drop-tables+=VORG,vhea,vmtx,BASE,GPOS,GSUB,GDEF"
    cut(source, cjk, codes(source) & east_asian(), "--font-number=0", "--layout-features=", unused)

    source = sources / "NotoColorEmoji.ttf"
    signs = {code for code in TTFont(source).getBestCmap() if 0x20 <= code < 0xE000 or 0x1F000 <= code <= 0xE007F}
    cut(source, emoji, signs - spans((0x1F3FB, 0x1F3FF)), "--layout-features=*", "--drop-tables+=vhea,vmtx")

    arabic = TTFont(sources / "NotoSansArabic[wdth,wght].ttf", recalcTimestamp=False)
    instancer.instantiateVariableFont(arabic, {"wght": 600, "wdth": 100}, inplace=True)
    arabic.save(sources / "NotoSansArabic-SemiBold.ttf")

    texts, pictures, ideographs = codes(inter), set(TTFont(emoji).getBestCmap()), codes(cjk)
    for family in FAMILIES:
        paths = [sources / f"Noto{family}-{weight}.ttf" for weight in WEIGHTS]
        source = next(path for path in paths if path.exists())
        chosen = codes(source) - texts
        if family in ONLY:
            chosen &= ONLY[family]
            chosen -= {code for code in ideographs | pictures if code >= 0x1F000 or code in ideographs}
        else:
            chosen |= set(TTFont(source).getBestCmap()) & JOINERS
        cut(source, target / f"Noto{family}.ttf", chosen, "--layout-features=*", "--drop-tables+=DSIG,MVAR,STAT,MATH")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

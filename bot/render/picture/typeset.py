"""Words as pictures: cut to a width, in fonts that have every one of their characters, never as empty boxes."""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from threading import RLock
from typing import Final

from PIL import Image, ImageDraw, ImageFont, features

from bot.render.picture.fontset import FontSet, system_folders
from bot.render.picture.pictographs import ADVANCE
from bot.render.picture.runs import Kept, Run, Runs

RGB = tuple[int, int, int]
ELLIPSIS: Final = "…"
MOST_BYTES: Final = 8_000_000

_ABOVE: Final = 1.2  # a line's height above and below the baseline, in ems
_BELOW: Final = 0.4
_FIGURES: Final = frozenset("0123456789.,+-%/ \u00a0\u202f")


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A line of words: `image` is RGBA, `width` x `height` pixels, transparent around the ink; `baseline` = y of the
    line the letters stand on, from the top. Height and baseline depend on the size of the type alone.
    """

    image: Image.Image
    width: int
    baseline: int
    height: int


@dataclass(frozen=True, slots=True)
class _Placed:
    """A run from `left` on, at `px` pixels an em: less than asked where its ink would leave the line."""

    run: Run
    left: float
    px: int


@dataclass(frozen=True, slots=True)
class _Line:
    placed: tuple[_Placed, ...]
    width: int


_NOTHING: Final = _Line((), 0)


class Typesetter:
    """Sets words in the fonts of `fonts`. `shaping`: whether Pillow can join letters, which takes raqm and FriBiDi."""

    def __init__(self, fonts: FontSet, shaping: bool, most_bytes: int = MOST_BYTES) -> None:
        self.runs = Runs(fonts, shaping)
        self._shaping = shaping
        self._most_bytes = most_bytes
        self._sprites: OrderedDict[tuple[str, int, int, RGB, int | None], Sprite] = OrderedDict()
        self._bytes = 0
        self._lock = RLock()
        self._line = lru_cache(2048)(self._laid)
        self._fitted = lru_cache(2048)(self._fit)
        self._advance = lru_cache(8192)(self._advanced)

    @property
    def bytes(self) -> int:
        """What the sprites that are kept take."""
        return self._bytes

    def typeset(self, words: str, px: int, weight: int, colour: RGB, width: int | None = None) -> Sprite:
        """See the function of this name."""
        key = (words, px, weight, colour, width)
        with self._lock:
            kept = self._sprites.get(key)
            if kept is not None:
                self._sprites.move_to_end(key)
                return kept
            made = self._drawn(self._fitted(words, px, weight, width), px, weight, colour)
            self._sprites[key] = made
            self._bytes += _bytes(made)
            while self._bytes > self._most_bytes and len(self._sprites) > 1:
                self._bytes -= _bytes(self._sprites.popitem(last=False)[1])
            return made

    def width_of(self, words: str, px: int, weight: int) -> int:
        """See the function of this name."""
        with self._lock:
            return self._line(words, px, weight).width

    def drawable(self, name: str) -> bool:
        """See the function of this name."""
        with self._lock:
            kept = self.runs.keep(name)
        return bool(kept.words) and 2 * kept.lost <= kept.seen

    def label(self, name: str, stand_in: str) -> str:
        """See the function of this name."""
        with self._lock:
            return self.runs.keep(name).words if self.drawable(name) else stand_in

    def _fit(self, words: str, px: int, weight: int, width: int | None) -> _Line:
        whole = self._line(words, px, weight)
        if width is None or whole.width <= width:
            return whole
        kept = self.runs.keep(words)
        room = width - self._line(ELLIPSIS, px, weight).width
        fits = 0
        for runs in kept.parts:
            room -= self._advance(runs, px, weight)
            if room < 0:
                break
            fits += 1
        # Letters beside each other are narrower or wider than one by one: look again on both sides of the estimate.
        line = self._cut(kept, fits, px, weight)
        while line.width > width and fits:
            fits -= 1
            line = self._cut(kept, fits, px, weight)
        while line.width <= width and fits < len(kept.parts) - 1:
            longer = self._cut(kept, fits + 1, px, weight)
            if longer.width > width:
                break
            fits, line = fits + 1, longer
        return line if line.width <= width else _NOTHING

    def _cut(self, kept: Kept, count: int, px: int, weight: int) -> _Line:
        while count and kept.clusters[count - 1] == " ":
            count -= 1
        dots = self.runs.keep(ELLIPSIS)
        parts = [*zip(kept.clusters[:count], kept.parts[:count], strict=True), (ELLIPSIS, dots.parts[0])]
        return self._lay_out(self.runs.ordered(parts), px, weight)

    def _advanced(self, runs: tuple[Run, ...], px: int, weight: int) -> float:
        return sum([px * ADVANCE if run.picture else self._length(run, px, weight) for run in runs])

    def _laid(self, words: str, px: int, weight: int) -> _Line:
        kept = self.runs.keep(words)
        return self._lay_out(self.runs.ordered(list(zip(kept.clusters, kept.parts, strict=True))), px, weight)

    def _lay_out(self, runs: list[Run], px: int, weight: int) -> _Line:
        placed: list[_Placed] = []
        pen = inked_left = inked_right = 0.0
        for number, run in enumerate(runs, 1):
            if run.picture:
                placed.append(_Placed(run, pen, px))
                pen += px * ADVANCE
                continue
            size = px
            left, top, right, bottom = self._ink(run, size, weight)
            over = max(-top / (px * _ABOVE), bottom / (px * _BELOW))
            if over > 1:
                size = max(1, int(px / over))
                left, _, right, _ = self._ink(run, size, weight)
            placed.append(_Placed(run, pen, size))
            inked_left = min(inked_left, pen + left)
            inked_right = max(inked_right, pen + right)
            # Pillow's boxes reach as far as the advance, which is needed by itself only for what comes behind.
            pen += self._length(run, size, weight) if number < len(runs) else 0
        start = math.ceil(-inked_left)
        moved = tuple([_Placed(each.run, each.left + start, each.px) for each in placed])
        return _Line(moved, start + math.ceil(max(pen, inked_right)))

    def _face(self, run: Run, px: int, weight: int) -> tuple[ImageFont.FreeTypeFont, str | None]:
        """The face for `run` and the direction to give it. Figures are set four times as fast without shaping."""
        shaping = self._shaping and (run.leftward or not _FIGURES.issuperset(run.words))
        return run.font.face(px, weight, shaping), ("rtl" if run.leftward else "ltr") if shaping else None

    def _length(self, run: Run, px: int, weight: int) -> float:
        face, direction = self._face(run, px, weight)
        return face.getlength(run.words, direction=direction)

    def _ink(self, run: Run, px: int, weight: int) -> tuple[float, float, float, float]:
        face, direction = self._face(run, px, weight)
        return face.getbbox(run.words, anchor="ls", direction=direction)

    def _drawn(self, line: _Line, px: int, weight: int, colour: RGB) -> Sprite:
        baseline = math.ceil(px * _ABOVE)
        size = (max(line.width, 1), baseline + math.ceil(px * _BELOW))
        mask = Image.new("L", size)
        pen = ImageDraw.Draw(mask)
        for each in line.placed:
            if not each.run.picture:
                face, direction = self._face(each.run, each.px, weight)
                pen.text((each.left, baseline), each.run.words, 255, face, anchor="ls", direction=direction)
        image = Image.new("RGBA", size, (*colour, 0))
        image.putalpha(mask)
        for each in line.placed:
            if each.run.picture:
                self.runs.pictographs.put(image, each.run.words, px, each.left, baseline)
        return Sprite(image, size[0], baseline, size[1])


def _bytes(sprite: Sprite) -> int:
    return sprite.width * sprite.height * 4


@lru_cache(1)
def _usual() -> Typesetter:
    return Typesetter(FontSet(system=system_folders()), features.check("raqm") is True)


def typeset(words: str, px: int, weight: int, colour: RGB, width: int | None = None) -> Sprite:
    """`words` at `px` pixels an em, CSS weight `weight` and `colour`; cut with an ellipsis to at most `width` pixels.

    A character that no font has is left out; nothing at all may be left (a sprite 1 pixel wide). The sprite is shared:
    nobody draws on it.
    """
    return _usual().typeset(words, px, weight, colour, width)


def width_of(words: str, px: int, weight: int) -> int:
    """The width in pixels of `words` when nothing is cut."""
    return _usual().width_of(words, px, weight)


def drawable(name: str) -> bool:
    """Whether at least half of `name` can be drawn, and something of it is seen."""
    return _usual().drawable(name)


def label(name: str, stand_in: str) -> str:
    """What is drawn for somebody called `name`: the name made plain, or `stand_in` where it cannot be drawn."""
    return _usual().label(name, stand_in)

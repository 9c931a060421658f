"""Words cut into runs, each in one font that has all of its characters, in the order in which they are seen."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.render.picture.bidi import levels, visual_order
from bot.render.picture.clusters import (
    EMOJI_STYLE,
    JOINER,
    KEYCAP,
    NON_JOINER,
    TEXT_STYLE,
    clusters,
    is_pictograph,
    is_regional,
    is_style,
    is_tone,
)
from bot.render.picture.fontfile import FontFile
from bot.render.picture.fontset import FontSet, needs_shaping
from bot.render.picture.pictographs import Pictographs
from bot.render.picture.readable import readable

# Below U+1F000, signs that are emoji unless text is asked for; above, all that the emoji font has.
_BORN_EMOJI: Final = frozenset(
    "⌚⌛⏩⏪⏫⏬⏰⏳◽◾☔☕♈♉♊♋♌♍♎♏♐♑♒♓♿⚓⚡⚪⚫⚽⚾⛄⛅⛎⛔⛪⛲⛳⛵⛺⛽✅✊✋✨❌❎❓❔❕❗➕➖➗➰➿⬛⬜⭐⭕"
)
_MIRRORED: Final = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")


@dataclass(frozen=True, slots=True)
class Run:
    """`words` for one font, in the order in which they are read; `picture`: one emoji; `leftward`: right to left."""

    words: str
    font: FontFile
    picture: bool
    leftward: bool


@dataclass(frozen=True, slots=True)
class Kept:
    """What of some words can be drawn: clusters with the runs of each, and how many characters were seen and lost."""

    clusters: tuple[str, ...]
    parts: tuple[tuple[Run, ...], ...]
    seen: int
    lost: int

    @property
    def words(self) -> str:
        """What is drawn, in the order in which it is read."""
        return "".join(self.clusters).strip(f" {JOINER}{NON_JOINER}")


class Runs:
    """Cuts words into runs of the fonts of `fonts`; without `shaping`, only scripts that need none."""

    def __init__(self, fonts: FontSet, shaping: bool) -> None:
        self.fonts = fonts
        self.shaping = shaping
        self.pictographs = Pictographs(fonts.emoji, shaping)
        self.keep = lru_cache(2048)(self._keep)
        self._emoji = lru_cache(1024)(self._emoji_parts)
        self._resolve = lru_cache(4096)(self._resolved)

    def _keep(self, words: str) -> Kept:
        found: list[str] = []
        parts: list[tuple[Run, ...]] = []
        seen = lost = 0
        font: FontFile | None = None
        for cluster in clusters(self._plain(words)):
            runs = self._resolve(cluster, font)
            if cluster != " ":
                seen += 1
                lost += not runs
            if not runs or (cluster == " " and found[-1:] == [" "]):
                continue
            font = runs[-1].font
            style = TEXT_STYLE if TEXT_STYLE in cluster and is_pictograph(cluster[0]) else ""
            found.append(cluster if runs[0].picture else runs[0].words + style)
            parts.append(runs)
        return Kept(tuple(found), tuple(parts), seen, lost)

    def _plain(self, words: str) -> str:
        """Letters that no font has in their own form, in the form that Unicode calls compatible."""
        plain = readable(words)
        if plain.isascii():
            return plain
        changed = "".join([char if self._has(char) else unicodedata.normalize("NFKC", char) for char in plain])
        return plain if changed == plain else readable(changed)

    def _has(self, char: str) -> bool:
        return char.isascii() or self.fonts.having(char) is not None or ord(char) in self.fonts.emoji.coverage

    def _resolved(self, cluster: str, last: FontFile | None) -> tuple[Run, ...]:
        """The runs that `cluster` is drawn with; none when it cannot be drawn."""
        base = cluster[0]
        if _is_emoji(cluster):
            pictures = self._emoji(cluster)
            if pictures:
                return pictures
        text = self._text(cluster, last)
        if text is not None:
            return (text,)
        return () if base.isascii() else self._emoji(cluster)

    def _text(self, cluster: str, last: FontFile | None) -> Run | None:
        base = cluster[0]
        if unicodedata.category(base)[0] in "MC" or (not self.shaping and needs_shaping(base)):
            return None
        whole = "".join([char for char in cluster if not is_style(char)])
        font = last if last is not None and last is not self.fonts.emoji and last.covers(whole) else None
        font = font or self.fonts.having(base)
        if font is None:
            return None
        if not font.covers(whole):
            font = next((other for other in self.fonts.own if other.covers(whole)), font)
        behind = [char for char in whole[1:] if self._is_placed(char, base) and ord(char) in font.coverage]
        return Run(base + "".join(behind), font, picture=False, leftward=False)

    def _is_placed(self, char: str, base: str) -> bool:
        """Shaping puts marks in their places and lets joiners tell; without it, neither is drawn."""
        if char in (JOINER, NON_JOINER):
            return self.shaping and needs_shaping(base)
        return self.shaping or unicodedata.category(char)[0] not in "MC"

    def _emoji_parts(self, cluster: str) -> tuple[Run, ...]:
        """`cluster` as the emoji font can show it: whole, else without the colour of skin, else one by one."""
        font = self.fonts.emoji
        bare = "".join([char for char in cluster if not is_style(char)]).strip(JOINER + NON_JOINER)
        plain = "".join([char for char in bare if not is_tone(char)])
        for words in (bare, plain):
            if self.pictographs.is_one(words):
                return (Run(words, font, picture=True, leftward=False),)
        members = [member for member in plain.split(JOINER) if member[:1] >= "\U0001f000"]
        if len(members) > 1 or (members and members[0] != plain):
            return tuple([run for member in members for run in self._emoji_parts(member[:1])])
        if len(plain) > 1 and plain[0] >= "\U0001f000" and not is_regional(plain[0]):
            return self._emoji_parts(plain[0])
        return ()

    def ordered(self, parts: Sequence[tuple[str, tuple[Run, ...]]]) -> list[Run]:
        """The runs of clusters from left to right, neighbours in the same font and direction made one."""
        steps = levels([cluster for cluster, _ in parts])
        joined: list[tuple[list[str], Run, int]] = []
        for (_, runs), level in zip(parts, steps, strict=True):
            for run in runs:
                if joined and joined[-1][2] == level and joined[-1][1].font is run.font and not run.picture:
                    joined[-1][0].append(run.words)
                else:
                    joined.append(([run.words], run, level))
        runs = [self._directed(words, run, level) for words, run, level in joined]
        return visual_order(runs, [level for _, _, level in joined])

    def _directed(self, words: list[str], run: Run, level: int) -> Run:
        leftward = level % 2 == 1 and not run.picture
        if leftward and not self.shaping:
            words = [word.translate(_MIRRORED) for word in reversed(words)]
            leftward = False
        return Run("".join(words), run.font, run.picture, leftward)


def _is_emoji(cluster: str) -> bool:
    base = cluster[0]
    if TEXT_STYLE in cluster:
        return False
    if base >= "\U0001f000" or base in _BORN_EMOJI or EMOJI_STYLE in cluster or KEYCAP in cluster:
        return True
    return len(cluster) > 1 and is_pictograph(base)

"""Names as people chose them, made harmless: shown literally, on one line, in full or in a column of bounded width."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from bot.render.picture.clusters import BLACK_FLAG, clusters, is_tag
from engine.seats import Seat
from engine.tournament import Out
from engine.view import TableView
from i18n import text

FULL: Final = 32  # characters, as people count them: Discord's names have no more
WIDTH: Final = 20  # columns, where there is less room; a wide character takes two
WORDS: Final = 200  # characters of what somebody says
MARKS: Final = 2  # combining marks kept on one character
HOUSE: Final = "🤖"
ELLIPSIS: Final = "…"
NO_BREAK: Final = "\u00a0"

# A backslash before each of these makes Discord show it as it is: signs of markdown, what would begin a list or a
# heading at the start of a line, and what would make an address a link.
_MARKDOWN: Final = re.compile(r"[\\`*_~|<>\[\]]|^[#+-]|(?<=^\d)\.|(?<=^\d\d)\.|:(?=//)")
_ESCAPED: Final = re.compile(r"\\([\\`*_~|<>\[\]#+\-.:])")
_UNSEEN: Final = "\u200b"  # after an @, as Discord's own clients do it, so that nobody is meant
_RTL: Final = ("R", "AL", "AN")
_LEFT_TO_RIGHT: Final = "\u200e"  # after a name written from right to left, so that what follows stays behind it
_JOINER: Final = "\u200d"
_EMOJI_STYLE: Final = "\ufe0f"
_LONGEST: Final = 96  # of a full name with its accents and parts of emoji
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5")  # letters that are not seen


@lru_cache(4096)
def plain_name(name: str) -> str:
    """`name` for where there is no markdown (buttons, dialogs): no controls, direction marks or piles of accents, at
    most 20 columns; "" when nothing visible is left.
    """
    shown = _full(name)
    return _closed(shown if _columns(shown) <= WIDTH else _cut(shown, WIDTH - 1, _columns))


@lru_cache(4096)
def full_name(name: str) -> str:
    """`plain_name` with up to 32 characters as people count them."""
    return _closed(_full(name))


def _full(name: str) -> str:
    shown = _visible(name)
    pieces = clusters(shown)
    if len(pieces) <= FULL and len(shown) <= _LONGEST:
        return shown
    return _cut("".join(pieces[: FULL - 1]), _LONGEST - 1, len)


def _visible(name: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(char)
        if char in _BLANK or kind in ("Zs", "Zl", "Zp") or char in "\t\n\r":
            char, kind = " ", "Zs"
        if kind.startswith("M") and char != _EMOJI_STYLE:
            marks += 1
            if marks > MARKS or not kept or kept[-1] == " ":
                continue
        elif kind.startswith("C") and not (_is_recent(char) or (kept and _shapes(char, kept[-1]))):
            continue
        elif char not in (_EMOJI_STYLE, _JOINER):
            marks = 0
        if char == " " and (not kept or kept[-1] == " "):
            continue
        kept.append(char)
    return "".join(kept).strip(f" {_JOINER}{_EMOJI_STYLE}")


def _closed(shown: str) -> str:
    return f"{shown}{_LEFT_TO_RIGHT}" if any([unicodedata.bidirectional(char) in _RTL for char in shown]) else shown


def _is_recent(char: str) -> bool:
    """Whether `char` may be an emoji that is newer than this Python."""
    return "\U0001f000" <= char <= "\U0001faff"


def _shapes(char: str, before: str) -> bool:
    """Whether an unseen sign changes an emoji: joins it to the next, or names a region's flag."""
    if is_tag(char):
        return before == BLACK_FLAG or is_tag(before)
    return char == _JOINER and _is_emoji(before)


def _is_emoji(char: str) -> bool:
    return char == _EMOJI_STYLE or _is_recent(char) or unicodedata.category(char) in ("So", "Sk")


def _columns(words: str) -> int:
    return sum(map(_column, words))


def _column(char: str) -> int:
    if char in (_JOINER, _EMOJI_STYLE) or is_tag(char) or unicodedata.category(char).startswith("M"):
        return 0
    if unicodedata.east_asian_width(char) in "WF" or char == "\ufdfd" or _is_emoji(char):
        return 2
    return 1


def _cut(name: str, most: int, size: Callable[[str], int]) -> str:
    """The beginning of `name` in room for `most`, between two characters as people see them, with an ellipsis."""
    pieces = clusters(name)
    kept = ""
    for piece in pieces if size(pieces[0]) <= most else name:
        if size(kept + piece) > most:
            break
        kept += piece
    return kept.rstrip(f" {_JOINER}") + ELLIPSIS


@lru_cache(4096)  # every press shows every name at the table
def safe_name(name: str, *, full: bool = False) -> str:
    """`name` for Discord's markdown: nobody is mentioned, nothing formatted or linked; "" when nothing is visible."""
    shown = full_name(name) if full else plain_name(name)
    return _MARKDOWN.sub(r"\\\g<0>", shown).replace("@", f"@{_UNSEEN}")


def safe_words(said: str) -> str:
    """What somebody wrote, for Discord's markdown: on one line, at most 200 characters, nobody mentioned, nothing
    formatted or linked.
    """
    shown = _visible(said)
    shown = shown if len(shown) <= WORDS else _cut(shown, WORDS - 1, len)
    return _MARKDOWN.sub(r"\\\g<0>", _closed(shown)).replace("@", f"@{_UNSEEN}")


def words_meant(shown: str) -> str:
    """What `safe_words` has made `shown` of, but for what nobody can see."""
    return _ESCAPED.sub(r"\g<1>", shown.replace(f"@{_UNSEEN}", "@")).removesuffix(_LEFT_TO_RIGHT)


def seat_name(name: str, seat: Seat, locale: str, *, full: bool = False) -> str:
    """`safe_name`, with a stand-in for somebody whose name cannot be seen."""
    return safe_name(name, full=full) or text(locale, "seat-nameless", seat=seat + 1)


def marked_name(name: str, *, house: bool) -> str:
    """A safe `name`, bold, with the mark of a house player."""
    return f"**{name}**{f'{NO_BREAK}{HOUSE}' if house else ''}"


def outs_on_show(view: TableView) -> list[Out]:
    """Those who went out in the hand that is shown and whose seat is empty. At an open table nobody comes after them
    until the next hand, which may be long: once the hand is over the seat is free, unless their cards lie open there.
    """
    hand = view.hand
    over = view.rules.buying and (hand is None or hand.over)
    return [
        out
        for out in view.outs
        if out.hand == view.hand_number
        and view.rows[out.seat] is None
        and not (over and not (hand is not None and hand.open_cards and hand.open_cards[out.seat]))
    ]


class Names:
    """Who is, or was until this hand ended, at each seat of `view`, by safe name.

    At an open table somebody may have sat down where a player of this hand has left: so who played a seat in it need
    not be who sits there.
    """

    def __init__(self, view: TableView, locale: str) -> None:
        self._view = view
        self._locale = locale

    def _played(self, seat: Seat) -> tuple[str, bool]:
        row = self._view.rows[seat]
        if row is not None and (not self._view.hand_number or self._view.played(row)):
            return row.name, row.house
        for out in reversed(self._view.outs):
            if out.seat == seat and out.hand == self._view.hand_number:
                return out.name, out.house
        return (row.name, row.house) if row is not None else ("", False)

    def _sits(self, seat: Seat) -> tuple[str, bool]:
        row = self._view.rows[seat]
        return (row.name, row.house) if row is not None else self._played(seat)

    def at(self, seat: Seat, *, full: bool = False) -> str:
        """The name of who plays `seat` in this hand, or played it in the last one."""
        name, _ = self._played(seat)
        return seat_name(name, seat, self._locale, full=full)

    def sitting(self, seat: Seat, *, full: bool = False) -> str:
        """The name of who sits at `seat`, or sat there until this hand ended."""
        name, _ = self._sits(seat)
        return seat_name(name, seat, self._locale, full=full)

    def marked(self, seat: Seat) -> str:
        """The full name of who sits at `seat`, bold, with the mark of a house player, for a list: unless it is long, no
        line breaks within it.
        """
        _, house = self._sits(seat)
        name = self.sitting(seat, full=True)
        return marked_name(name if _columns(name) > WIDTH else name.replace(" ", NO_BREAK), house=house)

    def of(self, player: int | None, *, full: bool = False) -> str:
        """The name of `player`; the floor for somebody who does not play here, by Discord's own name of theirs, so that
        everybody sees whose ruling it is; just "the floor" for nobody. Source: C2.
        """
        for seat, row in enumerate(self._view.rows):
            if row is not None and row.player == player:
                return seat_name(row.name, seat, self._locale, full=full)
        for out in reversed(self._view.outs):
            if out.player == player:
                return seat_name(out.name, out.seat, self._locale, full=full)
        for account in self._view.ledger:
            if account.player == player:
                return safe_name(account.name, full=full) or text(self._locale, "floor-somebody")
        floor = text(self._locale, "floor-somebody")
        return floor if player is None else text(self._locale, "floor-named", floor=floor, who=f"<@{player}>")

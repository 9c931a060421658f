"""Small pieces that sentences are made of."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.names import safe_words
from i18n import text


def listed(items: Sequence[str], locale: str) -> str:
    """As in "Ann, Bo and Cy"."""
    if len(items) < 2:
        return items[0] if items else ""
    first = items[0]
    for item in items[1:-1]:
        first = text(locale, "list-comma", first=first, rest=item)
    return text(locale, "list-and", first=first, rest=items[-1])


def either(items: Sequence[str], locale: str) -> str:
    """As in "Ann, Bo or Cy"."""
    if len(items) < 2:
        return items[0] if items else ""
    return text(locale, "list-or", first=", ".join(items[:-1]), rest=items[-1])


def live_time(milliseconds: int) -> str:
    """Discord's live timestamp, "in 30 seconds" to each reader in their language."""
    return f"<t:{milliseconds // 1000}:R>"


def time_span(milliseconds: int, locale: str) -> str:
    """As in "2 min 40 s", a second begun counted as one."""
    minutes, seconds = divmod(-(-milliseconds // 1000), 60)
    return text(locale, "time-span", minutes=minutes, seconds=seconds)


def mention(player: int | str) -> str:
    """A person, by Discord's own name of theirs."""
    return f"<@{player}>"


def address(guild: int, channel: int, message: int = 0) -> str:
    """Where a channel is, or a message in it."""
    where = f"https://discord.com/channels/{guild}/{channel}"
    return f"{where}/{message}" if message else where


def place_text(place: int, locale: str) -> str:
    """As in "3rd"."""
    return text(locale, "place", place=place)


def begun_with(by: str, said: str, locale: str) -> str:
    """`said` with a capital where it begins with `by` and that is the stand-in for a name, not a name."""
    if by.startswith(text(locale, "floor-somebody")) and said.startswith(by):
        return capital(said)
    return said


def ruled(which: str, by: str, locale: str, **args: str | int) -> str:
    """Text `which` about something that `by` has decided."""
    return begun_with(by, text(locale, which, by=by, **args), locale)


def with_why(said: str, why: str, locale: str) -> str:
    """`said`, with the words in which the floor gave its reason, if it did."""
    words = safe_words(why)
    return text(locale, "line-why", said=said, why=words) if words else said


def capital(said: str) -> str:
    """`said` as the beginning of a sentence."""
    return said[:1].upper() + said[1:]

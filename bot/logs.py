"""Logs: one line each, as text or JSON, with the table, hand and event number where there are any, and no secrets.

What other people have written, a name say, can neither begin a line nor look like a field of ours, nor speak to the
terminal that shows it.
"""

from __future__ import annotations

import atexit
import json
import logging
import re
import sys
import unicodedata
from datetime import UTC, datetime
from typing import Final, TextIO

from bot.log_limits import Limit, words_of

WHERE: Final = ("table", "hand", "seq", "guild", "channel")
HIDDEN: Final = "…"

# Whoever has the token of an interaction or webhook can answer in the bot's name. It stands in addresses, in fields
# that are called so, and in such addresses once more written as a part of another one.
_SLASH: Final = "(?:/|%2[Ff])"
_TOKEN_IN_ADDRESS: Final = re.compile(rf"({_SLASH}(?:webhooks|interactions){_SLASH}\d+{_SLASH})[^/\s?%'\"]+")
_TOKEN_AS_FIELD: Final = re.compile(r"""(\btoken['"]?\s*[:=]\s*['"]?)[^\s'",;})\]]+""", re.IGNORECASE)


class Redaction(logging.Filter):
    """Takes tokens out of whatever is logged, tracebacks included."""

    def __init__(self, *secrets: str) -> None:
        super().__init__()
        self._secrets = [secret for secret in secrets if secret]

    def clean(self, text: str) -> str:
        """`text` without any token."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        text = _TOKEN_IN_ADDRESS.sub(rf"\g<1>{HIDDEN}", text)
        return _TOKEN_AS_FIELD.sub(rf"\g<1>{HIDDEN}", text)

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = self.clean(words_of(record)), ()
        if record.exc_info and not record.exc_text:
            record.exc_text = logging.Formatter().formatException(record.exc_info)
        if record.exc_text:
            record.exc_text = self.clean(record.exc_text)
        return True


# Controls, invisible marks that turn the direction of writing, and what else breaks a line.
_HARMFUL: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


def harmless(text: str, *, lines: bool = False) -> str:
    """`text` with every character escaped that a terminal would obey instead of showing; with `lines`, line breaks and
    tabs stay.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        [
            each if unicodedata.category(each) not in _HARMFUL or (lines and each in "\n\t") else _escaped(each)
            for each in text
        ]
    )


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode()


class TextLine(logging.Formatter):
    """`2026-01-31T12:00:00.000Z INFO bot.app table=1 hand=2: …`; a traceback stays on the line, its breaks escaped. All
    before the first colon and blank is ours.
    """

    def format(self, record: logging.LogRecord) -> str:
        where = "".join(f" {name}={value}" for name, value in _where(record).items())
        line = f"{_time(record)} {record.levelname} {harmless(record.name)}{where}: {harmless(record.getMessage())}"
        if trace := _trace(self, record):
            line += f" | {harmless(trace)}"
        return line


class JsonLine(logging.Formatter):
    """One JSON object a line: `time`, `level`, `logger`, `message`, then whichever of `WHERE` are known, as whole
    numbers, and `trace` of an error.
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname,
            "logger": harmless(record.name),
            "message": harmless(record.getMessage(), lines=True),
            **_where(record),
        }
        if trace := _trace(self, record):
            line["trace"] = harmless(trace, lines=True)
        return json.dumps(line, ensure_ascii=False)


def _where(record: logging.LogRecord) -> dict[str, int]:
    found = {name: getattr(record, name, None) for name in WHERE}
    return {name: value for name, value in found.items() if isinstance(value, int)}


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    if record.exc_info and not record.exc_text:
        record.exc_text = formatter.formatException(record.exc_info)
    return record.exc_text or ""


def configure(level: str, form: str, *secrets: str, stream: TextIO | None = None) -> None:
    """Log to `stream` (stderr) from `level` on, as `text` or `json`, without `secrets`."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLine() if form == "json" else TextLine())
    limit = Limit(handler.handle)
    handler.addFilter(limit)
    handler.addFilter(Redaction(*secrets))
    atexit.register(_tell_the_rest, limit, handler)
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level)
    logging.captureWarnings(True)
    # discord.py tells every request at DEBUG, hole cards on their way to their owner included.
    for name in ("discord", "aiosqlite"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))


def _tell_the_rest(limit: Limit, handler: logging.StreamHandler[TextIO]) -> None:
    """What a flood held back, when the process ends before its minute does."""
    if handler in logging.getLogger().handlers and not handler.stream.closed:
        limit.flush()

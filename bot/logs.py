"""Logs: one line each, as text or JSON, with the table, hand and event number where there are any, and no secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final, TextIO

WHERE: Final = ("table", "hand", "seq", "guild", "channel")
HIDDEN: Final = "…"

# Whoever has the token in an address of an interaction or webhook can answer in the bot's name.
_TOKEN_IN_ADDRESS: Final = re.compile(r"(/webhooks/\d+/|/interactions/\d+/)[^/\s?]+")


class Redaction(logging.Filter):
    """Takes tokens out of whatever is logged, tracebacks included."""

    def __init__(self, *secrets: str) -> None:
        super().__init__()
        self._secrets = [secret for secret in secrets if secret]

    def clean(self, text: str) -> str:
        """`text` without any token."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return _TOKEN_IN_ADDRESS.sub(rf"\g<1>{HIDDEN}", text)

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = self.clean(record.getMessage()), ()
        if record.exc_info and not record.exc_text:
            record.exc_text = logging.Formatter().formatException(record.exc_info)
        if record.exc_text:
            record.exc_text = self.clean(record.exc_text)
        return True


class TextLine(logging.Formatter):
    """`2026-01-31T12:00:00Z INFO bot.app: … table=1 hand=2`; a traceback stays on the line, its breaks escaped."""

    def format(self, record: logging.LogRecord) -> str:
        where = "".join(f" {name}={value}" for name, value in _where(record).items())
        line = f"{_time(record)} {record.levelname} {record.name}: {record.getMessage()}{where}"
        if trace := _trace(self, record):
            line += f" | {trace}"
        return line.replace("\r", "\\r").replace("\n", "\\n")


class JsonLine(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **_where(record),
        }
        if trace := _trace(self, record):
            line["trace"] = trace
        return json.dumps(line, ensure_ascii=False)


def _where(record: logging.LogRecord) -> dict[str, object]:
    found = {name: getattr(record, name, None) for name in WHERE}
    return {name: value for name, value in found.items() if value is not None}


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    if record.exc_info and not record.exc_text:
        record.exc_text = formatter.formatException(record.exc_info)
    return record.exc_text or ""


def configure(level: str, form: str, *secrets: str, stream: TextIO | None = None) -> None:
    """Log to `stream` (stderr) from `level` on, as `text` or `json`, without `secrets`."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLine() if form == "json" else TextLine())
    handler.addFilter(Redaction(*secrets))
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level)
    # discord.py tells every request at DEBUG, hole cards on their way to their owner included.
    for name in ("discord", "aiosqlite"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))

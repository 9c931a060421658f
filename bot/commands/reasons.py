"""What the floor says about a ruling, as an option of its commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from discord import app_commands

from bot.commands.words import words
from bot.ui.leaving import REASON

Said = app_commands.Range[str, 1, REASON]

F = TypeVar("F", bound=Callable[..., Any])


def says_why(callback: F) -> F:
    """The option `reason` of a command."""
    callback = app_commands.rename(reason=words("opt-poker-floor-reason-name"))(callback)
    return app_commands.describe(reason=words("opt-poker-floor-reason-description"))(callback)


def in_one_line(reason: str | None) -> str:
    """What was said, without line breaks; "" for nothing."""
    return " ".join((reason or "").split())

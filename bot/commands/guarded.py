"""The boundary for faults, around a slash command."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec

from bot.errors import guard
from bot.ui.room import Room
from bot.ui.views import Interaction

P = ParamSpec("P")
Callback = Callable[Concatenate[Interaction, P], Coroutine[Any, Any, None]]


def guarded(room: Room) -> Callable[[Callback[P]], Callback[P]]:
    """Whatever the command raises is explained to who typed it, and goes no further."""

    def decorate(callback: Callback[P]) -> Callback[P]:
        @functools.wraps(callback)
        async def call(interaction: Interaction, *args: P.args, **kwargs: P.kwargs) -> None:
            await guard(interaction, callback(interaction, *args, **kwargs), room)

        # discord.py reads a command's options from the signature, in the module the function is from.
        call.__signature__ = inspect.signature(callback, eval_str=True)  # pyright: ignore[reportAttributeAccessIssue]
        return call

    return decorate

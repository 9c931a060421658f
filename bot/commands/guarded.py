"""The boundary for faults, around a slash command and what is offered while one is being typed."""

from __future__ import annotations

import functools
import inspect
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec

from discord import app_commands

from bot.errors import guard, where
from bot.ui.room import Room
from bot.ui.views import Interaction

log = logging.getLogger(__name__)

P = ParamSpec("P")
Callback = Callable[Concatenate[Interaction, P], Coroutine[Any, Any, None]]
Choices = list[app_commands.Choice[str]]
Offer = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]


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


def offered(room: Room, offer: Offer) -> Offer:
    """What `offer` has for the text typed so far; nothing when that fails, for there is nobody to tell it to."""

    async def choices(interaction: Interaction, current: str) -> Choices:
        try:
            return await offer(interaction, current)
        except Exception:
            log.exception("nothing could be offered while somebody types", extra=where(interaction, room))
            return []

    return choices

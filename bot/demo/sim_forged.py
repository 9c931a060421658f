"""Interactions that no honest client sends. With the other modules `sim*`, the only user of private names."""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportPrivateImportUsage=false

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Generator
from typing import Any, Final

from simcord import _settlement
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult

from bot.demo.sim import MemberActor, SimulatedDiscord

COMMAND: Final = 2
COMPONENT: Final = 3
AUTOCOMPLETE: Final = 4
DIALOG: Final = 5


@contextlib.contextmanager
def _operation(world: SimulatedDiscord, label: str) -> Generator[None]:
    world.env._begin_operation(label)
    try:
        yield
    finally:
        world.env._end_operation()


async def forge_interaction(
    world: SimulatedDiscord,
    person: MemberActor | UserHandle,
    channel: ChannelHandle,
    kind: int,
    data: dict[str, Any],
    message: Message | None = None,
) -> InteractionResult:
    """An interaction of this kind with any data whatever, as if it came from `message`."""
    extra = None
    if message is not None:
        extra = {"message": dict(serializers.message_payload(world.backend, message))}
    with _operation(world, "forge"):
        return await _dispatch_actor_interaction(
            person, kind, channel, data, extra=extra, source_message_id=None if message is None else message.id
        )


def command_data(world: SimulatedDiscord, name: str, options: list[dict[str, Any]]) -> dict[str, Any]:
    """What a client sends for the command `poker floor warn`, with these options, sensible or not."""
    root, *path = name.split()
    synced = [each for group in world.backend.commands.values() for each in group.values()]
    found = next(each for each in synced if each["name"] == root)
    for part in reversed(path):
        group = part == "floor"
        options = [{"name": part, "type": 2 if group else 1, "options": options}]
    return {"id": found["id"], "name": root, "type": 1, "options": options}


def where_from(world: SimulatedDiscord, shown: InteractionResult) -> tuple[int, Message | None]:
    """The channel of an interaction, and the message that was pressed if that is still there."""
    of = shown._interaction
    return of.channel_id, world.backend.messages.get(of.channel_id, {}).get(of.source_message_id or 0)


def find_replies(world: SimulatedDiscord) -> None:
    """No reply is to be lost any more."""
    world._behaviour.lost.clear()


def let_locks_wait() -> None:
    """From now on a task may wait for a lock while simulated time stands still: whoever has the lock may be waiting
    for that time. simcord itself knows such waits as the bot's being stuck.
    """
    real: Any = _settlement._park_reason
    if getattr(real, "knows_locks", False):
        return

    def park_reason(state: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None) -> str | None:
        reason: str | None = real(state, task, deadline, seen)
        if reason is None and _waits_for_lock(task):
            return "a lock"
        return reason

    park_reason.knows_locks = True  # type: ignore[attr-defined]
    _settlement._park_reason = park_reason


def _waits_for_lock(task: asyncio.Task[Any]) -> bool:
    waiter = getattr(task, "_fut_waiter", None)
    if waiter is None or waiter.done():
        return False
    at: Any = task.get_coro()
    while (inner := getattr(at, "cr_await", None)) is not None and hasattr(inner, "cr_code"):
        at = inner
    return getattr(at, "cr_code", None) is asyncio.Lock.acquire.__code__


__all__ = [
    "AUTOCOMPLETE",
    "COMMAND",
    "COMPONENT",
    "DIALOG",
    "command_data",
    "find_replies",
    "forge_interaction",
    "let_locks_wait",
    "where_from",
]

"""One run of the bot, from the login to its end, whatever hangs meanwhile."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

import aiohttp
import discord

from bot.operations.drain import Drain
from bot.operations.early import DRAINS, EARLY, STOPS
from bot.operations.findings import BAD_SETTINGS, FAILED, OK
from bot.operations.remedies import remedy_of
from bot.operations.signs import Signs
from bot.service.ports import StoreError

log = logging.getLogger(__name__)

STOP_WITHIN: Final = 2.7  # seconds; what hangs then is left behind
# With these codes Discord closes a connection that it would close again.
REFUSED: Final = {
    4004: "DISCORD_TOKEN is not valid any more: copy it again from the Bot page of your application.",
    4010: "SHARD_COUNT was refused by Discord (4010): leave it empty.",
    4011: "SHARD_COUNT is too small for so many servers (4011): leave it empty.",
    4012: "Discord does not speak this version's language any more (4012): update the bot.",
    4013: "Discord refused the intents of this bot (4013): update the bot.",
}
REPLACED: Final = (
    "DATABASE_PATH: this database was replaced by a restore: start the bot again. If it says so again, the restore was "
    "cut short: do it again."
)


class Bot(Protocol):
    """What is run."""

    signs: Signs
    drain: Drain
    drained: asyncio.Event

    def start(self, token: str) -> Coroutine[Any, Any, None]: ...

    async def close(self) -> None: ...


async def play(bot: Bot, token: str, complain: Callable[[str], None]) -> int:
    """Play until told to stop, drained, or refused; the exit code. Raises BadSettings for a port or file of the signs
    of life that cannot be had. A second signal changes nothing: the end is near anyway.
    """
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(tell_of_task)
    stop = asyncio.Event()
    for each in STOPS:
        loop.add_signal_handler(each, stop.set)
    if DRAINS is not None:
        loop.add_signal_handler(DRAINS, bot.drain.toggle)
    if EARLY.drain:
        bot.drain.toggle()
    try:
        await bot.signs.start()
        playing = asyncio.create_task(bot.start(token), name="play")
        replaced = bot.signs.writes.replaced
        ends = {asyncio.create_task(each.wait(), name="end") for each in (stop, bot.drained, replaced)}
        await asyncio.wait({playing, *ends}, return_when=asyncio.FIRST_COMPLETED)
        told = playing.done() and not stop.is_set()
        followed = replaced.is_set() and not stop.is_set()
        for each in ends:
            each.cancel()
    finally:
        last = _leave_behind(STOP_WITHIN)
        await bot.close()
    playing.cancel()
    await asyncio.wait({playing})
    code = outcome(playing, complain) if told else FAILED if followed else OK
    if followed:
        complain(REPLACED)
    await loop.shutdown_default_executor()
    last.cancel()
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)  # what is left takes a moment, and has its exit code
    return code


def _leave_behind(seconds: float) -> threading.Timer:
    """End the process after so many seconds whatever it waits for: a disk or a Discord that hangs keeps nobody."""

    def leave() -> None:
        log.error("something hangs and is left behind; nothing that was saved is lost")
        logging.shutdown()
        os._exit(FAILED)

    timer = threading.Timer(seconds, leave)
    timer.daemon = True
    timer.start()
    return timer


def outcome(playing: asyncio.Task[None], complain: Callable[[str], None]) -> int:
    """Why the bot ended by itself, told, as an exit code: 2 where another try would be refused again."""
    if playing.cancelled():
        return OK
    match playing.exception():
        case None:
            return OK
        case discord.LoginFailure():
            complain("DISCORD_TOKEN was refused by Discord: copy it again from the Bot page of your application.")
            return BAD_SETTINGS
        case discord.PrivilegedIntentsRequired():
            complain("Discord refused the intents of this bot (4014); it needs none that must be switched on.")
            return BAD_SETTINGS
        case discord.ConnectionClosed(code=code) if code in REFUSED:
            complain(REFUSED[code])
            return BAD_SETTINGS
        case discord.ConnectionClosed() as closed:
            complain(f"Discord closed the connection for good (code {closed.code}).")
            return FAILED
        case StoreError() as error:
            complain(f"DATABASE_PATH: {remedy_of(error)}.")
            return FAILED
        case discord.DiscordException() as error:
            complain(f"Discord did not let the bot start: {error}")
            return FAILED
        case OSError() | aiohttp.ClientError() as error:
            complain(f"Discord cannot be reached: {error}")
            return FAILED
        case error:
            log.critical("the bot failed", exc_info=error)
            complain(f"the bot failed: {type(error).__name__}; the log has the rest")
            return FAILED


def tell_of_task(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A task or callback failed with nobody to ask it: one line with its name."""
    task = context.get("task") or context.get("future") or context.get("handle")
    name = task.get_name() if isinstance(task, asyncio.Task) else type(task).__name__
    log.error("%s: %s", name, context.get("message", "failed"), exc_info=context.get("exception"))

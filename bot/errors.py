"""The one boundary between the game and whoever pressed or typed: every fault ends here, answered and logged."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Final

import discord
from discord import app_commands

from bot.render.lines import reason_line
from bot.service.ports import Conflict, Draining, LeaseLost, StoreError
from bot.ui.answers import GONE, Refused, change, on_private_message, say
from bot.ui.custom_id import parse
from bot.ui.flood import acknowledge
from bot.ui.request_errors import REQUEST_ERRORS, UNREACHED
from bot.ui.room import Room
from bot.ui.submitted import custom_id_of
from bot.ui.telling import as_seen
from bot.ui.views import Interaction, plain
from engine.errors import Reason, Rejected
from i18n import pick, text

log = logging.getLogger(__name__)

_OUT_OF_TURN: Final = frozenset({Reason.NOT_YOUR_TURN, Reason.STALE_TURN, Reason.NOT_SEATED})


async def guard(interaction: Interaction, work: Awaitable[None], room: Room) -> None:
    """Do `work`; tell the person, and if it is our fault the operator, what went wrong. Raises nothing."""
    try:
        await _locale(interaction, room)  # learns in which language to write to them later
        await work
    except Exception as error:  # noqa: BLE001 - this is the boundary
        await explain(interaction, error, room)


async def explain(interaction: Interaction, error: Exception, room: Room) -> None:
    """Answer `error` privately, in the reader's language."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, LeaseLost) and not room.tables.owner and not interaction.response.is_done():
        log.info("left to the process that owns the tables now", extra=where(interaction, room))
        return
    if isinstance(error, discord.HTTPException) and error.code in GONE:
        log.info("an answer came too late: %s", error.code, extra=where(interaction, room))
        return
    if interaction.type is discord.InteractionType.autocomplete:
        log.warning("nothing could be offered while somebody types: %s", error, extra=where(interaction, room))
        return  # there is nobody to tell
    if isinstance(error, Rejected):
        error = as_seen(error, behind=_behind(interaction, room))
    try:
        if isinstance(error, Rejected) and _told_just_now(error, interaction, room):
            await acknowledge(interaction)
            return
        words = _words(error, room.readers.known(interaction), interaction, room)
        if isinstance(error, Rejected) and _may_be_replaced(interaction):
            await change(interaction, plain(words))  # its button asks for something that is over
        else:
            await say(interaction, words)
    except REQUEST_ERRORS as failure:
        log.warning("the reason could not be told: %s", failure, extra=where(interaction, room))
    except Exception:
        log.exception("the reason could not be told", extra=where(interaction, room))


def _told_just_now(error: Rejected, interaction: Interaction, room: Room) -> bool:
    """Whether who presses at the table has just been told that it is not their turn, or no longer that one."""
    if error.reason not in _OUT_OF_TURN or interaction.type is not discord.InteractionType.component:
        return False
    if on_private_message(interaction) or interaction.response.is_done():
        return False
    what = (interaction.user.id, error.reason, custom_id_of(interaction))
    rate, now = room.limits.same_refusal, room.tables.now()
    if rate.wait(what, now):
        return True
    rate.count(what, now)
    return False


def _may_be_replaced(interaction: Interaction) -> bool:
    """Whether a button of a private message was pressed, which nothing has answered yet."""
    pressed = interaction.type is discord.InteractionType.component
    return pressed and on_private_message(interaction) and not interaction.response.is_done()


def _behind(interaction: Interaction, room: Room) -> bool:
    """Whether the table of this channel is ahead of what people see of it."""
    actor = room.tables.at(interaction.channel_id or 0)
    return actor is not None and room.behind(actor)


def _words(error: Exception, locale: str, interaction: Interaction, room: Room) -> str:
    match error:
        case Rejected():
            return reason_line(error, locale)
        case Refused():
            return error.words(locale)
        case Conflict() | LeaseLost():
            return text(locale, "error-try-again")
        case Draining():
            return text(locale, "error-draining")
        case StoreError():
            log.error("nothing could be saved: %s", error, extra=where(interaction, room))
            return text(locale, "error-unsaved")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            log.warning("a command that Discord knows in another shape: %s", error, extra=where(interaction, room))
            return text(locale, "error-old-command")
        case discord.Forbidden():
            log.warning("Discord did not allow it: %s", error.code, extra=where(interaction, room))
            return text(locale, "error-forbidden", channel=f"<#{interaction.channel_id}>")
        case _ if _not_taken(error):
            log.warning("Discord did not take an answer: %s", error, extra=where(interaction, room))
            return text(locale, "error-discord")
        case app_commands.CheckFailure():
            return text(locale, "error-not-allowed")
        case _:
            log.error("an interaction failed", exc_info=error, extra=where(interaction, room))
            return text(locale, "error-internal")


def _not_taken(error: Exception) -> bool:
    """Whether Discord, or the way there, failed: what was asked for may have been done or not."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, UNREACHED)


async def _locale(interaction: Interaction, room: Room) -> str:
    try:
        return await room.readers.locale(interaction)
    except Exception:  # the store may be what failed
        log.exception("the reader's language could not be read")
        return pick(str(interaction.locale))


def where(interaction: Interaction, room: Room) -> dict[str, int | None]:
    """For a log line: table, hand and number of the last event, as far as there are any."""
    data = interaction.data or {}
    found = parse(str(data.get("custom_id", "")))
    actor = room.tables.get(found.table) if found else room.tables.at(interaction.channel_id or 0)
    return {
        "guild": interaction.guild_id,
        "channel": interaction.channel_id,
        "table": found.table if found else actor.table if actor else None,
        "hand": actor.state.hand_number if actor else None,
        "seq": actor.seq if actor else None,
    }

"""Who presses or types far more than anybody playing does gets no answer until they stop."""

from __future__ import annotations

import logging

import discord

from bot.ui.answers import say, where_asked
from bot.ui.cooldown import seconds
from bot.ui.limits import PRESSES
from bot.ui.request_errors import REQUEST_ERRORS
from bot.ui.room import Room, player_of
from bot.ui.views import Interaction
from i18n import text

log = logging.getLogger(__name__)

MOST, WITHIN = PRESSES


async def admitted(room: Room, interaction: Interaction) -> bool:
    """Whether to work on this interaction. Otherwise it has been answered: the first one too many with words, each
    further one with as little as Discord takes.
    """
    limits, player, now = room.limits, player_of(interaction), room.tables.now()
    left = limits.presses.wait(player, now)
    limits.presses.count(player, now)
    if not left:
        return True
    typing = interaction.type is discord.InteractionType.autocomplete  # of whom nobody can be told anything
    try:
        if typing or limits.told_of_flood.wait(player, now):
            await acknowledge(interaction)
        else:
            log.warning(
                "somebody presses more than %s times in %s s", MOST, seconds(WITHIN), extra=where_asked(interaction)
            )
            with limits.told_of_flood.counted(player, now):
                await say(interaction, text(room.readers.known(interaction), "limit-presses", seconds=seconds(WITHIN)))
    except REQUEST_ERRORS as error:
        log.info("not even that could be answered: %s", error, extra=where_asked(interaction))
    return False


async def acknowledge(interaction: Interaction) -> None:
    """Tell Discord that a press has come, and show nothing. Commands have no such answer, so get none."""
    pressed = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
    if pressed and interaction.message is not None and not interaction.response.is_done():
        await interaction.response.defer()

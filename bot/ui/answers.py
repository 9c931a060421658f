"""Private answers to whoever pressed or typed something."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Mapping, Sequence
from typing import Final

import discord

from bot.render.command_links import link_commands
from bot.ui.views import Interaction, Layout
from i18n import text

log = logging.getLogger(__name__)

BUDGET: Final = 2.5  # seconds: Discord waits 3 for the first answer, and discord.py retries for longer
GONE: Final = frozenset({10062, 10015, 40060, 50027})  # too late, or another process has answered
CONTENT: Final = 2000


class Refused(Exception):
    """Something that cannot be done, with the text that says why, in the reader's language when it is known."""

    def __init__(self, name: str, /, **args: str | int) -> None:
        super().__init__(name)
        self.name = name
        self.args_of_text = args

    def words(self, locale: str) -> str:
        """The reason in `locale`."""
        return text(locale, self.name, **self.args_of_text)


@contextlib.asynccontextmanager
async def _in_time(what: str) -> AsyncGenerator[None]:
    """That the moment to answer has passed, or somebody else has answered, is no fault of the game."""
    try:
        async with asyncio.timeout(BUDGET):
            yield
    except TimeoutError:
        log.warning("a private %s took too long", what)
    except discord.HTTPException as error:
        if error.code not in GONE:
            raise
        log.info("a private %s came too late: %s", what, error.code)


async def say(interaction: Interaction, message: str | Layout, files: Sequence[discord.File] = ()) -> None:
    """Answer so that only the person sees it; `files` are those that a layout refers to."""
    async with _in_time("answer"):
        await _send(interaction, message, files)


def linked(interaction: Interaction, said: str) -> str:
    """`said` with the commands it names made clickable."""
    return link_commands(said, command_ids(interaction.client))


def command_ids(client: discord.Client) -> Mapping[str, int]:
    """The ids that Discord gave our commands, by name; only the bot's own client knows them."""
    return getattr(client, "command_ids", {})


async def ask(interaction: Interaction, dialog: discord.ui.Modal) -> None:
    """Open a dialog."""
    async with _in_time("dialog"):
        await interaction.response.send_modal(dialog)


async def change(interaction: Interaction, message: Layout, files: Sequence[discord.File] = ()) -> None:
    """Let the private message that was pressed become `message`, with these files and no others."""
    async with _in_time("panel"):
        await interaction.response.edit_message(view=message, attachments=files)


async def _send(interaction: Interaction, message: str | Layout, files: Sequence[discord.File]) -> None:
    done = interaction.response.is_done()
    if isinstance(message, str):
        message = linked(interaction, message)
    if isinstance(message, str) and len(message) > CONTENT:
        message = Layout(discord.ui.TextDisplay(message))
    if isinstance(message, str):
        if done:
            await interaction.followup.send(message, ephemeral=True)
        else:
            await interaction.response.send_message(message, ephemeral=True)
    elif done:
        await interaction.followup.send(view=message, files=files, ephemeral=True)
    else:
        await interaction.response.send_message(view=message, files=files, ephemeral=True)

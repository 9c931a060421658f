"""Private answers to whoever pressed or typed something."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from typing import Final

import discord

from bot.render.command_links import link_commands
from bot.ui.custom_id import parse
from bot.ui.files import refuses_files
from bot.ui.submitted import custom_id_of
from bot.ui.views import Interaction, Layout
from i18n import text

log = logging.getLogger(__name__)

BUDGET: Final = 2.5  # seconds: Discord waits 3 for the first answer, and discord.py retries for longer
WITHOUT_FILES: Final = 1.0  # of them, kept for an answer without the files that Discord does not take, or not in time
# Too late, another process has answered, or the private message was dismissed.
GONE: Final = frozenset({10008, 10015, 10062, 40060, 50027})
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


def answer_until() -> float:
    """When an interaction that has just come must be answered, on the event loop's clock, in seconds."""
    return asyncio.get_running_loop().time() + BUDGET


def where_asked(interaction: Interaction) -> dict[str, int | None]:
    """For a log line about an answer: the server, the channel, and the table that a button is of."""
    found = parse(custom_id_of(interaction))
    return {
        "guild": interaction.guild_id,
        "channel": interaction.channel_id,
        "table": None if found is None else found.table,
    }


@contextlib.asynccontextmanager
async def _in_time(interaction: Interaction, what: str, until: float | None = None) -> AsyncGenerator[None]:
    """That the moment to answer has passed, or somebody else has answered, is no fault of the game."""
    try:
        async with asyncio.timeout_at(answer_until() if until is None else until):
            yield
    except TimeoutError:
        log.warning("a private %s took too long", what, extra=where_asked(interaction))
    except discord.HTTPException as error:
        if error.code not in GONE:
            raise
        log.info("a private %s came too late: %s", what, error.code, extra=where_asked(interaction))


async def say(interaction: Interaction, message: str | Layout, *, until: float | None = None) -> None:
    """Answer so that only the person sees it. `until`, here and below: as `answer_until` says."""
    async with _in_time(interaction, "answer", until):
        await _send(interaction, message, ())


async def say_with_files(
    interaction: Interaction, message: Layout, files: Sequence[discord.File], bare: Layout, until: float
) -> None:
    """Answer with `message` and the files it refers to; with `bare` when Discord takes no files. Only the person sees
    it.
    """
    async with _in_time(interaction, "answer", until):
        await _either(
            interaction,
            lambda: _send(interaction, message, files),
            lambda: _send(interaction, bare, ()),
            until - WITHOUT_FILES,
        )


def on_private_message(interaction: Interaction) -> bool:
    """Whether the press was on a private message: the table's own must never hold what is meant for one person."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


def linked(interaction: Interaction, said: str) -> str:
    """`said` with the commands it names made clickable."""
    return link_commands(said, command_ids(interaction.client))


def command_ids(client: discord.Client) -> Mapping[str, int]:
    """The ids that Discord gave our commands, by name; only the bot's own client knows them."""
    return getattr(client, "command_ids", {})


async def ask(interaction: Interaction, dialog: discord.ui.Modal) -> None:
    """Open a dialog."""
    async with _in_time(interaction, "dialog"):
        await interaction.response.send_modal(dialog)


def can_become(interaction: Interaction) -> bool:
    """Whether what was pressed is a private message made of components. No other ever has a button that changes it,
    whatever an id says that came with it.
    """
    message = interaction.message
    return message is not None and message.flags.ephemeral and message.flags.components_v2


async def change(interaction: Interaction, message: Layout, *, until: float | None = None) -> None:
    """Let the private message that was pressed become `message`, without any files."""
    if not can_become(interaction):
        await say(interaction, message, until=until)
        return
    async with _in_time(interaction, "panel", until):
        await _edit(interaction, message, ())


async def change_with_files(
    interaction: Interaction, message: Layout, files: Sequence[discord.File], bare: Layout, until: float
) -> None:
    """Let the private message that was pressed become `message`, with these files and no others; or `bare`, without
    any, when Discord takes no files.
    """
    if not can_become(interaction):
        await say_with_files(interaction, message, files, bare, until)
        return
    async with _in_time(interaction, "panel", until):
        await _either(
            interaction,
            lambda: _edit(interaction, message, files),
            lambda: _edit(interaction, bare, ()),
            until - WITHOUT_FILES,
        )


async def _either(
    interaction: Interaction, full: Callable[[], Awaitable[None]], bare: Callable[[], Awaitable[None]], until: float
) -> None:
    """Send `full`, or `bare` when Discord refuses the files of that or has not taken them until then. Should it have
    taken them after all, it refuses a second answer.
    """
    try:
        async with asyncio.timeout_at(until):
            await full()
    except TimeoutError:
        log.info("a private answer takes long with its files; without them instead", extra=where_asked(interaction))
    except discord.HTTPException as error:
        if not refuses_files(error):
            raise
        log.info(
            "Discord takes no files in a private answer (%s); without them instead",
            error,
            extra=where_asked(interaction),
        )
    else:
        return
    await bare()


async def _edit(interaction: Interaction, message: Layout, files: Sequence[discord.File]) -> None:
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

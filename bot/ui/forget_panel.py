"""What is kept about whoever asks, told to that person alone, and its deletion."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator, Sequence
from typing import Final

from discord import ui

from bot.render.wording import address
from bot.service.ports import Forgotten, Kept, TableRecord
from bot.service.preferences import Person
from bot.ui.answers import Refused, can_become, change
from bot.ui.cooldown import seconds
from bot.ui.room import Room, player_of
from bot.ui.views import TEXT, AnyItem, Interaction, Layout, Style, button, rows
from engine.tournament import PlayerId
from i18n import text

KEPT: Final = "set1:me:kept"
ASK: Final = "set1:me:forget"
DO: Final = "set1:me:forget-now"
BACK: Final = "set1:me:back"
DAY_SECONDS: Final = 86_400
TABLES_NAMED: Final = 10


def about_me(locale: str) -> list[AnyItem]:
    """The two buttons under somebody's settings."""
    return rows([button(KEPT, text(locale, "button-kept")), button(ASK, text(locale, "button-forget"))])


def former(language: str, number: int) -> str:
    """What the `number`th player of a game is called who was deleted."""
    return text(language, "former-player", number=number)


async def tell_kept(room: Room, interaction: Interaction) -> None:
    """Answer with everything that is kept about the person. Raises StoreError, Refused."""
    player = player_of(interaction)
    async with _alone(room, interaction, player):
        locale = await room.readers.locale(interaction)
        kept = await room.store.kept(player)
        said = kept_text(kept, player, room.keep_days, locale)
    buttons = rows([button(ASK, text(locale, "button-forget")), _back(locale)])
    await interaction.edit_original_response(view=Layout(ui.TextDisplay(said), *buttons))


@contextlib.asynccontextmanager
async def _alone(room: Room, interaction: Interaction, player: PlayerId) -> AsyncGenerator[None]:
    """One request of a person at a time, and not many in a minute. Many games may be read or written for it, so its
    answer may take longer than Discord waits.
    """
    if player in room.forgetting:
        raise Refused("error-try-again")
    if left := room.asked.wait(player, room.tables.now()):
        raise Refused("cooldown", seconds=seconds(left))
    room.asked.count(player, room.tables.now())
    room.forgetting.add(player)
    try:
        if can_become(interaction):
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
        async with room.one_at_a_time:
            yield
    finally:
        room.forgetting.discard(player)


async def ask_forget(room: Room, interaction: Interaction) -> None:
    """Ask; only the button of the question deletes."""
    locale = await room.readers.locale(interaction)
    really = button(DO, text(locale, "button-forget-now"), Style.danger)
    keep = button(BACK, text(locale, "button-forget-not"))
    # At the foot, where the button that asks has just been, is the one that keeps: two taps there delete nothing.
    await _show(interaction, text(locale, "forget-question"), [really], [keep])


async def forget(room: Room, interaction: Interaction) -> None:
    """Delete what is kept about the person, and say what still holds something. Raises StoreError, Refused."""
    player = player_of(interaction)
    async with _alone(room, interaction, player):
        locale = await room.readers.locale(interaction)
        room.readers.forget(player)
        done = await room.store.forget(player, former)
        room.readers.forget(player)  # whatever another press of theirs has read meanwhile
        room.tables.last_press.pop(player, None)
        await room.screens.forget_person(player)
    await interaction.edit_original_response(view=Layout(ui.TextDisplay(forgotten_text(done, locale))))


def forgotten_text(done: Forgotten, locale: str) -> str:
    """What was deleted, and what was not."""
    said = [text(locale, "forgotten", games=done.games)]
    if done.later:
        said.append(text(locale, "forgotten-later"))
    if done.unreadable:
        said.append(text(locale, "forgotten-unreadable", count=done.unreadable))
    if done.left:
        said += [text(locale, "forgotten-left", count=len(done.left)), *_tables(done.left, locale)]
    said.append(text(locale, "forgotten-again"))
    return "\n".join(said)[:TEXT]


def kept_text(kept: Kept, player: int, days: int, locale: str) -> str:
    """Everything that is kept about `player`, and for how long."""
    lines = [text(locale, "kept-title"), text(locale, "kept-id", id=str(player))]
    lines += _settings(kept.person, locale) if kept.person is not None else [text(locale, "kept-no-settings")]
    if kept.names:
        lines.append(text(locale, "kept-names", names=", ".join([f"`{each.replace('`', '')}`" for each in kept.names])))
    lines.append(text(locale, "kept-games", count=kept.games))
    if kept.tables:
        lines += [text(locale, "kept-tables", count=len(kept.tables)), *_tables(kept.tables, locale)]
    lines.append(text(locale, "kept-days", days=days) if days else text(locale, "kept-for-ever"))
    return "\n".join(lines)[:TEXT]


def _settings(person: Person, locale: str) -> list[str]:
    language = person.language
    spoken = text(locale, "choice-language-auto") if language is None else text(language, "language-name")
    lines = [
        text(locale, "kept-language", language=spoken, seen=person.seen_locale or "–"),
        text(locale, "kept-dm", mode=text(locale, f"choice-dm-{person.dm.value}")),
        text(locale, "kept-notice", mode=text(locale, f"choice-notice-{person.notice.value}")),
        text(locale, "kept-colours", colours=text(locale, f"choice-colours-{person.colours.value}")),
    ]
    if person.dm_channel:
        lines.append(text(locale, "kept-dm-channel", id=str(person.dm_channel)))
    if person.dm_refused:
        lines.append(text(locale, "kept-dm-refused"))
    if person.avatar is not None:
        lines.append(text(locale, "kept-avatar", hash=person.avatar))
    if person.seen_on:
        lines.append(text(locale, "kept-seen", day=f"<t:{person.seen_on * DAY_SECONDS + DAY_SECONDS // 2}:D>"))
    return lines


def _tables(tables: Sequence[TableRecord], locale: str) -> list[str]:
    links = [address(each.place.guild, each.place.channel, each.message) for each in tables[:TABLES_NAMED]]
    return [text(locale, "kept-table", link=each) for each in links]


def _back(locale: str) -> AnyItem:
    return button(BACK, text(locale, "button-my-settings"))


async def _show(interaction: Interaction, said: str, *lines: list[AnyItem]) -> None:
    await change(interaction, Layout(ui.TextDisplay(said), *[row for buttons in lines for row in rows(buttons)]))

"""What is kept about whoever asks, told to that person alone, and its deletion."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from discord import ui

from bot.render.wording import address
from bot.service.ports import Kept, Person, TableRecord
from bot.ui.answers import Refused, change
from bot.ui.room import Room, player_of
from bot.ui.views import TEXT, AnyItem, Interaction, Layout, Style, button, rows
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


async def tell_kept(room: Room, interaction: Interaction) -> None:
    """Answer with everything that is kept about the person."""
    locale = await room.readers.locale(interaction)
    kept = await room.store.kept(player_of(interaction))
    said = kept_text(kept, player_of(interaction), room.keep_days, locale)
    await _show(interaction, said, [button(ASK, text(locale, "button-forget")), _back(locale)])


async def ask_forget(room: Room, interaction: Interaction) -> None:
    """Ask; only the button of the question deletes."""
    locale = await room.readers.locale(interaction)
    really = button(DO, text(locale, "button-forget-now"), Style.danger)
    await _show(interaction, text(locale, "forget-question"), [really, _back(locale)])


async def forget(room: Room, interaction: Interaction) -> None:
    """Delete what is kept about the person, and say which tables still hold something. Raises StoreError."""
    player = player_of(interaction)
    locale = await room.readers.locale(interaction)
    if player in room.forgetting:
        raise Refused("error-try-again")
    room.forgetting.add(player)
    try:
        await interaction.response.defer()  # many games take longer than Discord waits
        room.readers.forget(player)
        done = await room.store.forget(player, lambda language, number: text(language, "former-player", number=number))
        room.readers.forget(player)  # whatever another press of theirs has read meanwhile
        room.tables.last_press.pop(player, None)
        await room.screens.forget_person(player)
    finally:
        room.forgetting.discard(player)
    said = [text(locale, "forgotten", games=done.games)]
    if done.left:
        said += [text(locale, "forgotten-left", count=len(done.left)), *_tables(done.left, locale)]
    said.append(text(locale, "forgotten-again"))
    await interaction.edit_original_response(view=Layout(ui.TextDisplay("\n".join(said)[:TEXT])))


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
        day = datetime.fromtimestamp(person.seen_on * DAY_SECONDS, UTC).date().isoformat()
        lines.append(text(locale, "kept-seen", day=day))
    return lines


def _tables(tables: Sequence[TableRecord], locale: str) -> list[str]:
    links = [address(each.place.guild, each.place.channel, each.message) for each in tables[:TABLES_NAMED]]
    return [text(locale, "kept-table", link=each) for each in links]


def _back(locale: str) -> AnyItem:
    return button(BACK, text(locale, "button-my-settings"))


async def _show(interaction: Interaction, said: str, buttons: list[AnyItem]) -> None:
    await change(interaction, Layout(ui.TextDisplay(said), *rows(buttons)))

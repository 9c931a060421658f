"""A person's and a server's settings: a private message with lists, each saved as soon as something is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord
from discord import ui

from bot.service.preferences import DeckColours, DmMode, Felt, NoticeMode, Person, ServerSettings, TableViewMode
from bot.ui.answers import Refused, change
from bot.ui.forget_panel import ASK, BACK, DO, KEPT, about_me, ask_forget, forget, tell_kept
from bot.ui.lobby_settings import clock_options, option, speed_options, stack_options
from bot.ui.room import Room, is_admin, player_of
from bot.ui.submitted import chosen, resolved_channels, whole_number
from bot.ui.views import AnyItem, Interaction, Layout
from engine.rules import CLOCK, STACKS, Speed
from i18n import LOCALES, text

SETTINGS_PREFIX: Final = "set1:"
ME: Final = "me"
SERVER: Final = "server"
AUTOMATIC: Final = "auto"
PAUSES: Final = (2, 3, 5, 8, 10, 15, 20, 30)  # seconds between hands
CHANNELS: Final = 25  # that tables may be limited to; all that a list can hold
DMS: Final = tuple(mode.value for mode in DmMode)
NOTICES: Final = tuple(mode.value for mode in NoticeMode)
VIEWS: Final = tuple(mode.value for mode in TableViewMode)
FELTS: Final = tuple(felt.value for felt in Felt)
COLOURS: Final = tuple(colours.value for colours in DeckColours)
STARTERS: Final = ("everybody", "managers")


def personal_panel(person: Person, locale: str) -> Layout:
    """What one person may set."""
    return Layout(
        ui.TextDisplay(text(locale, "settings-me-title")),
        *_list(ME, "language", locale, _languages(locale, person.language)),
        *_list(ME, "dm", locale, _choices(locale, "dm", DMS, person.dm.value)),
        *_list(ME, "notice", locale, _choices(locale, "notice", NOTICES, person.notice.value)),
        *_list(ME, "my-colours", locale, _choices(locale, "colours", COLOURS, person.colours.value)),
        *about_me(locale),
    )


def server_panel(server: ServerSettings, locale: str) -> Layout:
    """A server's defaults."""
    channels = ui.ChannelSelect[Layout](
        custom_id=f"{SETTINGS_PREFIX}{SERVER}:channels",
        channel_types=[discord.ChannelType.text, discord.ChannelType.voice],
        placeholder=text(locale, "settings-channels-everywhere")[:150],
        min_values=0,
        max_values=CHANNELS,
        default_values=[
            discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.channel) for each in server.channels
        ],
    )
    return Layout(
        ui.TextDisplay(text(locale, "settings-server-title")),
        *_list(SERVER, "speed", locale, speed_options(locale, server.speed)),
        *_list(SERVER, "stack", locale, stack_options(locale, server.stack)),
        *_list(SERVER, "clock", locale, clock_options(locale, server.clock)),
        *_list(SERVER, "language", locale, _languages(locale, server.language)),
        *_list(SERVER, "start", locale, _choices(locale, "start", STARTERS, server.start_by)),
        *_list(SERVER, "pause-fold", locale, _pauses(locale, server.pause_after_fold)),
        *_list(SERVER, "pause-showdown", locale, _pauses(locale, server.pause_after_showdown)),
        *_list(SERVER, "view", locale, _choices(locale, "view", VIEWS, server.view.value)),
        *_list(SERVER, "felt", locale, _choices(locale, "felt", FELTS, server.felt.value)),
        *_list(SERVER, "colours", locale, _choices(locale, "colours", COLOURS, server.colours.value)),
        ui.TextDisplay(text(locale, "settings-channels")),
        ui.ActionRow(channels),
    )


def _list(whose: str, name: str, locale: str, options: Sequence[discord.SelectOption]) -> list[AnyItem]:
    select = ui.Select[Layout](custom_id=f"{SETTINGS_PREFIX}{whose}:{name}", options=list(options))
    return [ui.TextDisplay(text(locale, f"settings-{name}")), ui.ActionRow(select)]


def _languages(locale: str, now: str | None) -> list[discord.SelectOption]:
    automatic = option(text(locale, "choice-language-auto"), AUTOMATIC, now or AUTOMATIC)
    return [automatic, *[option(text(each, "language-name"), each, now) for each in LOCALES]]


def _choices(locale: str, name: str, values: Sequence[str], now: str) -> list[discord.SelectOption]:
    return [option(text(locale, f"choice-{name}-{value}"), value, now) for value in values]


def _pauses(locale: str, now: int) -> list[discord.SelectOption]:
    return [option(text(locale, "choice-pause", seconds=each), each, now) for each in sorted({*PAUSES, now})]


async def change_settings(room: Room, interaction: Interaction, custom_id: str) -> None:
    """Something was chosen in a panel: save it and show the panel as it is now. Raises Refused."""
    if custom_id in _ABOUT_ME:
        await _ABOUT_ME[custom_id](room, interaction)
        return
    whose, _, name = custom_id.removeprefix(SETTINGS_PREFIX).partition(":")
    values = chosen(interaction)
    if whose == ME:
        person = await room.readers.change(player_of(interaction), **_personal(name, values))
        panel = personal_panel(person, await room.readers.locale(interaction))
    elif whose == SERVER and interaction.guild_id is not None:
        if not is_admin(interaction):
            raise Refused("error-not-allowed")
        server = await room.store.server(interaction.guild_id)
        if name == "channels":
            server = _limited_to(server, values, resolved_channels(interaction))
        else:
            server = _changed_server(server, name, values)
        await room.store.save_server(server)
        _show_tables_so(room, server)
        panel = server_panel(server, await room.readers.locale(interaction))
    else:
        raise Refused("unknown-button")
    await change(interaction, panel)


async def _show_mine(room: Room, interaction: Interaction) -> None:
    person = await room.store.person(player_of(interaction))
    await change(interaction, personal_panel(person, await room.readers.locale(interaction)))


_ABOUT_ME: Final = {KEPT: tell_kept, ASK: ask_forget, DO: forget, BACK: _show_mine}


def _show_tables_so(room: Room, server: ServerSettings) -> None:
    """How tables look counts for those that are running as well, from their next picture on."""
    for actor in room.tables.all():
        if actor.place.guild == server.guild:
            actor.look = server.look


def _personal(name: str, values: Sequence[str]) -> dict[str, object]:
    value = values[0] if values else ""
    try:
        match name:
            case "language" if value in (AUTOMATIC, *LOCALES):
                return {"language": None if value == AUTOMATIC else value}
            case "dm":
                return {"dm": DmMode(value), "dm_refused": False}
            case "notice":
                return {"notice": NoticeMode(value)}
            case "my-colours":
                return {"colours": DeckColours(value)}
            case _:
                raise Refused("unknown-button")
    except ValueError:
        raise Refused("unknown-button") from None


def _limited_to(server: ServerSettings, values: Sequence[str], found: set[str]) -> ServerSettings:
    """The channels that tables may be opened in. One that was set before may stay, deleted or not."""
    if len(values) > CHANNELS or not set(values) <= found | set(map(str, server.channels)):
        raise Refused("unknown-button")
    return replace(server, channels=tuple(sorted(map(int, set(values)))))


def _changed_server(server: ServerSettings, name: str, values: Sequence[str]) -> ServerSettings:
    value = values[0] if values else ""
    try:
        match name:
            case "language" if value in (AUTOMATIC, *LOCALES):
                return replace(server, language=None if value == AUTOMATIC else value)
            case "speed":
                return replace(server, speed=Speed(value).value)
            case "stack" if (stack := whole_number(value)) in STACKS:
                return replace(server, stack=stack)
            case "clock" if CLOCK[0] <= (clock := whole_number(value)) * 1000 <= CLOCK[1]:
                return replace(server, clock=clock)
            case "start" if value in STARTERS:
                return replace(server, start_by=value)
            case "view":
                return replace(server, view=TableViewMode(value))
            case "felt":
                return replace(server, felt=Felt(value))
            case "colours":
                return replace(server, colours=DeckColours(value))
            case "pause-fold" if 1 <= (pause := whole_number(value)) <= 60:
                return replace(server, pause_after_fold=pause)
            case "pause-showdown" if 1 <= (pause := whole_number(value)) <= 60:
                return replace(server, pause_after_showdown=pause)
            case _:
                raise Refused("unknown-button")
    except ValueError:
        raise Refused("unknown-button") from None

"""`/poker`: what players use."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.commands.guarded import guarded, offered
from bot.commands.options import FORMATS, SPEEDS, language_here, rules_here
from bot.commands.rules import rules_command
from bot.commands.words import words
from bot.render.private_text import about_text, status_text
from bot.ui.answers import linked, say
from bot.ui.custom_id import CustomId, Verb
from bot.ui.in_advance import tell_cards
from bot.ui.leaving import leave as leave_table
from bot.ui.opening import check_opening, open_lobby
from bot.ui.own_buttons import seat_offer
from bot.ui.room import Room, player_of
from bot.ui.settings_panel import personal_panel
from bot.ui.sizes import sizes
from bot.ui.table_buttons import SIZE_TEXTS
from bot.ui.turns import type_amount
from bot.ui.views import Interaction, button, plain
from i18n import text


def poker_group(room: Room) -> app_commands.Group:
    """All of `/poker` but the floor."""
    group = app_commands.Group(
        name=words("cmd-poker-name"),
        description=words("cmd-poker-description"),
        guild_only=True,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    _opening(group, room)
    _playing(group, room)
    _reading(group, room)
    rules_command(group, room)
    return group


def _opening(group: app_commands.Group, room: Room) -> None:
    @group.command(name=words("cmd-poker-start-name"), description=words("cmd-poker-start-description"))
    @app_commands.rename(
        kind=words("opt-poker-start-format-name"),
        seats=words("opt-poker-start-seats-name"),
        speed=words("opt-poker-start-speed-name"),
        thread=words("opt-poker-start-thread-name"),
    )
    @app_commands.describe(
        kind=words("opt-poker-start-format-description"),
        seats=words("opt-poker-start-seats-description"),
        speed=words("opt-poker-start-speed-description"),
        thread=words("opt-poker-start-thread-description"),
    )
    @app_commands.choices(kind=FORMATS, speed=SPEEDS)
    @guarded(room)
    async def start(
        interaction: Interaction,
        kind: str | None = None,
        seats: app_commands.Range[int, 2, 6] | None = None,
        speed: str | None = None,
        thread: bool = False,
    ) -> None:
        server = await check_opening(room, interaction, thread=thread)
        rules = rules_here(server, kind, seats, speed)
        spoken = language_here(room, interaction, server)
        await open_lobby(room, interaction, rules, spoken, thread=thread)

    @group.command(name=words("cmd-poker-leave-name"), description=words("cmd-poker-leave-description"))
    @guarded(room)
    async def leave(interaction: Interaction) -> None:
        await leave_table(room, interaction, room.here(interaction))


def _playing(group: app_commands.Group, room: Room) -> None:
    @group.command(name=words("cmd-poker-cards-name"), description=words("cmd-poker-cards-description"))
    @guarded(room)
    async def cards(interaction: Interaction) -> None:
        await tell_cards(room, interaction, room.here(interaction))

    @group.command(name=words("cmd-poker-raise-name"), description=words("cmd-poker-raise-description"))
    @app_commands.rename(amount=words("opt-poker-raise-amount-name"))
    @app_commands.describe(amount=words("opt-poker-raise-amount-description"))
    @guarded(room)
    async def raise_(interaction: Interaction, amount: app_commands.Range[str, 1, 20]) -> None:
        await type_amount(room, interaction, room.here(interaction), amount)

    raise_.autocomplete("amount")(offered(room, partial(_amounts, room)))


async def _amounts(room: Room, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The sizes on offer to whoever types, on their own turn only; as they type, those that begin so."""
    actor = room.tables.at(interaction.channel_id or 0)
    view = actor.view(player_of(interaction)) if actor is not None else None
    hand = view.hand if view is not None else None
    if view is None or hand is None or hand.turn is None or hand.turn.seat != view.viewer_seat or view.paused:
        return []
    locale = await room.readers.locale(interaction)
    return [
        app_commands.Choice(name=text(locale, SIZE_TEXTS[offered.size], to=offered.to), value=str(offered.to))
        for offered in sizes(hand)
        if str(offered.to).startswith(current.strip())
    ]


def _reading(group: app_commands.Group, room: Room) -> None:
    @group.command(name=words("cmd-poker-status-name"), description=words("cmd-poker-status-description"))
    @guarded(room)
    async def status(interaction: Interaction) -> None:
        actor = room.here(interaction)
        locale = await room.readers.locale(interaction)
        down = button(CustomId(actor.table, 0, Verb.DOWN), text(locale, "button-down"))
        player = player_of(interaction)
        seat = seat_offer(actor.table, room.screens.seen(actor)[0], player, locale)
        log = room.screens.seen(actor)[1]
        said = status_text(room.seen_by(actor, player), log, locale, await room.screens.chances(actor))
        if (note := room.screens.pause_note(actor, locale)) is not None:
            said += f"\n{note}"
        await say(interaction, plain(linked(interaction, said), [*seat, down]))

    @group.command(name=words("cmd-poker-about-name"), description=words("cmd-poker-about-description"))
    @guarded(room)
    async def about(interaction: Interaction) -> None:
        await say(interaction, about_text(room.version, await room.readers.locale(interaction), room.source))

    @group.command(name=words("cmd-poker-settings-name"), description=words("cmd-poker-settings-description"))
    @guarded(room)
    async def settings(interaction: Interaction) -> None:
        person = await room.store.person(player_of(interaction))
        await say(interaction, personal_panel(person, await room.readers.locale(interaction)))

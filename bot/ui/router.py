"""Every press and every dialog of ours, by what its id says."""

from __future__ import annotations

import logging
from contextlib import ExitStack
from dataclasses import replace
from functools import partial

import discord

from bot.errors import guard
from bot.service.actor import TableActor
from bot.ui.answers import Refused, say
from bot.ui.custom_id import IN_ADVANCE, OF_A_TURN, PREFIX, CustomId, Verb, parse
from bot.ui.flood import admitted
from bot.ui.in_advance import press_in_advance, tell_cards
from bot.ui.leaving import cancel, confirmed, leave
from bot.ui.limits import limited, not_before
from bot.ui.lobby_dialogs import press_levels, press_settings, use_levels
from bot.ui.opening import check_opening, house_player, open_lobby, wait_for_it
from bot.ui.room import Room, is_admin, name_of, player_of
from bot.ui.rules_panel import RULES_PREFIX, change_rules, tell_how_to_play
from bot.ui.seated import SEATED, Seated
from bot.ui.settings_panel import SETTINGS_PREFIX, change_settings
from bot.ui.submitted import custom_id_of
from bot.ui.turns import press_turn
from bot.ui.views import Interaction
from engine.commands import Join, ShowCards, StartTournament
from engine.errors import Reason, Rejected
from engine.tournament import EndReason, Phase
from i18n import text

log = logging.getLogger(__name__)


class Router:
    """Answers components and dialogs whose ids begin as ours do; everything else is somebody else's."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._seated = Seated(room)

    async def dispatch(self, interaction: Interaction) -> None:
        """Answer one interaction. A process that does not own the tables stays silent: the owner answers."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        if not await self._room.tables.answers():
            return
        custom_id = custom_id_of(interaction)
        if not custom_id.startswith((PREFIX, SETTINGS_PREFIX, RULES_PREFIX)):
            return
        self._room.tables.pressed(player_of(interaction))
        if await admitted(self._room, interaction):
            await guard(interaction, self._work(interaction, custom_id), self._room)

    async def _work(self, interaction: Interaction, custom_id: str) -> None:
        if custom_id.startswith(SETTINGS_PREFIX):
            await change_settings(self._room, interaction, custom_id)
        elif custom_id.startswith(RULES_PREFIX):
            await change_rules(self._room, interaction, custom_id)
        else:
            await self._ours(interaction, parse(custom_id))

    async def _ours(self, interaction: Interaction, pressed: CustomId | None) -> None:
        if pressed is None:
            raise Refused("unknown-button")
        if pressed.verb is Verb.HELP:
            await tell_how_to_play(self._room, interaction, pressed.table)
            return
        if pressed.verb is Verb.REMATCH:
            await self._rematch(interaction, pressed)
            return
        actor = self._room.table(pressed.table, interaction)
        if pressed.verb in OF_A_TURN:
            await press_turn(self._room, interaction, pressed, actor)
        elif pressed.verb in IN_ADVANCE:
            await press_in_advance(self._room, interaction, pressed, actor)
        elif pressed.verb in SEATED:
            await self._seated.press(interaction, pressed, actor)
        else:
            await self._at_table(interaction, pressed, actor)

    async def _at_table(self, interaction: Interaction, pressed: CustomId, actor: TableActor) -> None:
        player = player_of(interaction)
        admin = is_admin(interaction)
        match pressed.verb:
            case Verb.JOIN if actor.state.phase is Phase.LOBBY:
                await self._join(interaction, actor)
            case Verb.JOIN:  # a lobby's button, pressed as the table opened: O1
                await self._seated.press(interaction, replace(pressed, turn=0, verb=Verb.SEAT), actor)
            case Verb.HOUSE:
                await self._add_house_player(interaction, actor)
            case Verb.START:
                draw = self._room.tables.entropy.draw()
                await actor.submit(StartTournament(player, draw, admin), interaction)
            case Verb.SETTINGS:
                await press_settings(self._room, interaction, actor)
            case Verb.LEVELS:
                await press_levels(self._room, interaction, actor)
            case Verb.USE_LEVELS:
                await use_levels(self._room, interaction, pressed, actor)
            case Verb.LEAVE | Verb.CANCEL:
                await self._end(interaction, pressed, actor)
            case Verb.CARDS:
                await tell_cards(self._room, interaction, actor)
            case Verb.SHOW:
                await actor.submit(ShowCards(player, pressed.turn, pressed.amount or 0), interaction)
            case Verb.DOWN:
                await self._down(interaction, actor)
            case _:
                raise Refused("unknown-button")

    async def _join(self, interaction: Interaction, actor: TableActor) -> None:
        """Take a place in a lobby; each time changes everybody's message, so not again and again."""
        command = Join(player_of(interaction), name_of(interaction))
        now = self._room.tables.now()
        command.decide(actor.state, now)  # what cannot be done anyway is no matter of waiting
        with limited(self._room.limits.joins, (actor.table, command.player), now):
            await actor.submit(command, interaction)

    async def _add_house_player(self, interaction: Interaction, actor: TableActor) -> None:
        """Seat one more; who pressed at the same time may have taken the place that was chosen, so choose again."""
        player = player_of(interaction)
        while True:
            command = house_player(self._room, actor.state, player, admin=is_admin(interaction))
            try:
                await actor.submit(command, interaction)
            except Rejected as refused:
                if refused.reason is not Reason.ALREADY_SEATED:
                    raise
            else:
                return

    async def _end(self, interaction: Interaction, pressed: CustomId, actor: TableActor) -> None:
        """Leave or cancel: at once in the lobby; a running game asks first, and the answer names its hand."""
        running = actor.state.phase is not Phase.LOBBY
        if running and pressed.turn:
            await confirmed(self._room, interaction, pressed, actor)
        elif running and not actor.state.rules.buying:
            raise Rejected(Reason.ALREADY_STARTED)  # a lobby's button, pressed as the game began
        else:
            await (leave if pressed.verb is Verb.LEAVE else cancel)(self._room, interaction, actor)

    async def _rematch(self, interaction: Interaction, pressed: CustomId) -> None:
        past = self._room.tables.get(pressed.table) or await self._room.tables.past(pressed.table)
        if past is None or past.place.guild != interaction.guild_id or past.state.phase is not Phase.OVER:
            raise Refused("unknown-button")
        await check_opening(self._room, interaction)
        state = past.state
        here = past.place.channel == interaction.channel_id
        after = past.table if here and state.end_reason in (EndReason.WON, EndReason.HAND_CAP) else None
        played = state.ledger if state.rules.buying else state.standings
        house = [each.name for each in played if each.house and each.player not in state.removed]
        await open_lobby(self._room, interaction, state.rules, state.language, after=after, house=house)

    async def _down(self, interaction: Interaction, actor: TableActor) -> None:
        """Everybody's message moves. Who has nothing to do with the table may not have it move all evening."""
        player, limits, now = player_of(interaction), self._room.limits, self._room.tables.now()
        known = actor.state.seat_of(player) is not None or actor.state.host == player or is_admin(interaction)
        with ExitStack() as counted:
            if not known:
                refusal = partial(not_before, "limit-down", now)
                counted.enter_context(limited(limits.down_by_a_stranger, (actor.table, player), now, refusal))
            counted.enter_context(limited(limits.down, actor.table, now))
            await wait_for_it(interaction)
            moved = await self._room.screens.bring_down(actor)
        locale = await self._room.readers.locale(interaction)
        await say(interaction, text(locale, "moved-down" if moved else "moving-down"))

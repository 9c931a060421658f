"""Presses and dialogs of a turn, and amounts that are typed: what binds, and what only asks."""

from __future__ import annotations

import discord

from bot.service.actor import TableActor
from bot.ui.amount_dialog import AMOUNT, all_in_dialog, all_in_question, amount_dialog
from bot.ui.amounts import typed_amount
from bot.ui.answers import Refused, ask, say
from bot.ui.custom_id import CustomId, Verb
from bot.ui.room import Room, player_of
from bot.ui.sizes import big_risk, wager
from bot.ui.submitted import entered
from bot.ui.views import Interaction
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.commands import Act
from engine.seats import Chips
from engine.view import TableView


async def press_turn(room: Room, interaction: Interaction, pressed: CustomId, actor: TableActor) -> None:
    """A button of a turn, or the dialog it opened. When it raises Rejected or Refused, nothing has changed.

    Source: A10.
    """
    view = actor.view()
    confirmed = interaction.type is discord.InteractionType.modal_submit
    if pressed.verb is Verb.SIZE:
        if confirmed:
            await _typed(room, interaction, actor, entered(interaction).get(AMOUNT, ""), pressed.turn)
        else:
            await _ask_amount(room, interaction, pressed, actor)
        return
    action, price = _asked(view, pressed)
    await act(room, interaction, actor, Act(player_of(interaction), pressed.turn, action, price), confirmed=confirmed)


async def act(room: Room, interaction: Interaction, actor: TableActor, command: Act, *, confirmed: bool) -> None:
    """Submit `command`; an all-in for more than ten big blinds asks first, unless it is `confirmed`.

    Discord allows no dialog from a dialog: an amount that was typed into one is asked about with a private button.
    """
    view = actor.view()
    hand = view.hand
    if not confirmed and hand is not None and (risked := big_risk(hand, view.level.blinds.big, command.action)):
        command.decide(actor.state, 0)
        assert hand.turn is not None
        locale = await room.readers.locale(interaction)
        if interaction.type is discord.InteractionType.modal_submit:
            await say(interaction, all_in_question(actor.table, hand.turn, risked, locale))
        else:
            await ask(interaction, all_in_dialog(actor.table, hand, hand.turn, command.action, risked, locale))
        return
    await actor.submit(command, interaction)


async def type_amount(room: Room, interaction: Interaction, actor: TableActor, typed: str) -> None:
    """`/poker raise`: `typed` as the total of a bet or raise on the turn that is on."""
    amount = typed_amount(typed)
    view = actor.view()
    turn = view.hand.turn if view.hand is not None else None
    command = Act(player_of(interaction), turn.no if turn else 0, _wager(view, amount))
    await act(room, interaction, actor, command, confirmed=False)


async def _typed(room: Room, interaction: Interaction, actor: TableActor, typed: str, turn: int) -> None:
    player = player_of(interaction)
    Act(player, turn, _wager(actor.view())).decide(actor.state, 0)
    command = Act(player, turn, _wager(actor.view(), typed_amount(typed)))
    await act(room, interaction, actor, command, confirmed=False)


async def _ask_amount(room: Room, interaction: Interaction, pressed: CustomId, actor: TableActor) -> None:
    view = actor.view()
    Act(player_of(interaction), pressed.turn, _wager(view)).decide(actor.state, 0)
    assert view.hand is not None
    assert view.hand.turn is not None
    locale = await room.readers.locale(interaction)
    await ask(interaction, amount_dialog(actor.table, view.hand, view.hand.turn, locale))


def _asked(view: TableView, pressed: CustomId) -> tuple[Action, Chips | None]:
    amount = pressed.amount or 0
    match pressed.verb:
        case Verb.FOLD:
            return Fold(), None
        case Verb.CHECK:
            return Check(), 0
        case Verb.CALL:
            return Call(), amount
        case Verb.BET:
            return Bet(amount), None
        case Verb.RAISE:
            return Raise(amount), None
        case Verb.ALL_IN:
            return _wager(view, amount), None
        case _:
            raise Refused("unknown-button")


def _wager(view: TableView, to: Chips | None = None) -> Action:
    """The bet or raise to `to`, the smallest one by default."""
    if view.hand is None or view.hand.turn is None:
        return Bet(to or 0)
    return wager(view.hand, view.hand.turn.min_to if to is None else to)

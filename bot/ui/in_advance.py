"""My cards, and presses on it: settling one's next decision in advance, privately."""

from __future__ import annotations

import discord

from bot.render.lines import reason_line
from bot.service.actor import TableActor
from bot.service.advance import NotInAdvance, Offer, Why, offer
from bot.ui.advance_panel import all_in_in_advance, cards_panel
from bot.ui.answers import answer_until, ask, change, change_with_files, on_private_message, say, say_with_files
from bot.ui.custom_id import CustomId, Verb
from bot.ui.own_buttons import Pressed, own_buttons, own_choices, seat_offer
from bot.ui.room import Room, player_of
from bot.ui.sizes import BIG_RISK
from bot.ui.views import Interaction, Layout, rows
from engine import view
from engine.errors import Reason, Rejected
from engine.tournament import PlayerId
from i18n import text

# What a hand that goes on answers: the panel stays and says so. Everything else is the boundary's business.
_TOLD_ON_THE_PANEL = frozenset(
    {
        Reason.PAUSED,
        Reason.NOT_DEALT_IN,
        Reason.FOLDED,
        Reason.ALL_IN,
        Reason.NO_HAND,
        Reason.NOTHING_TO_CALL,
        Reason.PRICE_CHANGED,
    }
)


async def tell_cards(
    room: Room,
    interaction: Interaction,
    actor: TableActor,
    note: str | None = None,
    *,
    refused: bool = False,
    pressed: Pressed | None = None,
    until: float | None = None,
) -> None:
    """Show somebody their cards, what they may settle in advance and, at an open table, what else they may do: on the
    private message that was pressed, or on a new one. `refused`, `pressed`: what has become of the press there; `until`
    as `answer_until` says.
    """
    until = answer_until() if until is None else until
    player = player_of(interaction)
    locale = await room.readers.locale(interaction)
    emojis = await room.screens.emojis(actor, player)
    state = room.screens.seen(actor)[0]
    seen = view(state, player)
    picture = await room.screens.own_cards(actor, seen, locale)
    offered, made = _offer(actor, player), actor.advances.of(player)
    choices = None if refused else own_choices(state, player, behind=state is not actor.state)
    own = own_buttons(actor.table, seen, choices, locale, note=note, pressed=pressed)
    if choices is None and not refused:
        own = rows(seat_offer(actor.table, state, player, locale))

    def panel(alt: str | None) -> Layout:
        return cards_panel(
            actor.table,
            seen,
            locale,
            offer=offered,
            made=made,
            picture=alt,
            emojis=emojis,
            note=note,
            refused=refused,
            own=own,
        )

    own_panel = on_private_message(interaction)
    if picture is None:
        await (change if own_panel else say)(interaction, panel(None), until=until)
    else:
        send = change_with_files if own_panel else say_with_files
        await send(interaction, panel(picture.alt), [picture.file()], panel(None), until)


async def press_in_advance(room: Room, interaction: Interaction, pressed: CustomId, actor: TableActor) -> None:
    """A button of My cards, or the dialog it opened. The table's message, and everybody else's, stay as they are."""
    locale = await room.readers.locale(interaction)
    try:
        if _must_confirm(interaction, pressed, actor):
            await ask(interaction, all_in_in_advance(pressed, pressed.amount or 0, locale))
            return
        note, refused = _do(pressed, actor, player_of(interaction), locale), False
    except NotInAdvance as refusal:
        note, refused = text(locale, f"advance-{refusal.why.value}"), True
    except Rejected as refusal:
        if refusal.reason not in _TOLD_ON_THE_PANEL:
            raise
        note, refused = reason_line(refusal, locale), True
    await tell_cards(room, interaction, actor, note, refused=refused)


def _must_confirm(interaction: Interaction, pressed: CustomId, actor: TableActor) -> bool:
    """Whether a call settled now would be all-in for more than ten big blinds, and nobody has confirmed it yet."""
    if pressed.verb is not Verb.CALL_UP_TO or interaction.type is discord.InteractionType.modal_submit:
        return False
    found = actor.advances.may_call_up_to(
        actor.state, actor.log, player_of(interaction), pressed.turn, pressed.amount or 0
    )
    return found.all_in and found.call > BIG_RISK * actor.state.current_level().blinds.big


def _do(pressed: CustomId, actor: TableActor, player: PlayerId, locale: str) -> str | None:
    match pressed.verb:
        case Verb.CHECK_FOLD:
            actor.advances.check_or_fold(actor.state, actor.log, player, pressed.turn, pressed.amount or 0)
        case Verb.CALL_UP_TO:
            actor.advances.call_up_to(actor.state, actor.log, player, pressed.turn, pressed.amount or 0)
        case _:
            if pressed.turn != actor.state.hand_number:
                raise NotInAdvance(Why.OLD_HAND)
            return text(locale, "advance-taken-back" if actor.take_back(player) else "advance-nothing")
    return None


def _offer(actor: TableActor, player: PlayerId) -> Offer | None:
    try:
        return offer(actor.state, player)
    except (Rejected, NotInAdvance):
        return None

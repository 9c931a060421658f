"""The dialogs of a turn: the amount of a bet or raise, and the question before a big all-in. Only confirming binds."""

from __future__ import annotations

from typing import Final

import discord
from discord import ui

from bot.service.ports import TableId
from bot.ui.custom_id import CustomId, Verb
from bot.ui.views import TITLE, Dialog, Layout, Style, button, plain
from engine.actions import Action, Bet, Raise
from engine.hand import Turn
from engine.hand_view import HandView
from engine.seats import Chips
from i18n import text

AMOUNT: Final = "amount"


def amount_dialog(table: TableId, hand: HandView, turn: Turn, locale: str) -> Dialog:
    """Asks for the total of a bet or raise, the smallest one filled in."""
    kind = "raise" if hand.price else "bet"
    field = ui.TextInput[Dialog](
        custom_id=AMOUNT,
        style=discord.TextStyle.short,
        default=str(turn.min_to),
        placeholder=text(locale, "amount-placeholder")[:100],
        min_length=1,
        max_length=20,
    )
    label = ui.Label[Dialog](
        text=text(locale, f"amount-{kind}-label")[:TITLE],
        description=text(locale, "amount-limits", least=turn.min_to, most=turn.max_to)[:100],
        component=field,
    )
    return Dialog(CustomId(table, turn.no, Verb.SIZE), text(locale, f"amount-{kind}-title"), label)


def all_in_dialog(table: TableId, hand: HandView, turn: Turn, action: Action, risked: Chips, locale: str) -> Dialog:
    """Asks once more before `risked` chips, the whole stack, go in: on top of what is in already on this street."""
    if put_in := hand.bet(turn.seat):
        question = text(locale, "all-in-question-more", chips=risked, total=put_in + risked)
    else:
        question = text(locale, "all-in-question", chips=risked)
    return Dialog(_confirmed(table, turn, action), text(locale, "all-in-title"), ui.TextDisplay(question))


def all_in_question(table: TableId, turn: Turn, risked: Chips, locale: str) -> Layout:
    """What typing the whole stack means, with the button that goes on to the dialog above."""
    go_on = button(
        CustomId(table, turn.no, Verb.ALL_IN, turn.max_to), text(locale, "button-all-in", to=turn.max_to), Style.danger
    )
    return plain(text(locale, "all-in-typed", chips=risked, total=turn.max_to), [go_on])


def _confirmed(table: TableId, turn: Turn, action: Action) -> CustomId:
    match action:
        case Bet(to) | Raise(to):
            return CustomId(table, turn.no, Verb.ALL_IN, to)
        case _:
            return CustomId(table, turn.no, Verb.CALL, turn.call)

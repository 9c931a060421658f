"""What My cards offers its owner at an open table beside playing: a top-up, sitting out, coming back, leaving."""

from __future__ import annotations

from dataclasses import dataclass

from discord import ui

from bot.service.ports import TableId
from bot.ui.custom_id import CustomId, Verb
from bot.ui.views import AnyItem, Style, button, rows
from engine.commands import ComeBack, Command, Join, Leave, SitOut, TopUp
from engine.errors import Rejected
from engine.seats import Chips
from engine.tournament import Phase, PlayerId, SeatRow, Tournament
from engine.view import TableView
from i18n import text

DONE = "✅"


@dataclass(frozen=True, slots=True)
class Choices:
    """What `row`'s player may do: exactly what the table would not refuse, as far as it is of use. `missing` = what a
    top-up brings as things stand; `playing`: dealt into the hand that is running.
    """

    row: SeatRow
    verbs: frozenset[Verb]
    missing: Chips
    playing: bool


@dataclass(frozen=True, slots=True)
class Pressed:
    """What has just been pressed, and whether it was `done`. It keeps its place and does nothing more: a second tap
    must not find there what undoes the first.
    """

    verb: Verb
    done: bool


def own_choices(seen: Tournament, player: PlayerId, *, behind: bool) -> Choices | None:
    """What `player` may do at the table as people see it; None where there is nothing of the kind. `behind`: the table
    is further than that, and what is refused would tell how a run-out ends; leaving alone does not wait for that.

    Source: K3, K4, O1, O2, S2.
    """
    seat = seen.seat_of(player)
    row = None if seat is None else seen.seats[seat]
    if seat is None or row is None or not seen.rules.buying or seen.phase is not Phase.RUNNING:
        return None
    playing = seen.in_hand(seat)
    stack = seen.hand.stacks[seat] if playing and seen.hand is not None else row.stack
    commands: dict[Verb, Command] = {Verb.LEAVE: Leave(player)}
    if not behind:
        commands |= {Verb.BACK: ComeBack(player), Verb.TOP_UP: TopUp(player)}
    if not behind and not seen.closing and (row.stack or playing):
        commands[Verb.SIT_OUT] = SitOut(player)
    may = [verb for verb, command in commands.items() if _allowed(command, seen)]
    return Choices(row, frozenset(may), seen.rules.starting_stack - stack, playing)


def _allowed(command: Command, table: Tournament) -> bool:
    try:
        command.decide(table, 0)
    except Rejected:
        return False
    return True


def seat_offer(table: TableId, seen: Tournament, player: PlayerId, locale: str) -> list[AnyItem]:
    """The button for a free seat of an open table, for somebody who has none: on the table's message there is no room
    for it while somebody is to act. Source: O1.
    """
    if not seen.rules.buying or seen.phase is not Phase.RUNNING or not _allowed(Join(player, ""), seen):
        return []
    custom_id = CustomId(table, seen.hand_number, Verb.SEAT)
    return [button(custom_id, text(locale, "button-seat"), Style.success)]


def own_buttons(
    table: TableId,
    view: TableView,
    choices: Choices | None,
    locale: str,
    *,
    note: str | None = None,
    pressed: Pressed | None = None,
) -> list[AnyItem]:
    """What is settled and what each button would do, then the buttons. What `note` says already is not said again."""
    if choices is None:
        return []
    said = [line for line in _words(view, choices, locale) if line != note]
    texts: list[AnyItem] = [ui.TextDisplay("\n".join(said))] if said else []
    return [*texts, *rows(_buttons(table, view, choices, pressed, locale))]


def _words(view: TableView, choices: Choices, locale: str) -> list[str]:
    row, to = choices.row, view.rules.starting_stack
    said: list[str] = []
    if row.leaving:
        said.append(text(locale, "own-leaving"))
    if row.top_up:
        said.append(text(locale, "own-top-up-booked", to=to))
    if row.sitting_out and choices.playing:
        said.append(text(locale, "own-sitting-out"))
    if Verb.TOP_UP in choices.verbs:
        which = "own-top-up-later" if choices.playing else "own-top-up-now"
        said.append(text(locale, which, to=to, missing=choices.missing))
    return said


def _buttons(table: TableId, view: TableView, choices: Choices, pressed: Pressed | None, locale: str) -> list[AnyItem]:
    labels = {
        Verb.TOP_UP: text(locale, "button-top-up", to=view.rules.starting_stack),
        Verb.SIT_OUT: text(locale, "button-sit-out"),
        Verb.BACK: text(locale, "button-back"),
        Verb.LEAVE: text(locale, "button-leave"),
    }

    def made(verb: Verb) -> AnyItem:
        custom_id = CustomId(table, 0 if verb is Verb.LEAVE else view.hand_number, verb)
        if pressed is not None and pressed.verb is verb:
            style, mark = (Style.success, DONE) if pressed.done else (Style.secondary, None)
            return button(custom_id, labels[verb], style, emoji=mark, off=True)
        return button(custom_id, labels[verb], Style.primary if verb is Verb.BACK else Style.secondary)

    just = frozenset[Verb]() if pressed is None else frozenset({pressed.verb})
    presence = [Verb.BACK, Verb.SIT_OUT] if Verb.BACK in just else [Verb.SIT_OUT, Verb.BACK]
    return [made(verb) for verb in (Verb.TOP_UP, *presence, Verb.LEAVE) if verb in choices.verbs | just]

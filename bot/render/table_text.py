"""The table message of a running game, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.render.actions_text import STREETS, actions_text
from bot.render.blinds_text import level_text
from bot.render.cards import cards_code
from bot.render.names import HOUSE, Names
from bot.render.presence import in_play
from bot.render.seats_text import NO_CHANCES, seats_text
from bot.render.wording import either, listed, live_time, mention, ruled, with_why
from bot.service.ports import Logged
from engine.hand import Turn
from engine.hand_view import HandView
from engine.presence_events import Paused
from engine.seats import Seat
from engine.tournament import PauseReason
from engine.view import TableView
from i18n import text


@dataclass(frozen=True, slots=True)
class TableText:
    """The parts of a table message in Discord's markdown, "" where there is nothing to say."""

    head: str
    seats: str
    board: str
    actions: str
    turn: str


def table_text(
    view: TableView,
    log: Sequence[Logged],
    locale: str,
    note: str | None = None,
    chances: Mapping[Seat, float] = NO_CHANCES,
    *,
    still: bool = False,
) -> TableText:
    """The table as everybody may see it. `log` = the events since the last hand began; `note` = one more line;
    `chances` = in a run-out, each live seat's share of the main pot, 0 to 1; `still`: nothing can be saved, so nothing
    follows and no clock runs.
    """
    actions = actions_text(view, log, locale)
    return TableText(
        head=_head(view, locale, still),
        seats=seats_text(view, locale, chances),
        board=_board(view.hand, locale),
        actions="\n".join([line for line in (actions, note and f"*{note}*") if line]),
        turn=_turn(view, log, locale, still),
    )


def _head(view: TableView, locale: str, still: bool) -> str:
    if view.hand is None:
        return _head_before(view, locale, still)
    title = text(locale, "table-title", hand=view.hand_number, street=street_text(view.hand, locale))
    return f"### {title}\n{level_text(view, locale, still=still)}{_closing(view, locale)}"


def _head_before(view: TableView, locale: str, still: bool) -> str:
    """What there is before the first hand. Source: B10."""
    title = f"### {title_before(view, locale)}"
    if view.high_cards or view.rules.buying:
        return f"{title}\n{level_text(view, locale, still=still)}{_closing(view, locale)}"
    return title


def title_before(view: TableView, locale: str) -> str:
    """What the table is called before its first hand. Source: B10."""
    if view.high_cards:
        return text(locale, "table-title-draw")
    return text(locale, "table-title-open" if view.rules.buying else "lobby-title")


def _closing(view: TableView, locale: str) -> str:
    """That the table closes when this hand is over. Source: O3."""
    return f" · **{text(locale, 'table-closing')}**" if view.closing else ""


def street_text(hand: HandView, locale: str) -> str:
    """The street, or what there is instead of one: an all-in run-out, a showdown, the end."""
    if hand.over:
        return text(locale, "street-over" if hand.shown is None else "street-showdown")
    if hand.run_out is not None:
        return text(locale, "street-all-in")
    return text(locale, STREETS[hand.street])


def _board(hand: HandView | None, locale: str) -> str:
    if hand is None or (hand.over and not hand.board):
        return ""
    cards = cards_code(hand.board) if hand.board else text(locale, "board-empty")
    lines = [f"{text(locale, 'board-label')} · {cards}"]
    if pots := pots_text(hand, locale):
        lines.append(pots)
    return "\n".join(lines)


def pots_text(hand: HandView, locale: str) -> str:
    """What is in the middle: one pot, or main and side pots; "" once they are awarded. Source: P1."""
    if hand.awards:
        return ""
    pots = hand.pots()
    if len(pots) < 2:
        return text(locale, "pots-total", amount=hand.pot)
    parts = [text(locale, "pots-main", amount=pots[0].amount)]
    parts += [text(locale, "pots-side", number=at, amount=pot.amount) for at, pot in enumerate(pots[1:], 1)]
    return " · ".join(parts)


def _turn(view: TableView, log: Sequence[Logged], locale: str, still: bool) -> str:
    if view.paused is not None:
        return pause_text(view, log, locale)
    hand = view.hand
    if hand is None or hand.turn is None:
        follows = [] if still else [nobodys_turn_text(view, locale)]
        return "\n".join([*broke_text(view, locale), *follows])
    return "" if still else _whose_turn(hand, hand.turn, view, locale)


def broke_text(view: TableView, locale: str) -> list[str]:
    """Who has no chips left at an open table, between two hands, and what that means. Source: O2, K4."""
    if not view.rules.buying or view.closing or (view.hand is not None and not view.hand.over):
        return []
    names = Names(view, locale)
    broke = [names.sitting(seat.seat) for seat in view.seats if not (seat.stack or seat.house or seat.leaving)]
    return [text(locale, "turn-broke", names=listed(broke, locale), count=len(broke))] if broke else []


def nobodys_turn_text(view: TableView, locale: str) -> str:
    """What comes next when nobody is to act: cards of a run-out, the next hand, or how it all ended. Source: S2."""
    hand = view.hand
    if hand is not None and not hand.over:
        return text(locale, "turn-run-out", count=5 - len(hand.board))
    if view.decided:
        return text(locale, "turn-ledger" if view.rules.buying else "turn-podium")
    if view.rules.buying and not view.can_deal:
        return waiting_text(view, locale)
    return text(locale, "turn-next-hand" if view.hand_number else "turn-first-hand")


def waiting_text(view: TableView, locale: str) -> str:
    """Whom an open table waits for. Source: B8, K4, O1, O2."""
    names = Names(view, locale)
    ready = [names.sitting(seat.seat) for seat in view.seats if view.ready >> seat.seat & 1]
    if not view.people_left:
        return text(locale, "turn-waiting-people")
    if ready:
        return text(locale, "turn-waiting-one", name=ready[0])
    return text(locale, "turn-waiting-two")


def pause_text(view: TableView, log: Sequence[Logged], locale: str) -> str:
    """Why the game is paused, in the floor's words too where `log` has them, and how it goes on. Source: K7, K8."""
    match view.paused:
        case PauseReason.ALL_AWAY:
            return _all_out(view, locale) if view.rules.buying else text(locale, "pause-all-away")
        case PauseReason.CHANNEL:
            return text(locale, "pause-channel")
        case PauseReason.FLOOR:
            by = Names(view, locale).of(view.paused_by)
            pauses = [logged.event for logged in log if isinstance(logged.event, Paused)]
            why = pauses[-1].why if pauses else ""
            said = with_why(ruled("pause-floor-by", by, locale), why, locale)
            return f"{said} {text(locale, 'pause-floor-resume')}"
        case None:
            return ""


def _all_out(view: TableView, locale: str) -> str:
    """That nobody plays at an open table, with those of its buttons that are of use to somebody. Source: K8, O1, O2."""
    people = [seat for seat in view.seats if not (seat.house or seat.leaving)]
    helps: list[str] = []
    if any([in_play(seat, view) for seat in people]):
        helps.append(text(locale, "button-back"))
    if not view.closing and not all([in_play(seat, view) for seat in people]):
        helps.append(text(locale, "button-top-up", to=view.rules.starting_stack))
    if not view.closing and None in view.rows:
        helps.append(text(locale, "button-seat"))
    said = [text(locale, "pause-all-out")]
    if helps:
        named = [text(locale, "pause-button", label=label) for label in helps]
        said.append(text(locale, "pause-all-out-buttons", buttons=either(named, locale)))
    return " ".join(said)


def _whose_turn(hand: HandView, turn: Turn, view: TableView, locale: str) -> str:
    row = view.rows[turn.seat]
    if row is None or row.house:
        return text(locale, "turn-house", name=f"{Names(view, locale).at(turn.seat)} {HOUSE}")
    said = _offer(hand, turn, mention(row.player), locale)
    if turn.deadline:
        said += f" {text(locale, 'turn-deadline', deadline=live_time(turn.deadline))}"
    return said


def _offer(hand: HandView, turn: Turn, player: str, locale: str) -> str:
    """Who is to act and what it costs. Source: A3-A8."""
    if turn.call and turn.min_to:
        return text(locale, "turn-call-raise", player=player, call=turn.call, min=turn.min_to)
    if turn.call:
        all_in = turn.call == hand.stacks[turn.seat]
        return text(locale, "turn-call-all-in" if all_in else "turn-call", player=player, call=turn.call)
    if turn.min_to and hand.price:
        return text(locale, "turn-check-raise", player=player, min=turn.min_to)
    return text(locale, "turn-check" if turn.min_to else "turn-check-only", player=player)

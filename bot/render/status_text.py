"""The whole table as plain sentences: all that a screen reader needs, cards in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.render.actions_text import STREETS
from bot.render.amounts import chance_text
from bot.render.blinds_text import ante_text, level_left
from bot.render.cards import cards_in_words
from bot.render.hands import hand_text
from bot.render.lines import event_line
from bot.render.lobby_text import lobby_text
from bot.render.names import Names, seat_name
from bot.render.podium_text import closed_text
from bot.render.pot_lines import shown_hand
from bot.render.seats_text import NO_CHANCES
from bot.render.standing_text import ledger_so_far, seat_standing, table_standing
from bot.render.table_lines import started_lines
from bot.render.table_text import broke_text, nobodys_turn_text, pause_text, street_text
from bot.render.wording import listed, live_time, place_text, time_span
from bot.render.worth_telling import steps_worth_telling
from bot.service.ports import Logged
from engine.events import AntePosted, BlindPosted, BoardDealt, CardsShown, HandsShown, MuckedHandShown, PotsAwarded
from engine.hand import BOARD_SIZE, Street, Turn
from engine.hand_view import HandView
from engine.presence_events import Paused, Resumed
from engine.seats import Seat
from engine.tournament import Out, Phase
from engine.tournament_events import HandStarted, PlayerBusted, SeatGivenUp, TournamentStarted
from engine.view import SeatView, TableView
from i18n import text

LAST: Final = 6  # actions told; what came of them is told in full

_UNTOLD: Final = (AntePosted, BlindPosted, HandStarted, Paused)  # the table as it is tells them
_OUTCOMES: Final = (HandsShown, PotsAwarded, CardsShown, MuckedHandShown, PlayerBusted, SeatGivenUp)


def status_text(view: TableView, log: Sequence[Logged], locale: str, chances: Mapping[Seat, float] = NO_CHANCES) -> str:
    """The table as its viewer may see it, in prose, what is most urgent first; `chances` = in a run-out, each live
    seat's share of the main pot, 0 to 1.
    """
    match view.phase:
        case Phase.LOBBY:
            return f"{text(locale, 'status-lobby')}\n{lobby_text(view, locale)}"
        case Phase.OVER:
            return f"{text(locale, 'status-over')}\n{closed_text(view, locale)}"
        case Phase.RUNNING:
            return "\n".join(_running(view, log, locale, chances))


def _running(view: TableView, log: Sequence[Logged], locale: str, chances: Mapping[Seat, float]) -> list[str]:
    hand = view.hand
    names = Names(view, locale)
    lines = [*_level(view, locale), *_turn(view, log, names, locale)]
    if hand is not None:
        lines += [*_own(hand, locale), *_board(hand, names, locale)]
    if last := _last(view, log, locale):
        lines += [text(locale, "status-last"), *last]
    lines += [_seat(seat, view, names, locale, chances) for seat in view.seats]
    lines += [*table_standing(view, locale), _host(view, names, locale)]
    if hand is not None and not hand.start_stacks[hand.button]:
        lines.append(text(locale, "status-dead-button", seat=hand.button + 1))
    lines += [_out(out, view, locale) for out in view.outs if out.place or out.hand == view.hand_number]
    return [*lines, *_rise(view, locale), *ledger_so_far(view, locale)]


def _host(view: TableView, names: Names, locale: str) -> str:
    """Who is host, and how an open table is closed. Source: C2, O3."""
    may_close = view.rules.buying and not view.closing
    if view.host == view.viewer:
        return text(locale, "status-host-you-close" if may_close else "status-host-you")
    return text(locale, "status-host-close" if may_close else "status-host", name=names.of(view.host, full=True))


def _level(view: TableView, locale: str) -> list[str]:
    blinds = view.level.blinds
    small, big, level = blinds.small, blinds.big, view.level.number
    ante = [text(locale, ante_text(blinds), ante=blinds.ante)] if blinds.ante else []
    if view.hand is None:
        which = "status-open-level" if view.rules.buying else "status-level"
        return [" ".join([text(locale, which, level=level, small=small, big=big), *ante])]
    street = street_text(view.hand, locale)
    which = "status-open-table" if view.rules.buying else "status-table"
    said = text(locale, which, hand=view.hand_number, street=street, level=level, small=small, big=big)
    return [" ".join([said, *ante])]


def _rise(view: TableView, locale: str) -> list[str]:
    hands, after = view.hands_to_next_level, view.next_level.blinds
    ante = [text(locale, ante_text(after), ante=after.ante)] if after.ante else []
    if hands:
        return [" ".join([text(locale, "status-next-level", hands=hands, small=after.small, big=after.big), *ante])]
    if not view.rules.structure.milliseconds:
        return []
    said = text(locale, "status-then-level", small=after.small, big=after.big)
    return [" ".join([said, *ante, *_due(view, locale)])]


def _due(view: TableView, locale: str) -> list[str]:
    """When the blinds rise, or while the clock stands still how long it then takes. Source: B9."""
    if view.level_rises_at:
        return [text(locale, "status-level-due", due=live_time(view.level_rises_at))]
    left = level_left(view)
    return [text(locale, "status-level-left", time=time_span(left, locale))] if left else []


def _out(out: Out, view: TableView, locale: str) -> str:
    name = seat_name(out.name, out.seat, locale, full=True)
    if not out.place:
        return text(locale, "status-left", name=name)
    said = text(locale, "status-out", place=place_text(out.place, locale), name=name)
    return f"{said} {text(locale, 'status-you')}" if out.player == view.viewer else said


def _board(hand: HandView, names: Names, locale: str) -> list[str]:
    if hand.board:
        lines = [text(locale, "status-board", cards=cards_in_words(hand.board, locale))]
    else:
        lines = [text(locale, "status-no-flop" if hand.over else "status-no-board")]
    if hand.awards:
        return lines
    pots = hand.pots()
    if len(pots) < 2:
        return [*lines, text(locale, "status-pot", amount=hand.pot)]
    for number, pot in enumerate(pots):
        players = listed([names.at(seat) for seat in pot.eligible], locale)
        if number:
            lines.append(text(locale, "status-side-pot", number=number, amount=pot.amount, names=players))
        else:
            lines.append(text(locale, "status-main-pot", amount=pot.amount, names=players))
    return lines


def _own(hand: HandView, locale: str) -> list[str]:
    if hand.own_cards is None or hand.viewer is None:
        return []
    said = text(locale, "status-your-cards", cards=cards_in_words(hand.own_cards, locale))
    value = hand.value(hand.viewer) if hand.is_live(hand.viewer) else None
    if value is not None:
        said += f" {text(locale, 'status-your-hand', value=hand_text(value, locale))}"
    return [said]


def _seat(seat: SeatView, view: TableView, names: Names, locale: str, chances: Mapping[Seat, float]) -> str:
    said = [text(locale, "status-seat", seat=seat.seat + 1, name=names.sitting(seat.seat, full=True), chips=seat.stack)]
    if seat.player == view.viewer:
        said.append(text(locale, "status-you"))
    if seat.house:
        said.append(text(locale, "status-house"))
    if seat.bet:
        said.append(text(locale, "status-bet", amount=seat.bet))
    if view.hand is not None and seat.dealt_in:
        said += _in_hand(view.hand, seat, locale)
    if seat.dealt_in and seat.seat in chances:
        said.append(text(locale, "status-chance", share=chance_text(chances[seat.seat], locale)))
    said += seat_standing(seat, view, locale)
    return " ".join(said)


def _in_hand(hand: HandView, seat: SeatView, locale: str) -> list[str]:
    said: list[str] = []
    if hand.button == seat.seat:
        said.append(text(locale, "status-button"))
    if hand.small_seat == seat.seat and not hand.over:
        said.append(text(locale, "status-small-blind"))
    if hand.big_seat == seat.seat and not hand.over:
        said.append(text(locale, "status-big-blind"))
    if not seat.live:
        said.append(text(locale, "status-folded"))
    elif seat.all_in:
        said.append(text(locale, "status-all-in"))
    return [*said, *_open(hand, seat.seat, locale)]


def _open(hand: HandView, seat: Seat, locale: str) -> list[str]:
    """The open cards of `seat` in a run-out; once the hand is over, what happened last tells them."""
    cards = hand.open_cards[seat] if hand.open_cards and not hand.over else None
    if cards is None:
        return []
    said = cards_in_words(cards, locale)
    if value := shown_hand(hand, seat, locale):
        said = f"{said} ({value})"
    return [text(locale, "status-shows", cards=said)]


def _last(view: TableView, log: Sequence[Logged], locale: str) -> list[str]:
    """The last actions, by street, and everything that came of them, in order."""
    said: list[tuple[str, bool]] = []
    for step, then in steps_worth_telling(view, log):
        event = step.event
        untold = isinstance(event, _UNTOLD) or (isinstance(event, Resumed) and event.by is None)
        if untold or (isinstance(event, HandsShown) and _runs_out(view.hand)):
            continue
        if isinstance(event, BoardDealt):
            line = _street(event.street, locale) if _played(event.street, view.hand) else None
        elif isinstance(event, TournamentStarted):
            line = "\n".join(started_lines(event, then, locale, None))
        else:
            line = event_line(event, then, locale, all_in=step.all_in, cards=lambda held: cards_in_words(held, locale))
        if line is not None:
            said += [(each, isinstance(event, _OUTCOMES)) for each in line.split("\n")]
    if view.hand is not None and said and said[-1][0] == _street(view.hand.street, locale):
        said.pop()  # nobody has acted on it
    actions = [at for at, (_, outcome) in enumerate(said) if not outcome]
    since = actions[-LAST] if len(actions) > LAST else 0
    return [line for at, (line, outcome) in enumerate(said) if outcome or at >= since]


def _street(street: Street, locale: str) -> str:
    return text(locale, "status-street", street=text(locale, STREETS[street]))


def _played(street: Street, hand: HandView | None) -> bool:
    """Whether players could act on a street: in a run-out nobody can. Source: A9, S2."""
    return hand is not None and (hand.run_out is None or BOARD_SIZE[street] <= hand.run_out)


def _runs_out(hand: HandView | None) -> bool:
    return hand is not None and hand.run_out is not None and not hand.over


def _turn(view: TableView, log: Sequence[Logged], names: Names, locale: str) -> list[str]:
    if view.paused is not None:
        return [pause_text(view, log, locale)]
    hand = view.hand
    if hand is None or hand.turn is None:
        return [*broke_text(view, locale), nobodys_turn_text(view, locale)]
    turn = hand.turn
    if turn.seat == hand.viewer:
        said = _my_turn(hand, turn, locale)
    elif turn.call:
        said = text(locale, "status-turn-call", name=names.at(turn.seat), amount=turn.call)
    else:
        said = text(locale, "status-turn", name=names.at(turn.seat))
    if turn.deadline:
        said += f" {text(locale, 'status-deadline', deadline=live_time(turn.deadline))}"
    return [said]


def _my_turn(hand: HandView, turn: Turn, locale: str) -> str:
    if turn.call:
        said = text(locale, "status-your-turn-call", amount=turn.call)
    else:
        said = text(locale, "status-your-turn-check")
    if turn.min_to:
        said += f" {_my_limits(hand, turn, locale)}"
    return said


def _my_limits(hand: HandView, turn: Turn, locale: str) -> str:
    """How much a bet or raise may be; one size is left when the stack is short. Source: A4-A8."""
    if turn.min_to == turn.max_to:
        return text(locale, "status-your-all-in", total=turn.max_to)
    if hand.price:
        return text(locale, "status-your-raise", min=turn.min_to, max=turn.max_to)
    return text(locale, "status-your-bet", min=turn.min_to, max=turn.max_to)

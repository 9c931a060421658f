"""The whole table as plain sentences: all that a screen reader needs, cards in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.cards import cards_in_words
from bot.render.course import course
from bot.render.hands import hand_text
from bot.render.lines import event_line
from bot.render.lobby_text import lobby_text
from bot.render.names import Names
from bot.render.podium_text import closed_text
from bot.render.pot_lines import shown_hand
from bot.render.table_text import nobodys_turn_text, pause_text
from bot.render.wording import listed, live_time, place_text
from bot.service.ports import Logged
from engine.events import AntePosted, BlindPosted
from engine.hand import Turn
from engine.seats import Seat
from engine.tournament import Phase
from engine.tournament_events import HandStarted, Paused
from engine.view import HandView, SeatView, TableView
from i18n import text

LAST: Final = 6  # lines about what happened last


def status_text(view: TableView, log: Sequence[Logged], locale: str) -> str:
    """The table as its viewer may see it, in prose."""
    match view.phase:
        case Phase.LOBBY:
            return f"{text(locale, 'status-lobby')}\n{lobby_text(view, locale)}"
        case Phase.OVER:
            return f"{text(locale, 'status-over')}\n{closed_text(view, locale)}"
        case Phase.RUNNING:
            return "\n".join(_running(view, log, locale))


def _running(view: TableView, log: Sequence[Logged], locale: str) -> list[str]:
    hand = view.hand
    names = Names(view, locale)
    lines = [_level(view, locale)]
    if hand is not None:
        lines += _board(hand, names, locale)
        lines += _own(hand, locale)
    lines += [_seat(seat, view, names, locale) for seat in view.seats]
    lines += [
        text(locale, "status-out", place=place_text(out.place, locale), name=names.of(out.player)) for out in view.outs
    ]
    if hand is not None and not hand.start_stacks[hand.button]:
        lines.append(text(locale, "status-dead-button", seat=hand.button + 1))
    if last := _last(view, log, locale):
        lines += [text(locale, "status-last"), *last]
    return [*lines, *_turn(view, names, locale)]


def _level(view: TableView, locale: str) -> str:
    blinds = view.level.blinds
    said = text(
        locale,
        "status-table",
        hand=view.hand_number,
        level=view.level.number,
        small=blinds.small,
        big=blinds.big,
    )
    if not view.hands_to_next_level:
        return said
    after = view.next_level.blinds
    rise = text(locale, "status-next-level", hands=view.hands_to_next_level, small=after.small, big=after.big)
    return f"{said} {rise}"


def _board(hand: HandView, names: Names, locale: str) -> list[str]:
    if hand.board:
        lines = [text(locale, "status-board", cards=cards_in_words(hand.board, locale))]
    else:
        lines = [text(locale, "status-no-board")]
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


def _seat(seat: SeatView, view: TableView, names: Names, locale: str) -> str:
    said = [text(locale, "status-seat", seat=seat.seat + 1, name=names.at(seat.seat), chips=seat.stack)]
    if seat.player == view.viewer:
        said.append(text(locale, "status-you"))
    if seat.house:
        said.append(text(locale, "status-house"))
    if seat.bet:
        said.append(text(locale, "status-bet", amount=seat.bet))
    if view.hand is not None and seat.dealt_in:
        said += _in_hand(view.hand, seat, locale)
    if seat.leaving:
        said.append(text(locale, "status-leaving"))
    elif seat.away:
        said.append(text(locale, "status-away"))
    return " ".join(said)


def _in_hand(hand: HandView, seat: SeatView, locale: str) -> list[str]:
    said: list[str] = []
    if hand.button == seat.seat:
        said.append(text(locale, "status-button"))
    if hand.small_seat == seat.seat:
        said.append(text(locale, "status-small-blind"))
    if hand.big_seat == seat.seat:
        said.append(text(locale, "status-big-blind"))
    if not seat.live:
        said.append(text(locale, "status-folded"))
    elif seat.all_in:
        said.append(text(locale, "status-all-in"))
    return [*said, *_open(hand, seat.seat, locale)]


def _open(hand: HandView, seat: Seat, locale: str) -> list[str]:
    cards = hand.open_cards[seat] if hand.open_cards else None
    if cards is None:
        return []
    said = cards_in_words([card for card in cards if card is not None], locale)
    if value := shown_hand(hand, seat, locale):
        said = f"{said} ({value})"
    return [text(locale, "status-shows", cards=said)]


def _last(view: TableView, log: Sequence[Logged], locale: str) -> list[str]:
    said: list[str] = []
    for step in course(log):
        if not isinstance(step.event, AntePosted | BlindPosted | HandStarted | Paused):
            line = event_line(step.event, view, locale, all_in=step.all_in)
            if line is not None:
                said += line.split("\n")
    return said[-LAST:]


def _turn(view: TableView, names: Names, locale: str) -> list[str]:
    if view.paused is not None:
        return [pause_text(view, locale)]
    hand = view.hand
    if hand is None or hand.turn is None:
        return [nobodys_turn_text(view, locale)]
    turn = hand.turn
    if turn.seat == hand.viewer:
        said = _my_turn(hand, turn, locale)
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

"""What happens at a table outside its hand, in words."""

from __future__ import annotations

from typing import assert_never

from bot.render.blinds_text import blinds_text
from bot.render.cards import CardWriter
from bot.render.drawn import by_seat
from bot.render.floor_lines import floor_line
from bot.render.known import AnyTableEvent
from bot.render.names import Names, seat_name
from bot.render.open_lines import open_line
from bot.render.wording import listed, place_text, ruled, with_why
from engine.floor_events import FineTaken, PenaltyBooked, PenaltyOffered, RulingUndone, TimeExtended, Warned
from engine.open_events import CashedOut, CloseBooked, OpenTableClosed, SatDown, SatOut, ToppedUp, TopUpBooked
from engine.presence_events import CameBack, LeaveBooked, Paused, Recovered, Resumed, SpeedChanged, WentAway
from engine.rules import Speed, Structure
from engine.seats import SEATS_IN, Seat, seats_with_chips
from engine.tournament import CloseReason, EndReason, PauseReason
from engine.tournament_events import (
    CountdownStarted,
    HandStarted,
    HostChanged,
    PlayerBusted,
    PlayerJoined,
    PlayerLeft,
    RulesChanged,
    SeatGivenUp,
    TableClosed,
    TableOpened,
    TournamentEnded,
    TournamentStarted,
)
from engine.view import TableView
from i18n import text

CLOSE_LINES = {
    CloseReason.HOST: "line-closed-host",
    CloseReason.FLOOR: "line-closed-floor",
    CloseReason.IDLE: "line-closed-idle",
    CloseReason.EMPTY: "line-closed-empty",
}
# By whether the floor took the player out, and whether the place is shared.
GONE_LINES = {
    (False, False): "line-gave-up",
    (False, True): "line-gave-up-shared",
    (True, False): "line-out-removed",
    (True, True): "line-out-removed-shared",
}
PAUSE_LINES = {PauseReason.ALL_AWAY: "line-paused-all-away", PauseReason.CHANNEL: "line-paused-channel"}
TIMED_LINES = {Speed.NORMAL: "line-speed-normal-timed", Speed.TURBO: "line-speed-turbo-timed"}
SPEED_LINES = {Speed.NORMAL: "line-speed-normal", Speed.TURBO: "line-speed-turbo"}


def table_line(event: AnyTableEvent, view: TableView, locale: str, write: CardWriter) -> str | None:
    """One event of a table, cards as `write` has them; None for what needs no words."""
    names = Names(view, locale)
    match event:
        case TableOpened(_, _, _, name):
            return text(locale, "line-opened", name=seat_name(name, 0, locale))
        case PlayerJoined(seat, _, name):
            return text(locale, "line-joined", name=seat_name(name, seat, locale), seat=seat + 1)
        case PlayerLeft(seat, _, name, by):
            if by is not None:
                return ruled("line-taken-out", names.of(by), locale, name=seat_name(name, seat, locale))
            return text(locale, "line-left", name=seat_name(name, seat, locale))
        case HostChanged(player):
            return text(locale, "line-host", name=names.of(player))
        case RulesChanged():
            return text(locale, "line-rules-changed")
        case CountdownStarted():
            return text(locale, "line-countdown")
        case TournamentStarted():
            return "\n".join(started_lines(event, view, locale, write))
        case TableClosed(reason, _, why):
            return with_why(text(locale, CLOSE_LINES[reason]), why, locale)
        case HandStarted():
            return " ".join([_button(event, names, locale), *deal_notes(event, view, locale)])
        case PlayerBusted(seat, _, name, place, shared):
            which = "line-busted-shared" if shared else "line-busted"
            return text(locale, which, name=seat_name(name, seat, locale), place=place_text(place, locale))
        case SeatGivenUp(seat, player, name, place, shared, chips):
            which = GONE_LINES[player in view.removed, shared]
            name = seat_name(name, seat, locale)
            return text(locale, which, name=name, place=place_text(place, locale), chips=chips)
        case TournamentEnded(standings, reason):
            if reason is EndReason.WON:
                return text(locale, "line-won", name=names.of(standings[0].player))
            if reason is EndReason.HAND_CAP:
                return text(locale, "line-ended-hand-cap", hands=view.hand_number)
            return text(locale, "line-ended-idle")
        case WentAway(seat):
            return text(locale, "line-went-away", name=names.sitting(seat))
        case CameBack(seat):
            later = view.rules.buying and not plays_on(seat, view)
            return text(locale, "line-came-back-later" if later else "line-came-back", name=names.sitting(seat))
        case LeaveBooked(seat, by, why):
            later = plays_on(seat, view)
            if by is not None:
                which = "line-removed" if later else "line-removed-now"
                return with_why(ruled(which, names.of(by), locale, name=names.sitting(seat)), why, locale)
            return text(locale, "line-leaves" if later else "line-leaves-now", name=names.sitting(seat))
        case Paused(reason, by, _, why):
            if reason is PauseReason.FLOOR:
                return with_why(ruled("line-paused", names.of(by), locale), why, locale)
            if reason is PauseReason.ALL_AWAY and view.rules.buying:
                return text(locale, "line-paused-all-out")
            return text(locale, PAUSE_LINES[reason])
        case Resumed(by, _, why):
            if by is None:
                return text(locale, "line-resumed")
            return with_why(ruled("line-resumed-by", names.of(by), locale), why, locale)
        case Recovered():
            return text(locale, "line-recovered")
        case SpeedChanged(speed):
            return _speed(speed, view.rules.structure, locale)
        case TimeExtended() | Warned() | PenaltyOffered() | PenaltyBooked() | FineTaken() | RulingUndone():
            return floor_line(event, names, locale)
        case SatDown() | SatOut() | TopUpBooked() | ToppedUp() | CashedOut() | CloseBooked() | OpenTableClosed():
            return open_line(event, view, locale)
    assert_never(event)


def plays_on(seat: Seat, view: TableView) -> bool:
    """Whether who sits at `seat` is in a hand that is not over yet: who is in none is out at once. Source: T6."""
    row = view.rows[seat]
    return view.in_hand(seat) and (row is None or view.played(row))


def started_lines(event: TournamentStarted, view: TableView, locale: str, write: CardWriter | None) -> list[str]:
    """The start, with whoever has the first button and, in a club, the cards that say so and the language to be spoken;
    without the cards when `write` is None, as they stand beside the names.

    Source: B1, B10, C1.
    """
    names = Names(view, locale)
    stack, first, drawn = view.rules.starting_stack, names.at(event.first_button), event.high_cards
    if not drawn:
        return [text(locale, "line-started-open" if view.rules.buying else "line-started", name=first, stack=stack)]
    said = [
        text(locale, "line-started-club", stack=stack),
        text(locale, "table-language", language=text(view.language or locale, "language-in-text")),
    ]
    if write is None:
        return [*said, text(locale, "line-high-card", name=first)]
    cards = [
        text(locale, "line-drawn", name=names.at(seat), card=write((card,)))
        for seat, card in by_seat(view, drawn).items()
    ]
    return [*said, text(locale, "line-high-cards", cards=listed(cards, locale), name=first)]


def _speed(speed: Speed, structure: Structure, locale: str) -> str:
    """How often the blinds rise from now on. Source: B9."""
    if not structure.milliseconds:
        return text(locale, SPEED_LINES[speed], hands=structure.hands)
    minutes, seconds = divmod(structure.milliseconds // 1000, 60)
    return text(locale, TIMED_LINES[speed], time=f"{minutes}:{seconds:02}" if seconds else minutes)


def _button(event: HandStarted, names: Names, locale: str) -> str:
    seat = event.deal.button
    if not event.deal.stacks[seat]:
        return text(locale, "line-dead-button", seat=seat + 1)
    return text(locale, "line-hand-started", name=names.at(seat))


def deal_notes(event: HandStarted, view: TableView, locale: str) -> list[str]:
    """What is to be announced as a hand begins: a level up, heads-up, a dead button or small blind. Source: B2-B4."""
    names = Names(view, locale)
    table, deal = event.table, event.deal
    said: list[str] = []
    if event.level_rose:
        level = table.current_level()
        said.append(text(locale, "line-level-up", level=level.number, blinds=blinds_text(level.blinds, locale)))
    players = SEATS_IN[seats_with_chips(deal.stacks)]
    if len(players) == 2 and any([out.hand == table.hand_number - 1 for out in table.outs]):
        first, second = [names.at(seat) for seat in players]
        said.append(text(locale, "line-heads-up", first=first, second=second))
    if deal.small_seat is None:
        said.append(text(locale, "line-no-small-blind"))
    return said + lost_penalties(event, view, locale)


def lost_penalties(event: HandStarted, view: TableView, locale: str) -> list[str]:
    """The dead bets that take nothing: one chip stays with everybody. Source: K6."""
    stacks = event.deal.stacks
    dead_bets = event.deal.dead_bets or (0,) * len(stacks)
    lost = [seat for seat, row in event.table.rows() if row.dead_bet and stacks[seat] and not dead_bets[seat]]
    return [text(locale, "line-fine-taken", name=Names(view, locale).at(seat), chips=0) for seat in lost]

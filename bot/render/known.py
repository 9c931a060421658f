"""All events there are, as closed unions: so the type checker sees when one has no words."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

from engine.events import (
    AntePosted,
    BetMade,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Called,
    CardsShown,
    Checked,
    Folded,
    HandEnded,
    HandsShown,
    HoleCardsDealt,
    PotsAwarded,
    Raised,
    TurnStarted,
)
from engine.tournament_events import (
    CameBack,
    CountdownStarted,
    HandStarted,
    HostChanged,
    LeaveBooked,
    Paused,
    PlayerBusted,
    PlayerJoined,
    PlayerLeft,
    Recovered,
    Resumed,
    RulesChanged,
    SeatGivenUp,
    SpeedChanged,
    TableClosed,
    TableOpened,
    TournamentEnded,
    TournamentStarted,
    WentAway,
)

AnyHandEvent: TypeAlias = (
    AntePosted
    | BlindPosted
    | HoleCardsDealt
    | TurnStarted
    | Folded
    | Checked
    | Called
    | Raised
    | BetMade
    | BetReturned
    | HandsShown
    | BoardDealt
    | PotsAwarded
    | HandEnded
    | CardsShown
)
AnyTableEvent: TypeAlias = (
    TableOpened
    | PlayerJoined
    | PlayerLeft
    | HostChanged
    | RulesChanged
    | CountdownStarted
    | TournamentStarted
    | TableClosed
    | HandStarted
    | PlayerBusted
    | SeatGivenUp
    | TournamentEnded
    | WentAway
    | CameBack
    | LeaveBooked
    | Paused
    | Resumed
    | Recovered
    | SpeedChanged
)
AnyEvent: TypeAlias = AnyHandEvent | AnyTableEvent


def known(event: Any) -> AnyEvent:
    """`event` as one of all there are; a test holds the unions against the engine's classes."""
    return cast(AnyEvent, event)

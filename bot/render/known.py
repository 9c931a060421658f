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
    DeadBetPosted,
    Folded,
    HandEnded,
    HandsShown,
    HoleCardsDealt,
    MisdealDeclared,
    MuckedHandShown,
    PotsAwarded,
    Raised,
    TurnStarted,
)
from engine.floor_events import FineTaken, PenaltyBooked, PenaltyOffered, RulingUndone, TimeExtended, Warned
from engine.open_events import CashedOut, CloseBooked, OpenTableClosed, SatDown, SatOut, ToppedUp, TopUpBooked
from engine.presence_events import CameBack, LeaveBooked, Paused, Recovered, Resumed, SpeedChanged, WentAway
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
    | DeadBetPosted
    | MisdealDeclared
    | MuckedHandShown
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
    | TimeExtended
    | Warned
    | PenaltyOffered
    | PenaltyBooked
    | FineTaken
    | RulingUndone
    | SatDown
    | SatOut
    | TopUpBooked
    | ToppedUp
    | CashedOut
    | CloseBooked
    | OpenTableClosed
)
AnyEvent: TypeAlias = AnyHandEvent | AnyTableEvent


def known(event: Any) -> AnyEvent:
    """`event` as one of all there are; a test holds the unions against the engine's classes."""
    return cast(AnyEvent, event)

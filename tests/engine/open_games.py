"""What tests of open tables ask, by person."""

from __future__ import annotations

from engine.commands import SitOut, TopUp
from tests.engine.scenario import TablePlay, person


def dealt_in(table: TablePlay) -> list[int]:
    """Numbers of the seats that got cards."""
    return [seat + 1 for seat, stack in enumerate(table.hand.deal.stacks) if stack]


def stack(table: TablePlay, number: int) -> int:
    """What person `number` has, wherever they sit."""
    seat = table.state.seat_of(person(number))
    assert seat is not None
    return table.row(seat + 1).stack


def accounts(table: TablePlay) -> dict[int, tuple[int, int]]:
    """By person: bought in, cashed out."""
    return {int(each.player) - 100: (each.bought_in, each.cashed_out) for each in table.state.ledger}


def sit_out(table: TablePlay, number: int) -> None:
    """The person's own press."""
    table.do(SitOut(person(number)))


def top_up(table: TablePlay, number: int) -> None:
    """The person's own press."""
    table.do(TopUp(person(number)))

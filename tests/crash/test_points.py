"""A bot that is killed at any point of a game loses and doubles nothing: a sample. `make crash` has the whole."""

from __future__ import annotations

import secrets

import pytest

from bot.presenter import direct, message
from bot.presenter.deals import Deals
from bot.service.actor import TableActor
from engine.commands import Command, Recover
from engine.errors import Reason, Rejected
from tests.crash.games import GAMES
from tests.crash.kills import each_kind, spread
from tests.crash.points import Swept, compared, undisturbed

KILLS = 15  # of each game
MUST_DIE_AT = {
    f"{when} {what}"
    for when in ("before", "after")
    for what in ("answer", "edit", "message", "append", "set_message", "mark_presented", "acquire_lease", "timer")
}


@pytest.mark.slow
async def test_kills_at_every_kind_of_point_leave_each_game_as_it_would_have_been() -> None:
    swept = Swept()
    for name, game in GAMES.items():
        swept.add(await compared(game, 1, each_kind(KILLS, 9)))
        assert not swept.differences, "\n".join(swept.differences)
        assert swept.of[name] > 10
    print(swept)
    assert swept.kills.total() >= 100
    assert set(swept.kills) >= MUST_DIE_AT


async def test_a_game_whose_bot_is_killed_in_what_follows_a_kill_comes_out_the_same() -> None:
    ran = await compared(GAMES["heads-up"], 1, spread(1, 5))
    assert not ran.wrong, "\n".join(ran.wrong)
    assert ran.restarts > 2


async def test_the_games_hold_what_the_formats_have() -> None:
    plain = [(await undisturbed(game, 1)).outcome for game in GAMES.values()]
    happened = {event[1][0] for each in plain if each is not None for event in each.story}
    assert happened >= {
        "TimeExtended", "Warned", "PenaltyBooked", "RulingUndone", "MisdealDeclared", "Paused", "Resumed", "SatDown",
        "SatOut", "ToppedUp", "CameBack", "LeaveBooked", "CloseBooked", "OpenTableClosed", "TournamentEnded",
        "AntePosted", "DeadBetPosted", "HandsShown", "SeatGivenUp",
    }  # fmt: skip


# ---- a fault that is made on purpose is found


async def test_posts_that_are_not_the_same_when_repeated_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    await undisturbed(GAMES["heads-up"], 1)
    for module in (direct, message):
        monkeypatch.setattr(module, "nonce", lambda *parts: secrets.token_hex(12))
    assert await _found("heads-up", "after message")


async def test_cards_that_a_restart_does_not_send_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    await undisturbed(GAMES["heads-up"], 1)
    monkeypatch.setattr(Deals, "resume", lambda *_: None)
    assert await _found("heads-up", "before message")


async def test_a_clock_that_goes_on_while_the_bot_is_away_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    await undisturbed(GAMES["club-by-minutes"], 1)
    submit = TableActor.submit

    async def forgotten(actor: TableActor, command: Command, via: object | None = None):
        if isinstance(command, Recover):
            raise Rejected(Reason.STALE_TURN)
        return await submit(actor, command, via)

    monkeypatch.setattr(TableActor, "submit", forgotten)
    assert await _found("club-by-minutes", "before append")


async def _found(name: str, kind: str) -> bool:
    """Whether kills at every third point of this kind, forty at most, make a difference."""
    seen = [0]

    def plan(point: str, since: int) -> bool:
        seen[0] += point == kind
        return point == kind and seen[0] % 3 == 0 and seen[0] <= 120

    return bool((await compared(GAMES[name], 1, plan)).wrong)

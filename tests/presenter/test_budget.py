"""Requests outside responses: so many a second, the most urgent first, none for ever, none for who has given up."""

from __future__ import annotations

import asyncio
import selectors
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.presenter.breaker import MOST, MOST_A_MINUTE, REST, Breaker, Held
from bot.presenter.budget import Budget, Urgency, urgency, urgency_of

T = float


class _Clockwork(asyncio.SelectorEventLoop):
    """Time passes when there is nothing else to do."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = 0.0
        selector: Any = self._selector  # pyright: ignore[reportAttributeAccessIssue]
        select = selector.select

        def at_once(timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
            self.clock += timeout or 0.0
            return select(0)

        selector.select = at_once

    def time(self) -> float:
        return self.clock


def run(main: Callable[[], Awaitable[None]]) -> None:
    with asyncio.Runner(loop_factory=_Clockwork) as runner:
        runner.run(main())  # pyright: ignore[reportArgumentType]


async def ask(budget: Budget, which: Urgency, done: list[tuple[T, str]], name: str) -> None:
    await budget.turn(which)
    done.append((asyncio.get_running_loop().time(), name))


def test_no_second_has_more_requests_than_the_budget() -> None:
    async def main() -> None:
        budget, done = Budget(), list[tuple[T, str]]()
        await asyncio.gather(*[ask(budget, Urgency.MESSAGE, done, str(n)) for n in range(200)])
        times = [at for at, _ in done]
        order = sorted(done, key=lambda each: (each[0], int(each[1])))
        assert [name for _, name in order] == [str(n) for n in range(200)], "equals in the order they came"
        for first, after in zip(times, times[40:], strict=False):
            assert after - first >= 1.0
        assert times[-1] <= 4.1, "and none is wasted"

    run(main)


def test_a_request_within_the_budget_waits_for_nothing() -> None:
    async def main() -> None:
        budget = Budget()
        for _ in range(40):
            await budget.turn(Urgency.UPKEEP)
        assert asyncio.get_running_loop().time() == 0.0
        assert len(asyncio.all_tasks()) == 1

    run(main)


def test_a_table_edit_goes_before_everything_else() -> None:
    async def main() -> None:
        budget, done = Budget(10), list[tuple[T, str]]()
        await asyncio.gather(*[budget.turn(Urgency.MESSAGE) for _ in range(10)])
        order = list(reversed(Urgency))
        await asyncio.gather(*[ask(budget, each, done, each.name) for each in order for _ in range(5)])
        seconds = [sorted(name for at, name in done if int(at) == second) for second in (1, 2, 3)]
        first = [each.name for each in Urgency]
        assert seconds == [sorted(first[at : at + 2] * 5) for at in (0, 2, 4)]

    run(main)


def test_the_least_urgent_request_does_not_wait_for_ever() -> None:
    async def main() -> None:
        budget, done = Budget(10), list[tuple[T, str]]()
        lowest = asyncio.create_task(ask(budget, Urgency.UPKEEP, done, "upkeep"))
        await asyncio.gather(*[budget.turn(Urgency.TABLE) for _ in range(10)])
        last = asyncio.create_task(ask(budget, Urgency.UPKEEP, done, "upkeep"))
        floods: set[asyncio.Task[None]] = set()
        for _ in range(120):  # twice what the budget allows, of what is more urgent
            floods |= {asyncio.create_task(ask(budget, Urgency.TABLE, done, "table")) for _ in range(5)}
            await asyncio.sleep(0.25)
        await asyncio.gather(lowest, last, *floods)
        first_upkeep = [at for at, name in done if name == "upkeep"]
        assert max(first_upkeep) <= 2 * Urgency.UPKEEP.value + 2

    run(main)


def test_who_gives_up_costs_nothing() -> None:
    async def main() -> None:
        budget, done = Budget(10), list[tuple[T, str]]()
        await asyncio.gather(*[budget.turn(Urgency.TABLE) for _ in range(10)])
        dropped = [asyncio.create_task(ask(budget, Urgency.TABLE, done, "dropped")) for _ in range(30)]
        kept = [asyncio.create_task(ask(budget, Urgency.UPKEEP, done, "kept")) for _ in range(5)]
        await asyncio.sleep(0)
        for task in dropped:
            task.cancel()
        await asyncio.gather(*dropped, return_exceptions=True)
        assert budget.waiting == 5
        await asyncio.gather(*kept)
        assert Counter(name for _, name in done) == {"kept": 5}
        assert done[-1][0] <= 1.1

    run(main)


def test_a_turn_that_came_too_late_for_who_gave_up_is_the_next_ones() -> None:
    async def main() -> None:
        budget, done = Budget(1), list[tuple[T, str]]()
        await budget.turn(Urgency.TABLE)
        loop = asyncio.get_running_loop()
        gone = asyncio.create_task(ask(budget, Urgency.TABLE, done, "gone"))
        stays = asyncio.create_task(ask(budget, Urgency.TABLE, done, "stays"))
        await asyncio.sleep(0)
        loop.call_at(1.0, gone.cancel)
        await asyncio.gather(gone, stays, return_exceptions=True)
        assert [name for _, name in done] == ["stays"]
        assert done[0][0] <= 1.1

    run(main)


@pytest.mark.parametrize(
    ("method", "path", "which"),
    [
        ("PATCH", "/channels/{channel_id}/messages/{message_id}", Urgency.TABLE),
        ("POST", "/channels/{channel_id}/messages", Urgency.MESSAGE),
        ("DELETE", "/channels/{channel_id}/messages/{message_id}", Urgency.UPKEEP),
        ("POST", "/applications/{application_id}/emojis", Urgency.UPKEEP),
        ("POST", "/channels/{channel_id}/threads", Urgency.MESSAGE),
    ],
)
def test_what_a_request_does_tells_how_urgent_it_is(method: str, path: str, which: Urgency) -> None:
    assert urgency_of(method, path) is which


def test_its_caller_knows_better() -> None:
    with urgency(Urgency.NOTICE):
        assert urgency_of("DELETE", "/channels/{channel_id}/messages/{message_id}") is Urgency.NOTICE
    assert urgency_of("DELETE", "/channels/{channel_id}/messages/{message_id}") is Urgency.UPKEEP


def held(breaker: Breaker, now: float) -> bool:
    try:
        breaker.check(now)
    except Held:
        return True
    return False


def test_a_minute_full_of_refusals_is_followed_by_a_rest(caplog: pytest.LogCaptureFixture) -> None:
    breaker = Breaker()
    for n in range(MOST_A_MINUTE - 1):
        breaker.refused(n / 10)
    assert not held(breaker, 50.0)
    for n in range(20):
        breaker.refused(50.0 + n / 10)
    assert held(breaker, 52.0)
    assert held(breaker, 50.0 + REST - 1)
    assert not held(breaker, 52.0 + REST)
    assert [each.levelname for each in caplog.records] == ["ERROR", "WARNING"]


def test_slow_refusals_add_up_and_never_reach_what_discord_bans_for(caplog: pytest.LogCaptureFixture) -> None:
    breaker, now, sent, most = Breaker(), 0.0, 0, 0
    while now < 7200:
        now += 0.125  # 480 a minute
        if not held(breaker, now):
            breaker.refused(now)
            sent += 1
        most = max(most, breaker.lately(now))
    assert MOST <= most < 5_000, "10,000 are too many"
    assert sent > 20_000, "it reopens by itself"
    assert len(caplog.records) < 100

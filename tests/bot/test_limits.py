"""What one person, channel or server may ask of the bot, and how it is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.demo.sim import InteractionResult
from bot.service.ports import Draining, StoreError
from bot.store.sqlite import SqliteStore
from bot.ui.limits import (
    DOWN_BY_A_STRANGER,
    FLOOR_RULINGS,
    JOINS,
    LOBBY_CHANGES,
    PRESSES,
    Limits,
    not_before,
)
from bot.ui.rates import KEPT, Rate
from engine.formats import club
from i18n import pick
from tests.bot.formats import actor_of, forged, row, seated
from tests.discord_sim import Sim

LOCALES = ("en-US", "fr", "de")
LIVE = re.compile(r"<t:[0-9]+:R>")


def told(answer: InteractionResult) -> str:
    said = [*([answer.response] if answer.response is not None else []), *answer.followups]
    assert all(each.ephemeral for each in said)
    return "\n".join([each.content for each in said])


# ---- rates


def test_a_rate_lets_so_many_through_and_then_tells_how_long_to_wait() -> None:
    rate = Rate(2, 1000)
    for now in (0, 100):
        assert rate.wait("ann", now) == 0
        rate.count("ann", now)
    assert rate.wait("ann", 200) == 800
    assert rate.wait("bob", 200) == 0
    assert rate.wait("ann", 1000) == 0


def test_strangers_leave_no_growing_memory() -> None:
    limits = Limits()
    rates = [each for each in vars(limits).values() if isinstance(each, Rate)]
    assert len(rates) > 8
    for stranger in range(KEPT + 1000):
        for rate in rates:
            rate.count(stranger, stranger)
    assert {len(rate) for rate in rates} == {KEPT}


def test_who_was_active_last_is_remembered_longest() -> None:
    rate = Rate(1, 10**9, kept=3)
    for name in ("ann", "bob", "cem", "ann", "dan"):
        rate.count(name, 0)
    assert rate.wait("ann", 1)
    assert not rate.wait("bob", 1)


def test_a_clock_set_back_by_an_hour_locks_nobody_out() -> None:
    most, within = PRESSES
    rate, hour = Rate(most, within), 3_600_000
    for each in range(most):
        rate.count("ann", 2 * hour + each * 60_000)
    assert not rate.wait("ann", hour)
    for each in range(most):
        rate.count("ann", hour + each)
    assert 0 < rate.wait("ann", hour + most) <= within


def test_what_failed_has_not_been_done() -> None:
    rate = Rate(1, 1000)
    with pytest.raises(Draining), rate.counted("ann", 0):
        raise Draining
    assert not rate.wait("ann", 0)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "name", ["limit-openings", "limit-openings-channel", "limit-openings-server", "limit-threads", "limit-down"]
)
def test_until_when_is_a_time_that_discord_can_show(locale: str, name: str) -> None:
    assert "<t:1767225901:R>" in not_before(name, 1_767_225_600_000, 300_000).words(pick(locale))


# ---- a lobby


async def test_joining_and_leaving_to_and_fro_ends_after_some_times_and_has_one_welcome(sim: Sim) -> None:
    most, within = JOINS
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=3)
    for _ in range(most):
        await sim.join(bob)
        await sim.press(bob, "leave")
    answer = await sim.press(bob, "join")
    assert "second" in told(answer)
    assert len(sim.room.dms(bob)) == 1
    await sim.advance(within / 1000)
    await sim.join(bob)
    assert len(sim.room.dms(bob)) == 1
    assert [each.name for _, each in actor_of(sim).state.rows()] == ["Ann", "Bob"]


async def test_settings_cannot_change_everybodys_message_without_end(sim: Sim) -> None:
    most, _ = LOBBY_CHANGES
    ann = sim.person("ann")
    await sim.open_table(ann, seats=2)
    for number in range(most + 1):
        await sim.press(ann, "settings")
        await sim.room.choose(ann, seats=str(2 + number % 5))
        await sim.advance(1)
    assert "second" in sim.private(ann)
    assert len([each for each in await sim.log() if "Rules" in type(each.event).__name__]) == most


# ---- the floor


async def test_pausing_and_going_on_to_and_fro_ends_after_some_times(sim: Sim) -> None:
    most, _ = FLOOR_RULINGS
    ann, bob = sim.people("ann", "bob")
    await seated(sim, club(seats=3), ann, bob)
    for number in range(most + 1):
        await sim.command(ann, f"poker floor {'resume' if number % 2 else 'pause'}")
        await sim.advance(0.5)
    assert "second" in sim.private(ann)
    assert len([each for each in await sim.log() if type(each.event).__name__ in ("Paused", "Resumed")]) == most


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_ruling_typed_again_because_its_answer_was_lost_counts_once(sim: Sim, locale: str) -> None:
    floor = sim.admin("floor")
    sim.world.speaks(floor, locale)
    ann, bob = sim.people("ann", "bob")
    await seated(sim, club(seats=3), ann, bob)
    sim.world.lose_reply("POST", "/interactions/*/callback")
    await sim.command(floor, "poker floor warn", player="2")
    await sim.advance(4)
    await sim.command(floor, "poker floor warn", player="2")
    assert (await row(sim, bob)).warnings == 1
    assert any(digit in sim.private(floor) for digit in "456")
    await sim.command(floor, "poker floor warn", player="1")  # somebody else is another ruling
    assert (await row(sim, ann)).warnings == 1
    await sim.advance(7)
    await sim.command(floor, "poker floor warn", player="2")
    assert (await row(sim, bob)).warnings == 2


async def test_a_ruling_that_could_not_be_saved_is_not_said_to_stand(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    floor = sim.admin("floor")
    ann, bob = sim.people("ann", "bob")
    await seated(sim, club(seats=3), ann, bob)
    fails = iter([True])
    append = SqliteStore.append

    async def once(self: SqliteStore, *args: Any, **given: Any) -> Any:
        if next(fails, False):
            raise StoreError("disk I/O error")
        return await append(self, *args, **given)

    monkeypatch.setattr(SqliteStore, "append", once)
    sim.guard.expect("saved")
    assert "Nothing can be saved" in told(await sim.command(floor, "poker floor warn", player="2"))
    await sim.advance(4)
    await sim.command(floor, "poker floor warn", player="2")
    assert (await row(sim, bob)).warnings == 1


async def test_a_ruling_that_was_taken_back_can_be_given_again_at_once(sim: Sim) -> None:
    floor = sim.admin("floor")
    ann, bob = sim.people("ann", "bob")
    await seated(sim, club(seats=3), ann, bob)
    await sim.command(floor, "poker floor warn", player="2")
    await sim.command(floor, "poker floor penalty", player="2", kind="fine", amount="50")
    await sim.command(floor, "poker floor undo")
    await sim.command(floor, "poker floor undo")  # the one before, at once
    assert ((await row(sim, bob)).warnings, (await row(sim, bob)).fine) == (0, 0)
    await sim.command(floor, "poker floor penalty", player="2", kind="fine", amount="50")
    await sim.command(floor, "poker floor warn", player="2", reason="speaks of a live hand")
    assert ((await row(sim, bob)).warnings, (await row(sim, bob)).fine) == (1, 50)


@pytest.mark.parametrize("locale", LOCALES)
async def test_taking_back_typed_again_because_its_answer_was_lost_takes_one_back(sim: Sim, locale: str) -> None:
    floor = sim.admin("floor")
    sim.world.speaks(floor, locale)
    ann, bob = sim.people("ann", "bob")
    await seated(sim, club(seats=3), ann, bob)
    for player in ("1", "2"):
        await sim.command(floor, "poker floor warn", player=player)
    sim.world.lose_reply("POST", "/interactions/*/callback")
    await sim.command(floor, "poker floor undo")
    await sim.advance(4)
    said = told(await sim.command(floor, "poker floor undo"))
    assert any(digit in said for digit in "456")
    assert ((await row(sim, ann)).warnings, (await row(sim, bob)).warnings) == (1, 0)
    await sim.advance(7)
    await sim.command(floor, "poker floor undo")
    assert (await row(sim, ann)).warnings == 0


# ---- floods


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_presses_without_end_is_told_once_and_then_acknowledged_without_a_word(sim: Sim, locale: str) -> None:
    most, within = PRESSES
    ann = sim.person("ann")
    eve = sim.person("eve", locale=locale)
    await sim.open_table(ann, seats=2)
    message = sim.room.table_message()
    assert message is not None
    answers = [await sim.press(eve, "help", on=message) for _ in range(most)]
    assert all(each.ephemeral for each in answers)
    warned = await sim.press(eve, "help", on=message)
    assert str(within // 1000) in told(warned)
    mark = sim.mark()
    for _ in range(50):
        await sim.press(eve, "join", on=message)
    assert [each.json for each in sim.world.requests[mark:]] == [{"type": 6}] * 50
    assert len(list(actor_of(sim).state.rows())) == 1
    mark = sim.mark()
    await sim.command(eve, "poker about")
    await eve.autocomplete(sim.channel, "poker floor warn", "player", "")
    assert sim.mark() == mark
    await sim.join(sim.person("bob"))  # nobody else is held up
    await sim.advance(within / 1000)
    assert "Dead Button" in told(await sim.command(eve, "poker about"))


async def test_who_may_manage_the_server_is_no_exception_from_floods(sim: Sim) -> None:
    floor = sim.admin("floor")
    for _ in range(PRESSES[0]):
        await sim.command(floor, "poker about")
    mark = sim.mark()
    await sim.command(floor, "poker about")
    await sim.command(floor, "poker about")
    assert len(sim.world.requests) == mark + 1


async def test_a_turn_that_is_not_theirs_is_told_once_to_who_keeps_pressing(sim: Sim) -> None:
    ann, bob, eve = sim.people("ann", "bob", "eve")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.start_game(ann)
    first = await sim.press(eve, "fold")
    assert told(first)
    again = await sim.press(eve, "fold")
    assert again.acknowledged
    assert not again.ephemeral
    assert not again.followups
    await sim.advance(2)
    assert told(await sim.press(eve, "fold"))


async def test_who_typed_without_end_is_told_so_by_the_next_command(sim: Sim) -> None:
    ann, eve = sim.people("ann", "eve")
    await sim.open_table(ann, seats=2)
    for _ in range(PRESSES[0] + 1):
        await eve.autocomplete(sim.channel, "poker floor warn", "player", "a")
    assert "pressed nothing" in told(await sim.command(eve, "poker about"))


async def test_a_flood_is_answered_in_the_language_that_was_chosen(sim: Sim) -> None:
    ann = sim.person("ann")
    bot: Any = sim.world.bot
    with sim.in_bot():
        await bot.tree.room.readers.change(ann.id, language="de")
    for _ in range(PRESSES[0]):
        await sim.command(ann, "poker about")
    assert "gedrückt" in told(await sim.command(ann, "poker about"))


# ---- moving the table down


async def test_a_stranger_moves_a_table_down_only_now_and_then_its_players_as_before(sim: Sim) -> None:
    ann, bob, eve, zoe = sim.people("ann", "bob", "eve", "zoe")
    await sim.open_table(ann, seats=3)
    await sim.join(bob)
    assert "bottom" in told(await forged(sim, eve, "down"))
    await sim.advance(20)
    assert LIVE.search(told(await forged(sim, eve, "down")))
    assert "bottom" in told(await forged(sim, zoe, "down"))
    for person in (ann, bob, sim.admin("floor")):
        await sim.advance(20)
        assert "bottom" in told(await forged(sim, person, "down"))
    assert "second" in told(await forged(sim, bob, "down"))
    await sim.advance(DOWN_BY_A_STRANGER[1] / 1000)
    assert "bottom" in told(await forged(sim, eve, "down"))

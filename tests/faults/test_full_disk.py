"""A disk that is full for three minutes: the table says so and stands still, then goes on with the same chips, the same
cards and a full clock. Nothing is posted twice.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Generator

import pytest

from bot.service.ports import StoreError
from bot.store.sqlite import SqliteStore
from engine.tournament import Phase, Tournament
from tests.discord_sim import Sim, check_or_call
from tests.e2e.table_talk import all_in, fold, live, to_act, until_seen
from tests.e2e.test_tournaments import check_podium, seat
from tests.faults.shortcut import to_the_end

STILL = {
    "en-US": "Nothing can be saved just now, so the table stands still",
    "fr": "Rien ne peut être enregistré pour le moment",
    "de": "Im Augenblick lässt sich nichts speichern",
}
WRITES = (
    "acquire_lease",
    "release_lease",
    "append",
    "open_table",
    "set_message",
    "set_former",
    "set_notice",
    "move_table",
    "mark_presented",
    "save_person",
    "change_person",
    "save_server",
)
SO_LONG = 180


@pytest.fixture
def full(sim: Sim, monkeypatch: pytest.MonkeyPatch):
    """The disk takes nothing inside of this."""
    sim.guard.expect("the lease could not be taken or renewed")

    async def refused(*_: object, **__: object) -> object:
        raise StoreError("the database failed: database or disk is full")

    @contextlib.contextmanager
    def full_disk(*writes: str) -> Generator[None]:
        with monkeypatch.context() as patch:
            for write in writes or WRITES:
                patch.setattr(SqliteStore, write, refused)
            yield

    return full_disk


def chips(table: Tournament) -> list[tuple[str, int]]:
    return [(row.name, row.stack) for _, row in table.rows()]


def lines_of(sim: Sim, words: str) -> list[str]:
    return [line for _, line in sim.guard.lines if words in line]


def posts(sim: Sim, mark: int) -> list[str]:
    """New messages with a table on them since then."""
    made = [each for each in sim.requests_since(mark)[1] if str(each) == f"POST /channels/{sim.channel.id}/messages"]
    return [str(each.json) for each in made if each.json["components"]]


def check_quiet(sim: Sim) -> None:
    """One line tells that it stands still, one that it goes on; no request and no error comes again and again."""
    assert len(lines_of(sim, "cannot be saved and stands still")) == 1
    assert len(lines_of(sim, "can be saved again and goes on")) == 1
    assert len(lines_of(sim, "is not noted yet")) <= 1
    assert not lines_of(sim, "could not be shown")


@pytest.mark.parametrize("language", ["en-US", "fr", "de"])
async def test_a_full_disk_in_mid_hand_stops_the_table_with_a_message(sim: Sim, full, language: str) -> None:
    sim.guard.expect("cannot be saved and stands still|nothing could be saved")
    await seat(sim, 2, language=language[:2])
    await sim.advance(2)
    person, before = await to_act(sim), await sim.table()
    message, mark = live(sim), sim.mark()
    with full():
        await sim.advance(60)
        shown = sim.table_text()
        assert STILL[language] in shown
        assert not re.search(r"<t:\d+:R>", shown), "no countdown that nobody can keep"
        await sim.press(person, "call")
        assert "saved" in sim.private(person)
        await sim.advance(SO_LONG - 60)
        assert len(sim.requests_since(mark)[1]) <= 2, "said once"
    await until_seen(sim, {"en-US": "after a break", "fr": "interruption", "de": "Unterbrechung"}[language])
    table = await sim.table()
    assert STILL[language] not in sim.table_text()
    assert (chips(table), live(sim).id) == (chips(before), message.id)
    assert table.hand is not None
    assert table.hand.turn is not None
    assert table.hand.turn.deadline >= sim.world.now().timestamp() * 1000 + 35_000, "a full clock"
    assert not any(row.missed or row.away for _, row in table.rows())
    check_quiet(sim)
    await to_the_end(sim)
    check_podium(sim, await sim.table(), await sim.log(), 2)


async def test_a_full_disk_between_two_hands_deals_the_next_one_once(sim: Sim, full) -> None:
    sim.guard.expect("cannot be saved and stands still")
    await seat(sim, 2)
    await sim.advance(2)
    await fold(sim)
    before, mark = await sim.table(), sim.mark()
    with full():
        await sim.advance(SO_LONG)
        assert STILL["en-US"] in sim.table_text()
        assert "follows in a moment" not in sim.table_text()
        assert not posts(sim, mark)
    await until_seen(sim, "Hand 2 ·")
    table = await sim.table()
    assert sum(stack for _, stack in chips(table)) == sum(stack for _, stack in chips(before))
    assert len(posts(sim, mark)) == 1
    check_quiet(sim)
    await to_the_end(sim)
    check_podium(sim, await sim.table(), await sim.log(), 2)


async def test_a_full_disk_in_a_run_out_lets_it_be_seen_and_then_holds(sim: Sim, full) -> None:
    sim.guard.expect("cannot be saved and stands still")
    await seat(sim, 3)
    await fold(sim)
    await all_in(sim)
    assert not (await sim.table()).hand_running, "all is decided on disk"
    with full():
        await sim.advance(SO_LONG)
        shown = sim.table_text()
        assert re.search("wins|split", shown)
        assert STILL["en-US"] in shown
    await sim.advance(60)
    assert STILL["en-US"] not in sim.table_text()
    await to_the_end(sim)
    check_podium(sim, await sim.table(), await sim.log(), 3)


async def test_a_full_disk_right_behind_the_last_commit_shows_the_podium_once(sim: Sim, full) -> None:
    ann, bob = await seat(sim, 2)
    await fold(sim)
    await sim.command(bob, "poker leave")
    mark = sim.mark()
    await sim.press(bob, "leave")
    assert (await sim.table()).phase is Phase.OVER
    with full():
        await sim.advance(SO_LONG)
        assert "rematch" in sim.room.verbs()
    await sim.advance(120)
    assert len(posts(sim, mark)) == 1
    assert len(lines_of(sim, "is not noted yet")) == 1
    await sim.command(ann, "poker start", seats=2)
    assert len(sim.table_ids()) == 2, "the channel is free"


async def test_a_full_disk_in_a_lobby_says_so_and_keeps_who_is_there(sim: Sim, full) -> None:
    sim.guard.expect("cannot be saved and stands still|nothing could be saved|reader's language could not be read")
    ann, bob, carol = sim.people("ann", "bob", "carol")
    await sim.open_table(ann, seats=3)
    await sim.join(bob)
    with full():
        await sim.join(carol)
        assert "saved" in sim.private(carol)
        await sim.join(carol)
        await sim.advance(SO_LONG)
        assert STILL["en-US"] in sim.table_text()
    await sim.advance(20)
    assert STILL["en-US"] not in sim.table_text()
    assert [name for name, _ in chips(await sim.table())] == ["Ann", "Bob"]
    await sim.join(carol)
    await sim.start_game(ann)
    check_quiet(sim)
    await to_the_end(sim)


async def test_a_new_hand_whose_message_cannot_be_noted_is_posted_once(sim: Sim, full) -> None:
    sim.guard.expect("cannot be saved and stands still|nothing could be saved")
    await seat(sim, 2)
    await sim.advance(2)
    await fold(sim)
    mark = sim.mark()
    with sim.world.slow("POST", f"/channels/{sim.channel.id}/messages", 3):
        await sim.until(lambda table: table.hand_number == 2)
        with full():
            await sim.advance(SO_LONG)
            assert "Hand 2 ·" in sim.table_text()
            assert STILL["en-US"] in sim.table_text()
    await sim.advance(20)
    assert len(posts(sim, mark)) == 1
    await sim.restart()
    assert len(posts(sim, mark)) == 1, "the message was noted in the end"
    person = await to_act(sim)
    await sim.act(person, check_or_call(await sim.view(person)))
    await to_the_end(sim)
    check_podium(sim, await sim.table(), await sim.log(), 2)


async def test_a_bot_that_starts_on_a_disk_that_takes_no_event_says_so_and_goes_on_later(sim: Sim, full) -> None:
    sim.guard.expect("cannot be saved and stands still|nothing could be saved")
    await seat(sim, 2)
    await sim.advance(2)
    person = await to_act(sim)
    with full("append"):
        await sim.restart()
        await sim.advance(SO_LONG)
        assert STILL["en-US"] in sim.table_text()
        await sim.press(person, "call")
        assert "saved" in sim.private(person)
    await until_seen(sim, "after a break")
    assert not any(row.missed for _, row in (await sim.table()).rows())
    await to_the_end(sim)

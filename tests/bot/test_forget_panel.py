"""What is kept about a person is told to that person, and goes when they say so."""

from __future__ import annotations

import contextlib
import sqlite3

import pytest

from bot.app import DeadButton
from bot.service.ports import Kept
from bot.service.preferences import Person
from bot.ui.forget_panel import ASK, BACK, DO, KEPT
from bot.ui.room import Room
from engine.actions import Action, Fold
from engine.rules import sit_and_go
from engine.tournament import Phase, PlayerId
from engine.view import TableView
from tests.discord_sim import InteractionResult, MemberActor, Sim, shove
from tests.e2e.formats import seated
from tests.privacy import leaks
from tests.store.test_forgetting import left_on_disk, make_unreadable

EPHEMERAL = 1 << 6
LONG = 600


def fold(seen: TableView) -> Action:
    return Fold()


def bot(sim: Sim) -> DeadButton:
    client = sim.world.bot
    assert isinstance(client, DeadButton)
    return client


async def settings(sim: Sim, person: MemberActor) -> InteractionResult:
    return await sim.command(person, "poker settings")


async def click(sim: Sim, person: MemberActor, custom_id: str) -> str:
    """What the newest private message of `person` says after the press of its button."""
    newest = [each for each in sim.room.messages(person) if each.flags & EPHEMERAL][-1]
    await person.click(sim.world.handle(newest), custom_id=custom_id)
    return sim.private(person)


async def told_of(sim: Sim, person: MemberActor) -> str:
    await settings(sim, person)
    return await click(sim, person, KEPT)


async def deleted(sim: Sim, person: MemberActor) -> str:
    """All that was told before is checked now: afterwards nobody can tell whose cards they were."""
    assert leaks(sim.world.requests, sim.guard.lines, await sim.dealt_hands()) == []
    await settings(sim, person)
    await click(sim, person, ASK)
    said = await click(sim, person, DO)
    sim.world.requests.clear()
    sim.guard.lines.clear()
    return said


async def a_finished_game(sim: Sim, host: MemberActor, *others: MemberActor) -> None:
    await sim.open_table(host, seats=1 + len(others))
    await sim.join(*others)
    await sim.start_game(host)
    table = await sim.play_out(shove)
    assert table.phase is Phase.OVER
    await sim.advance(60)


async def test_everything_that_is_kept_is_told_to_its_person_alone(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await a_finished_game(sim, ann, bob)
    mark = sim.mark()

    told = await told_of(sim, ann)

    assert f"`{ann.id}`" in told
    assert "`Ann`" in told
    assert "what you did and when, your cards and your place: 1" in told
    person = await bot(sim).store.person(PlayerId(ann.id))
    assert person.dm_channel
    assert str(person.dm_channel) in told
    assert "365 days" in told
    assert str(bob.id) not in told
    assert all(each.to == ann.id for each in sim.world.requests[mark:] if "What is kept" in str(each.json))


async def test_one_question_then_it_is_gone_from_disk_and_memory(sim: Sim) -> None:
    ann, bob = sim.person("ann", display="Zwölfingerbein"), sim.person("bob")
    await a_finished_game(sim, ann, bob)
    assert left_on_disk(sim.database, ann.id, "Zwölfingerbein")
    await settings(sim, ann)
    assert "Are you sure?" in await click(sim, ann, ASK)

    done = await deleted(sim, ann)

    assert "in 1 game." in done
    assert left_on_disk(sim.database, ann.id, "Zwölfingerbein") == []
    assert PlayerId(ann.id) not in bot(sim).tables.last_press
    with contextlib.closing(sqlite3.connect(sim.database)) as database:
        assert database.execute("SELECT player FROM players").fetchall() == [(bob.id,)]
        names = {name for (name,) in database.execute("SELECT name FROM results")}
    assert names == {"Bob", "Former player 1"}
    assert "Settings: German" not in await told_of(sim, ann)


async def test_who_thinks_better_of_it_keeps_everything(sim: Sim) -> None:
    (ann,) = sim.people("ann")
    await settings(sim, ann)
    await click(sim, ann, ASK)

    assert "My settings" in await click(sim, ann, BACK)
    assert left_on_disk(sim.database, ann.id)


async def test_a_table_one_sits_at_is_named_and_goes_on(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.start_game(ann)
    before = await sim.log()

    done = await deleted(sim, ann)

    assert "One table is not over yet and still needs your name" in done
    assert f"/{sim.channel.id}/" in done
    assert await sim.log() == before
    assert (await sim.play_out(shove)).phase is Phase.OVER
    await sim.advance(60)
    await deleted(sim, ann)
    assert left_on_disk(sim.database, ann.id) == []


async def test_a_rematch_of_a_game_whose_host_is_forgotten_can_be_played(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await a_finished_game(sim, ann, bob)
    await deleted(sim, ann)

    await sim.press(bob, "rematch")

    assert [row.name for _, row in (await sim.table()).rows()] == ["Bob"]
    await sim.join(ann)
    await sim.start_game(bob)
    assert (await sim.play_out(shove)).phase is Phase.OVER


@pytest.mark.parametrize("locale", ["fr", "de"])
async def test_it_is_told_in_ones_own_language(sim: Sim, locale: str) -> None:
    ann = sim.person("ann", locale=locale)
    told = await told_of(sim, ann)
    assert {"fr": "Tes données conservées", "de": "Was über dich gespeichert ist"}[locale] in told


async def test_the_old_goes_by_itself_while_the_bot_runs(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await a_finished_game(sim, ann, bob)
    with contextlib.closing(sqlite3.connect(sim.database, isolation_level=None)) as database:
        database.execute("INSERT INTO erasing VALUES (1)")
        database.execute("UPDATE events SET at = at - 366 * 86400000")
        database.execute("DELETE FROM erasing")
        day_before = bot(sim).tables.now() - 86_400_000
        database.execute("INSERT INTO sweeps VALUES (1, ?, 1)", (day_before,))

    await sim.advance(2 * LONG)
    assert sim.table_ids()
    await sim.advance(3600)

    assert sim.table_ids() == []
    assert (await bot(sim).store.person(PlayerId(ann.id))).dm_channel, "who was here today stays"


async def press(sim: Sim, person: MemberActor, custom_id: str) -> str:
    """What is answered to one more press on the newest private message of `person`."""
    newest = [each for each in sim.room.messages(person) if each.flags & EPHEMERAL][-1]
    mark = sim.mark()
    await sim.world.forge(person, newest, custom_id)
    return " ".join([str(each.json) for each in sim.world.requests[mark:]])


def room_of(sim: Sim) -> Room:
    room = bot(sim).tree.room
    assert room is not None
    return room


async def test_who_asks_again_and_again_what_is_kept_is_read_for_now_and_then(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = sim.people("ann")
    await settings(sim, ann)
    kept = bot(sim).store.kept
    reads: list[bool] = []

    async def counted(player: PlayerId) -> Kept:
        reads.append(room_of(sim).one_at_a_time.locked())
        return await kept(player)

    monkeypatch.setattr(bot(sim).store, "kept", counted)
    for _ in range(6):
        assert "What is kept" in await press(sim, ann, KEPT)
    assert "Try again in" in await press(sim, ann, KEPT)
    assert reads == [True] * 6, "one in the whole bot at a time"
    await sim.advance(61)
    await press(sim, ann, KEPT)
    assert len(reads) == 7


@pytest.mark.parametrize("custom_id", [KEPT, DO])
async def test_a_second_press_while_the_first_is_answered_reads_and_deletes_nothing(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, custom_id: str
) -> None:
    (ann,) = sim.people("ann")
    await settings(sim, ann)
    room = room_of(sim)
    room.forgetting.add(PlayerId(ann.id))

    async def never(*_: object) -> None:
        raise AssertionError("twice at once")

    monkeypatch.setattr(room.store, "kept", never)
    monkeypatch.setattr(room.store, "forget", never)
    assert "try again" in await press(sim, ann, custom_id)

    monkeypatch.undo()
    room.forgetting.clear()
    assert "What is kept" in await press(sim, ann, KEPT)
    assert room.forgetting == set(), "and the next one is answered"


async def test_nothing_in_memory_knows_who_was_deleted(sim: Sim) -> None:
    (ann,) = sim.people("ann")
    player = PlayerId(ann.id)
    await settings(sim, ann)
    studio = bot(sim).studio
    studio.meet(Person(player, avatar="f" * 32))
    await click(sim, ann, ASK)

    await click(sim, ann, DO)

    assert player not in bot(sim).tables.last_press
    assert player not in studio._hashes
    assert player not in room_of(sim).readers._known
    with contextlib.closing(sqlite3.connect(sim.database)) as database:
        assert database.execute("SELECT * FROM players").fetchall() == []


async def test_who_cannot_be_deleted_from_a_game_is_told_so_and_from_the_others_is(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await a_finished_game(sim, ann, bob)
    (table,) = sim.table_ids()
    make_unreadable(sim.database, table, 1)
    sim.guard.expect("somebody cannot be deleted from a game")
    await settings(sim, ann)
    assert ": 1" in await click(sim, ann, KEPT)
    await click(sim, ann, ASK)

    said = await click(sim, ann, DO)

    assert "1 game cannot be read" in said
    with contextlib.closing(sqlite3.connect(sim.database)) as database:
        assert database.execute("SELECT player FROM players").fetchall() == [(bob.id,)]
    make_unreadable(sim.database, table, 1, "table-opened/2")  # whoever looks at the end reads it


async def test_what_the_disk_keeps_from_going_is_said_and_follows_within_the_hour(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = sim.people("ann", "bob")
    await a_finished_game(sim, ann, bob)
    await settings(sim, ann)
    await click(sim, ann, ASK)
    monkeypatch.setattr("bot.store.erasure.EMPTIED_WITHIN", 1)
    sim.guard.expect("stays in the -wal file")
    with contextlib.closing(sqlite3.connect(sim.database, isolation_level=None)) as backup:
        backup.execute("BEGIN")
        backup.execute("SELECT count(*) FROM events").fetchone()

        await click(sim, ann, DO)
        await sim.advance(3)

        assert "the rest follows by itself" in sim.private(ann)
        assert left_on_disk(sim.database, ann.id)

    sim.world.requests.clear()
    await sim.advance(3700)
    assert left_on_disk(sim.database, ann.id) == []


@pytest.mark.parametrize("before", [None, KEPT])
async def test_a_second_tap_at_the_foot_of_a_panel_deletes_nothing(sim: Sim, before: str | None) -> None:
    (ann,) = sim.people("ann")
    await settings(sim, ann)
    if before is not None:
        await click(sim, ann, before)
    assert ASK in _foot(sim, ann)
    await click(sim, ann, ASK)
    assert _foot(sim, ann) == [BACK]


def _foot(sim: Sim, person: MemberActor) -> list[str]:
    """The buttons in the last line of the newest private message."""
    newest = [each for each in sim.room.messages(person) if each.flags & EPHEMERAL][-1]
    return [str(each.get("custom_id")) for each in newest.components[-1]["components"]]


@pytest.mark.parametrize(("language", "said"), [("fr", "main 2"), ("de", "Hand 2")])
async def test_after_a_deletion_at_a_table_cards_come_in_the_tables_language(
    sim: Sim, language: str, said: str
) -> None:
    ann, bob = sim.people("ann", "bob", locale=language)
    await seated(sim, sit_and_go(seats=2), "ann", "bob", language=language)
    await deleted(sim, bob)
    await sim.play_out(fold, until=lambda table: table.hand_number == 2)
    await sim.advance(3)
    assert said in sim.dm(bob), sim.dm(bob)
    assert ann is not bob

"""What is remembered of people from their presses: language and picture, and only when it is new."""

from __future__ import annotations

import contextlib
import sqlite3

import pytest

from bot.app import DeadButton
from bot.service.ports import StoreError
from bot.service.preferences import Person
from bot.store.sqlite import SqliteStore
from bot.ui.readers import AVATAR
from engine.tournament import PlayerId
from tests.discord_sim import MemberActor, Sim

FIRST, SECOND = "0123456789abcdef0123456789abcdef", "a_fedcba9876543210fedcba9876543210"


def with_picture(sim: Sim, name: str, avatar: str | None) -> MemberActor:
    """A member of the server who has chosen a picture."""
    return sim.guild.add_member(sim.world.env.create_user(name, global_name=name.title(), avatar=avatar))


async def known(sim: Sim, person: MemberActor) -> Person:
    client = sim.world.bot
    assert isinstance(client, DeadButton)
    return await client.store.person(PlayerId(person.id))


async def test_the_picture_of_who_presses_is_remembered_and_replaced(sim: Sim) -> None:
    ann = with_picture(sim, "ann", FIRST)
    await sim.command(ann, "poker about")
    assert (await known(sim, ann)).avatar == FIRST
    sim.world.backend.users[ann.id].avatar = SECOND
    await sim.command(ann, "poker about")
    assert (await known(sim, ann)).avatar == SECOND
    sim.world.backend.users[ann.id].avatar = None
    await sim.command(ann, "poker about")
    assert (await known(sim, ann)).avatar is None


async def test_who_sits_down_is_known_by_the_first_hand(sim: Sim) -> None:
    ann, bob = with_picture(sim, "ann", FIRST), with_picture(sim, "bob", None)
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    assert (await known(sim, ann)).avatar == FIRST
    assert (await known(sim, bob)).avatar is None


async def test_nothing_is_written_for_what_is_known(sim: Sim) -> None:
    ann = with_picture(sim, "ann", FIRST)
    with contextlib.closing(sqlite3.connect(sim.database)) as database:

        def version() -> int:
            """Another number after each transaction of the bot's."""
            return database.execute("PRAGMA data_version").fetchone()[0]

        before = version()
        await sim.command(ann, "poker about")
        learned = version()
        assert learned != before
        for _ in range(3):
            await sim.command(ann, "poker about")
        assert version() == learned


@pytest.mark.parametrize("forged", ["", "../../x", FIRST.upper(), FIRST + "0", FIRST[1:], "b_" + FIRST, FIRST + "\n"])
def test_only_what_looks_like_discords_hash_is_stored(forged: str) -> None:
    assert not AVATAR.fullmatch(forged)
    assert AVATAR.fullmatch(FIRST)
    assert AVATAR.fullmatch(SECOND)


async def test_a_hash_of_another_shape_counts_as_none(sim: Sim) -> None:
    ann = with_picture(sim, "ann", "../../../etc/passwd")
    await sim.command(ann, "poker about")
    assert (await known(sim, ann)).avatar is None


async def test_my_own_settings_survive_a_new_picture(sim: Sim) -> None:
    ann = with_picture(sim, "ann", FIRST)
    answer = await sim.command(ann, "poker settings")
    assert answer.response is not None
    await ann.select(answer.response, ["two"], custom_id="set1:me:my-colours")
    sim.world.backend.users[ann.id].avatar = SECOND
    await sim.command(ann, "poker about")
    person = await known(sim, ann)
    assert (person.colours.value, person.avatar) == ("two", SECOND)


async def test_on_a_disk_that_takes_nothing_whoever_comes_first_today_still_sees_their_cards(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = sim.people("ann", "bob", locale="fr")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.start_game(ann)

    async def full(*_: object, **__: object) -> Person:
        raise StoreError("the database failed: database or disk is full")

    with monkeypatch.context() as disk:
        disk.setattr(SqliteStore, "change_person", full)
        disk.setattr("bot.ui.readers.DAY", 1)  # another day
        await sim.command(ann, "poker cards")
        assert any(sign in sim.private(ann) for sign in "♠♥♦♣")
        cem = sim.person("cem", locale="de")
        await sim.command(cem, "poker about")
        assert "Datenschutz" in sim.private(cem)
    await sim.command(cem, "poker about")
    assert (await known(sim, cem)).seen_locale == "de"

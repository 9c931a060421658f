"""Processes of the bot on one database, and what becomes of them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.service.actor import TableActor
from bot.service.connection import GRACE
from bot.service.ports import Place, StoreError, TableId
from engine.commands import Join, StartHand, StartTournament
from engine.rules import sit_and_go
from tests.service.test_tables import ANN, BOB, House, Wall, process

SHARDS = 2
HERE, THERE = 4 << 22, 5 << 22  # servers of shards 0 and 1
AT = Place(HERE, 2)


async def at_a_table(house: House, place: Place = AT) -> TableActor:
    actor = await house.tables.open(place, sit_and_go(seats=2), "en", ANN, "Ann")
    await actor.submit(Join(BOB, "Bob"))
    await actor.submit(StartTournament(ANN, 0))
    await actor.submit(StartHand(house.tables.entropy.deck()))
    return actor


async def connected(path: Path, name: str, wall: Wall) -> House:
    """A process whose shards are connected and who has looked whether the tables are free."""
    house = await process(path, name, wall)
    house.tables.connection.shards = SHARDS
    house.tables.connection.up(1)
    await house.tables.look(again=True)
    return house


async def two_processes(folder: Path) -> tuple[House, House]:
    """One that owns the tables, and one that waits."""
    wall = Wall()
    return (
        await connected(folder / "tables.db", "first", wall),
        await connected(folder / "tables.db", "second", wall),
    )


async def ended(*houses: House) -> None:
    for house in houses:
        await house.tables.close()
        await house.store.close()


async def silence(house: House) -> None:
    """Its gateway is gone for longer than a short gap."""
    for shard in range(SHARDS):
        house.tables.connection.down(shard)
    house.wall.pass_(GRACE / 1000)
    await house.tables.look(again=True)


async def heard_again(house: House) -> None:
    """The first of its shards is connected anew."""
    house.tables.connection.up(0)
    await house.tables.look()


def live(house: House, actor: TableActor) -> TableActor:
    """The table of `actor`, as it is in this process."""
    back = house.tables.get(actor.table)
    assert back is not None
    return back


def full_clock(house: House, actor: TableActor) -> bool:
    """Whether who is to act has all the time that there is."""
    hand = actor.state.hand
    assert hand is not None and hand.turn is not None
    return hand.turn.deadline == house.tables.now() + 45_000


async def broken(*_: object, **__: object) -> bool:
    raise StoreError("disk I/O error")


def spoil(path: Path, table: TableId, data: str) -> str:
    """Overwrite the newest deal, behind the bot's back; what was there."""
    with sqlite3.connect(path) as database:
        for (trigger,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            database.execute(f"DROP TRIGGER {trigger}")
        which = "table_id = ? AND name GLOB 'hand-started/*'"
        (before,) = database.execute(f"SELECT data FROM events WHERE {which}", (table,)).fetchone()
        database.execute(f"UPDATE events SET data = ? WHERE {which}", (data, table))
    return str(before)

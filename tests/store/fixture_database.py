"""Whole databases of released versions. Before a release: `python -m tests.store.fixture_database 0_2_0` writes that
version's, once; from then on it is only ever read.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Final

from bot.service.ports import Place
from bot.service.preferences import DmMode, NoticeMode, Person, ServerSettings
from bot.store.sqlite import SqliteStore
from engine.tournament import PlayerId
from tests.store.games import HOST, STARTED_AT, Game, lobby, whole_game

RELEASED: Final = Path(__file__).parent / "released"
GUILD: Final = 900_000_000_000_000_001
SHORT: Final = 4  # the seed of a game of two that is soon over
DECISIONS: Final = 52  # steps into another game of six, in the middle of a hand


def running() -> Game:
    """A game of six in the middle of a hand."""
    game = Game(seed=3)
    for _ in range(DECISIONS):
        game.step()
    return game


async def fill(path: Path) -> None:
    """A lobby, a running hand, a game that is over, and settings."""
    store = await SqliteStore.open(path)
    assert await store.acquire_lease("a process of that version", STARTED_AT, 15_000)
    await store.open_table(Place(GUILD, 11), lobby(), STARTED_AT)
    game = running()
    await store.open_table(Place(GUILD, 12), game.log, game.at)
    over = whole_game(SHORT, players=2)
    table = await store.open_table(Place(GUILD, 13), over[:1], STARTED_AT)
    await store.append(table, 1, over[1:], STARTED_AT + 1000, over=True)
    await store.mark_presented(table, len(over))
    await store.save_person(
        Person(HOST, "fr", "en-US", DmMode.OFF, NoticeMode.ALWAYS, dm_channel=700_000_000_000_000_001, dm_refused=True)
    )
    await store.save_person(Person(PlayerId(HOST + 1), seen_locale="de"))
    await store.save_server(ServerSettings(GUILD, "de", "turbo", 1500, 30, "managers", (11, 12), 3, 8))
    await store.close()


def write(path: Path) -> None:
    """That database as SQL."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "deadbutton.db"
        asyncio.run(fill(made))
        with contextlib.closing(sqlite3.connect(made)) as database:
            path.write_text("\n".join(database.iterdump()) + "\n", "utf-8")


if __name__ == "__main__":
    RELEASED.mkdir(exist_ok=True)
    write(RELEASED / f"{sys.argv[1]}.sql")

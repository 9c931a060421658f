"""What `docs/threats.md` says of decks, admins and strangers, at a table that plays."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.app import DeadButton
from bot.demo.sim_shown import text_of
from bot.operations.backup import backup
from bot.operations.restore import restore
from bot.service.ports import TableId
from bot.store.sqlite import SqliteStore
from bot.ui.custom_id import Verb
from bot.ui.drafts import KEPT, LONGEST, Drafts
from engine.formats import club
from engine.tournament import PlayerId
from tests.discord_sim import Sim, check_or_call
from tests.e2e.formats import hand_over, next_hand, seated
from tests.privacy import as_text, cards_in


async def test_d2_deck_and_cards_are_on_disk_before_anybody_is_sent_one(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    seen: list[tuple[set[str], list[str]]] = []

    async def watch(method: str, path: str, body: Any, carry_out: Any) -> Any:
        if cards := cards_in(as_text(body)):
            with contextlib.closing(sqlite3.connect(sim.database)) as disk:
                rows = disk.execute("SELECT data FROM events WHERE name LIKE 'hand-started/%' ORDER BY seq").fetchall()
                dealt = disk.execute("SELECT data FROM events WHERE name LIKE 'hole-cards-dealt/%'").fetchall()
            assert dealt, "a card was sent that nobody has been dealt yet"
            seen.append(({card.code for card in cards}, [row[0] for row in rows]))
        return await carry_out()

    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    with sim.world.between(watch):
        await sim.start_game(ann)
        await next_hand(sim)
        await sim.advance(5)
    assert len(seen) >= 4, "two players were sent their cards in two hands"
    for cards, decks in seen:
        assert all(any(code in deck for deck in decks) for code in cards), "it is of no deck that is on disk"


async def test_whatever_an_admin_asks_for_shows_nobodys_cards(sim: Sim) -> None:
    """What is answered is looked at for cards when the simulated Discord is closed, too."""
    await seated(sim, club(seats=3), "ann", "bob", "cem")
    boss = sim.admin("boss")
    said: list[str] = []
    for command in ("cards", "status", "settings", "floor undo", "floor pause", "floor resume"):
        await sim.command(boss, f"poker {command}")
        said.append(sim.private(boss))
    for verb in ("cards", "show", "ask"):
        for amount in ("", ":1"):
            message = sim.room.table_message()
            assert message is not None
            answer = await sim.world.forge(boss, message, f"pk1:{sim.table_ids()[-1]}:1:{verb}{amount}")
            if answer.response is not None and answer.response.ephemeral:
                said.append(text_of(answer.response.content, answer.response.components))
    assert all(said) and len(said) > 6
    assert not any(map(cards_in, said))
    await hand_over(sim, check_or_call)


async def test_of_strangers_who_press_only_the_last_ones_are_kept_in_memory(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in ("bot.ui.readers.KEPT", "bot.service.tables.PEOPLE_KEPT", "bot.store.settings.PEOPLE_KEPT"):
        monkeypatch.setattr(each, 5)
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    strangers = sim.people(*[f"stranger{number}" for number in range(8)])
    for each in strangers:
        await sim.command(each, "poker settings")
    last = {each.id for each in strangers[-5:]}
    room = bot.tree.room
    assert room is not None
    held = [vars(room.readers)["_known"], bot.tables.last_press, vars(bot.store)["_people"]]
    assert [set(each) for each in held] == [last] * 3


def test_of_what_is_typed_into_dialogs_only_the_newest_is_kept() -> None:
    drafts = Drafts()
    for player in range(KEPT + 50):
        drafts.keep(TableId(1), PlayerId(player), Verb.SETTINGS, {"name": "x" * (LONGEST + 1)})
    kept = [drafts.of(TableId(1), PlayerId(player), Verb.SETTINGS) for player in range(KEPT + 50)]
    assert [player for player, each in enumerate(kept) if each] == list(range(50, KEPT + 50))
    assert {len(each["name"]) for each in kept if each} == {LONGEST}


async def test_what_a_restore_puts_aside_is_for_its_owner_alone(tmp_path: Path) -> None:
    path, copy = tmp_path / "bot.db", tmp_path / "copy.db"
    before = os.umask(0)
    try:
        await (await SqliteStore.open(path)).close()
        backup(path, copy)
        aside = restore(copy, path)
    finally:
        os.umask(before)
    assert aside is not None
    for each in (path, copy, aside):
        assert each.stat().st_mode & 0o077 == 0, each.name

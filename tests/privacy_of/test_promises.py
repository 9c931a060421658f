"""What `docs/threats.md` says of decks, admins and strangers, at a table that plays."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import Any

from bot.demo.sim import text_of
from engine.formats import club
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

"""The short way to the end of a game."""

from __future__ import annotations

from bot.demo.room import NothingToPress
from engine.tournament import Phase, Tournament
from tests.discord_sim import Sim


async def to_the_end(sim: Sim, *, after: float = 60) -> Tournament:
    """Everybody but the first leaves; then time for the podium."""
    for _ in range(100):
        table = await sim.table()
        if table.phase is Phase.OVER:
            await sim.advance(after)
            return await sim.table()
        here = [row.player for _, row in table.rows() if not row.house and not row.leaving]
        person = sim._by_id.get(here[-1]) if len(here) > 1 else await sim.to_act()
        if person is None:
            await sim.advance(2)
            continue
        try:
            if len(here) > 1:
                await sim.command(person, "poker leave")
                await sim.press(person, "leave")
            else:
                await sim.press(person, "fold")
        except NothingToPress:
            pass
        await sim.advance(2)
    raise TimeoutError("the game never ended")

"""Whole games, killed at every kind of point, held against the same games undisturbed."""

from __future__ import annotations

import tempfile
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.service.preferences import TableViewMode
from tests.crash.killed import KilledSim
from tests.crash.kills import Kills, Plan, never, points
from tests.crash.outcome import Outcome, differences
from tests.crash.play import Game, Play
from tests.crash.sweep import MEMORY
from tests.discord_sim import guarded_logs

SEEDS = 3  # of each game, one after another


@dataclass(frozen=True, slots=True)
class Ran:
    """One game: how it came out (None when it broke off), the kills by kind, and what was wrong."""

    name: str
    outcome: Outcome | None
    kills: Counter[str]
    places: tuple[str, ...]
    seen: Counter[str]
    restarts: int
    wrong: tuple[str, ...]


@dataclass(slots=True)
class Swept:
    """The figures of many games."""

    games: int = 0
    restarts: int = 0
    kills: Counter[str] = field(default_factory=Counter[str])
    of: Counter[str] = field(default_factory=Counter[str])
    differences: list[str] = field(default_factory=list[str])

    def add(self, ran: Ran) -> None:
        self.games += 1
        self.restarts += ran.restarts
        self.kills += ran.kills
        self.of[ran.name] += ran.kills.total()
        where = "; ".join(ran.places)
        self.differences += [f"{ran.name}: {each}\n  killed at: {where}" for each in ran.wrong]

    def __str__(self) -> str:
        lines = [f"{number:5} {kind}" for kind, number in sorted(self.kills.items())]
        lines.append(", ".join([f"{name} {number}" for name, number in sorted(self.of.items())]))
        games = f"{self.kills.total()} points in {self.games} games, {self.restarts} restarts"
        return "\n".join([*lines, f"{games}: {len(self.differences)} differences"])


async def ran(game: Game, seed: int, plan: Plan) -> Ran:
    """`game` with this seed, its bot killed by `plan`."""
    wrong: list[str] = []
    outcome = None
    kills = Kills(plan)
    restarts = 0
    try:
        with guarded_logs() as guard, tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
            sim = KilledSim(Path(folder) / "bot.db", guard, seed=seed, lag_seed=seed)
            with points(sim.world):
                play = Play(sim, game)
                await sim.start(language=game.language)
                await _people_come(sim, game)
                if game.opened:
                    await game.opens(play)
                if game.thread:
                    (sim.room.channel,) = sim.channel.threads

                def reached(point: str) -> bool:
                    if point.startswith("after P"):  # a request that may have changed a message
                        play.look_for_two_tables(point)
                    return kills(point)

                sim.world.halt_when(reached)
                try:
                    outcome = await play.run()
                finally:
                    restarts, wrong = play.restarts, play.differences
                    await sim.close()
    except Exception as error:  # noqa: BLE001 - whatever breaks a game off is a difference
        wrong.append(f"{type(error).__name__}: {error}"[:2000])
    return Ran(game.name, outcome, kills.done, tuple(kills.places), kills.seen, restarts, tuple(wrong))


async def _people_come(sim: KilledSim, game: Game) -> None:
    sim.admin("boss")
    sim.people(*game.people)
    if game.text_only:
        with sim.in_bot():
            server = await sim.bot.store.server(sim.guild.id)
            await sim.bot.store.save_server(replace(server, view=TableViewMode.TEXT))


_undisturbed: dict[tuple[str, int], Ran] = {}


async def undisturbed(game: Game, seed: int) -> Ran:
    """The same game without a kill; played once."""
    if (game.name, seed) not in _undisturbed:
        _undisturbed[game.name, seed] = await ran(game, seed, never)
    return _undisturbed[game.name, seed]


async def compared(game: Game, seed: int, plan: Plan) -> Ran:
    """A game with kills, with what is otherwise than without them."""
    plain = await undisturbed(game, seed)
    if plain.outcome is None or plain.wrong:
        return replace(plain, wrong=(f"undisturbed, seed {seed}: {plain.wrong}",))
    killed = await ran(game, seed, plan)
    if killed.outcome is None:
        return killed
    return replace(killed, wrong=(*killed.wrong, *differences(plain.outcome, killed.outcome)))

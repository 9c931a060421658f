"""One cell of the table: a scene under a fault, and whether the table does what it must."""

from __future__ import annotations

from pathlib import Path

from bot.store.sqlite import SqliteStore
from engine.tournament import PauseReason, PlayerId
from tests.discord_sim import LogGuard, simulated
from tests.faults.outcomes import EXPECTED, NOTED, Outcome
from tests.faults.scenes import SCENES, Scene
from tests.faults.weather import Fault, Kind, Weather

EMOJIS = (Kind.EMOJI, Kind.EMOJI_LIST)


async def check_cell(folder: Path, guard: LogGuard, kind: Kind, fault: Fault) -> None:
    """Play the scene of `kind` under `fault`, hold it against the table of outcomes, then let it recover and end."""
    guard.expect(NOTED)
    async with simulated(folder / "bot.db", guard, card_emojis=kind in EMOJIS) as sim:
        scene = Scene(sim, Weather(sim, kind, fault))
        await SCENES[kind](scene)
        assert scene.weather.hit, "the fault was met"
        await check_outcome(scene, EXPECTED[kind, fault])
        await scene.finish()


async def check_outcome(scene: Scene, outcome: Outcome) -> None:
    """What the table has done about the fault is what it must do."""
    sim = scene.sim
    tables = len(sim.table_ids())
    assert (PauseReason.CHANNEL in scene.paused) == (outcome is Outcome.PAUSES), scene.paused
    stands = scene.before in [each.id for each in sim.room.messages()]
    match outcome:
        case Outcome.POSTS_ANEW:
            assert not stands, "the old message is taken away"
        case Outcome.CLOSES:
            assert scene.closed
            assert scene.told, "and who opened it was told why"
        case Outcome.OPENS_NONE:
            assert scene.closed
            assert not scene.told
        case Outcome.COMES_LATER:
            assert tables == 1, "nobody had to open another one"
            assert not scene.closed
        case Outcome.DELIVERS:
            assert all(scene.cards.values()), scene.cards
        case Outcome.MY_CARDS:
            assert not any(scene.cards.values()), scene.cards
            store = await SqliteStore.open(sim.database)
            refused = [(await store.person(PlayerId(each.id))).dm_refused for each in sim.people("ann", "bob")]
            await store.close()
            assert all(refused)
            for person in sim.people("ann", "bob"):
                await sim.press(person, "cards")
                assert any(sign in sim.private(person) for sign in "♠♥♦♣")
        case Outcome.PLAYS_ON | Outcome.PAUSES | Outcome.TEXTS:
            pass

"""Whoever reads the log, at its most talkative, learns no secret: no card, token, random byte or private word."""

from __future__ import annotations

import base64
import io
import json
import logging
import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import tests.discord_sim
from bot import logs
from bot.demo.sim_shown import text_of
from bot.service.ports import Logged
from engine.events import MisdealDeclared
from engine.tournament import Phase
from engine.tournament_events import HandStarted
from tests.discord_sim import LogGuard, Sim, shove, simulated
from tests.privacy import leaks

TOKEN = "simcord.fake.token"
TOKENS_IN_PATHS = re.compile(r"/(?:interactions|webhooks)/\d+/([^/?]+)")
TALKATIVE = ("discord", "aiosqlite", "asyncio", "bot", "engine", "i18n")


@pytest.fixture
def _logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    levels = {name: logging.getLogger(name).level for name in TALKATIVE}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


class Told(random.Random):
    """Chance that remembers what it gave."""

    given: list[bytes]

    def randbytes(self, n: int) -> bytes:
        """As `random.Random`."""
        made = super().randbytes(n)
        self.given.append(made)
        return made


@pytest.mark.usefixtures("_logging_as_before")
async def test_a_whole_game_at_debug_tells_no_secret(
    tmp_path: Path, log_guard: LogGuard, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bytes] = []
    monkeypatch.setattr(Told, "given", given, raising=False)
    monkeypatch.setattr(tests.discord_sim.random, "Random", Told)
    lines, objects = io.StringIO(), io.StringIO()
    logs.configure("DEBUG", "text", TOKEN, stream=lines)
    as_text = logging.getLogger().handlers[0]
    logs.configure("DEBUG", "json", TOKEN, stream=objects)
    for each in (as_text, log_guard):
        logging.getLogger().addHandler(each)
    async with simulated(tmp_path / "bot.db", log_guard) as sim:
        private = await played(sim)
        secrets = {TOKEN, *tokens(sim), *private, *decks(await sim.log()), *written(given)}
        hands = await sim.dealt_hands()
        last = max(hand.at for hand in hands)
    assert len(secrets) > 50
    for said in (lines.getvalue(), objects.getvalue()):
        assert "tables brought back" in said, "it does talk"
        assert [each for each in secrets if each in said] == []
        assert leaks([], [(last, line) for line in said.splitlines()], [hands[-1]]) == []
    assert all(json.loads(line)["message"] for line in objects.getvalue().splitlines())


@pytest.mark.usefixtures("_logging_as_before")
async def test_a_whole_game_at_debug_names_nobody(tmp_path: Path, log_guard: LogGuard) -> None:
    lines = io.StringIO()
    logs.configure("DEBUG", "text", TOKEN, stream=lines)
    logging.getLogger().addHandler(log_guard)
    async with simulated(tmp_path / "bot.db", log_guard) as sim:
        ann, bob, cid = sim.people("ann", "bob", "cid")
        with sim.world.closed_dms(bob):
            await played(sim)
        members = [f"{each.id}" for each in (ann, bob, cid)]
    told = lines.getvalue()
    assert "no direct message" in told, "it does talk of people"
    assert [each for each in (*members, "Ann", "Bob", "Cid") if each in told] == []


async def played(sim: Sim) -> set[str]:
    """A game with everything that is private in it: cards by message and on request, settings, a fault; the words."""
    ann, bob, cid = sim.people("ann", "bob", "cid")
    await sim.open_table(ann, seats=3)
    await sim.join(bob, cid)
    await sim.start_game(ann)
    words = {sim.dm(each) for each in (ann, bob, cid)}
    await sim.press(bob, "cards")
    words.add(sim.private(bob))
    await sim.command(cid, "poker settings")
    with sim.world.broken("POST", "/channels/*/messages"):
        sim.guard.expect(".*")
        await sim.advance(60)
    await sim.restart(killed=True)
    assert (await sim.play_out(shove)).phase is Phase.OVER
    await sim.advance(60)
    private = [each.json for each in sim.world.requests if each.to is not None and isinstance(each.json, dict)]
    words |= {text_of(str(each.get("content") or ""), each.get("components") or []) for each in private}
    return {each for said in words for each in said.splitlines() if len(each) > 30}


def tokens(sim: Sim) -> set[str]:
    """What each interaction is answered with: whoever has it can answer in the bot's name."""
    found = {each for request in sim.world.requests for each in TOKENS_IN_PATHS.findall(request.path)}
    assert found
    return found


def decks(log: Sequence[Logged]) -> set[str]:
    """The decks, as they are stored and as Python writes them, and every pair of cards that lay together in one."""
    found: set[str] = set()
    for logged in log:
        event = getattr(logged, "event", None)
        deck = event.deal.deck if isinstance(event, HandStarted) else getattr(event, "deck", ())
        assert deck or not isinstance(event, MisdealDeclared)
        codes = [card.code for card in deck]
        found |= {"".join(codes[at : at + 4]) for at in range(0, len(codes), 4)}
        found |= {", ".join(codes[at : at + 3]) for at in range(0, len(codes), 3)}
    return found


def written(given: list[bytes]) -> set[str]:
    """Random bytes as they could stand in a log."""
    found: set[str] = set()
    for each in given:
        if len(each) >= 8:
            found |= {each.hex(), repr(each)[2:-1], str(int.from_bytes(each, "big")), base64.b64encode(each).decode()}
    return found

"""A player's own cards get through when Discord does not take their picture, or is slow to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.demo.sim import MemberActor
from bot.presenter.emojis import emoji_name
from bot.presenter.studio import Studio
from bot.presenter.workshop import READY_WITHIN
from bot.render.cards import card_text
from bot.service.preferences import DeckColours, TableViewMode
from engine.cards import DECK
from engine.tournament import PlayerId
from tests.discord_sim import LogGuard, Sim, simulated
from tests.e2e.test_advance import offered, panel, waiting
from tests.e2e.test_pictures import look
from tests.e2e.test_tournaments import seat

REFUSED = [(400, 50035), (413, 40005), (413, 0), (403, 50013), (400, 20009), (400, 240000)]
ANSWERS = "/interactions/*"


def refuse(sim: Sim, path: str, status: int, code: int, times: int | None = 1) -> None:
    sim.world.env.inject_error("POST", path, status=status, code=code, message="No files here", times=times)


def dms_of(person: MemberActor) -> str:
    return f"/channels/{person.user.dm_channel.id}/messages"


# ---- My cards


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_my_cards_come_without_their_picture_when_the_file_is_refused(sim: Sim, status: int, code: int) -> None:
    _, second, _ = await waiting(sim)
    refuse(sim, ANSWERS, status, code)
    mark = sim.mark()
    await sim.press(second, "cards")
    assert "your cards are" in panel(sim, second)
    assert [verb for verb, _, _ in offered(sim, second)] == ["checkfold", "callupto"]
    answers, _ = sim.requests_since(mark)
    assert "cards.webp" not in str(answers[-1].json), "a layout must not name a file that is not there"
    assert answers[-1].to == second.id


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_what_was_settled_is_told_without_the_picture_when_the_file_is_refused(
    sim: Sim, status: int, code: int
) -> None:
    _, second, _ = await waiting(sim)
    await sim.press(second, "cards")
    refuse(sim, ANSWERS, status, code)
    await sim.press(second, "checkfold")
    assert "you fold if it still costs 10" in panel(sim, second)
    assert "your cards are" in panel(sim, second)
    assert "takeback" in [verb for verb, _, _ in offered(sim, second)]
    message = next(each for each in reversed(sim.room.messages(second)) if each.flags & 64)
    assert not message.attachments


async def test_a_refusal_that_is_not_about_files_is_not_repeated(sim: Sim) -> None:
    _, second, _ = await waiting(sim)
    mark = sim.mark()
    refuse(sim, ANSWERS, 404, 10062)
    await sim.press(second, "cards")
    assert len(sim.requests_since(mark)[0]) <= 1


async def test_my_cards_come_without_their_picture_when_discord_is_slow_to_take_it(sim: Sim) -> None:
    _, second, _ = await waiting(sim)
    mark = sim.mark()
    with sim.world.slow("POST", ANSWERS, 30):
        await sim.press(second, "cards")
        await sim.advance(1.2)
    assert not sim.requests_since(mark)[0]
    await sim.advance(0.6)
    assert "your cards are" in panel(sim, second)


@pytest.mark.parametrize(("slow", "answered"), [(1.3, True), (1.7, False)])
async def test_the_picture_and_the_answer_have_one_time_together(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, slow: float, answered: bool
) -> None:
    """The picture takes its whole second and is left out; for the answer there are 1.5 seconds, not 2.5."""
    _, second, _ = await waiting(sim)

    async def late(*_: object) -> None:
        await asyncio.sleep(READY_WITHIN)

    monkeypatch.setattr(Studio, "own_cards", late)
    mark = sim.mark()
    with caplog.at_level(logging.INFO), sim.world.slow("POST", ANSWERS, slow):
        await sim.press(second, "cards")
        await sim.advance(4)
    assert bool(sim.requests_since(mark)[0]) is answered
    assert ("took too long" in caplog.text) is not answered


# ---- direct messages


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_cards_come_by_direct_message_without_their_picture_when_the_file_is_refused(
    sim: Sim, status: int, code: int
) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    refuse(sim, dms_of(bob), status, code)
    await sim.until(lambda table: table.hand_running)
    await sim.advance(5)
    assert "hand 1: " in sim.dm(bob)
    assert len([each for each in sim.room.dms(bob) if "hand 1: " in each]) == 1
    person = await sim.world.bot.store.person(PlayerId(bob.id))  # pyright: ignore[reportAttributeAccessIssue]
    assert not person.dm_refused


@pytest.mark.parametrize(("code", "closed"), [(50007, True), (50013, False)])
async def test_only_closed_direct_messages_count_as_closed(sim: Sim, code: int, closed: bool) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    refuse(sim, dms_of(bob), 403, code, times=None)
    await sim.until(lambda table: table.hand_running)
    await sim.advance(5)
    person = await sim.world.bot.store.person(PlayerId(bob.id))  # pyright: ignore[reportAttributeAccessIssue]
    assert person.dm_refused is closed


# ---- in the reader's emojis


@pytest_asyncio.fixture
async def sim_with_emojis(tmp_path: Path, log_guard: LogGuard) -> AsyncIterator[Sim]:
    """A bot that has made its card emojis."""
    async with simulated(tmp_path / "bot.db", log_guard, card_emojis=True) as sim:
        await sim.advance(2 * len(DECK))
        yield sim


@pytest.mark.parametrize("view", TableViewMode)
async def test_my_cards_are_written_in_the_readers_emojis_unless_the_server_wants_texts(
    sim_with_emojis: Sim, view: TableViewMode
) -> None:
    sim = sim_with_emojis
    await look(sim, view=view)
    people = await seat(sim, 2)
    with sim.in_bot():
        store = sim.world.bot.store  # pyright: ignore[reportAttributeAccessIssue]
        await store.change_person(PlayerId(people[0].id), colours=DeckColours.FOUR)
        await store.change_person(PlayerId(people[1].id), colours=DeckColours.TWO)
    for person, colours in zip(people, (DeckColours.FOUR, DeckColours.TWO), strict=True):
        await sim.press(person, "cards")
        hand = (await sim.view(person)).hand
        assert hand is not None
        assert hand.own_cards is not None
        for card in hand.own_cards:
            drawn = f"<:{emoji_name(card, colours)}:" in panel(sim, person)
            written = card_text(card) in panel(sim, person)
            assert (drawn, written) == ((False, True) if view is TableViewMode.TEXT else (True, False))

"""The picture of the table, of one's cards and of the stacks: what comes with which message, and what when it fails."""

from __future__ import annotations

import io
import logging
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.demo.sim import Message, Request
from bot.demo.sim_shown import alts_of
from bot.render.picture.painter import Painter
from bot.render.picture.scene import TableScene
from bot.service.preferences import DeckColours, DmMode, Felt, TableViewMode
from engine.actions import Fold
from engine.cards import Card
from engine.tournament import Phase, PlayerId
from tests.discord_sim import Sim, check_or_call, shove
from tests.e2e.table_talk import all_in, fold, live, now, to_act
from tests.e2e.test_tournaments import seat
from tests.privacy import dealt_hands


def pictures(message: Message) -> list[str]:
    """The files that are in a message."""
    return [each["filename"] for each in message.attachments]


def alt(message: Message) -> str:
    """What the pictures of a message are said to show."""
    return " ".join(alts_of(message.components))


def sent(requests: list[Request], name: str) -> list[Any]:
    """The files of that name that came with requests."""
    return [file for request in requests for file in request.files if file.filename == name]


async def look(sim: Sim, **changes: Any) -> None:
    """The server's settings are these from now on."""
    with sim.in_bot():
        store = sim.world.bot.store  # pyright: ignore[reportAttributeAccessIssue]
        await store.save_server(replace(await store.server(sim.guild.id), **changes))


async def test_a_hand_begins_with_a_picture_whose_alt_text_names_everybody(sim: Sim) -> None:
    await seat(sim, 3)
    await sim.advance(2)
    assert pictures(live(sim)) == ["table.webp"]
    assert all(name in alt(live(sim)) for name in ("Ann", "Bob", "Carol"))
    picture = Image.open(io.BytesIO(sent(sim.world.requests, "table.webp")[-1].data))
    assert picture.size == (800, 640)


async def test_a_press_is_one_request_with_the_new_picture_in_it(sim: Sim) -> None:
    await seat(sim, 3)
    await sim.advance(2)
    for _ in range(6):
        mark = sim.mark()
        person = await to_act(sim)
        await sim.act(person, check_or_call(await sim.view(person)))
        responses, others = sim.requests_since(mark)
        assert [each.json["type"] for each in responses] == [7]
        assert [each.filename for each in responses[0].files] == ["table.webp"]
        assert not [each for each in others if "messages" in each.path]
        assert pictures(live(sim)) == ["table.webp"]


async def test_the_same_picture_is_not_sent_twice(sim: Sim) -> None:
    dana = sim.admin("dana")
    await seat(sim, 2)
    await sim.advance(2)
    mark, kept = sim.mark(), live(sim).attachments[0]["id"]
    await sim.command(dana, "poker-admin speed", speed="turbo")
    await sim.advance(5)
    edits = [each for each in sim.requests_since(mark)[1] if each.method == "PATCH"]
    assert edits
    assert not sent(edits, "table.webp")
    assert live(sim).attachments[0]["id"] == kept
    assert pictures(live(sim)) == ["table.webp"]


async def test_a_finished_hand_keeps_no_picture(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.advance(2)
    first = live(sim)
    await fold(sim)
    await sim.until(lambda table: table.hand_number == 2)
    await sim.advance(3)
    assert pictures(now(sim, first)) == []
    assert pictures(live(sim)) == ["table.webp"]


async def test_the_podium_has_a_chart_of_the_stacks(sim: Sim) -> None:
    await seat(sim, 3)
    await sim.play_out(shove)
    await sim.advance(30)
    assert pictures(live(sim)) == ["chart.png"]
    assert "Ann" in alt(live(sim))
    assert len(sent(sim.world.requests, "chart.png")) == 1


async def test_cards_come_as_a_picture_to_their_owner_alone(sim: Sim) -> None:
    people = await seat(sim, 3)
    await sim.advance(2)
    readers = [each.to for each in sim.world.requests if sent([each], "cards.webp")]
    assert sorted(filter(None, readers)) == sorted(each.id for each in people)
    assert len(readers) == len(people)
    for person in people:
        own = [each for each in sim.world.requests if each.to == person.id and sent([each], "cards.webp")]
        hand = (await sim.view(person)).hand
        assert hand is not None
        assert hand.own_cards is not None
        (file,) = sent(own, "cards.webp")
        assert file.description
        assert not any(card.code.lower() in file.filename.lower() for card in hand.own_cards)


async def test_my_cards_is_answered_with_the_picture_and_what_it_shows(sim: Sim) -> None:
    people = await seat(sim, 3)
    await sim.advance(2)
    mark = sim.mark()
    await sim.press(people[1], "cards")
    (response,), others = sim.requests_since(mark)
    assert [each.filename for each in response.files] == ["cards.webp"]
    assert response.to == people[1].id
    assert not [each for each in others if "messages" in each.path]


async def test_a_server_that_wants_texts_gets_no_pictures_at_all(sim: Sim) -> None:
    await look(sim, view=TableViewMode.TEXT)
    people = await seat(sim, 3)
    await sim.advance(2)
    await sim.press(people[0], "cards")
    await sim.play_out(shove)
    await sim.advance(30)
    assert not [file for request in sim.world.requests for file in request.files]
    assert "Board" in "".join(str(each.json) for each in sim.world.requests)


async def test_every_street_means_one_picture_a_street(sim: Sim) -> None:
    await look(sim, view=TableViewMode.STREET)
    await seat(sim, 3)
    await sim.advance(2)
    mark = sim.mark()
    for _ in range(6):
        person = await to_act(sim)
        await sim.act(person, check_or_call(await sim.view(person)))
    await sim.advance(3)
    table = await sim.table()
    assert table.hand is not None
    assert len(table.hand.board) == 4
    responses, others = sim.requests_since(mark)
    assert len(sent([*responses, *others], "table.webp")) == 2, "the flop and the turn"
    assert pictures(live(sim)) == ["table.webp"]
    assert all(name in sim.table_text() for name in ("Ann", "Bob", "Carol"))


async def test_each_hand_of_a_run_out_has_its_chance_in_picture_and_text(sim: Sim) -> None:
    people = await seat(sim, 3)
    await sim.advance(2)
    mark = sim.mark()
    await all_in(sim)
    await sim.advance(1)
    table = await sim.table()
    assert table.hand is not None
    assert "%" in sim.table_text()
    assert "%" in alt(live(sim))
    await sim.command(people[0], "poker status")
    assert "%" in sim.private(people[0])
    await sim.advance(30)
    responses, others = sim.requests_since(mark)
    steps = [each for each in [*responses, *others] if sent([each], "table.webp")]
    assert len(steps) >= 5, "the hands, the flop, turn and river, and the end"


async def test_a_table_is_painted_on_the_felt_and_with_the_deck_of_its_server(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenes = painted(monkeypatch)
    await look(sim, felt=Felt.MIDNIGHT, colours=DeckColours.TWO)
    await seat(sim, 2)
    await sim.advance(2)
    assert {(each.felt, each.colours) for each in scenes} == {(Felt.MIDNIGHT, DeckColours.TWO)}


def painted(monkeypatch: pytest.MonkeyPatch) -> list[TableScene]:
    """Every scene of a table that is painted from now on."""
    scenes: list[TableScene] = []
    paint = Painter.table

    def noted(self: Painter, scene: TableScene) -> bytes:
        scenes.append(scene)
        return paint(self, scene)

    monkeypatch.setattr(Painter, "table", noted)
    return scenes


@pytest.mark.parametrize("strategy", [check_or_call, shove])
async def test_no_picture_of_a_table_holds_a_card_that_is_not_open(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, strategy: Any
) -> None:
    scenes = painted(monkeypatch)
    await seat(sim, 3)
    await sim.advance(2)
    begun = 0
    for _ in range(60):
        table = await sim.table()
        if table.phase is Phase.OVER:
            break
        person = await sim.to_act()
        if person is None:
            await sim.advance(1)
        else:
            seen = await sim.view(person)
            assert seen.offer is not None
            folds = len(scenes) % 7 == 3 and seen.offer.call
            await sim.act(person, Fold() if folds else strategy(seen))
        at = int(sim.world.now().timestamp() * 1000)
        hands = dealt_hands(1, await sim.log())
        for scene in scenes[begun:]:
            drawn = cards_of(scene)
            assert any(drawn <= hand.open_to(None, at) for hand in hands[-2:]), drawn
        begun = len(scenes)
    assert begun > 10


def cards_of(scene: TableScene) -> set[Card]:
    """All the cards that are face up in a picture."""
    held = {card for each in scene.seats for card in each.cards or () if card is not None}
    return held | set(scene.board)


# ---- when it goes wrong


async def test_when_painting_fails_the_game_is_played_in_texts(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(self: Painter, scene: object) -> bytes:
        raise RuntimeError("the paint has dried up")

    for each in ("table", "cards", "chart"):
        monkeypatch.setattr(Painter, each, fail)
    await seat(sim, 3)
    await sim.advance(2)
    with caplog.at_level(logging.WARNING):
        mark = sim.mark()
        await sim.act(await to_act(sim), Fold())
        responses, _ = sim.requests_since(mark)
    assert len(responses) == 1
    failed = [each for each in caplog.records if "could not be made" in each.getMessage()]
    assert failed and [getattr(failed[0], each) for each in ("table", "hand")] == [1, 1]
    assert "`1`" in sim.table_text()
    table = await sim.play_out(shove)
    await sim.advance(30)
    assert table.phase is Phase.OVER
    assert not pictures(live(sim))
    assert not [file for request in sim.world.requests for file in request.files]


async def test_without_attach_files_the_game_goes_on_in_texts(sim: Sim) -> None:
    await seat(sim, 3)
    await sim.advance(2)
    assert pictures(live(sim)) == ["table.webp"]
    async with sim.world.denied(sim.channel, attach_files=False):
        await fold(sim)
        assert pictures(live(sim)) == []
        assert "`1`" in sim.table_text()
        await fold(sim)
        await sim.until(lambda table: table.hand_number == 2)
        await sim.advance(2)
        assert pictures(live(sim)) == []
    await fold(sim)
    assert pictures(live(sim)) == ["table.webp"]


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (403, 50013), (413, 0)])
async def test_a_picture_that_discord_refuses_costs_nobody_an_answer(sim: Sim, status: int, code: int) -> None:
    await seat(sim, 3)
    await sim.advance(2)
    sim.world.env.inject_error("POST", "/interactions/*", status=status, code=code, message="No files here", times=1)
    person = await to_act(sim)
    result = await sim.act(person, Fold())
    assert result.acknowledged
    assert pictures(live(sim)) == []
    assert "`1`" in sim.table_text()


async def test_a_picture_that_is_gone_from_its_message_is_sent_again(sim: Sim) -> None:
    dana = sim.admin("dana")
    await seat(sim, 2)
    await sim.advance(2)
    live(sim).attachments.clear()
    await sim.command(dana, "poker-admin speed", speed="turbo")
    await sim.advance(5)
    assert pictures(live(sim)) == ["table.webp"]
    assert alt(live(sim))


async def test_after_a_restart_the_picture_stands(sim: Sim) -> None:
    await seat(sim, 3)
    await sim.advance(2)
    await sim.restart(killed=True)
    assert pictures(live(sim)) == ["table.webp"]
    await fold(sim)
    assert pictures(live(sim)) == ["table.webp"]


async def test_bringing_the_table_down_brings_its_picture_along(sim: Sim) -> None:
    people = await seat(sim, 3)
    await sim.advance(2)
    old = live(sim)
    await sim.command(people[0], "poker status")
    await sim.press(people[0], "down")
    await sim.advance(3)
    assert live(sim).id != old.id
    assert pictures(live(sim)) == ["table.webp"]


async def test_somebody_who_wants_no_direct_messages_gets_no_picture_either(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    with sim.in_bot():
        store = sim.world.bot.store  # pyright: ignore[reportAttributeAccessIssue]
        await store.change_person(PlayerId(bob.id), dm=DmMode.OFF)
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.until(lambda table: table.hand_running)
    await sim.advance(2)
    assert [each.to for each in sim.world.requests if sent([each], "cards.webp")] == [ann.id]

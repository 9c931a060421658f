"""Pictures that are late, refused or cut off: the message is right at once, and whole as soon as it can be."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import discord
import pytest

from bot.presenter import composer as composing
from bot.presenter.content import Content, Drawing
from bot.presenter.frames import Kind
from bot.presenter.screen import Screen
from bot.presenter.sender import Way
from bot.render.picture.painter import Painter
from bot.service.ports import StoreError
from bot.service.preferences import Felt, Look, TableViewMode
from engine.commands import Pause
from engine.tournament import PauseReason, Phase
from tests.discord_sim import Sim, check_or_call, shove
from tests.e2e.disk import loses_its_answer
from tests.e2e.table_talk import all_in, editing, fold, live, to_act
from tests.e2e.test_pictures import look, pictures, sent
from tests.e2e.test_tournaments import seat


def screen_of(sim: Sim) -> Screen:
    """What shows the one table there is."""
    bot: Any = sim.world.bot
    (actor,) = bot.tables.all()
    return bot.presenter.screen(actor)


async def passive(sim: Sim) -> None:
    """Whoever is to act checks or calls."""
    person = await to_act(sim)
    await sim.act(person, check_or_call(await sim.view(person)))


async def test_a_picture_that_gets_ready_while_its_message_is_sent_without_it_follows(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat(sim, 3)
    await sim.advance(2)
    screen = screen_of(sim)
    ready = threading.Event()
    paint = Painter.table

    def waiting(self: Painter, scene: Any) -> bytes:
        ready.wait(20)
        return paint(self, scene)

    monkeypatch.setattr(Painter, "table", waiting)
    screen.actor.look = Look(felt=Felt.MIDNIGHT)  # a new picture
    bare: list[bool] = []

    async def send(content: Content) -> bool:
        bare.append(content.bare)
        ready.set()
        await asyncio.sleep(0.3)
        return True

    frame = screen._queue.current
    assert frame is not None
    async with screen._lock:
        until = asyncio.get_running_loop().time() + 0.2
        await screen._sender.put(frame, Way.EDIT, send, until=until)
        await screen._has_shown(frame, pressed=False)
    assert bare == [True]
    assert screen._queue.head is not None, "it is shown again, with its picture"


async def test_the_last_showdown_gets_its_late_picture_before_the_podium(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.play_out(shove, until=lambda table: table.phase is Phase.OVER)
    screen = screen_of(sim)
    for _ in range(40):
        if screen._queue.head is not None and screen._queue.head.kind is Kind.END:
            break
        await sim.advance(0.5)
    mark = sim.mark()
    screen._sender.bare = True
    with sim.in_bot():
        screen._picture_ready()
    await sim.advance(6)
    responses, others = sim.requests_since(mark)
    assert [*responses, *others], "the showdown is shown with its picture"
    await sim.advance(30)
    assert pictures(live(sim)) == ["chart.png"]


async def test_a_picture_that_stands_is_not_painted_again(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    await look(sim, view=TableViewMode.STREET)
    await seat(sim, 3)
    await sim.advance(2)
    await passive(sim)
    stands = live(sim).attachments[0]["id"]

    def never(self: Painter, scene: Any) -> bytes:
        raise AssertionError("painted again")

    monkeypatch.setattr(Painter, "table", never)
    await passive(sim)
    assert live(sim).attachments[0]["id"] == stands


@pytest.mark.parametrize(("status", "code"), [(400, 40060), (403, 50001), (500, 0)])
async def test_a_refusal_that_is_not_about_files_costs_no_pictures(sim: Sim, status: int, code: int) -> None:
    await seat(sim, 3)
    await sim.advance(2)
    sim.world.env.inject_error("POST", "/interactions/*", status=status, code=code, message="no", times=5)
    await passive(sim)
    sim.world.backend.faults.clear()
    await sim.advance(10)
    await passive(sim)
    await sim.advance(5)
    assert pictures(live(sim)) == ["table.webp"]


async def test_pictures_come_back_with_the_channel(sim: Sim) -> None:
    ann, *_ = await seat(sim, 3)
    await sim.advance(2)
    for method, path in editing(sim):
        sim.world.env.inject_error(method, path, status=403, code=50001, message="Missing Access", times=1)
    await sim.command(ann, "poker floor pause")
    await sim.advance(5)
    await sim.command(ann, "poker floor resume")
    await sim.advance(70)
    await passive(sim)
    assert pictures(live(sim)) == ["table.webp"]


async def test_an_edit_that_was_cut_off_leaves_nothing_to_be_kept(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    await seat(sim, 3)
    await sim.advance(2)
    screen = screen_of(sim)
    frame = screen._queue.current
    assert frame is not None
    edit = discord.PartialMessage.edit

    async def cut_off(self: discord.PartialMessage, **given: Any) -> None:
        await edit(self, **given)
        raise asyncio.CancelledError

    monkeypatch.setattr(discord.PartialMessage, "edit", cut_off)
    screen._message.forget_press()
    with sim.in_bot(), pytest.raises(asyncio.CancelledError):
        await screen._message.leave(screen._composer.without_buttons(frame.state, frame.log))
    assert pictures(live(sim)) == []
    until = asyncio.get_running_loop().time() + 10
    content = await screen._composer.table(frame, Drawing(until, stands=screen._message.shows))
    assert content.uploads, "the picture that is gone is not kept"


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (403, 50013), (413, 0)])
async def test_a_podium_whose_chart_is_refused_comes_in_texts(sim: Sim, status: int, code: int) -> None:
    await seat(sim, 2)
    await all_in(sim)
    await sim.until(lambda table: table.phase is Phase.OVER or not table.hand_running)
    table = await sim.play_out(shove, until=lambda table: table.phase is Phase.OVER)
    assert table.phase is Phase.OVER
    path = f"/channels/{sim.channel.id}/messages"
    sim.world.env.inject_error("POST", path, status=status, code=code, message="no files", times=1)
    await sim.advance(40)
    assert "rematch" in sim.room.verbs()
    assert pictures(live(sim)) == []
    (again,) = sim.people("ann")
    await sim.open_table(again, seats=2)
    assert "join" in sim.room.verbs(), "the channel is free"


def fails(sim: Sim, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """From now on that part of composing a message fails."""
    sim.guard.expect("scene could not be made")

    def fail(*_: Any, **__: Any) -> Any:
        raise RuntimeError("no such state")

    monkeypatch.setattr(composing, what, fail)


@pytest.mark.parametrize("what", ["table_scene", "scene_alt"])
async def test_when_a_scene_cannot_be_made_the_table_goes_on_in_texts(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    fails(sim, monkeypatch, what)
    await seat(sim, 3)
    await sim.advance(2)
    mark = sim.mark()
    await fold(sim)
    responses, _ = sim.requests_since(mark)
    assert len(responses) == 1
    assert "`1`" in sim.table_text()
    assert not sent(sim.world.requests, "table.webp")


@pytest.mark.parametrize("what", ["chart_scene", "chart_alt"])
async def test_when_a_chart_cannot_be_made_the_podium_comes_without(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    fails(sim, monkeypatch, what)
    await seat(sim, 2)
    await sim.play_out(shove)
    await sim.advance(40)
    assert "rematch" in sim.room.verbs()


# ---- pressing while something else is due


async def test_a_call_that_begins_a_run_out_is_answered_with_it_though_an_edit_is_due(sim: Sim) -> None:
    dana = sim.admin("dana")
    await seat(sim, 2)
    await sim.advance(2)
    await sim.act(await to_act(sim), shove(await sim.view(await to_act(sim))))
    await sim.command(dana, "poker-admin speed", speed="turbo")  # an edit that has to wait for its time
    caller = await to_act(sim)
    await sim.press(caller, "call")
    await sim.fill(caller)
    assert "All-in" in sim.table_text()
    assert not {"fold", "call"} & set(sim.room.verbs()), "the hand is over: nothing is left to press"


async def test_bringing_the_table_down_keeps_its_picture_though_the_post_was_refused_one(sim: Sim) -> None:
    ann, *_ = await seat(sim, 3)
    await sim.advance(2)
    path = f"/channels/{sim.channel.id}/messages"
    await sim.command(ann, "poker status")
    sim.world.env.inject_error("POST", path, status=413, code=0, message="no files", times=1)
    await sim.press(ann, "down")
    await sim.advance(10)
    assert pictures(live(sim)) == ["table.webp"]


async def test_an_old_message_that_takes_long_to_go_holds_nobody_up(sim: Sim) -> None:
    ann, *_ = await seat(sim, 3)
    await sim.advance(2)
    await sim.command(ann, "poker status")
    with sim.world.slow("DELETE", "/channels/*", 40):
        async with sim.world.simultaneously():
            await sim.press(ann, "down")
            await asyncio.sleep(0.05)
            await asyncio.sleep(0.05)
        await sim.advance(2)
        assert not screen_of(sim)._lock.locked()
        await passive(sim)
    await sim.advance(60)


async def test_what_was_committed_is_never_told_as_having_failed(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    await seat(sim, 2)
    await sim.advance(2)
    bot: Any = sim.world.bot

    async def broken(*_: Any) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(bot.store, "mark_presented", broken)
    person = await to_act(sim)
    mark = sim.mark()
    await fold(sim)
    responses, others = sim.requests_since(mark)
    assert [each.path for each in responses if each.path.endswith("/callback")]
    assert not [each for each in [*responses, *others] if each.method == "POST" and "/webhooks/" in each.path]
    assert "Something went wrong" not in sim.private(person)


async def test_a_table_whose_last_write_is_in_doubt_goes_on_within_seconds(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim.guard.expect("disk I/O error")
    (ann,) = sim.people("ann")
    await sim.open_table(ann, seats=2)
    await sim.press(ann, "house")
    await sim.start_game(ann)
    while await sim.to_act() is not ann:
        await sim.advance(1)
    lost = loses_its_answer(monkeypatch, "append", lambda *_, **__: True)
    await passive(sim)
    assert lost
    seq = (await sim.log())[-1].seq
    await sim.advance(8)
    assert (await sim.log())[-1].seq > seq, "the house player, or the next hand, has followed"


async def test_a_table_that_was_lost_is_not_shown_any_more(sim: Sim) -> None:
    await seat(sim, 3)
    await sim.advance(2)
    bot: Any = sim.world.bot
    (actor,) = bot.tables.all()
    bot.presenter.drop(actor)
    mark = sim.mark()
    with sim.in_bot():
        await actor.submit(Pause(None, reason=PauseReason.FLOOR))
    await sim.advance(5)
    responses, others = sim.requests_since(mark)
    assert not [*responses, *others]
    bot.presenter.screen(actor)

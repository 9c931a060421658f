"""Pictures are made beside the event loop: late, failing or hanging ones are left out, and nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import pytest

from bot.presenter import workshop
from bot.presenter.studio import Studio
from bot.presenter.workshop import Where
from bot.render.picture.painter import Painter
from bot.render.picture.scene import Face, SeatScene, SeatState, TableScene
from bot.service.ports import TableId
from bot.service.preferences import Person
from engine.cards import parse_cards
from engine.dealer import replay as replay_hand
from engine.hand_view import view_hand
from engine.tournament import PlayerId
from tests.engine.scenario import deal
from tests.looks.photos import photo

SEATS = tuple(
    [SeatScene(seat, name, name, Face("", 0, name[0]), SeatState.LIVE) for seat, name in enumerate(("Ann", "Bob"))]
)
SCENE = TableScene(SEATS, parse_cards("As Kd 7c"))
OTHER = TableScene(SEATS, parse_cards("As Kd 7c 2h"))


def where(table: int = 1, seq: int = 1) -> Where:
    return Where(TableId(table), 1, seq)


class Troubled(Painter):
    """A painter to whom things happen: each call of `table` first does what `trouble` says."""

    def __init__(self, trouble: Callable[[TableScene], None]) -> None:
        super().__init__()
        self._trouble = trouble

    def table(self, scene: TableScene) -> bytes:
        self._trouble(scene)
        return super().table(scene)


async def soon() -> float:
    return asyncio.get_running_loop().time() + 0.3


def troubled(trouble: Callable[[TableScene], None]) -> Studio:
    return Studio(lambda: 0, make_painter=lambda: Troubled(trouble))


def no_matter() -> None:
    pass


def waits(for_it: threading.Event) -> None:
    for_it.wait(30)


async def test_a_picture_is_made_in_a_thread_of_its_own() -> None:
    threads: list[str] = []
    studio = troubled(lambda _: threads.append(threading.current_thread().name))
    made = await studio.table(where(), SCENE, await soon() + 10, no_matter)
    await studio.close()
    assert made is not None
    assert made[:4] == b"RIFF"
    assert threads == ["pictures"]


async def test_a_picture_that_fails_is_left_out_with_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    def fail(_: TableScene) -> None:
        raise RuntimeError("no colours left")

    studio = troubled(fail)
    with caplog.at_level(logging.INFO):
        assert await studio.table(Where(TableId(7), 3, 41), SCENE, await soon(), no_matter) is None
    await studio.close()
    (record,) = caplog.records
    assert record.getMessage() == "a picture could not be made; texts instead"
    assert [getattr(record, each) for each in ("table", "hand", "seq")] == [7, 3, 41]


async def test_a_late_picture_is_left_out_and_announced_when_it_is_ready() -> None:
    free = threading.Event()
    studio = troubled(lambda _: waits(free))
    ready = asyncio.Event()
    assert await studio.table(where(), SCENE, await soon(), ready.set) is None
    assert not ready.is_set()
    free.set()
    await asyncio.wait_for(ready.wait(), 5)
    assert await studio.table(where(), SCENE, await soon() + 10, no_matter) is not None
    await studio.close()


async def test_the_event_loop_goes_on_while_a_picture_is_made() -> None:
    free = threading.Event()
    studio = troubled(lambda _: waits(free))
    making = asyncio.create_task(studio.table(where(), SCENE, await soon() + 10, no_matter))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not making.done()
    free.set()
    assert await making is not None
    await studio.close()


async def test_of_two_pictures_of_one_table_only_the_newer_one_is_made() -> None:
    free = threading.Event()
    made: list[TableScene] = []

    def wait(scene: TableScene) -> None:
        free.wait(10)
        made.append(scene)

    studio = troubled(wait)
    first = asyncio.create_task(studio.table(where(table=9), SCENE, await soon() + 10, no_matter))
    older = asyncio.create_task(studio.table(where(seq=1), SCENE, await soon() + 10, no_matter))
    await asyncio.sleep(0.01)
    newer = asyncio.create_task(studio.table(where(seq=2), OTHER, await soon() + 10, no_matter))
    await asyncio.sleep(0.01)
    free.set()
    assert await older is None
    assert await newer is not None
    assert await first is not None
    assert made == [SCENE, OTHER]
    await studio.close()


async def test_a_thread_that_hangs_is_left_behind(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workshop, "LOST_AFTER", 0.1)
    hanging = threading.Event()
    hung: list[int] = []

    def hang(_: TableScene) -> None:
        if len(hung) < 1:
            hung.append(1)
            hanging.wait(30)

    studio = troubled(hang)
    assert await studio.table(where(), SCENE, await soon(), no_matter) is None
    assert await studio.table(where(), SCENE, await soon() + 10, no_matter) is not None
    assert "hangs (1 of 3)" in caplog.text
    hanging.set()
    await studio.close()


async def test_after_three_hanging_threads_there_are_no_pictures_but_no_waiting_either(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workshop, "LOST_AFTER", 0.05)
    hanging = threading.Event()
    studio = troubled(lambda _: waits(hanging))
    for _ in range(4):
        assert await studio.table(where(), SCENE, await soon(), no_matter) is None
    before = asyncio.get_running_loop().time()
    assert await studio.table(where(), SCENE, before + 10, no_matter) is None
    assert asyncio.get_running_loop().time() - before < 5
    hanging.set()
    await studio.close()


async def test_the_chances_of_a_run_out_are_those_of_the_hands_face_up() -> None:
    hand = deal([1000, 1000], "10/20", cards={1: "AsAh", 2: "KsKh"}, board="2c7d9s 3c 4d")
    studio = Studio(lambda: 0)
    assert await studio.chances(where(), view_hand(hand.state, None), await soon() + 10) == {}
    hand.play("2 is all-in, 1 is all-in")
    after = [replay_hand(hand.deal, hand.events[: upto + 1]) for upto in range(len(hand.events))]
    flop = next(each for each in after if each.run_out is not None and len(each.board) == 3)
    chances = await studio.chances(where(), view_hand(flop, None), await soon() + 10)
    assert await studio.chances(where(), view_hand(hand.state, None), await soon() + 10) == {}, "the hand is over"
    await studio.close()
    kings_come = 1 - (43 * 42) / (45 * 44)
    assert chances == {0: pytest.approx(1 - kings_come, abs=0.01), 1: pytest.approx(kings_come, abs=0.01)}
    assert sum(chances.values()) == pytest.approx(1, abs=1e-12)


async def test_chances_that_were_late_are_there_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = deal([1000, 1000], "10/20", cards={1: "AsAh", 2: "KsKh"}, board="2c7d9s 3c 4d")
    hand.play("2 is all-in, 1 is all-in")
    after = [replay_hand(hand.deal, hand.events[: upto + 1]) for upto in range(len(hand.events))]
    flop = next(each for each in after if each.run_out is not None and len(each.board) == 3)
    free = threading.Event()
    studio = troubled(lambda _: waits(free))
    stuck = asyncio.create_task(studio.table(where(table=2), SCENE, await soon() + 20, no_matter))
    await asyncio.sleep(0.01)
    ready = asyncio.Event()
    assert await studio.chances(where(), view_hand(flop, None), await soon(), ready.set) == {}
    free.set()
    await asyncio.wait_for(ready.wait(), 5)
    assert await studio.chances(where(), view_hand(flop, None), 0.0), "no need to wait"
    await stuck
    await studio.close()


async def test_a_painter_is_used_by_one_thread_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "LOST_AFTER", 0.1)
    hanging = threading.Event()
    threads: dict[int, set[int]] = {}
    hung: list[int] = []

    class Watched(Painter):
        def table(self, scene: TableScene) -> bytes:
            threads.setdefault(id(self), set()).add(threading.get_ident())
            if not hung:
                hung.append(1)
                hanging.wait(30)
            return super().table(scene)

    studio = Studio(lambda: 0, make_painter=Watched)
    first = asyncio.create_task(studio.table(where(1), SCENE, await soon(), no_matter))
    behind = asyncio.create_task(studio.table(where(2), SCENE, await soon(), no_matter))
    await first
    await behind
    assert await studio.table(where(3), OTHER, await soon() + 10, no_matter) is not None
    hanging.set()
    await asyncio.sleep(0.3)
    assert [len(each) for each in threads.values()] == [1] * len(threads)
    await studio.close()


async def test_of_somebodys_own_cards_the_log_tells_nothing(caplog: pytest.LogCaptureFixture) -> None:
    studio = troubled(lambda _: None)

    def fail(_: Painter) -> bytes:
        raise ValueError("As Kd")

    with caplog.at_level(logging.DEBUG):
        assert await studio._workshop.do(where(), fail, await soon() + 10, private=True) is None
    await studio.close()
    assert "could not be made" in caplog.text
    assert "As Kd" not in caplog.text


async def test_somebody_who_is_forgotten_has_no_face_in_any_later_picture() -> None:
    studio = Studio(lambda: 0)
    ann, other = PlayerId(41), PlayerId(411)
    for player in (ann, other):
        studio.meet(Person(player, avatar="f" * 32))
        assert await studio._add_face(f"{player}:{'f' * 32}", photo(1))
    assert studio.face_key(ann)

    await studio.forget_person(ann)

    assert studio.face_key(ann) == ""
    assert not studio._has_face(f"{ann}:{'f' * 32}")
    assert studio.face_key(other), "nobody else's"
    await studio.close()

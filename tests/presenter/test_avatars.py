"""Avatars come when they can, within limits, and nothing waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

import pytest
import pytest_asyncio
from aiohttp import web

from bot.presenter.avatars import AGAIN, AT_ONCE, BYTES, REMEMBERED, WAITING, Avatars, key_of
from bot.render.picture.face import Faces
from engine.tournament import PlayerId
from tests.looks.photos import photo

ANN = PlayerId(41)
HASH = "0123456789abcdef0123456789abcdef"
KEY = f"{ANN}:{HASH}"
FACE = b"a face, as far as this is concerned"

Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass
class Cdn:
    """A CDN on this machine, and who asks it."""

    avatars: Avatars = field(init=False)
    faces: dict[str, bytes] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    open: int = 0
    most: int = 0
    now: int = 1_000_000
    refuse: bool = False
    broken: bool = False
    answer: Answer | None = None

    async def add(self, key: str, image: bytes) -> bool:
        if self.broken:
            raise RuntimeError("the painter is gone")
        if self.refuse:
            return False
        self.faces[key] = image
        return True

    async def respond(self, request: web.Request) -> web.StreamResponse:
        self.asked.append(request.path_qs)
        self.open += 1
        self.most = max(self.most, self.open)
        try:
            return web.Response(body=FACE) if self.answer is None else await self.answer(request)
        finally:
            self.open -= 1

    async def quiet(self) -> None:
        """Wait until nothing is being fetched."""
        while tasks := list(self.avatars._tasks.values()):  # pyright: ignore[reportPrivateUsage]
            await asyncio.wait(tasks)
            await asyncio.sleep(0)


@pytest_asyncio.fixture
async def cdn() -> AsyncIterator[Cdn]:
    made = Cdn()
    application = web.Application()
    application.router.add_get("/avatars/{player}/{name}", made.respond)
    application.router.add_get("/elsewhere", made.respond)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    made.avatars = Avatars(
        made.add,
        lambda key: key in made.faces,
        lambda: made.now,
        address=f"http://127.0.0.1:{runner.addresses[0][1]}",
        within=0.5,
    )
    yield made
    await made.avatars.close()
    await runner.cleanup()


async def test_a_face_is_there_for_the_picture_after_the_next(cdn: Cdn) -> None:
    assert cdn.avatars.wanted(ANN, HASH) == ""
    await cdn.quiet()
    assert cdn.faces == {KEY: FACE}
    assert cdn.avatars.wanted(ANN, HASH) == KEY
    assert cdn.asked == [f"/avatars/{ANN}/{HASH}.png?size=128"]


async def test_an_animated_avatar_is_fetched_as_a_still_picture(cdn: Cdn) -> None:
    cdn.avatars.wanted(ANN, f"a_{HASH}")
    await cdn.quiet()
    assert cdn.asked == [f"/avatars/{ANN}/a_{HASH}.png?size=128"]


@pytest.mark.parametrize(
    ("player", "avatar"),
    [
        (ANN, None),
        (ANN, ""),
        (ANN, HASH[1:]),
        (ANN, HASH.upper()),
        (ANN, "b_" + HASH),
        (ANN, HASH + "\n"),
        (ANN, "../" + HASH[3:]),
        (ANN, HASH[:-1] + "۳"),
        (PlayerId(-3), HASH),
    ],
)
async def test_what_is_no_avatar_is_never_asked_for(cdn: Cdn, player: PlayerId, avatar: str | None) -> None:
    assert key_of(player, avatar) == ""
    assert cdn.avatars.wanted(player, avatar) == ""
    await cdn.quiet()
    assert cdn.asked == []


async def test_a_face_asked_for_many_times_is_fetched_once(cdn: Cdn) -> None:
    for _ in range(20):
        cdn.avatars.wanted(ANN, HASH)
    await cdn.quiet()
    assert len(cdn.asked) == 1


def status(number: int) -> Answer:
    async def answer(_: web.Request) -> web.StreamResponse:
        return web.Response(status=number, body=FACE)

    return answer


async def redirect(request: web.Request) -> web.StreamResponse:
    if request.path == "/elsewhere":
        return web.Response(body=FACE)
    raise web.HTTPFound("/elsewhere")


async def slow(_: web.Request) -> web.StreamResponse:
    await asyncio.sleep(30)
    return web.Response(body=FACE)


async def dripping(request: web.Request) -> web.StreamResponse:
    response = web.StreamResponse()
    await response.prepare(request)
    for _ in range(100):
        await response.write(b"x")
        await asyncio.sleep(0.05)
    return response


async def truncated(request: web.Request) -> web.StreamResponse:
    response = web.StreamResponse(headers={"Content-Length": "1000"})
    await response.prepare(request)
    await response.write(FACE)
    assert request.transport is not None
    request.transport.close()
    return response


async def huge(request: web.Request) -> web.StreamResponse:
    response = web.StreamResponse(headers={"Content-Length": "100000000"})
    await response.prepare(request)
    for _ in range(1600):
        await response.write(bytes(65536))
    return response


async def huge_of_unknown_length(request: web.Request) -> web.StreamResponse:
    response = web.StreamResponse()
    await response.prepare(request)
    while True:
        await response.write(bytes(65536))


@pytest.mark.parametrize(
    "answer",
    [
        status(404),
        status(500),
        status(403),
        status(206),
        redirect,
        slow,
        dripping,
        truncated,
        huge,
        huge_of_unknown_length,
    ],
)
async def test_whatever_the_server_does_there_is_just_no_face(cdn: Cdn, answer: Answer) -> None:
    cdn.answer = answer
    assert cdn.avatars.wanted(ANN, HASH) == ""
    await cdn.quiet()
    assert cdn.faces == {}
    assert cdn.avatars.wanted(ANN, HASH) == ""
    await cdn.quiet()
    assert cdn.asked == [f"/avatars/{ANN}/{HASH}.png?size=128"], "a failure is not repeated at once"


async def test_the_largest_image_allowed_is_taken(cdn: Cdn) -> None:
    async def answer(_: web.Request) -> web.StreamResponse:
        return web.Response(body=bytes(BYTES))

    cdn.answer = answer
    cdn.avatars.wanted(ANN, HASH)
    await cdn.quiet()
    assert len(cdn.faces[KEY]) == BYTES


async def test_one_byte_more_is_not(cdn: Cdn) -> None:
    async def answer(_: web.Request) -> web.StreamResponse:
        return web.Response(body=bytes(BYTES + 1))

    cdn.answer = answer
    cdn.avatars.wanted(ANN, HASH)
    await cdn.quiet()
    assert cdn.faces == {}


async def test_a_packed_body_is_not_unpacked(cdn: Cdn) -> None:
    async def answer(_: web.Request) -> web.StreamResponse:
        return web.Response(body=b"\x1f\x8b packed", headers={"Content-Encoding": "gzip"})

    cdn.answer = answer
    cdn.avatars.wanted(ANN, HASH)
    await cdn.quiet()
    assert cdn.faces == {KEY: b"\x1f\x8b packed"}


@pytest.mark.parametrize("trouble", ["refuse", "broken"])
async def test_an_image_that_cannot_be_decoded_is_remembered_as_a_failure(cdn: Cdn, trouble: str) -> None:
    setattr(cdn, trouble, True)
    for _ in range(2):
        assert cdn.avatars.wanted(ANN, HASH) == ""
        await cdn.quiet()
    assert len(cdn.asked) == 1


async def test_a_failure_is_tried_again_after_a_while(cdn: Cdn) -> None:
    cdn.answer = status(500)
    cdn.avatars.wanted(ANN, HASH)
    await cdn.quiet()
    cdn.answer = None
    cdn.now += AGAIN - 1
    cdn.avatars.wanted(ANN, HASH)
    await cdn.quiet()
    assert cdn.faces == {}
    cdn.now += 1
    cdn.avatars.wanted(ANN, HASH)
    await cdn.quiet()
    assert cdn.faces == {KEY: FACE}


async def test_a_failure_of_before_the_clock_was_set_back_is_tried_again(cdn: Cdn) -> None:
    cdn.answer = status(500)
    cdn.now += 7_200_000
    cdn.avatars.wanted(ANN, HASH)
    await cdn.quiet()
    cdn.answer = None
    cdn.now -= 7_200_000
    cdn.avatars.wanted(ANN, HASH)
    await cdn.quiet()
    assert cdn.faces == {KEY: FACE}


async def test_a_face_that_was_dropped_is_fetched_again_only_after_a_while(cdn: Cdn) -> None:
    cdn.avatars.wanted(ANN, HASH)
    await cdn.quiet()
    cdn.faces.clear()
    cdn.now += AGAIN - 1
    assert cdn.avatars.wanted(ANN, HASH) == ""
    await cdn.quiet()
    assert len(cdn.asked) == 1
    cdn.now += 1
    assert cdn.avatars.wanted(ANN, HASH) == ""
    await cdn.quiet()
    assert cdn.avatars.wanted(ANN, HASH) == KEY
    assert len(cdn.asked) == 2


async def test_faces_that_never_fit_cost_one_fetch_each_in_a_while(cdn: Cdn) -> None:
    cdn.refuse = True
    for _ in range(5):
        for player in range(1, WAITING + 1):
            cdn.avatars.wanted(PlayerId(player), HASH)
        await cdn.quiet()
    assert len(cdn.asked) == WAITING


async def test_the_faces_of_fifty_full_tables_are_fetched_once_and_stay(cdn: Cdn) -> None:
    faces, image = Faces(), photo(1)

    async def answer(_: web.Request) -> web.StreamResponse:
        return web.Response(body=image)

    async def add(key: str, image: bytes) -> bool:
        return faces.add(key, image)

    cdn.answer, cdn.avatars._add, cdn.avatars._has = answer, add, faces.has  # pyright: ignore[reportPrivateUsage]
    shown: list[int] = []
    for _ in range(3):
        there = 0
        for table in range(50):
            keys = [cdn.avatars.wanted(PlayerId(table * 6 + seat + 1), HASH) for seat in range(6)]
            there += len([key for key in keys if key and faces.use(key)])
            await cdn.quiet()
        shown.append(there)
    assert shown == [0, 300, 300]
    assert len(cdn.asked) == 300


async def test_only_what_was_fetched_of_late_is_remembered(cdn: Cdn) -> None:
    for player in range(1, 21):
        cdn.avatars.wanted(PlayerId(player), HASH)
    await cdn.quiet()
    cdn.now += AGAIN
    cdn.avatars.wanted(PlayerId(21), HASH)
    await cdn.quiet()
    fetched = cdn.avatars._fetched  # pyright: ignore[reportPrivateUsage]
    assert list(fetched) == [f"21:{HASH}"]
    fetched.update((f"{number}", cdn.now) for number in range(REMEMBERED))
    cdn.avatars.wanted(PlayerId(22), HASH)
    await cdn.quiet()
    assert len(fetched) == REMEMBERED


async def test_few_are_fetched_at_once_and_many_wait(cdn: Cdn) -> None:
    async def answer(_: web.Request) -> web.StreamResponse:
        await asyncio.sleep(0.01)
        return web.Response(body=FACE)

    cdn.answer = answer
    for player in range(1, WAITING + 50):
        cdn.avatars.wanted(PlayerId(player), HASH)
    await cdn.quiet()
    assert cdn.most == AT_ONCE
    assert len(cdn.faces) == WAITING


async def test_nothing_is_fetched_after_the_end(cdn: Cdn) -> None:
    cdn.answer = slow
    cdn.avatars.wanted(ANN, HASH)
    await asyncio.sleep(0.05)
    await cdn.avatars.close()
    await cdn.avatars.close()
    assert cdn.avatars.wanted(PlayerId(42), HASH) == ""
    await cdn.quiet()
    assert len(cdn.asked) == 1


async def test_a_cdn_out_of_reach_harms_nobody() -> None:
    faces: dict[str, bytes] = {}

    async def add(key: str, image: bytes) -> bool:
        faces[key] = image
        return True

    avatars = Avatars(add, faces.__contains__, lambda: 0, address="http://127.0.0.1:9")
    avatars.wanted(ANN, HASH)
    await asyncio.wait(list(avatars._tasks.values()))  # pyright: ignore[reportPrivateUsage]
    await avatars.close()
    assert faces == {}


async def test_a_face_that_is_just_being_fetched_of_somebody_forgotten_does_not_come_back(cdn: Cdn) -> None:
    there = asyncio.Event()

    async def slow(_: web.Request) -> web.StreamResponse:
        there.set()
        await asyncio.sleep(0.2)
        return web.Response(body=FACE)

    cdn.answer = slow
    other = PlayerId(411)
    cdn.avatars.wanted(ANN, HASH)
    cdn.avatars.wanted(other, HASH)
    await there.wait()

    await cdn.avatars.forget(ANN)
    await cdn.quiet()

    assert list(cdn.faces) == [f"{other}:{HASH}"]
    cdn.answer = None
    cdn.avatars.wanted(ANN, HASH)
    await cdn.quiet()
    assert KEY in cdn.faces, "whoever comes again is fetched at once"

"""People's own faces in the table's picture: there once Discord's CDN has sent them; nothing waits for that."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from PIL import Image

from bot.demo.sim import MemberActor
from bot.presenter import avatars
from bot.presenter.avatars import WITHIN
from bot.render.picture.layout import seat_places
from bot.service.preferences import Person, TableViewMode
from engine.tournament import PlayerId
from tests.discord_sim import Sim, check_or_call
from tests.e2e.table_talk import live, to_act
from tests.e2e.test_pictures import look, pictures, sent
from tests.e2e.test_tournaments import seat

PINK = (255, 0, 200)
HASH = "0123456789abcdef0123456789abcdef"


def pink() -> bytes:
    made = io.BytesIO()
    Image.new("RGB", (128, 128), PINK).save(made, "PNG")
    return made.getvalue()


@dataclass
class Cdn:
    """A CDN on this machine; everybody who has a face has a pink one."""

    status: int = 200
    body: bytes = field(default_factory=pink)
    asked: list[str] = field(default_factory=list)
    open: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.open.set()

    async def respond(self, request: web.Request) -> web.StreamResponse:
        self.asked.append(request.path)
        await self.open.wait()
        return web.Response(status=self.status, body=self.body)

    def address(self, person: MemberActor) -> str:
        return f"/avatars/{person.id}/{HASH}.png"


@pytest_asyncio.fixture
async def cdn(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cdn]:
    made = Cdn()
    application = web.Application()
    application.router.add_get("/avatars/{player}/{name}", made.respond)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(avatars, "CDN", f"http://127.0.0.1:{runner.addresses[0][1]}")
    yield made
    made.open.set()
    await runner.cleanup()


def has_avatar(sim: Sim, *names: str) -> list[MemberActor]:
    """People who have chosen a picture on Discord."""
    people = sim.people(*names)
    for person in people:
        sim.world.backend.users[person.id].avatar = HASH
    return people


async def until_fetched(sim: Sim, *people: MemberActor) -> None:
    """Wait, in real time, until the bot has their faces."""
    studio = sim.world.bot.studio  # pyright: ignore[reportAttributeAccessIssue]
    for _ in range(500):
        with sim.in_bot():
            if all(studio.face_key(PlayerId(person.id)) for person in people):
                return
        await asyncio.sleep(0.01)
    raise TimeoutError("never fetched")


async def call_or_check(sim: Sim) -> None:
    person = await to_act(sim)
    await sim.act(person, check_or_call(await sim.view(person)))


async def has_own_face(sim: Sim, person: MemberActor) -> bool:
    """Whether the last picture of the table shows the fetched face of somebody."""
    table = await sim.table()
    number = table.seat_of(PlayerId(person.id))
    assert number is not None
    place = seat_places(len(table.seats))[number]
    picture = Image.open(io.BytesIO(sent(sim.world.requests, "table.webp")[-1].data)).convert("RGB")
    middle = place.box.left + place.size.avatar_left + place.size.avatar // 2, place.box.top + place.size.avatar // 2
    found = picture.getpixel(middle)
    assert isinstance(found, tuple)
    return all(abs(one - other) <= 30 for one, other in zip(found, PINK, strict=True))


async def test_the_picture_after_the_next_action_has_the_real_face(cdn: Cdn, sim: Sim) -> None:
    (ann,) = has_avatar(sim, "ann")
    _, bob, carol = await seat(sim, 3)
    await sim.advance(2)
    await until_fetched(sim, ann)
    await call_or_check(sim)
    assert await has_own_face(sim, ann)
    assert not await has_own_face(sim, bob)
    assert not await has_own_face(sim, carol)
    assert cdn.asked == [cdn.address(ann)], "once, and for nobody without a picture of their own"


async def test_a_press_is_answered_at_once_while_the_cdn_says_nothing(
    cdn: Cdn, sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    cdn.open.clear()
    request, under_way = aiohttp.ClientSession._request, 0  # pyright: ignore[reportPrivateUsage]

    async def outside(*args: Any, **given: Any) -> aiohttp.ClientResponse:
        """The simulated Discord is not to wait for this one either."""
        nonlocal under_way
        under_way += 1
        try:
            return await sim.world.env.external_wait(request(*args, **given), reason="the CDN says nothing")
        finally:
            under_way -= 1

    monkeypatch.setattr(aiohttp.ClientSession, "_request", outside)
    ann, *_ = await seat(sim, 3)
    await sim.advance(2)
    with sim.in_bot():
        sim.world.bot.studio.meet(Person(PlayerId(ann.id), avatar=HASH))  # pyright: ignore[reportAttributeAccessIssue]
    for _ in range(3):
        mark, before = sim.mark(), sim.world.now()
        await call_or_check(sim)
        response, *_ = sim.requests_since(mark)[0]
        assert under_way == 1, "the face is still awaited"
        assert response.json["type"] == 7
        assert [each.filename for each in response.files] == ["table.webp"]
        assert response.at - before.timestamp() * 1000 < 100
        assert not await has_own_face(sim, ann)
    await sim.advance(WITHIN)
    assert under_way == 0, "and given up"


@pytest.mark.parametrize(
    ("status", "body"), [(500, b""), (404, pink()), (200, b""), (200, b"no image"), (200, pink()[:-40])]
)
async def test_a_broken_cdn_costs_nothing_but_the_faces(cdn: Cdn, sim: Sim, status: int, body: bytes) -> None:
    cdn.status, cdn.body = status, body
    (ann,) = has_avatar(sim, "ann")
    await seat(sim, 3)
    await sim.advance(2)
    for _ in range(3):
        await call_or_check(sim)
        assert pictures(live(sim)) == ["table.webp"]
        assert not await has_own_face(sim, ann)
    assert cdn.asked == [cdn.address(ann)], "what failed is not tried with every picture"


async def test_nothing_is_fetched_for_house_players(cdn: Cdn, sim: Sim) -> None:
    ann, bob = has_avatar(sim, "ann", "bob")
    await seat(sim, 2, house=2)
    await sim.advance(2)
    await until_fetched(sim, ann, bob)
    await sim.advance(10)
    assert sorted(cdn.asked) == sorted([cdn.address(ann), cdn.address(bob)])


async def test_nothing_is_fetched_where_only_texts_are_wanted(cdn: Cdn, sim: Sim) -> None:
    await look(sim, view=TableViewMode.TEXT)
    has_avatar(sim, "ann", "bob")
    people = await seat(sim, 2)
    await sim.advance(2)
    await sim.press(people[0], "cards")
    await call_or_check(sim)
    await sim.restart()
    await call_or_check(sim)
    await asyncio.sleep(0.05)
    assert cdn.asked == []


async def test_a_new_process_fetches_the_faces_of_those_who_sit_there(cdn: Cdn, sim: Sim) -> None:
    (ann,) = has_avatar(sim, "ann")
    await seat(sim, 3)
    await sim.advance(2)
    await until_fetched(sim, ann)
    await sim.restart()
    await until_fetched(sim, ann)
    await call_or_check(sim)
    assert await has_own_face(sim, ann)
    assert cdn.asked == [cdn.address(ann)] * 2

"""Pictures and chances for all tables, made in a thread beside the event loop. What is late or fails is left out: the
texts say all of it.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from bot.presenter.avatars import Avatars
from bot.presenter.emojis import CardEmojis
from bot.presenter.worker import Worker
from bot.render.alt_text import cards_alt
from bot.render.cards_scene import cards_scene
from bot.render.picture.painter import Painter
from bot.render.picture.scene import ChartScene, TableScene
from bot.service.clock import Now
from bot.service.ports import DeckColours, Look, Person, TableId, TableViewMode
from bot.ui.picture import Picture
from bot.ui.shown import CARDS_PICTURE
from engine.cards import Board, HoleCards
from engine.equity import shares
from engine.seats import Seat
from engine.tournament import PlayerId
from engine.view import HandView, TableView

log = logging.getLogger(__name__)

T = TypeVar("T")

READY_WITHIN: Final = 1.0  # seconds: a table does not wait longer for its picture
LOST_AFTER: Final = 10.0  # seconds without any result: the thread hangs
MOST_LOST: Final = 3  # threads; after that there are no pictures for a while
FORGIVEN_AFTER: Final = 3600.0
KNOWN: Final = 20_000  # people whose avatar is known
KEPT: Final = 256  # spots whose chances are remembered

Spot = tuple[tuple[HoleCards, ...], Board]


@dataclass(frozen=True, slots=True)
class Where:
    """What a picture is for, as the log names it."""

    table: TableId
    hand: int
    seq: int

    def __str__(self) -> str:
        return f"table {self.table} hand {self.hand} seq {self.seq}"


NOWHERE: Final = Where(TableId(0), 0, 0)


class Studio:
    """Makes pictures one after another. Nothing here raises, and nothing takes longer than it is given.

    `make_painter` is called in the thread. `emojis` may be None: then cards stay text.
    """

    def __init__(
        self, now: Now, emojis: CardEmojis | None = None, make_painter: Callable[[], Painter] = Painter
    ) -> None:
        self._emojis = emojis
        self._avatars = Avatars(self._add_face, self._has_face, now)
        self._hashes: OrderedDict[PlayerId, str | None] = OrderedDict()
        self._make_painter = make_painter
        self._easel: _Easel | None = None
        self._lost: list[float] = []  # when threads hung, on the event loop's clock
        self._busy_since: float | None = None
        self._unfinished: set[asyncio.Future[Any]] = set()
        self._newest: dict[TableId, int] = {}
        self._numbers = itertools.count(1)
        self._chances: OrderedDict[Spot, tuple[float, ...]] = OrderedDict()

    async def start(self) -> None:
        """Get ready, so that the first picture is no slower than the others, and have the card emojis made."""
        if self._emojis is not None:
            self._emojis.start()
        until = asyncio.get_running_loop().time() + LOST_AFTER
        await self.do(NOWHERE, lambda painter: painter.warm(), until)

    async def close(self) -> None:
        """Let everything end that is under way. May be called twice."""
        if self._emojis is not None:
            await self._emojis.close()
        await self._avatars.close()
        self._stop()

    def _stop(self) -> None:
        if self._easel is not None:
            self._easel.worker.shutdown()
        self._easel = None

    # ---- who and what is shown

    def meet(self, person: Person) -> None:
        """Remember which avatar a person has."""
        self._hashes[person.player] = person.avatar
        self._hashes.move_to_end(person.player)
        while len(self._hashes) > KNOWN:
            self._hashes.popitem(last=False)

    def face_key(self, player: PlayerId) -> str:
        """The painter's key of a player's avatar, "" as long as there is none; never waits."""
        avatar = self._hashes.get(player)
        return "" if avatar is None else self._avatars.wanted(player, avatar)

    def emojis(self, colours: DeckColours) -> Mapping[str, str]:
        """Our card emojis by card code, {} until they are there."""
        return {} if self._emojis is None else self._emojis.by_code(colours)

    async def _add_face(self, key: str, image: bytes) -> bool:
        until = asyncio.get_running_loop().time() + LOST_AFTER
        return bool(await self.do(NOWHERE, lambda painter: painter.add_face(key, image), until))

    def _has_face(self, key: str) -> bool:
        painter = None if self._easel is None else self._easel.painter
        return painter is not None and painter.has_face(key)

    # ---- what is made

    async def table(self, where: Where, scene: TableScene, until: float, late: Callable[[], None]) -> bytes | None:
        """The picture of a table; None when it fails or is not ready in time, and then `late` is called once it is.

        `until` here and below: on the event loop's clock, in seconds.
        """
        number = self._newest[where.table] = next(self._numbers)

        def paint(painter: Painter) -> bytes | None:
            # One that a newer picture of the table has overtaken before it was begun is not made.
            return painter.table(scene) if self._newest.get(where.table) == number else None

        return await self.do(where, paint, until, lambda made: late() if made is not None else None)

    def forget(self, table: TableId) -> None:
        """This table is over."""
        self._newest.pop(table, None)

    async def own_cards(
        self, where: Where, seen: TableView, locale: str, look: Look, colours: DeckColours
    ) -> Picture | None:
        """The viewer's own two cards, for the viewer alone. None where there are none, or no pictures are wanted."""
        if look.view is TableViewMode.TEXT:
            return None
        try:
            scene = cards_scene(seen, locale, look.felt, colours)
            alt = cards_alt(seen, locale)
        except Exception as error:  # noqa: BLE001 -- not its details: they could hold the cards
            log.error("%s: somebody's cards could not be drawn: %s", where, type(error).__name__)
            return None
        if scene is None:
            return None
        until = asyncio.get_running_loop().time() + READY_WITHIN
        data = await self.do(where, lambda painter: painter.cards(scene), until, private=True)
        return None if data is None else Picture(CARDS_PICTURE, alt, scene, data)

    async def chart(self, where: Where, scene: ChartScene, until: float) -> bytes | None:
        """The picture of everybody's stacks."""
        return await self.do(where, lambda painter: painter.chart(scene), until)

    async def chances(
        self, where: Where, hand: HandView | None, until: float, late: Callable[[], None] = lambda: None
    ) -> Mapping[Seat, float]:
        """In a run-out: each live seat's exact share of the main pot, from what everybody sees; {} when they are not
        ready in time, and then `late` is called once they are. Source: S2.
        """
        if hand is None or hand.run_out is None or hand.over:
            return {}
        seats = [seat for seat in hand.dealt_in if hand.is_live(seat)]
        spot = tuple([_face_up(hand, seat) for seat in seats]), hand.board
        if len(seats) < 2 or None in spot[0]:
            return {}
        known: Spot = spot  # pyright: ignore[reportAssignmentType]
        found = self._chances.get(known)
        if found is None:

            def keep(counted: tuple[float, ...]) -> None:
                self._remember(known, counted)
                late()

            found = await self.do(where, lambda _: shares(*known), until, keep)
            if found is None:
                return {}
            self._remember(known, found)
        return dict(zip(seats, found, strict=True))

    def _remember(self, spot: Spot, chances: tuple[float, ...]) -> None:
        self._chances[spot] = chances
        while len(self._chances) > KEPT:
            self._chances.popitem(last=False)

    # ---- the thread

    async def do(
        self,
        where: Where,
        work: Callable[[Painter], T],
        until: float,
        late: Callable[[T], None] | None = None,
        *,
        private: bool = False,
    ) -> T | None:
        """Do `work` in the thread, after everything else; None when it fails or is not done `until` then. `late` gets
        what comes after that. Of what is `private` the log has no details.
        """
        easel = self._working()
        if easel is None:
            return None
        loop = asyncio.get_running_loop()
        if self._busy_since is not None and loop.time() - self._busy_since > READY_WITHIN:
            until = loop.time()  # whoever presses while the thread is stuck does not wait for it as well
        doing = loop.run_in_executor(easel.worker, easel.use, work)
        self._unfinished.add(doing)
        if self._busy_since is None:
            self._busy_since = loop.time()
        doing.add_done_callback(lambda done: self._finished(done, loop.time()))
        try:
            async with asyncio.timeout_at(until):
                return await asyncio.shield(doing)
        except TimeoutError:
            log.warning("%s: a picture is late; texts instead", where)
            if late is not None:
                doing.add_done_callback(lambda done: late(done.result()) if _well(done) else None)
        except Exception as error:
            details = None if private else error
            log.warning("%s: a picture could not be made; texts instead", where, exc_info=details)
        return None

    def _finished(self, done: asyncio.Future[T], now: float) -> None:
        if not done.cancelled():
            done.exception()  # nobody may be waiting for it any more; asyncio wants it looked at
        if done in self._unfinished:
            self._unfinished.discard(done)
            self._busy_since = now if self._unfinished else None

    def _working(self) -> _Easel | None:
        """The thread, a new one when the old one hangs; None when too many did of late."""
        now, busy = asyncio.get_running_loop().time(), self._busy_since
        if busy is not None and now - busy > LOST_AFTER:
            self._lost = [*[each for each in self._lost if now - each < FORGIVEN_AFTER], now]
            log.error("the thread that makes pictures hangs (%s of %s)", len(self._lost), MOST_LOST)
            self._stop()
            self._unfinished.clear()
            self._busy_since = None
        if len(self._lost) >= MOST_LOST and now - self._lost[0] < FORGIVEN_AFTER:
            return None
        if self._easel is None:
            self._easel = _Easel(self._make_painter)
        return self._easel


class _Easel:
    """A thread and the painter that only it uses."""

    def __init__(self, make_painter: Callable[[], Painter]) -> None:
        self.worker = Worker("pictures")
        self.painter: Painter | None = None
        self._make_painter = make_painter

    def use(self, work: Callable[[Painter], T]) -> T:
        """Called in the thread."""
        if self.painter is None:
            self.painter = self._make_painter()
        return work(self.painter)


def _face_up(hand: HandView, seat: Seat) -> HoleCards | None:
    cards = hand.open_cards[seat] if hand.open_cards else None
    if cards is None or cards[0] is None or cards[1] is None:
        return None
    return cards[0], cards[1]


def _well(done: asyncio.Future[T]) -> bool:
    return not done.cancelled() and done.exception() is None

"""Pictures and chances for all tables, made in a thread beside the event loop. What is late or fails is left out: the
texts say all of it.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

from bot.presenter.avatars import Avatars
from bot.presenter.emojis import CardEmojis
from bot.presenter.workshop import LOST_AFTER, READY_WITHIN, Where, Workshop
from bot.render.alt_text import cards_alt
from bot.render.cards_scene import cards_scene
from bot.render.picture.painter import Painter
from bot.render.picture.scene import ChartScene, TableScene
from bot.service.clock import Now
from bot.service.ports import TableId
from bot.service.preferences import DeckColours, Look, Person, TableViewMode
from bot.ui.picture import Picture
from bot.ui.shown import CARDS_PICTURE
from engine.cards import Board, HoleCards
from engine.equity import shares
from engine.hand_view import HandView
from engine.seats import Seat
from engine.tournament import PlayerId
from engine.view import TableView

log = logging.getLogger(__name__)

KNOWN: Final = 20_000  # people whose avatar is known
KEPT: Final = 256  # spots whose chances are remembered

NOWHERE: Final = Where(TableId(0), 0, 0)

Spot = tuple[tuple[HoleCards, ...], Board]


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
        self._workshop = Workshop(make_painter)
        self._newest: dict[TableId, int] = {}
        self._numbers = itertools.count(1)
        self._chances: OrderedDict[Spot, tuple[float, ...]] = OrderedDict()

    async def start(self) -> None:
        """Get ready, so that the first picture is no slower than the others, and have the card emojis made."""
        if self._emojis is not None:
            self._emojis.start()
        until = asyncio.get_running_loop().time() + LOST_AFTER
        await self._workshop.do(NOWHERE, lambda painter: painter.warm(), until)

    async def close(self) -> None:
        """Let everything end that is under way. May be called twice."""
        if self._emojis is not None:
            await self._emojis.close()
        await self._avatars.close()
        self._workshop.stop()

    @property
    def counts(self) -> tuple[int, int]:
        """How many pictures and chances were made in time since the start, and how many were late."""
        return self._workshop.made, self._workshop.late

    # ---- who and what is shown

    def meet(self, person: Person) -> None:
        """Remember which avatar a person has."""
        self._hashes[person.player] = person.avatar
        self._hashes.move_to_end(person.player)
        while len(self._hashes) > KNOWN:
            self._hashes.popitem(last=False)

    async def forget_person(self, player: PlayerId) -> None:
        """Forget which avatar a person has, and what it looks like."""
        self._hashes.pop(player, None)
        await self._avatars.forget(player)
        if self._workshop.painter is not None:
            until = asyncio.get_running_loop().time() + LOST_AFTER
            await self._workshop.do(NOWHERE, lambda painter: painter.forget_faces(f"{player}:"), until)

    def face_key(self, player: PlayerId) -> str:
        """The painter's key of a player's avatar, "" as long as there is none; never waits."""
        avatar = self._hashes.get(player)
        return "" if avatar is None else self._avatars.wanted(player, avatar)

    def emojis(self, colours: DeckColours) -> Mapping[str, str]:
        """Our card emojis by card code, {} until they are there."""
        return {} if self._emojis is None else self._emojis.by_code(colours)

    async def _add_face(self, key: str, image: bytes) -> bool:
        until = asyncio.get_running_loop().time() + LOST_AFTER
        return bool(await self._workshop.do(NOWHERE, lambda painter: painter.add_face(key, image), until))

    def _has_face(self, key: str) -> bool:
        painter = self._workshop.painter
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

        return await self._workshop.do(where, paint, until, lambda made: late() if made is not None else None)

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
            log.error("somebody's cards could not be drawn: %s", type(error).__name__, extra=where.fields)
            return None
        if scene is None:
            return None
        until = asyncio.get_running_loop().time() + READY_WITHIN
        data = await self._workshop.do(where, lambda painter: painter.cards(scene), until, private=True)
        return None if data is None else Picture(CARDS_PICTURE, alt, scene, data)

    async def chart(self, where: Where, scene: ChartScene, until: float) -> bytes | None:
        """The picture of everybody's stacks."""
        return await self._workshop.do(where, lambda painter: painter.chart(scene), until)

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

            found = await self._workshop.do(where, lambda _: shares(*known), until, keep)
            if found is None:
                return {}
            self._remember(known, found)
        return dict(zip(seats, found, strict=True))

    def _remember(self, spot: Spot, chances: tuple[float, ...]) -> None:
        self._chances[spot] = chances
        while len(self._chances) > KEPT:
            self._chances.popitem(last=False)


def _face_up(hand: HandView, seat: Seat) -> HoleCards | None:
    cards = hand.open_cards[seat] if hand.open_cards else None
    if cards is None or cards[0] is None or cards[1] is None:
        return None
    return cards[0], cards[1]

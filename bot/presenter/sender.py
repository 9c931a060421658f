"""Sends what one table looks like: with its picture where that goes, in texts where it does not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Final, Protocol, TypeVar

import discord

from bot.presenter.content import Content, Drawing
from bot.presenter.frames import Frame, Kind
from bot.presenter.message import TableMessage
from bot.presenter.nameless import nameless
from bot.presenter.requests import Trouble, trouble_of
from bot.presenter.workshop import READY_WITHIN, Where
from bot.service.ports import TableId
from bot.ui.files import refuses_files

log = logging.getLogger(__name__)

T = TypeVar("T")

NO_HAND: Final = -1
SLOW_FOR: Final = 600.0  # seconds in which an uplink that was too slow for a picture is not tried again


class Way(Enum):
    """How a message gets to Discord. Files can fail in one way and not in another."""

    ANSWER = "answer"
    EDIT = "edit"
    POST = "post"


class Compose(Protocol):
    """Makes a message of a frame."""

    def __call__(self, frame: Frame, drawing: Drawing) -> Awaitable[Content]: ...


class Sender:
    """What was sent last lacks its picture: `bare` until that is ready, `due` because an edit is to bring it."""

    def __init__(self, table: TableId, compose: Compose, message: TableMessage) -> None:
        self.bare = False
        self.due = False
        self._table = table
        self._compose = compose
        self._message = message
        self._without: dict[Way, int] = {}  # the hand in which no picture got through this way
        self._censored: tuple[int, bool] | None = None
        self._slow_until: dict[Way, float] = {}

    async def put(
        self,
        frame: Frame,
        way: Way,
        send: Callable[[Content], Awaitable[T]],
        *,
        until: float | None = None,
        compose: Compose | None = None,
    ) -> T:
        """Send what `frame` looks like, without people's names for the rest of a hand in which the server does not let
        them pass. A picture may take until that time of the event loop, a second by default; one
        that Discord does not take, though it takes the rest, is left out in this way for the rest of the hand.
        """
        shown = nameless(frame) if self.censored(frame) else frame
        drawing = Drawing(
            asyncio.get_running_loop().time() + READY_WITHIN if until is None else until,
            wanted=self._goes(way, frame.hand),
            stands=None if way is Way.POST else self._message.shows,
        )
        content = await (compose or self._compose)(shown, drawing)
        self.bare = content.bare  # before it is sent: the picture may get ready meanwhile
        self.due = content.undrawn and self._goes(Way.EDIT, frame.hand)
        try:
            return await send(content)
        except TimeoutError:
            if not content.uploads:
                raise
            log.warning("too slow with its picture; texts instead", extra=self._where(frame).fields)
            self._slow_until[way] = asyncio.get_running_loop().time() + SLOW_FOR
            return await self.put(frame, way, send, until=until, compose=compose)
        except discord.HTTPException as error:
            if trouble_of(error) is Trouble.CENSORED:
                if self.censored(frame):
                    self._censored = None  # it was not the names
                    raise
                log.warning("the server lets no names pass (%s); seats instead", error, extra=self._where(frame).fields)
                self._censored = _message_of(frame)
                return await self.put(frame, way, send, until=until, compose=compose)
            if content.picture is None or not refuses_files(error):
                raise
            if content.uploads:
                log.warning("Discord takes no picture (%s); texts instead", error, extra=self._where(frame).fields)
                self._without[way] = frame.hand
            self._message.forget_picture()
            return await self.put(frame, way, send, until=until, compose=compose)

    def censored(self, frame: Frame) -> bool:
        """Whether the server's filter lets nobody's name pass in the message that `frame` belongs to."""
        return self._censored == _message_of(frame)

    def _goes(self, way: Way, hand: int) -> bool:
        slow = asyncio.get_running_loop().time() < self._slow_until.get(way, 0.0)
        return self._without.get(way, NO_HAND) != hand and not slow

    def _where(self, frame: Frame) -> Where:
        return Where(self._table, frame.hand, frame.seq)


def _message_of(frame: Frame) -> tuple[int, bool]:
    return frame.hand, frame.kind is Kind.END

"""Words of welcome, and faces: what a game does not depend on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final

from bot.presenter.direct import DirectMessages
from bot.service.actor import TableActor
from bot.service.ports import Commit, StoreError, TableId
from bot.ui.request_errors import REQUEST_ERRORS
from bot.ui.views import Interaction
from engine.open_events import SatDown
from engine.tournament import PlayerId
from engine.tournament_events import PlayerJoined
from i18n import text

log = logging.getLogger(__name__)

FOLLOWED_UP_WITHIN: Final = 30.0  # seconds


class Welcome:
    """For all tables, in the background. `reader` tells the language of whoever did something."""

    def __init__(self, direct: DirectMessages, reader: Callable[[Interaction], Awaitable[str]]) -> None:
        self._direct = direct
        self._reader = reader
        self._tasks: dict[asyncio.Task[None], TableId] = {}
        self._welcomed: dict[TableId, set[PlayerId]] = {}  # once a person and table, however often they come back

    def newcomers(self, actor: TableActor, commit: Commit, via: Interaction | None) -> None:
        """Welcome who has joined or sat down."""
        for event in commit.events:
            match event:
                case PlayerJoined(house=False, player=player) | SatDown(house=False, returning=False, player=player):
                    if player not in self._welcomed.setdefault(actor.table, set()):
                        self._welcomed[actor.table].add(player)
                        self._background(actor, self._say_hello(actor, player, via))
                case SatDown(house=False, player=player):
                    self._background(actor, self._direct.greet(actor, player))
                case _:
                    pass

    def host(self, actor: TableActor, via: Interaction | None) -> None:
        """Welcome who has opened the table."""
        self._background(actor, self._say_hello(actor, actor.state.host, via))

    def meet(self, actor: TableActor) -> None:
        """Get to know again who sits at a table that has come back."""
        self._background(actor, self._direct.meet(actor))

    def drop(self, actor: TableActor) -> None:
        """What is under way for this table is given up."""
        for task, table in self._tasks.items():
            if table == actor.table:
                task.cancel()

    def forget(self, table: TableId) -> None:
        """This table is shown no more."""
        self._welcomed.pop(table, None)

    def _background(self, actor: TableActor, what: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(_courtesy(actor, what))
        self._tasks[task] = actor.table
        task.add_done_callback(self._tasks.pop)
        task.add_done_callback(lambda _: what.close())  # one that was stopped before it began

    async def _say_hello(self, actor: TableActor, player: PlayerId, via: Interaction | None) -> None:
        if await self._direct.welcome(actor, player):
            return
        if via is None or via.user.id != player:
            return
        try:
            async with asyncio.timeout(FOLLOWED_UP_WITHIN):
                await via.followup.send(text(await self._reader(via), "private-dm-refused"), ephemeral=True)
        except REQUEST_ERRORS as error:
            log.info("somebody was not told about direct messages: %s", error, extra=actor.where)


async def _courtesy(actor: TableActor, what: Coroutine[None, None, None]) -> None:
    """A word of welcome, the avatar of whoever has been here before."""
    try:
        await what
    except StoreError as error:
        log.info("somebody was not welcomed: %s", error, extra=actor.where)
    except Exception:
        log.exception("somebody could not be welcomed", extra=actor.where)

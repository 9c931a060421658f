"""A simulated Discord with the bot in it, for the demo and for tests. Every private name of simcord that this project
uses is in the modules `bot.demo.sim*`.

simcord is pinned to one version because of that; upgrade it on purpose, and read these modules when doing so.
"""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportPrivateImportUsage=false

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Generator, Iterable
from typing import Final

from simcord import SetupError
from simcord._settlement import _next_virtual_timer
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle, GuildHandle
from simcord.preview import Preview
from simcord.preview._snapshot import build_snapshot
from simcord.results import InteractionResult, ResponseMessage

from bot.demo.sim_behaviour import Judge
from bot.demo.sim_faults import FaultyWorld
from bot.demo.sim_requests import Request, SentFile

__all__ = [
    "ChannelHandle",
    "GuildHandle",
    "InteractionResult",
    "MemberActor",
    "Message",
    "Preview",
    "Request",
    "ResponseMessage",
    "SentFile",
    "SetupError",
    "SimulatedDiscord",
]

# What a page shows; anything else in a projection changes without the page changing.
SHOWN: Final = ("messages", "timeline", "history", "modal", "channel", "commands")


class SimulatedDiscord(FaultyWorld):
    """The whole of it: a world that fails when it is told to, with pages in a browser."""

    @property
    def pages_may_differ(self) -> int:
        """A number that grows whenever something may have become visible."""
        return self._forgotten + len(self.backend.transcript)

    @property
    def busy(self) -> bool:
        """Whether somebody is acting just now; then no page can be opened and nobody else can act."""
        return self.env._operation_task is not None

    def lead_to(self, channel: ChannelHandle, address: str) -> None:
        """Let links to a channel, and to its messages, lead to a page."""
        self._behaviour.addresses[channel.id] = address

    def judge_messages(self, judge: Judge) -> None:
        """Ask `judge` before something that somebody types on a page becomes a message; the page keeps the rest."""
        self._behaviour.judge = judge

    @contextlib.contextmanager
    def another_preview(self) -> Generator[Callable[[], None]]:
        """Allow more browser previews beside the first, which simcord does not by itself: call what is given before
        each of them.
        """
        first = self.env._preview

        def again() -> None:
            self.env._preview = None

        try:
            yield again
        finally:
            self.env._preview = first

    def keep_time(self) -> None:
        """Let simulated time follow the real one, up to the next timer; for a world that is not `virtual`."""
        env = self.env
        if self.busy or env._advancing:
            return
        due = _next_virtual_timer(env._settlement_state())
        target = time.monotonic() - self._began
        self.env._move_clock(target if due is None else min(target, due))

    async def says(self, person: MemberActor, channel: ChannelHandle, words: str) -> bool:
        """Let somebody write in a channel, also in another person's direct messages, where Discord lets nobody. False
        when somebody is acting just now; try again.
        """
        if self.busy:
            return False
        if channel.id in self.backend.dm_channels.values():
            self.backend.create_message(channel.id, person.id, words)
            self.env._mark_mutation()
        else:
            await person.send(channel, words)
        return True

    async def publish(self, previews: Iterable[Preview]) -> bool:
        """Bring open pages up to date, only those that changed: a publication spoils a click made on the one before.

        False when somebody is acting just now; try again.
        """
        previews = [each for each in previews if each._active]
        if any(each._active_action is not None for each in previews):
            return False
        try:
            self.env._begin_operation("demo.publish")
        except SetupError:
            return False
        try:
            await self.env._settle_internal()
            for preview in previews:
                preview._advance_presentation_time()
                for page in list(preview._pages.values()):
                    if page.pinned_snapshot is None and page.snapshot:
                        new = build_snapshot(preview, page)
                        if any(new.get(key) != page.snapshot.get(key) for key in SHOWN):
                            preview._publish(page, reason="refresh")
        except TimeoutError:
            return False
        finally:
            self.env._end_operation()
        return True

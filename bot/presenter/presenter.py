"""Discord as a projection of the tables: answers presses, posts hands, deals direct messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from typing import Final, cast

import discord

from bot.presenter.confirmation import confirmation
from bot.presenter.direct import DirectMessages
from bot.presenter.permissions import pause_note, pictures_note
from bot.presenter.requests import Trouble, trouble_of
from bot.presenter.screen import Screen
from bot.presenter.studio import Studio
from bot.presenter.vanished import Vanished
from bot.presenter.welcome import FOLLOWED_UP_WITHIN, Welcome
from bot.presenter.workshop import READY_WITHIN, Where
from bot.render.wording import address
from bot.service.actor import TableActor
from bot.service.clock import milliseconds
from bot.service.ports import Commit, Logged, Store, StoreError, TableId, TableRecord
from bot.service.preferences import TableViewMode
from bot.ui.answers import BUDGET, Refused
from bot.ui.picture import Picture
from bot.ui.request_errors import REQUEST_ERRORS
from bot.ui.views import Interaction
from engine import view
from engine.seats import Seat
from engine.tournament import PauseReason, PlayerId, Tournament
from engine.view import TableView
from i18n import text
from i18n.locales import pick

log = logging.getLogger(__name__)

BETWEEN_TABLES: Final = 40  # milliseconds: 25 tables a second leave room under Discord's 50 requests


class DiscordPresenter:
    """The presenter of all tables."""

    def __init__(self, client: discord.Client, store: Store, studio: Studio, clock: Callable[[], datetime]) -> None:
        self._client = client
        self._store = store
        self._now = milliseconds(clock)
        self._screens: dict[TableId, Screen] = {}
        self._resume_at = 0
        self._studio = studio
        self._direct = DirectMessages(client, store, studio)
        self._welcome = Welcome(self._direct, self._reader)
        self.vanished = Vanished(client)
        self.on_over: Callable[[TableActor], None] = lambda _: None
        self.last_press: Callable[[PlayerId], int] = lambda _: 0

    def screen(self, actor: TableActor) -> Screen:
        """The screen of a live table, made when there is none."""
        screen = self._screens.get(actor.table)
        if screen is None or screen.actor is not actor:
            screen = self._screens[actor.table] = Screen(
                actor, self._client, self._store, self._direct, self._studio, self._now, self._over, self.vanished
            )
            screen.notices.last_press = lambda player: self.last_press(player)
        return screen

    def _over(self, actor: TableActor) -> None:
        self._forget(actor, over=True)
        self.on_over(actor)

    def show(self, actor: TableActor, commit: Commit, via: object | None) -> Awaitable[None]:
        """Queue what `commit` looks like; what is returned answers `via`."""
        screen = self._screens.get(actor.table)
        if screen is None or screen.actor is not actor:
            return _nothing()  # dropped: another process shows it
        screen.take(commit)
        return self._shown(actor, screen, commit, via)

    async def _shown(self, actor: TableActor, screen: Screen, commit: Commit, given: object | None) -> None:
        """What is committed stays, whatever goes wrong with showing it: nobody may be told that it did not happen."""
        try:
            await self._answer(actor, screen, commit, given)
        except StoreError as error:
            log.warning("not everything about showing it is noted: %s", error, extra=actor.where | {"seq": commit.seq})
        except Exception:
            log.exception("the table could not be shown", extra=actor.where | {"seq": commit.seq})

    async def _answer(self, actor: TableActor, screen: Screen, commit: Commit, given: object | None) -> None:
        via = _interaction(given)
        if via is None or via.response.is_done():
            screen.wake()
        elif via.message is not None and via.message.id == actor.message:
            await screen.answer(via)
        else:
            screen.wake()
            await self._confirm(actor, commit, via)
        self._welcome.newcomers(actor, commit, via)

    async def _confirm(self, actor: TableActor, commit: Commit, via: Interaction) -> None:
        """A command typed, or a press on a private message, is answered privately."""
        locale = await self._reader(via)
        try:
            async with asyncio.timeout(BUDGET):
                await via.response.send_message(confirmation(commit, via, locale), ephemeral=True)
        except REQUEST_ERRORS as error:
            log.warning("a command was not answered: %s", error, extra=actor.where | {"seq": commit.seq})

    async def _reader(self, via: Interaction) -> str:
        try:
            language = (await self._store.person(PlayerId(via.user.id))).language
        except StoreError:
            language = None
        return pick(language, str(via.locale))

    async def opened(self, actor: TableActor, via: object | None) -> None:
        """Post a new lobby as an ordinary message and answer who opened it privately."""
        screen = self.screen(actor)
        answer = _interaction(via)
        try:
            await screen.post_lobby()
        except REQUEST_ERRORS as error:
            log.warning("the lobby was not posted: %s", error, extra=actor.where)
            screen.resume(TableRecord(actor.table, actor.place, 0, 0, True), self._now())
            if trouble_of(error) is Trouble.NO_ACCESS:
                raise Refused("error-forbidden", channel=f"<#{actor.place.channel}>") from error
        if answer is not None:
            locale = await self._reader(answer)
            link = address(actor.place.guild, actor.place.channel, actor.message)
            try:
                done = answer.response.is_done()
                send = answer.followup.send if done else answer.response.send_message
                async with asyncio.timeout(FOLLOWED_UP_WITHIN if done else BUDGET):
                    await send(text(locale, "private-table-open", link=link), ephemeral=True)
            except REQUEST_ERRORS as error:
                log.warning("who opened the table was not answered: %s", error, extra=actor.where)
        self._welcome.host(actor, answer)

    def resume(self, actor: TableActor, record: TableRecord) -> None:
        """Show a table that came back from disk; many come back one after the other, within Discord's limits."""
        now = self._now()
        if self._resume_at > now + BETWEEN_TABLES * (len(self._screens) + 1):  # the clock has been set back since
            self._resume_at = now
        self._resume_at = max(now, self._resume_at + BETWEEN_TABLES)
        self.screen(actor).resume(record, self._resume_at)
        self._welcome.meet(actor)

    def seen(self, actor: TableActor) -> tuple[Tournament, Sequence[Logged]]:
        """The table, and the events since its last deal, as people see it now. Source: S2."""
        screen = self._screens.get(actor.table)
        return (actor.state, actor.log) if screen is None else screen.seen()

    async def own_cards(self, actor: TableActor, seen: TableView, locale: str) -> Picture | None:
        """A picture of the viewer's own cards, None when there is none or it is not ready in time."""
        if seen.viewer is None:
            return None
        person = await self._store.person(seen.viewer)
        where = Where(actor.table, seen.hand_number, actor.seq)
        return await self._studio.own_cards(where, seen, locale, actor.look, person.colours)

    async def emojis(self, actor: TableActor | None, reader: PlayerId) -> Mapping[str, str]:
        """Our card emojis in the reader's colours, by card code; {} when there are none or the table shows texts."""
        if actor is not None and actor.look.view is TableViewMode.TEXT:
            return {}
        return self._studio.emojis((await self._store.person(reader)).colours)

    async def forget_person(self, player: PlayerId) -> None:
        """Show the picture of `player` no more, and keep it no longer."""
        await self._studio.forget_person(player)

    async def chances(self, actor: TableActor) -> Mapping[Seat, float]:
        """In a run-out, each live seat's share of the main pot as people see the table now. Source: S2."""
        state = self.seen(actor)[0]
        where = Where(actor.table, state.hand_number, actor.seq)
        until = asyncio.get_running_loop().time() + READY_WITHIN
        return await self._studio.chances(where, view(state).hand, until)

    def pause_note(self, actor: TableActor, locale: str) -> str | None:
        """Which permissions keep the table from going on, or from having pictures; None when none do."""
        if actor.state.paused is PauseReason.CHANNEL:
            return pause_note(self._client, actor.place, locale)
        return pictures_note(self._client, actor.place, actor.look, locale)

    async def bring_down(self, actor: TableActor) -> bool:
        """Post the table message anew at the bottom; False when a new message is about to come anyway."""
        screen = self._screens.get(actor.table)
        return screen is not None and await screen.bring_down()

    def saving(self, actor: TableActor) -> None:
        """Show that the table stands still because nothing can be saved, or that it goes on."""
        screen = self._screens.get(actor.table)
        if screen is not None and screen.actor is actor:
            screen.saving()

    def drop(self, actor: TableActor) -> None:
        """Show this table no more; requests for it that still wait for their turn are given up."""
        self._forget(actor, over=False)
        self._welcome.drop(actor)

    def _forget(self, actor: TableActor, *, over: bool) -> None:
        self._studio.forget(actor.table)
        self._welcome.forget(actor.table)
        screen = self._screens.pop(actor.table, None)
        if screen is not None:
            screen.drop(over=over)


async def _nothing() -> None:
    pass


def _interaction(via: object | None) -> Interaction | None:
    return cast("Interaction", via) if isinstance(via, discord.Interaction) else None

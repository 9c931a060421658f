"""What the messages about one table are to hold: texts at once, with a picture when there is one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import discord

from bot.presenter.content import Content
from bot.presenter.frames import Frame
from bot.presenter.permissions import may_attach, pause_note, pictures_note
from bot.presenter.studio import READY_WITHIN, Studio, Where
from bot.render.alt_text import chart_alt, street_alt, table_alt
from bot.render.chart_scene import chart_scene
from bot.render.picture.scene import TableScene
from bot.render.private_text import house_finish_text
from bot.render.table_scene import street_scene, table_scene
from bot.service.actor import TableActor
from bot.service.ports import Logged, TableViewMode
from bot.service.summary import Summary
from bot.ui.answers import command_ids
from bot.ui.layouts import record_layout, table_layout
from bot.ui.picture import Picture
from bot.ui.shown import CHART_PICTURE, TABLE_PICTURE, Shown
from engine import view
from engine.seats import Seat
from engine.tournament import PauseReason, Phase, Tournament
from engine.view import TableView


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A table to be drawn. `alt` says what the picture shows; `stale`: it is of the beginning of the street."""

    scene: TableScene
    alt: str
    stale: bool


class Composer:
    """Composes for one actor. `late` is called when a picture that was left out is ready."""

    def __init__(
        self,
        actor: TableActor,
        client: discord.Client,
        studio: Studio,
        late: Callable[[], None],
    ) -> None:
        self._actor = actor
        self._client = client
        self._studio = studio
        self._late = late
        self._without_files = -1  # the hand for which Discord refused a picture

    async def table(self, frame: Frame, within: float = READY_WITHIN) -> Content:
        """The table as `frame` has it; what is drawn and counted for it may take `within` seconds."""
        until = asyncio.get_running_loop().time() + within
        state = frame.state
        locale = state.language or "en"
        note = house_finish_text(locale) if frame.house_finish else None
        if state.paused is PauseReason.CHANNEL:
            note = pause_note(self._client, self._actor.place, locale)
        elif note is None and state.phase is Phase.RUNNING:
            note = pictures_note(self._client, self._actor.place, self._actor.look, locale)
        seen = view(state)
        chances = await self._studio.chances(self._where(frame), seen.hand, until)
        shown = self._shown(seen, state, frame.log, note=note, chances=chances)
        if not self._pictures(frame.hand) or state.phase is not Phase.RUNNING or seen.hand is None:
            return Content(table_layout(shown))
        drawn = self._draw(seen, frame.log, locale, shown)
        data = await self._studio.table(self._where(frame), drawn.scene, until, self._late)
        if data is None:
            return Content(table_layout(shown), bare=True)
        shown = replace(shown, picture=drawn.alt, stale=drawn.stale)
        return Content(table_layout(shown), Picture(TABLE_PICTURE, drawn.alt, drawn.scene, data))

    def _draw(self, seen: TableView, log: Sequence[Logged], locale: str, shown: Shown) -> _Drawn:
        look = self._actor.look
        scene = table_scene(seen, log, locale, look, shown.chances, self._studio.face_key)
        if look.view is TableViewMode.STREET:
            street = street_scene(seen, log, locale, look, shown.chances, self._studio.face_key)
            if street != scene:
                return _Drawn(street, street_alt(seen, log, locale), stale=True)
        return _Drawn(scene, table_alt(seen, log, locale, shown.chances), stale=False)

    def record(self, frame: Frame) -> Content:
        """The short record of the finished hand in `frame`."""
        return Content(record_layout(self._shown(view(frame.state), frame.state, frame.log)))

    def without_buttons(self, state: Tournament, log: Sequence[Logged]) -> Content:
        """A hand that was broken off."""
        return Content(table_layout(self._shown(view(state), state, log, buttons=False)))

    async def podium(self, frame: Frame, summary: Summary) -> Content:
        """The end, with everybody's stacks over the hands."""
        seen, locale = view(frame.state), frame.state.language or "en"
        data = None
        scene = chart_scene(seen, summary, locale, self._studio.face_key) if self._pictures(frame.hand) else None
        if scene is not None:
            until = asyncio.get_running_loop().time() + READY_WITHIN
            data = await self._studio.chart(self._where(frame), scene, until)
        shown = self._shown(seen, frame.state, frame.log, summary=summary)
        if scene is None or data is None:
            return Content(table_layout(shown))
        alt = chart_alt(seen, summary, locale)
        return Content(table_layout(replace(shown, picture=alt)), Picture(CHART_PICTURE, alt, scene, data))

    def refuse_files(self, frame: Frame) -> None:
        """Discord takes no pictures here: none for the rest of the hand in `frame`."""
        self._without_files = frame.hand

    def _shown(
        self,
        seen: TableView,
        state: Tournament,
        log: Sequence[Logged],
        *,
        note: str | None = None,
        summary: Summary | None = None,
        chances: Mapping[Seat, float] | None = None,
        buttons: bool = True,
    ) -> Shown:
        actor = self._actor
        emojis: Mapping[str, str] = (
            {} if actor.look.view is TableViewMode.TEXT else self._studio.emojis(actor.look.colours)
        )
        return Shown(
            actor.table,
            seen,
            log,
            state.language or "en",
            note,
            summary,
            buttons,
            command_ids(self._client),
            chances=chances or {},
            emojis=emojis,
        )

    def _where(self, frame: Frame) -> Where:
        return Where(self._actor.table, frame.hand, frame.seq)

    def _pictures(self, hand: int) -> bool:
        if self._actor.look.view is TableViewMode.TEXT or self._without_files == hand:
            return False
        return may_attach(self._client, self._actor.place)

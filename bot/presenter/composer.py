"""What the messages about one table are to hold: texts at once, with a picture when there is one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import discord

from bot.presenter.content import Content, Drawing
from bot.presenter.frames import Frame
from bot.presenter.permissions import pause_note, pictures_note
from bot.presenter.studio import Studio
from bot.presenter.workshop import Where
from bot.render.alt_text import chart_alt, scene_alt
from bot.render.chart_scene import chart_scene
from bot.render.picture.scene import TableScene
from bot.render.private_text import house_finish_text
from bot.render.table_scene import street_scene, table_scene
from bot.service.actor import TableActor
from bot.service.ports import Logged
from bot.service.preferences import TableViewMode
from bot.service.summary import Summary
from bot.ui.answers import command_ids
from bot.ui.layouts import record_layout, start_layout, table_layout
from bot.ui.permissions import may_attach
from bot.ui.picture import Picture
from bot.ui.shown import CHART_PICTURE, TABLE_PICTURE, Shown
from engine import view
from engine.seats import Seat
from engine.tournament import PauseReason, Phase, Tournament
from engine.view import TableView
from i18n import text

log_ = logging.getLogger(__name__)


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

    async def table(self, frame: Frame, drawing: Drawing) -> Content:
        """The table as `frame` has it."""
        still = self._actor.unsaved
        state = without_clocks(frame.state, self._actor.last_at) if still else frame.state
        locale = state.language or "en"
        running = state.phase is Phase.RUNNING
        pictures = running and self._pictures
        note = house_finish_text(locale) if frame.house_finish else None
        if still:
            note = text(locale, "table-unsaved")
        elif state.paused is PauseReason.CHANNEL:
            note = pause_note(self._client, self._actor.place, locale)
        elif note is None and running and not pictures:
            note = pictures_note(self._client, self._actor.place, self._actor.look, locale)
        seen = view(state)
        where = self._where(frame)
        chances = await self._studio.chances(where, seen.hand, drawing.until, self._late)
        shown = self._shown(seen, state, frame.log, note=note, chances=chances, still=still)
        if seen.hand is None or not pictures:
            return Content(table_layout(shown))
        drawn = self._draw(where, seen, frame.log, locale, chances)
        if drawn is None:
            return Content(table_layout(shown))
        data = None
        if drawing.stands is None or not drawing.stands(drawn.scene):
            if not drawing.wanted:
                return Content(table_layout(shown), undrawn=True)
            data = await self._studio.table(where, drawn.scene, drawing.until, self._late)
            if data is None:
                return Content(table_layout(shown), bare=True)
        shown = replace(shown, picture=drawn.alt, stale=drawn.stale)
        return Content(table_layout(shown), Picture(TABLE_PICTURE, drawn.alt, drawn.scene, data))

    def _draw(
        self, where: Where, seen: TableView, log: Sequence[Logged], locale: str, chances: Mapping[Seat, float]
    ) -> _Drawn | None:
        """What the picture shows, None when that cannot be told: no fault of it may stop the table."""
        look = self._actor.look
        try:
            scene = table_scene(seen, log, locale, look, chances, self._studio.face_key)
            if look.view is TableViewMode.STREET:
                street = street_scene(seen, log, locale, look, chances, self._studio.face_key)
                if street != scene:
                    return _Drawn(street, scene_alt(street, locale), stale=True)
            return _Drawn(scene, scene_alt(scene, locale), stale=False)
        except Exception:
            log_.exception("the picture's scene could not be made; texts instead", extra=where.fields)
            return None

    def record(self, frame: Frame) -> Content:
        """The short record of the finished hand in `frame`."""
        return Content(record_layout(self._shown(view(frame.state), frame.state, frame.log)))

    def start_record(self, state: Tournament, log: Sequence[Logged]) -> Content:
        """What was settled before the first hand."""
        return Content(start_layout(self._shown(view(state), state, log)))

    def without_buttons(self, state: Tournament, log: Sequence[Logged]) -> Content:
        """A hand that was broken off."""
        return Content(table_layout(self._shown(view(state), state, log, buttons=False)))

    async def podium(self, frame: Frame, summary: Summary, drawing: Drawing) -> Content:
        """The end, with everybody's stacks over the hands; of an open table, where these come and go, its ledger."""
        seen, locale = view(frame.state), frame.state.language or "en"
        shown = self._shown(seen, frame.state, frame.log, summary=summary)
        if seen.rules.buying or not self._pictures or not drawing.wanted:
            return Content(table_layout(shown))
        try:
            scene = chart_scene(seen, summary, locale, self._studio.face_key)
            alt = chart_alt(seen, summary, locale)
        except Exception:
            log_.exception("the chart's scene could not be made; texts instead", extra=self._where(frame).fields)
            return Content(table_layout(shown))
        data = await self._studio.chart(self._where(frame), scene, drawing.until)
        if data is None:
            return Content(table_layout(shown))
        return Content(table_layout(replace(shown, picture=alt)), Picture(CHART_PICTURE, alt, scene, data))

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
        still: bool = False,
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
            still=still,
        )

    def _where(self, frame: Frame) -> Where:
        return Where(self._actor.table, frame.hand, frame.seq)

    @property
    def _pictures(self) -> bool:
        look, place = self._actor.look, self._actor.place
        return look.view is not TableViewMode.TEXT and may_attach(self._client.get_guild(place.guild), place.channel)


def without_clocks(state: Tournament, at: int) -> Tournament:
    """`state` as it stood still at `at`: nobody's time runs, and that of the level is what was left then."""
    still = state.copy()
    still.start_at = 0
    if still.phase is Phase.RUNNING and still.paused is None:
        still.level_ms += max(0, at - still.running_since)
    if still.hand is not None and still.hand.turn is not None:
        still.hand.turn = still.hand.turn.until(0)
    return still

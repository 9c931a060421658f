"""What the chart at the end of a tournament shows: everybody's chips, hand by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.render.amounts import short_chips
from bot.render.faces import face_of
from bot.render.picture.scene import ChartScene, StackLine
from bot.render.table_scene import FaceKey
from bot.render.wording import place_text
from engine.seats import Chips, Seat
from engine.tournament import PlayerId, Standing
from engine.view import TableView
from i18n import text

if TYPE_CHECKING:
    from bot.service.summary import Summary


def chart_scene(view: TableView, summary: Summary, locale: str, face_key: FaceKey) -> ChartScene:
    """The stacks of everybody who was dealt in, in the order of the places; `face_key` = the image of a player's
    avatar, "" for none. `view` is of a tournament that is over.
    """
    stacks = {player: line for player, _, line in summary.stacks}
    return ChartScene(
        title=text(locale, "chart-title"),
        hands=text(locale, "chart-hands", hands=summary.hands),
        thousand=text(locale, "chart-thousand"),
        lines=tuple([_line(each, stacks[each.player], view, locale, face_key) for each in ranked(view, summary)]),
        separator=short_chips(1000, locale).strip("01"),
    )


def ranked(view: TableView, summary: Summary) -> list[Standing]:
    """Those who have a line in the chart, in the order of their lines."""
    played = {player for player, _, _ in summary.stacks}
    return [standing for standing in view.standings if standing.player in played]


def last_hand(player: PlayerId, view: TableView) -> int | None:
    """The hand in which `player` went out, None for those who were in to the end."""
    return next((out.hand for out in view.outs if out.player == player), None)


def _line(standing: Standing, stacks: tuple[Chips, ...], view: TableView, locale: str, face_key: FaceKey) -> StackLine:
    player = standing.player
    seat = _seat_of(player, view)
    line = [view.rules.starting_stack, *stacks]
    last = last_hand(player, view)
    if last is not None:  # chips of a seat given up leave play with that hand
        line[last:] = [0] * len(line[last:])
    return StackLine(
        name=standing.name,
        stand_in=text(locale, "picture-seat", seat=seat + 1),
        face=face_of(player, standing.name, seat, face_key(player)),
        result=_result(standing.place, last, locale),
        stacks=tuple(line),
    )


def _result(place: int, last: int | None, locale: str) -> str:
    if last is None:
        return place_text(place, locale)
    return text(locale, "chart-out", place=text(locale, "chart-place", place=place), hand=last)


def _seat_of(player: PlayerId, view: TableView) -> Seat:
    sitting = [seat for seat, row in enumerate(view.rows) if row is not None and row.player == player]
    return (sitting + [out.seat for out in view.outs if out.player == player] + [0])[0]

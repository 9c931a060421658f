"""What pictures show, for those who do not see them: plain words that keep to Discord's limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.render.cards import cards_in_words
from bot.render.chart_scene import chart_scene, last_hand, ranked
from bot.render.hands import hand_text
from bot.render.names import ELLIPSIS
from bot.render.picture.scene import StackLine, TableScene
from bot.render.spoken_table import Detail, spoken_name, spoken_table
from bot.render.wording import place_text
from engine.tournament import PlayerId, Standing
from engine.view import TableView
from i18n import text

if TYPE_CHECKING:
    from bot.service.summary import Summary

LIMIT: Final = 1_024  # characters that Discord takes
SHORT_NAME: Final = 8

# The first that fits is taken: last actions and the winning five go first, then cards in words, then names.
_DETAILS: Final = (
    Detail(),
    Detail(actions=False),
    Detail(actions=False, words=False),
    Detail(actions=False, words=False, name=SHORT_NAME),
    Detail(actions=False, words=False, name=0),
)


def scene_alt(scene: TableScene, locale: str) -> str:
    """All that `scene` shows, in at most 1,024 characters."""
    said = ""
    for detail in _DETAILS:
        said = " ".join(spoken_table(scene, locale, detail))
        if len(said) <= LIMIT:
            return said
    return _cut(said)


def cards_alt(view: TableView, locale: str) -> str:
    """The viewer's own two cards and what they make so far; "" for a viewer without cards."""
    hand = view.hand
    if hand is None or hand.own_cards is None or hand.viewer is None:
        return ""
    cards = cards_in_words(hand.own_cards, locale)
    said = [text(locale, "alt-your-cards", hand=view.hand_number, cards=cards)]
    value = hand.value(hand.viewer)
    if not hand.is_live(hand.viewer):
        said.append(text(locale, "alt-your-fold"))
    elif value is not None:
        said.append(text(locale, "alt-your-hand", value=hand_text(value, locale)))
    return " ".join(said)


def chart_alt(view: TableView, summary: Summary, locale: str) -> str:
    """Everybody's chips over a tournament, in at most 1,024 characters."""
    scene = chart_scene(view, summary, locale, _no_face)
    drawn = list(zip(scene.lines, [_result(each, view, locale) for each in ranked(view, summary)], strict=True))
    said = ""
    for name, peaks in ((None, True), (None, False), (SHORT_NAME, False)):
        lines = [_line(line, result, locale, name, peaks=peaks) for line, result in drawn]
        said = " ".join([text(locale, "alt-chart", hands=summary.hands), *lines])
        if len(said) <= LIMIT:
            return said
    return _cut(said)


def _no_face(_: PlayerId) -> str:
    return ""


def _cut(said: str) -> str:
    return said[: LIMIT - 1] + ELLIPSIS


def _result(standing: Standing, view: TableView, locale: str) -> str:
    place = place_text(standing.place, locale)
    hand = last_hand(standing.player, view)
    return place if hand is None else text(locale, "alt-chart-out", place=place, hand=hand)


def _line(line: StackLine, result: str, locale: str, most: int | None, *, peaks: bool) -> str:
    name = spoken_name(line.name, most)
    who = text(locale, "alt-chart-name", name=name) if name else line.stand_in
    end = line.stacks[-1]
    best = max(line.stacks)
    at = line.stacks.index(best)
    if peaks and at and best > end > 0:
        return text(locale, "alt-chart-line", who=who, result=result, most=best, at=at, end=end)
    if peaks and at and not end:
        return text(locale, "alt-chart-line-out", who=who, result=result, most=best, at=at)
    if end:
        return text(locale, "alt-chart-line-short", who=who, result=result, end=end)
    return text(locale, "alt-chart-line-out-short", who=who, result=result)

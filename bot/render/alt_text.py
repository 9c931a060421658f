"""What pictures show, for those who do not see them: plain words that keep to Discord's limit."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.render.cards import card_sign, cards_in_words
from bot.render.chart_scene import chart_scene, last_hand, ranked
from bot.render.hands import hand_text
from bot.render.names import ELLIPSIS, plain_name
from bot.render.picture.scene import Deed, Disc, SeatScene, SeatState, StackLine, TableScene
from bot.render.table_scene import street_scene, table_scene
from bot.render.wording import place_text
from bot.service.ports import Logged, Look
from engine.cards import Card
from engine.seats import Seat
from engine.tournament import PlayerId, Standing
from engine.view import TableView
from i18n import text

if TYPE_CHECKING:
    from bot.service.summary import Summary

LIMIT: Final = 1_024  # characters that Discord takes
SHORT_NAME: Final = 8

_LOOK: Final = Look()
_DISC_WORDS: Final = {
    Disc.BUTTON: "mark-button",
    Disc.SMALL_BLIND: "alt-small-blind",
    Disc.BIG_BLIND: "alt-big-blind",
}


@dataclass(frozen=True, slots=True)
class _Detail:
    """How much is said. `name` = how many characters of a name, None for all of it."""

    actions: bool = True
    words: bool = True
    name: int | None = None


# The first that fits is taken: last actions go first, then cards in words, then names.
_DETAILS: Final = (
    _Detail(),
    _Detail(actions=False),
    _Detail(actions=False, words=False),
    _Detail(actions=False, words=False, name=SHORT_NAME),
    _Detail(actions=False, words=False, name=0),
)


def table_alt(view: TableView, log: Sequence[Logged], locale: str, chances: Mapping[Seat, float]) -> str:
    """All that the picture of a table shows, in at most 1,024 characters. Raises ValueError as `table_scene` does."""
    return scene_alt(table_scene(view, log, locale, _LOOK, chances, _no_face), locale)


def street_alt(view: TableView, log: Sequence[Logged], locale: str) -> str:
    """The same for the picture of the table as the street began."""
    return scene_alt(street_scene(view, log, locale, _LOOK, {}, _no_face), locale)


def scene_alt(scene: TableScene, locale: str) -> str:
    """All that `scene` shows, in at most 1,024 characters."""
    said = ""
    for detail in _DETAILS:
        said = " ".join(_table(scene, locale, detail))
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


def _name(name: str, stand_in: str, most: int | None) -> str:
    """A name without controls and direction marks, which a voice might read out."""
    shown = "".join([char for char in plain_name(name) if not unicodedata.category(char).startswith("C")])
    if most is not None and len(shown) > most:
        shown = shown[: most - 1] + ELLIPSIS if most else ""
    return shown or ("" if most == 0 else stand_in)


# ---- the table


def _table(scene: TableScene, locale: str, detail: _Detail) -> list[str]:
    said = [text(locale, "alt-table")]
    if scene.board:
        said.append(text(locale, "alt-board", cards=_cards(scene.board, locale, detail)))
    elif scene.pots:
        said.append(text(locale, "alt-no-board"))
    said += [f"{pot.words}." for pot in scene.pots]
    if scene.banner:
        said.append(_banner(scene, locale, detail))
    for seat in scene.seats:
        marks = ", ".join([mark for mark in _seat(seat, locale, detail) if mark])
        said.append(text(locale, "alt-seat", seat=seat.seat + 1, marks=marks))
    return said


def _banner(scene: TableScene, locale: str, detail: _Detail) -> str:
    hand = scene.banner
    if not detail.actions:
        return text(locale, "alt-winning-hand", hand=hand)
    lit = [card for card in scene.board if card in scene.lit]
    for seat in scene.seats:
        if seat.cards is not None and seat.hand_aloud in ("", scene.banner):
            lit += [card for card, on in zip(seat.cards, seat.lit, strict=True) if on and card is not None]
    return text(locale, "alt-winning-cards", hand=hand, cards=_cards(lit, locale, detail))


def _seat(seat: SeatScene, locale: str, detail: _Detail) -> list[str]:
    if seat.state is SeatState.EMPTY:
        return [seat.state_words.lower(), text(locale, "mark-dead-button")]
    marks = [_name(seat.name, seat.stand_in, detail.name)]
    if seat.house:
        marks.append(text(locale, "alt-house"))
    marks += [seat.turn_words.lower(), seat.stack, *_discs(seat, locale)]
    if seat.bet:
        marks.append(text(locale, "mark-bet", amount=seat.bet))
    if detail.actions and seat.deed is not Deed.BET:
        marks.append(seat.last_action.lower())
    marks += [seat.state_words.lower(), seat.away_words.lower()]
    cards = [card for card in seat.cards or () if card is not None]
    if cards:
        marks.append(text(locale, "alt-shows", cards=_cards(cards, locale, detail)))
    if seat.chance:
        marks.append(text(locale, "alt-chance", share=seat.chance))
    if seat.won and seat.hand_aloud:
        marks.append(text(locale, "alt-wins-with", amount=seat.won.lstrip("+"), hand=seat.hand_aloud))
    elif seat.won:
        marks.append(text(locale, "alt-wins", amount=seat.won.lstrip("+")))
    return marks


def _discs(seat: SeatScene, locale: str) -> list[str]:
    return [text(locale, _DISC_WORDS[disc]) for disc in seat.discs]


def _cards(cards: Iterable[Card], locale: str, detail: _Detail) -> str:
    if detail.words:
        return cards_in_words(cards, locale)
    return " ".join([card_sign(card) for card in cards])


# ---- the chart


def _result(standing: Standing, view: TableView, locale: str) -> str:
    place = place_text(standing.place, locale)
    hand = last_hand(standing.player, view)
    return place if hand is None else text(locale, "alt-chart-out", place=place, hand=hand)


def _line(line: StackLine, result: str, locale: str, most: int | None, *, peaks: bool) -> str:
    name = _name(line.name, line.stand_in, most)
    end = line.stacks[-1]
    best = max(line.stacks)
    at = line.stacks.index(best)
    if peaks and at and best > end > 0:
        return text(locale, "alt-chart-line", name=name, result=result, most=best, at=at, end=end)
    if peaks and at and not end:
        return text(locale, "alt-chart-line-out", name=name, result=result, most=best, at=at)
    if end:
        return text(locale, "alt-chart-line-short", name=name, result=result, end=end)
    return text(locale, "alt-chart-line-out-short", name=name, result=result)

"""A table in sentences made to be heard, from the scene of its picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.cards import card_sign, cards_in_words
from bot.render.names import ELLIPSIS, full_name
from bot.render.picture.clusters import clusters
from bot.render.picture.scene import Deed, Disc, PotScene, SeatScene, SeatState, TableScene
from bot.render.wording import capital, listed, place_text
from engine.cards import Card
from engine.seats import Chips
from i18n import text

_LEFT_TO_RIGHT: Final = "\u200e"  # a voice might read it out
_QUOTES: Final = str.maketrans(dict.fromkeys('"“”„‟«»‹›″＂❝❞〝〞〟', "’"))  # so that no name ends its own quotation
_DISC_WORDS: Final = {
    Disc.BUTTON: "mark-button",
    Disc.SMALL_BLIND: "alt-small-blind",
    Disc.BIG_BLIND: "alt-big-blind",
}
_DEED_WORDS: Final = {Deed.CHECK: "alt-check", Deed.CALL: "alt-call", Deed.RAISE: "alt-raise"}  # a bet is told as such
_STATE_WORDS: Final = {
    SeatState.ALL_IN: "mark-all-in",
    SeatState.FOLDED: "mark-folded",
    SeatState.MUCKED: "mark-mucked",
    SeatState.NOT_DEALT_IN: "alt-not-dealt-in",
    SeatState.SITTING_OUT: "mark-sitting-out",
}


@dataclass(frozen=True, slots=True)
class Detail:
    """How much is said. `name` = how many characters of a name, as people count them, None for all of it."""

    actions: bool = True
    words: bool = True
    name: int | None = None


def spoken_name(name: str, most: int | None) -> str:
    """A name to stand in quotation marks; "" when nothing of it can be seen."""
    shown = full_name(name).removesuffix(_LEFT_TO_RIGHT).translate(_QUOTES)
    pieces = clusters(shown)
    if most is None or len(pieces) <= most:
        return shown
    return "".join(pieces[: most - 1]) + ELLIPSIS if most else ""


def spoken_table(scene: TableScene, locale: str, detail: Detail) -> list[str]:
    """The notice, whose turn it is or who has won, board, pots, seats."""
    said = [f"{scene.notice}."] if scene.notice else []
    said.append(text(locale, "alt-table"))
    said += _turn_or_result(scene, locale, detail)
    if scene.board:
        said.append(text(locale, "alt-board", cards=_cards(scene.board, locale, detail)))
    elif scene.pots:
        said.append(text(locale, "alt-no-board"))
    said += _pots(scene.pots, locale)
    said += [_seat(seat, locale, detail) for seat in scene.seats if seat.state is not SeatState.FREE]
    free = [str(seat.seat + 1) for seat in scene.seats if seat.state is SeatState.FREE]
    return [*said, text(locale, "alt-free-seats", count=len(free), seats=listed(free, locale))] if free else said


def _turn_or_result(scene: TableScene, locale: str, detail: Detail) -> list[str]:
    """Who is to act; else who has won what, the main pot first."""
    said: list[str] = []
    for seat in sorted(scene.seats, key=lambda seat: capital(seat.told.won_with) != scene.banner):
        who = _who(seat, locale, detail)
        won = _chips(seat.told.won, locale)
        if seat.to_act:
            said.append(text(locale, "alt-turn-longer" if seat.told.extended else "alt-turn", who=who))
        elif seat.told.won_with:
            said.append(text(locale, "alt-wins-with", who=who, amount=won, hand=seat.told.won_with))
        elif seat.told.won:
            said.append(text(locale, "alt-wins", who=who, amount=won))
    if scene.banner and not any([seat.told.won_with for seat in scene.seats]):  # who won has left
        said.append(text(locale, "alt-winning-hand", hand=scene.banner))
    return [*map(capital, said), *(_winning_five(scene, locale, detail) if detail.actions else [])]


def _winning_five(scene: TableScene, locale: str, detail: Detail) -> list[str]:
    """The cards that won the main pot, where one hand of five did. Source: P2, P4."""
    winners = [seat for seat in scene.seats if seat.told.won_with]
    best = [seat for seat in winners if capital(seat.told.won_with) == scene.banner]
    if len(best) != 1:
        return []
    held = zip(best[0].cards or (), best[0].lit, strict=False)
    five = [card for card in scene.board if card in scene.lit] + [card for card, lit in held if lit and card]
    which = "alt-winning-cards" if len(winners) == 1 else "alt-main-pot-cards"
    return [text(locale, which, cards=_cards(five, locale, detail))]


def _pots(pots: Sequence[PotScene], locale: str) -> list[str]:
    if len(pots) == 1:
        return [text(locale, "alt-pot", amount=_chips(pots[0].amount, locale))]
    said: list[str] = []
    for number, pot in enumerate(pots):
        amount = _chips(pot.amount, locale)
        if number:
            said.append(text(locale, "alt-side-pot", number=number, amount=amount))
        else:
            said.append(text(locale, "alt-main-pot", amount=amount))
    return said


def _who(seat: SeatScene, locale: str, detail: Detail) -> str:
    if name := spoken_name(seat.name, detail.name):
        return text(locale, "alt-who", name=name, seat=seat.seat + 1)
    return text(locale, "alt-who-nameless", seat=seat.seat + 1)


def _seat(seat: SeatScene, locale: str, detail: Detail) -> str:
    marks = ", ".join(_marks(seat, locale, detail))
    name = spoken_name(seat.name, detail.name)
    if name and seat.state is not SeatState.EMPTY:
        return text(locale, "alt-seat", seat=seat.seat + 1, name=name, marks=marks)
    return text(locale, "alt-seat-nameless", seat=seat.seat + 1, marks=marks)


def _marks(seat: SeatScene, locale: str, detail: Detail) -> list[str]:
    if seat.state is SeatState.EMPTY:
        return [text(locale, "seat-empty"), text(locale, "mark-dead-button")]
    marks: list[str] = []
    if seat.house:
        marks.append(text(locale, "alt-house"))
    if seat.stack:
        marks.append(_chips(seat.told.stack, locale))
    marks += [text(locale, _DISC_WORDS[disc]) for disc in seat.discs]
    if seat.bet:
        marks.append(text(locale, "mark-bet", amount=seat.chips))
    if detail.actions and seat.deed in _DEED_WORDS:
        marks.append(text(locale, _DEED_WORDS[seat.deed]))
    marks += _states(seat, locale)
    if seat.drawn is not None:
        marks.append(text(locale, "alt-drew", card=_cards([seat.drawn], locale, detail)))
    cards = [card for card in seat.cards or () if card is not None]
    if cards:
        marks.append(text(locale, "alt-shows", cards=_cards(cards, locale, detail)))
    if seat.chance:
        marks.append(text(locale, "alt-chance", share=seat.chance))
    return marks


def _states(seat: SeatScene, locale: str) -> list[str]:
    said: list[str] = []
    if seat.state is SeatState.OUT:
        place = seat.told.place
        said.append(text(locale, "mark-out", place=place_text(place, locale)) if place else text(locale, "mark-left"))
    elif seat.state in _STATE_WORDS:
        said.append(text(locale, _STATE_WORDS[seat.state]))
    if seat.away_words:
        said.append(seat.away_words.lower())
    return said


def _chips(chips: Chips, locale: str) -> str:
    return text(locale, "podium-chips", chips=chips)


def _cards(cards: Iterable[Card], locale: str, detail: Detail) -> str:
    if detail.words:
        return cards_in_words(cards, locale)
    return " ".join([card_sign(card) for card in cards])

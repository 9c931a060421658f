"""Scenes of tables in every state, with the words of each language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.render.amounts import chance_text, short_chips
from bot.render.hands import hand_text
from bot.render.picture.scene import Deed, Disc, Face, PotScene, SeatScene, SeatState, TableScene, Told
from bot.render.table_scene import disc_words
from bot.render.wording import capital
from engine.cards import Card, parse_cards
from engine.evaluation import best_hand
from engine.hand_view import FACE_DOWN
from engine.seats import Chips
from i18n import text
from tests.looks.played import several_winners, split_pot

NAMES = (
    "Zoë",
    "Ольга",
    "Alexander the Great",
    "Mika_94",
    "Bartholomäus von Hohenstein",
    "W" * 32,
    "Lou",
    "Ana María",
    "J.",
    "Ten of Hearts",
)
Moment = Callable[[int, str], TableScene]


def seat(number: int, locale: str, stack: Chips = 0, state: SeatState = SeatState.LIVE, **more: Any) -> SeatScene:
    """A seat with the name that stands first; cards face down when it is live."""
    name = NAMES[number]
    made = SeatScene(
        seat=number,
        name=name,
        stand_in=text(locale, "picture-seat", seat=number + 1),
        face=Face(f"photo-{number}" if number % 3 == 1 else "", (number * 77 + 210) % 360, name[0]),
        state=state,
        stack=short_chips(stack, locale) if stack else "",
        told=Told(stack),
        cards=FACE_DOWN if state in (SeatState.LIVE, SeatState.ALL_IN) else None,
    )
    if more.get("house"):
        made = replace(made, face=replace(made.face, key="", house=True))
    return replace(made, **more)


def bets(chips: Chips, locale: str) -> dict[str, Any]:
    """What a bet of this street puts into a scene."""
    return {"bet": short_chips(chips, locale), "chips": chips}


def did(deed: Deed, locale: str) -> dict[str, Any]:
    """What a last action puts into a scene."""
    return {"deed": deed, "last_action": text(locale, f"picture-{deed.value}")}


def shows(codes: str, lit: Sequence[bool] = (False, False)) -> dict[str, Any]:
    """Both cards open."""
    first, second = parse_cards(codes)
    return {"cards": (first, second), "lit": tuple(lit)}


def out(place: int, locale: str) -> dict[str, Any]:
    """What is told of who has gone out."""
    return {"state_words": text(locale, "picture-out", place=place), "told": Told(place=place)}


def words(locale: str, **ids: str) -> dict[str, Any]:
    """Fields and the texts in them."""
    return {field: text(locale, key) for field, key in ids.items()}


def in_positions(seats: list[SeatScene], after: bool = False) -> tuple[SeatScene, ...]:
    """Button and blinds before the first seats; heads-up the button has the small blind; only the button afterwards."""
    order = ((Disc.BUTTON, Disc.SMALL_BLIND), (Disc.BIG_BLIND,))
    if len(seats) > 2:
        order = ((Disc.BUTTON,), (Disc.SMALL_BLIND,), (Disc.BIG_BLIND,))
    for at, discs in enumerate(order):
        seats[at] = replace(seats[at], discs=discs[:1] if after and not at else () if after else discs)
    return tuple(seats)


def pots(locale: str, *amounts: Chips) -> tuple[PotScene, ...]:
    """A pot, or the main pot and side pots."""
    if len(amounts) == 1:
        return (PotScene(text(locale, "picture-pot", amount=short_chips(amounts[0], locale)), False, amounts[0]),)
    made = [PotScene(text(locale, "picture-main-pot", amount=short_chips(amounts[0], locale)), False, amounts[0])]
    for number, amount in enumerate(amounts[1:], 1):
        key = "picture-side-pot" if len(amounts) == 2 else "picture-side-pot-of-several"
        made.append(PotScene(text(locale, key, number=number, amount=short_chips(amount, locale)), True, amount))
    return tuple(made)


def before(count: int, locale: str) -> TableScene:
    """Before the first hand."""
    return TableScene(tuple([seat(number, locale, 1500, cards=None) for number in range(count)]), ())


def preflop(count: int, locale: str) -> TableScene:
    """The blinds are in, one raises, one is to act."""
    seats = [
        seat(0, locale, 1490, **bets(10, locale)),
        seat(1, locale, 1480, **bets(20, locale), **words(locale, turn_words="picture-to-act")),
        seat(2, locale, 1440, house=True, **bets(60, locale), **did(Deed.RAISE, locale)),
        seat(3, locale, 1500, SeatState.FOLDED, **words(locale, state_words="picture-fold")),
        seat(4, locale, 1440, **bets(60, locale), **did(Deed.CALL, locale)),
        seat(5, locale, 1500, SeatState.FOLDED, **words(locale, state_words="picture-fold")),
    ]
    return TableScene(in_positions(seats[:count]), (), pots(locale, 150))


def flop(count: int, locale: str) -> TableScene:
    """A check, a bet and a call; one is to act."""
    seats = [
        seat(0, locale, 12_300, **words(locale, turn_words="picture-to-act")),
        seat(1, locale, 8_450, **did(Deed.CHECK, locale)),
        seat(2, locale, 5_120, house=True, **bets(600, locale), **did(Deed.BET, locale)),
        seat(3, locale, 940, SeatState.FOLDED, **words(locale, state_words="picture-fold")),
        seat(4, locale, 23_975, **bets(600, locale), **did(Deed.CALL, locale)),
        seat(
            5, locale, 2_010, SeatState.FOLDED, **words(locale, state_words="picture-fold", away_words="picture-away")
        ),
    ]
    return TableScene(in_positions(seats[:count]), parse_cards("AhTd7c"), pots(locale, 3_640))


def turn(count: int, locale: str) -> TableScene:
    """An all-in, a side pot, and a bet of every size."""
    all_in = words(locale, state_words="picture-all-in")
    seats = [
        seat(0, locale, 0, SeatState.ALL_IN, **all_in, **bets(1_840, locale), **did(Deed.CALL, locale)),
        seat(1, locale, 5_120, **bets(60_000, locale), **did(Deed.RAISE, locale)),
        seat(2, locale, 12_300, **words(locale, turn_words="picture-to-act"), **bets(7_600, locale), house=True),
        seat(3, locale, 940, SeatState.FOLDED, **words(locale, state_words="picture-fold")),
        seat(4, locale, 0, SeatState.ALL_IN, **all_in, **bets(940, locale), **did(Deed.BET, locale)),
        seat(5, locale, 23_975, **bets(300_000, locale), **did(Deed.CALL, locale)),
    ]
    return TableScene(in_positions(seats[:count]), parse_cards("QsJd8h8c"), pots(locale, 5_640, 1_200))


def away(count: int, locale: str) -> TableScene:
    """People who are away, in every state: to act, having acted, folded, not dealt in, all-in; one leaves."""
    gone = words(locale, away_words="picture-away")
    seats = [
        seat(0, locale, 12_300, **gone, **words(locale, turn_words="picture-to-act")),
        seat(1, locale, 8_450, **gone, **did(Deed.CHECK, locale)),
        seat(2, locale, 940, SeatState.NOT_DEALT_IN, **gone, **words(locale, state_words="picture-not-dealt-in")),
        seat(3, locale, 0, SeatState.ALL_IN, **gone, **words(locale, state_words="picture-all-in")),
        seat(
            4,
            locale,
            2_010,
            SeatState.FOLDED,
            **words(locale, state_words="picture-fold", away_words="picture-leaving"),
        ),
        seat(5, locale, 2_010, **gone),
    ]
    return TableScene(in_positions(seats[:count]), parse_cards("KsKd4h"), pots(locale, 450))


def run_out(count: int, locale: str) -> TableScene:
    """Hands face up, with each one's chance."""
    all_in = words(locale, state_words="picture-all-in")
    seats = [
        seat(0, locale, 0, SeatState.ALL_IN, **all_in, **shows("AsKs"), chance=chance_text(0.5423, locale)),
        seat(1, locale, 0, SeatState.ALL_IN, **all_in, **shows("QdQh"), chance=chance_text(0.3812, locale)),
        seat(2, locale, 23_975, **shows("JcTc"), chance=chance_text(0.0765, locale), house=True),
        seat(3, locale, 940, SeatState.FOLDED, **words(locale, state_words="picture-fold")),
        seat(4, locale, 0, SeatState.ALL_IN, **all_in, **shows("2h2d"), chance=chance_text(0.00001, locale)),
        seat(5, locale, 12_345_678, **shows("Th9h"), chance=chance_text(0.99999, locale)),
    ]
    return TableScene(in_positions(seats[:count]), parse_cards("AhQs7c"), pots(locale, 5_520, 4_720))


def showdown(count: int, locale: str) -> TableScene:
    """One wins, one loses, one mucks, one has gone out."""
    won_with = hand_text(best_hand(parse_cards("AsAcAhTd7c2sTs")), locale)
    seats = [
        seat(
            0,
            locale,
            9_100,
            **shows("AsAc", (True, True)),
            won="+" + short_chips(7_320, locale),
            told=Told(9_100, 7_320, won_with),
        ),
        seat(1, locale, 1_210, **shows("KdQd")),
        seat(2, locale, 940, SeatState.MUCKED, house=True, **words(locale, state_words="picture-muck")),
        seat(3, locale, 0, SeatState.OUT, **shows("7s7d"), **out(count, locale)),
        seat(4, locale, 23_975, SeatState.FOLDED, **words(locale, state_words="picture-fold")),
        seat(5, locale, 2_010, SeatState.FOLDED, **words(locale, state_words="picture-fold")),
    ]
    lit = frozenset(parse_cards("AhTdTs"))
    best = capital(won_with)
    return TableScene(in_positions(seats[:count], after=True), parse_cards("AhTd7c2sTs"), (), best, lit, True)


def several(count: int, locale: str) -> TableScene:
    """Pots with different winners; of two players, a split pot."""
    return several_winners(NAMES[:count], locale) if count > 2 else split_pot(NAMES[:count], locale)


def paused(count: int, locale: str) -> TableScene:
    """In the middle of a street."""
    scene = flop(count, locale)
    seats = [replace(each, turn_words="") for each in scene.seats]
    return replace(scene, seats=tuple(seats), notice=text(locale, "picture-paused"))


def folded_out(count: int, locale: str) -> TableScene:
    """All but one fold; the winner shows a card."""
    seats = [
        seat(
            0, locale, 1_620, cards=(Card.parse("Ah"), None), won="+" + short_chips(120, locale), told=Told(1_620, 120)
        ),
        *[
            seat(number, locale, 1_480, SeatState.FOLDED, **words(locale, state_words="picture-fold"))
            for number in range(1, count)
        ],
    ]
    return TableScene(in_positions(seats, after=True), parse_cards("Qh7d2c"))


def dead_button(count: int, locale: str) -> TableScene:
    """The button lies before an empty seat; one is out."""
    seats = [
        seat(0, locale, 12_300, **bets(50, locale), discs=(Disc.SMALL_BLIND,)),
        seat(
            1, locale, 940, **bets(100, locale), **words(locale, turn_words="picture-to-act"), discs=(Disc.BIG_BLIND,)
        ),
        seat(
            2,
            locale,
            0,
            SeatState.EMPTY,
            name="",
            face=Face("", 0, ""),
            discs=(Disc.BUTTON,),
            **words(locale, state_words="picture-empty"),
        ),
        seat(3, locale, 0, SeatState.OUT, **out(5, locale)),
        seat(4, locale, 5_120, SeatState.NOT_DEALT_IN, **words(locale, state_words="picture-not-dealt-in")),
        seat(5, locale, 5_120, house=True, **bets(100, locale), **did(Deed.CALL, locale)),
    ]
    return TableScene(tuple(seats[:count]), (), pots(locale, 150))


def nobody(number: int, locale: str, state: SeatState, said: str) -> SeatScene:
    """A seat that is empty or free."""
    return seat(number, locale, 0, state, name="", face=Face("", 0, ""), **words(locale, state_words=said))


def drawn(count: int, locale: str) -> TableScene:
    """A card each for the first button, the highest by its suit."""
    cards = parse_cards("Kd7c2hKs9dJc")[:count]
    first = 3 if count > 3 else 0
    seats = [
        seat(
            number,
            locale,
            2_000,
            cards=None,
            drawn=card,
            highest=number == first,
            house=number == 2,
            discs=(Disc.BUTTON,) if number == first else (),
        )
        for number, card in enumerate(cards)
    ]
    return TableScene(tuple(seats), (), notice=text(locale, "picture-draw"))


def open_table(count: int, locale: str) -> TableScene:
    """One sits out, one sits out from the next hand on, one has taken more time, one has left; seats are free."""
    longer = text(locale, "picture-to-act-longer", seconds=30)
    out_words = words(locale, state_words="picture-sitting-out")
    seats = [
        seat(
            0,
            locale,
            1_340,
            discs=(Disc.BUTTON, Disc.SMALL_BLIND),
            **bets(10, locale),
            turn_words=longer,
            told=Told(1_340, extended=True),
        ),
        seat(1, locale, 560, SeatState.SITTING_OUT, sits_out=True, **out_words),
        nobody(2, locale, SeatState.FREE, "picture-free"),
        seat(
            3,
            locale,
            880,
            discs=(Disc.BIG_BLIND,),
            **bets(40, locale),
            sits_out=True,
            **words(locale, away_words="picture-sitting-out"),
        ),
        seat(4, locale, 0, SeatState.OUT, **words(locale, state_words="picture-left")),
        seat(5, locale, 1_000, SeatState.NOT_DEALT_IN, **words(locale, state_words="picture-not-dealt-in")),
    ]
    return TableScene(tuple(seats[:count]), (), pots(locale, 65))


def many_pots(count: int, locale: str) -> TableScene:
    """As many pots as there can be, and amounts as long as they can be."""
    all_in = words(locale, state_words="picture-all-in")
    amounts = (999_999, 12_345_678, 888_888, 777_777, 666_666, 555_555)
    seats = [
        seat(0, locale, 999_999, **words(locale, turn_words="picture-to-act"), **bets(999_999, locale)),
        *[
            seat(number, locale, 0, SeatState.ALL_IN, **all_in, **bets(amounts[number], locale))
            for number in range(1, count)
        ],
    ]
    return TableScene(in_positions(seats), parse_cards("2c3d4h5s9c"), pots(locale, *amounts[: max(2, count)]))


def crowd(count: int, locale: str) -> TableScene:
    """Every seat has much to say."""
    deeds = tuple(Deed)[:4]
    seats = [
        seat(
            number,
            locale,
            12_345 * number + 7,
            **bets(11**number % 900_000 + 10, locale),
            **did(deeds[number % 4], locale),
        )
        for number in range(count)
    ]
    return TableScene(in_positions(seats), parse_cards("2c3d4h5s9c"), pots(locale, 123_456, 4_000, 300))


def _in_full(moment: Moment) -> Moment:
    """The same with the discs of the language."""
    return lambda count, locale: replace(moment(count, locale), disc_words=disc_words(locale))


_MOMENTS: dict[str, Moment] = {
    "before the first hand": before,
    "before the flop": preflop,
    "flop": flop,
    "turn, all-in": turn,
    "away": away,
    "run-out": run_out,
    "showdown": showdown,
    "several winners": several,
    "paused": paused,
    "all others folded": folded_out,
    "dead button": dead_button,
    "many pots": many_pots,
    "draw for the button": drawn,
    "open table": open_table,
}
MOMENTS = {title: _in_full(moment) for title, moment in _MOMENTS.items()}

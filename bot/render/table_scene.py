"""What the picture of a table shows: made from what everybody may see, in the table's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.render.amounts import chance_text, short_chips
from bot.render.deeds import last_deeds
from bot.render.drawn import drawn_card, drew_highest
from bot.render.faces import face_of
from bot.render.hand_lines import mucked
from bot.render.names import outs_on_show
from bot.render.picture.scene import Deed, Disc, Face, SeatScene, SeatState, TableScene, Told
from bot.render.pot_lines import shown_hand, shown_hand_in_short
from bot.render.pot_scenes import pot_scenes
from bot.render.presence import Presence, presence_of
from bot.render.street_start import street_start
from bot.render.winners import Winners, winners_of
from bot.render.wording import capital
from bot.service.ports import Logged
from bot.service.preferences import Look
from engine.hand import Street
from engine.hand_view import FACE_DOWN, HandView, VisibleCards
from engine.seats import Chips, Seat
from engine.tournament import Out, PlayerId
from engine.view import SeatView, TableView
from i18n import text

FaceKey = Callable[[PlayerId], str]

_DEED_WORDS: Final = {
    Deed.CHECK: "picture-check",
    Deed.CALL: "picture-call",
    Deed.BET: "picture-bet",
    Deed.RAISE: "picture-raise",
}
_STATE_WORDS: Final = {
    SeatState.ALL_IN: "picture-all-in",
    SeatState.FOLDED: "picture-fold",
    SeatState.MUCKED: "picture-muck",
    SeatState.NOT_DEALT_IN: "picture-not-dealt-in",
    SeatState.SITTING_OUT: "picture-sitting-out",
}
_PRESENCE_WORDS: Final = {
    Presence.LEAVING: "picture-leaving",
    Presence.SITTING_OUT: "picture-sitting-out",
    Presence.AWAY: "picture-away",
}
_DISC_WORDS: Final = {Disc.SMALL_BLIND: "mark-small-blind", Disc.BIG_BLIND: "mark-big-blind"}
_START_WORDS: Final = {
    Street.PREFLOP: "picture-start-preflop",
    Street.FLOP: "picture-start-flop",
    Street.TURN: "picture-start-turn",
    Street.RIVER: "picture-start-river",
}
_NOBODY: Final = Face("", 0, "")


def table_scene(
    view: TableView,
    log: Sequence[Logged],
    locale: str,
    look: Look,
    chances: Mapping[Seat, float],
    face_key: FaceKey,
) -> TableScene:
    """The table after the last event of `log`, which begins with the last deal; `chances` of the live seats in a
    run-out, 0 to 1; `face_key` = the image of a player's avatar, "" for none.

    Raises ValueError for a view that is one viewer's own: a picture is for everybody.
    """
    if view.viewer is not None or (view.hand is not None and view.hand.viewer is not None):
        raise ValueError("a picture is for everybody, and this view is one viewer's own")
    return _Painting(view, log, locale, chances, face_key).scene(look)


def street_scene(
    view: TableView,
    log: Sequence[Logged],
    locale: str,
    look: Look,
    chances: Mapping[Seat, float],
    face_key: FaceKey,
) -> TableScene:
    """The table as its street began, which its notice says, the same after every action of the street; from the
    showdown, a run-out or the last fold on, `table_scene`. Raises ValueError as that does.
    """
    started = street_start(view, log)
    if started is view or started.hand is None:
        return table_scene(view, log, locale, look, chances, face_key)
    notice = text(locale, _START_WORDS[started.hand.street])
    return replace(table_scene(started, (), locale, look, chances, face_key), notice=notice)


class _Painting:
    """One table on its way to a scene."""

    def __init__(
        self, view: TableView, log: Sequence[Logged], locale: str, chances: Mapping[Seat, float], face_key: FaceKey
    ) -> None:
        self.view = view
        self.hand = view.hand
        self.locale = locale
        self.chances = chances
        self.face_key = face_key
        self.deeds = last_deeds(log) if self.betting else {}
        self.mucked = mucked(view)
        self.winners = Winners() if self.hand is None else winners_of(self.hand)
        self.lit = self.winners.best_five

    @property
    def betting(self) -> bool:
        """Whether players still act in this hand."""
        hand = self.hand
        return hand is not None and not hand.over and hand.shown is None and not hand.awards

    def scene(self, look: Look) -> TableScene:
        """The whole of it."""
        hand = self.hand
        if hand is None:
            return TableScene(self._seats(), (), felt=look.felt, colours=look.colours, notice=self._notice())
        best = self.winners.main
        return TableScene(
            seats=self._seats(),
            board=hand.board,
            pots=pot_scenes(hand, self.locale),
            banner=capital(shown_hand(hand, best[0], self.locale) or "") if best else "",
            lit=self.lit.intersection(hand.board),
            showdown=bool(best),
            felt=look.felt,
            colours=look.colours,
            notice="" if best else self._notice(),
            disc_words=disc_words(self.locale),
        )

    def _notice(self) -> str:
        if self.view.paused is not None:
            return text(self.locale, "picture-paused")
        return text(self.locale, "picture-draw") if self.hand is None and self.view.high_cards else ""

    def _seats(self) -> tuple[SeatScene, ...]:
        view, hand = self.view, self.hand
        seats = {seat.seat: self._seat(seat) for seat in view.seats}
        for out in outs_on_show(view):
            seats[out.seat] = self._out(out)
        if hand is not None and hand.button not in seats and not hand.start_stacks[hand.button]:
            seats[hand.button] = self._nobody(hand.button, SeatState.EMPTY, "picture-empty")
        if view.rules.buying and not view.closing:
            for seat in range(len(view.rows)):
                if seat not in seats:
                    seats[seat] = self._nobody(seat, SeatState.FREE, "picture-free")
        return tuple([seats[seat] for seat in sorted(seats)])

    def _seat(self, seat: SeatView) -> SeatScene:
        locale, number = self.locale, seat.seat
        state = self._state(seat)
        deed = self.deeds.get(number) if seat.live else None
        bet = seat.bet if self.betting else 0  # nobody can answer it any more: it is in the pot
        presence = presence_of(seat, self.view)
        sits_out = presence is Presence.SITTING_OUT
        absent = seat.away and sits_out and self.view.in_hand(number)  # played for until the hand is over
        away = "picture-away" if absent else _PRESENCE_WORDS.get(presence)
        drawn = drawn_card(self.view, number)
        scene = SeatScene(
            seat=number,
            name=seat.name,
            stand_in=text(locale, "picture-seat", seat=number + 1),
            face=face_of(seat.player, seat.name, number, self.face_key(seat.player)),
            state=state,
            house=seat.house,
            stack="" if state is SeatState.ALL_IN else short_chips(seat.stack, locale),
            bet=short_chips(bet, locale) if bet else "",
            chips=bet,
            discs=self._discs(number),
            state_words=text(locale, _STATE_WORDS[state]) if state in _STATE_WORDS else "",
            turn_words=self._turn_words() if self._to_act(number) else "",
            away_words=text(locale, away) if away and state is not SeatState.SITTING_OUT else "",
            sits_out=sits_out,
            drawn=drawn,
            highest=drawn is not None and drew_highest(self.view) == number,
            deed=deed,
            last_action=text(locale, _DEED_WORDS[deed]) if deed is not None else "",
            told=Told(seat.stack),
        )
        return self._with_hand(scene, self._told(number, stack=seat.stack)) if seat.dealt_in else scene

    def _with_hand(self, scene: SeatScene, told: Told) -> SeatScene:
        """The seat with what it has of the hand: not for somebody who has sat down since it was dealt."""
        seat = scene.seat
        return replace(
            scene,
            cards=self._cards(seat, scene.state),
            lit=self._lit(seat),
            chance=self._chance(seat),
            won=self._won(seat),
            hand_words=self._hand(seat, shown_hand_in_short),
            hand_aloud=self._hand(seat, shown_hand),
            told=told,
        )

    def _turn_words(self) -> str:
        """That it is a player's turn, and whether more time has been taken for it. Source: K5."""
        if self.hand is not None and self.hand.extended:
            seconds = self.view.rules.extension // 1000
            return text(self.locale, "picture-to-act-longer", seconds=seconds)
        return text(self.locale, "picture-to-act")

    def _out(self, out: Out) -> SeatScene:
        scene = SeatScene(
            seat=out.seat,
            name=out.name,
            stand_in=text(self.locale, "picture-seat", seat=out.seat + 1),
            face=face_of(out.player, out.name, out.seat, self.face_key(out.player)),
            state=SeatState.OUT,
            house=out.house,
            discs=self._discs(out.seat),
            state_words=text(self.locale, "picture-out", place=out.place) if out.place else self._left(),
        )
        return self._with_hand(scene, self._told(out.seat, place=out.place))

    def _left(self) -> str:
        """What is said of somebody who has left an open table."""
        return text(self.locale, "picture-left")

    def _nobody(self, seat: Seat, state: SeatState, said: str) -> SeatScene:
        """A seat where nobody sits: the dead button's, or a free one."""
        return SeatScene(
            seat=seat,
            name="",
            stand_in=text(self.locale, "picture-seat", seat=seat + 1),
            face=_NOBODY,
            state=state,
            discs=self._discs(seat),
            state_words=text(self.locale, said),
        )

    def _to_act(self, seat: Seat) -> bool:
        """While the game is paused nobody is to act. Source: K7."""
        turn = self.hand.turn if self.hand is not None and self.view.paused is None else None
        return turn is not None and turn.seat == seat

    def _told(self, seat: Seat, stack: Chips = 0, place: int = 0) -> Told:
        won_with = shown_hand(self.hand, seat, self.locale) if seat in self.winners.values else None
        longer = self._to_act(seat) and self.hand is not None and self.hand.extended
        return Told(stack, self.winners.won.get(seat, 0), won_with or "", place, longer)

    def _state(self, seat: SeatView) -> SeatState:
        if not seat.dealt_in and presence_of(seat, self.view) is Presence.SITTING_OUT:
            return SeatState.SITTING_OUT
        if self.hand is None:
            return SeatState.LIVE
        if not seat.dealt_in:
            return SeatState.NOT_DEALT_IN
        if not seat.live:
            return SeatState.FOLDED
        if seat.all_in:
            return SeatState.ALL_IN
        return SeatState.MUCKED if seat.seat in self.mucked else SeatState.LIVE

    def _discs(self, seat: Seat) -> tuple[Disc, ...]:
        """The button, and the blinds while the hand is played. Source: B1, B3, B4."""
        hand = self.hand
        if hand is None:
            return (Disc.BUTTON,) if drew_highest(self.view) == seat else ()
        discs: list[Disc] = []
        if hand.button == seat:
            discs.append(Disc.BUTTON)
        if hand.small_seat == seat and not hand.over:
            discs.append(Disc.SMALL_BLIND)
        if hand.big_seat == seat and not hand.over:
            discs.append(Disc.BIG_BLIND)
        return tuple(discs)

    def _cards(self, seat: Seat, state: SeatState) -> VisibleCards | None:
        """What lies before a seat, face up or down. Source: S1, S2, S5."""
        cards = self.hand.cards_of(seat) if self.hand is not None else None
        if cards == FACE_DOWN and state in (SeatState.MUCKED, SeatState.OUT):
            return None
        return cards

    def _lit(self, seat: Seat) -> tuple[bool, bool]:
        value = self.winners.values.get(seat)
        cards = self.hand.cards_of(seat) if self.hand is not None else None
        if value is None or cards is None:
            return False, False
        return cards[0] in value.cards, cards[1] in value.cards

    def _chance(self, seat: Seat) -> str:
        hand = self.hand
        if hand is None or hand.run_out is None or hand.awards or seat not in self.chances:
            return ""
        return chance_text(self.chances[seat], self.locale)

    def _won(self, seat: Seat) -> str:
        """What the pots gave a seat; what nobody called is not among it. Source: P3."""
        won = self.winners.won.get(seat, 0)
        return text(self.locale, "picture-won", amount=short_chips(won, self.locale)) if won else ""

    def _hand(self, seat: Seat, name: Callable[[HandView | None, Seat, str], str | None]) -> str:
        """What a winner won with, where pots went to different hands."""
        if seat not in self.winners.values or not self.winners.differ():
            return ""
        return capital(name(self.hand, seat, self.locale) or "")


def disc_words(locale: str) -> tuple[tuple[Disc, str], ...]:
    """What is written on discs, as in the texts, where that is not what they are called in English."""
    words = [(disc, text(locale, key)) for disc, key in _DISC_WORDS.items()]
    return tuple([(disc, said) for disc, said in words if said != disc.value])

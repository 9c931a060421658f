"""What an open table says of who plays, who does not, and what helps: only what is true and there."""

from __future__ import annotations

import pytest

from bot.render.legend import legend_text
from bot.render.lines import event_line
from bot.render.own_text import own_text
from bot.render.picture.scene import SeatState
from bot.render.presence import Presence
from bot.render.private_text import notice_missed_text, status_text
from bot.render.rules_text import how_to_play
from bot.render.seats_text import seats_text
from bot.render.table_scene import table_scene
from bot.render.table_text import table_text
from bot.service.preferences import Look
from engine.actions import Call, Check, Fold, Raise
from engine.commands import Cancel, ComeBack, Join, Leave, SitOut, StartHand, StartTournament, TopUp
from engine.formats import club, open_table
from engine.rules import Rules, sit_and_go
from engine.tournament import PauseReason, PlayerId
from i18n import LOCALES, text
from tests.render.story import ANN, BO, CY, Table, deck

EVE = PlayerId(105)
TWO = {ANN: "Ann", BO: "Bo"}
THREE = {ANN: "Ann", BO: "Bo", CY: "Cy"}


def opened(names: dict[PlayerId, str], seats: int = 4, locale: str = "en") -> Table:
    table = Table(locale, seats=seats, names=names, rules=open_table(seats=seats))
    table.do(StartTournament(ANN, 0))
    return table


def turn(table: Table, locale: str = "en") -> str:
    return table_text(table.seen(), table.log, locale).turn.replace("\u00a0", " ")


def actions(table: Table) -> str:
    return table_text(table.seen(), table.log, "en").actions


class TestPause:
    def test_k8_it_names_the_way_back_and_a_seat_only_where_one_is_free(self) -> None:
        for seats, told in ((2, "“I’m back”, and it goes on."), (4, "“I’m back” or “Take a seat”, and it goes on.")):
            table = opened(TWO, seats)
            table.do(SitOut(ANN))
            table.do(SitOut(BO))
            assert table.state.paused is PauseReason.ALL_AWAY
            assert turn(table) == f"Nobody plays at the moment, so the table is paused. {told}"

    @pytest.mark.parametrize("locale", LOCALES)
    def test_o2_it_names_the_top_up_for_somebody_without_chips(self, locale: str) -> None:
        table = broke(locale)
        table.do(SitOut(rich(table)))
        label = text(locale, "button-top-up", to=1000).replace("\u00a0", " ")
        assert label in turn(table, locale)
        assert text(locale, "button-back") in turn(table, locale)
        assert text(locale, "button-seat") not in turn(table, locale)


def broke(locale: str = "en") -> Table:
    """One of two has won all the chips of the other."""
    table = opened(TWO, 2, locale)
    table.do(StartHand(deck("AhAs", "7h2c", board="9s8dKh4c3s")))
    table.act(Raise(1000), Call())
    assert {row.stack for _, row in table.state.rows()} == {0, 2000}
    return table


def rich(table: Table) -> PlayerId:
    return next(row.player for _, row in table.state.rows() if row.stack)


class TestBroke:
    def test_o2_the_table_says_who_has_no_chips_and_what_that_means(self) -> None:
        table = broke()
        poor = next(row for _, row in table.state.rows() if not row.stack)
        line = f"{poor.name} has no chips left and sits out until topping up."
        assert turn(table).startswith(f"{line}\n")
        assert line in status_text(table.seen(), table.log, "en")
        table.do(TopUp(poor.player))
        assert "no chips" not in turn(table)

    def test_nobody_is_called_broke_while_the_hand_is_on_or_in_a_tournament(self) -> None:
        table = opened(TWO)
        table.do(StartHand(deck("AhAs", "7h2c")))
        table.act(Raise(1000))
        assert "no chips" not in turn(table)
        table = Table(seats=3, names=THREE)
        table.do(StartTournament(ANN, 0))
        assert "no chips" not in turn(table)

    def test_o2_whoever_has_none_is_told_privately_how_to_play_again(self) -> None:
        table = broke()
        poor = next(row.player for _, row in table.state.rows() if not row.stack)
        assert "You have no chips: top up" in status_text(table.seen(poor), table.log, "en")
        assert "You have no chips" not in status_text(table.seen(rich(table)), table.log, "en")


class TestWhoIsWho:
    def gone(self) -> Table:
        """Bo has left after hand 1, which nobody has shown."""
        table = opened(THREE)
        table.do(StartHand(deck()))
        table.act(Fold(), Fold())
        table.do(Leave(BO))
        return table

    def test_once_the_hand_is_over_a_seat_that_was_left_is_free(self) -> None:
        seen = self.gone().seen()
        assert "Bo" not in legend_text(seen, "en")
        assert "`2`\u00a0free" in seats_text(seen, "en")
        (seat,) = [each for each in table_scene(seen, [], "en", Look(), {}, lambda _: "").seats if each.seat == 1]
        assert seat.state is SeatState.FREE

    def test_somebody_whose_cards_lie_open_keeps_the_name_until_the_next_hand(self) -> None:
        table = opened(THREE)
        table.do(StartHand(deck("KcKd", "7h2c", "8s3d")))
        table.act(Call(), Call(), Check(), *[Check()] * 9)
        hand = table.seen().hand
        assert hand is not None
        shown = next(seat for seat, cards in enumerate(hand.open_cards) if cards)
        row = table.state.seats[shown]
        assert row is not None
        table.do(Leave(row.player))
        assert row.name in legend_text(table.seen(), "en")
        assert row.name in seats_text(table.seen(), "en")

    def test_k3_k4_it_says_who_sits_out(self) -> None:
        table = opened(THREE)
        table.do(SitOut(CY))
        assert "`3` **Cy** (sits out)" in legend_text(table.seen(), "en").replace("\u00a0", " ")
        assert " " not in legend_text(table.seen(), "en").split("`3`")[1].strip()


class TestStatus:
    @pytest.mark.parametrize("rules", [sit_and_go(seats=3), club(seats=3), open_table(seats=3)])
    def test_the_host_is_named_in_every_format(self, rules: Rules) -> None:
        table = Table(seats=3, names=THREE, rules=rules)
        table.do(StartTournament(ANN, 0))
        assert "Host: Ann" in status_text(table.seen(BO), table.log, "en")
        assert "You are the host" in status_text(table.seen(ANN), table.log, "en")

    def test_o3_the_host_of_an_open_table_is_told_how_to_close_it(self) -> None:
        table = opened(THREE)
        assert "close the table with `/poker floor cancel`" in status_text(table.seen(ANN), table.log, "en")
        table.do(StartHand(deck()))
        table.do(Cancel(ANN))
        assert "floor cancel" not in status_text(table.seen(ANN), table.log, "en")

    def test_the_next_host_of_an_open_table_is_announced(self) -> None:
        table = opened(THREE)
        table.do(Leave(ANN))
        assert "Bo is now the host." in actions(table)
        assert "Host: Bo" in status_text(table.seen(CY), table.log, "en")

    def test_k4_whoever_sits_out_is_told_how_to_come_back_and_nobody_else(self) -> None:
        table = opened(THREE)
        table.do(SitOut(CY))
        assert "“I’m back” under the table brings you back" in status_text(table.seen(CY), table.log, "en")
        assert "I’m back" not in status_text(table.seen(ANN), table.log, "en")

    def test_o3_the_ledger_so_far_is_told_by_seat_and_then_those_who_left(self) -> None:
        table = opened(THREE)
        table.do(Leave(BO))
        table.do(Join(EVE, "Eve"))
        told = status_text(table.seen(ANN), table.log, "en").split("\n")
        at = told.index("Bought in and cashed out so far, by seat:")
        assert told[at + 1 :] == [
            "Seat 1, Ann: in 1,000, out 0.",
            "Seat 2, Eve: in 1,000, out 0.",
            "Seat 3, Cy: in 1,000, out 0.",
            "Bo: in 1,000, out 1,000.",
        ]


class TestWhen:
    def test_k4_who_is_in_no_hand_is_back_from_the_next_hand_on(self) -> None:
        table = opened(THREE)
        table.do(StartHand(deck()))
        table.do(SitOut(CY))
        (back,) = table.do(ComeBack(CY))
        assert event_line(back, table.seen(), "en") == "Cy is back."
        assert own_text(back, table.seen(CY), "en") == "You are back: you decide again from your next turn on."
        table.act(Fold(), Fold())
        table.do(SitOut(CY))
        back = table.do(ComeBack(CY))[0]
        assert event_line(back, table.seen(), "en") == "Cy is back, from the next hand on."
        assert own_text(back, table.seen(CY), "en") == "You are back: you get cards from the next hand on."
        assert own_text(back, table.seen(ANN), "en") is None

    @pytest.mark.parametrize("locale", LOCALES)
    def test_o1_whoever_takes_a_seat_is_told_which_with_what_and_from_when(self, locale: str) -> None:
        table = opened(THREE)
        table.do(StartHand(deck()))
        sat = table.do(Join(EVE, "Eve"))[0]
        told = own_text(sat, table.seen(EVE), locale)
        assert told is not None
        assert "4" in told
        if locale == "en":
            assert told == "You have seat 4 and 1,000 chips. You get cards from the next hand on."

    def test_t6_whoever_leaves_while_no_hand_runs_leaves_at_once(self) -> None:
        table = Table(seats=3, names=THREE)
        table.do(StartTournament(ANN, 0))
        assert event_line(table.do(Leave(CY))[0], table.seen(), "en") == "Cy leaves the game."
        table.do(StartHand(deck()))
        assert event_line(table.do(Leave(BO))[0], table.seen(), "en") == "Bo leaves after this hand."

    def test_k4_who_misses_two_turns_is_told_what_follows_and_how_to_come_back(self) -> None:
        assert notice_missed_text(BO, "en") == "<@102> missed this turn."
        assert "sit out now" in notice_missed_text(BO, "en", Presence.SITTING_OUT)
        assert "are away now" in notice_missed_text(BO, "en", Presence.AWAY)
        for absence in (Presence.SITTING_OUT, Presence.AWAY):
            for locale in LOCALES:
                assert text(locale, "button-back") in notice_missed_text(BO, locale, absence)


@pytest.mark.parametrize("locale", LOCALES)
def test_how_to_play_an_open_table_says_what_is_kept_and_who_closes_it(locale: str) -> None:
    told = how_to_play(open_table(seats=4), locale)
    assert "`/poker floor cancel`" in told
    assert {"en": "an hour", "fr": "une heure", "de": "eine Stunde"}[locale] in told
    for short in (text(locale, "button-my-cards"), text(locale, "button-my-cards-short")):
        assert short in told
        assert short in how_to_play(sit_and_go(seats=4), locale)

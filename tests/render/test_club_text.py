"""What a club and an open table add to the texts of a table."""

from __future__ import annotations

import pytest

from bot.render.blinds_text import blinds_text, level_text
from bot.render.cards import cards_code, cards_in_words
from bot.render.lines import event_line
from bot.render.podium_text import podium_text
from bot.render.private_text import status_text
from bot.render.seats_text import seats_text
from bot.render.table_scene import table_scene
from bot.render.table_text import table_text
from bot.service.preferences import Look
from engine.actions import Call, Check, Fold, Raise
from engine.cards import DECK
from engine.commands import (
    ChangeSpeed,
    DeclareMisdeal,
    Leave,
    Pause,
    Penalise,
    Remove,
    Resume,
    SitOut,
    StartHand,
    StartTournament,
    UseTime,
    Warn,
)
from engine.floor_events import PenaltyKind, Warned
from engine.formats import club, open_table
from engine.rules import Blinds, Preset, Speed
from engine.tournament import PlayerId
from i18n import LOCALES
from tests.render.alts import table_alt
from tests.render.club_story import FLOOR, tell
from tests.render.story import ANN, BO, CY, Table

LEVELS = (Blinds(10, 20), Blinds(20, 40, 5), Blinds(40, 80, 80, True))


def at_club(*, hands: int = 0, minutes: int = 0) -> Table:
    """Started, with the cards for the button drawn."""
    table = Table(rules=club(seats=4, preset=Preset.OWN, own=LEVELS, hands=hands, minutes=minutes))
    table.do(StartTournament(ANN, 2_000_003))
    return table


def dealt(*, hands: int = 0, minutes: int = 0) -> Table:
    table = at_club(hands=hands, minutes=minutes)
    table.do(StartHand(DECK))
    return table


def said(table: Table) -> str:
    told = table_text(table.seen(), table.log, "en")
    return f"{told.head}\n{told.board}\n{told.seats}\n{told.actions}\n{told.turn}"


@pytest.mark.parametrize(
    ("blinds", "full", "short"),
    [
        (Blinds(50, 100), "50/100", "50/100"),
        (Blinds(50, 100, 10), "50/100, ante 10 each", "50/100 (ante 10)"),
        (Blinds(50, 100, 100, True), "50/100, big-blind ante 100", "50/100 (BB ante 100)"),
    ],
)
def test_b7_antes_stand_with_the_blinds(blinds: Blinds, full: str, short: str) -> None:
    assert (blinds_text(blinds, "en"), blinds_text(blinds, "en", short=True)) == (full, short)


class TestLevels:
    def test_b2_a_level_by_hands_says_how_many_are_left(self) -> None:
        table = dealt(hands=3)
        assert level_text(table.seen(), "en") == "Level 1 · blinds 10/20 · 20/40 (ante 5) in 3 hands"

    def test_b9_a_level_by_minutes_has_a_live_time(self) -> None:
        table = dealt(minutes=10)
        due = table.seen().level_rises_at // 1000
        assert level_text(table.seen(), "en") == f"Level 1 · blinds 10/20 · then 20/40 (ante 5) · due: <t:{due}:R>"

    @pytest.mark.parametrize(
        ("seconds", "told"),
        [
            (0, "9 min 58 s left on this level"),
            (7 * 60 + 18, "2 min 40 s left on this level"),
            (8 * 60 - 2, "2 min left on this level"),
            (9 * 60, "58 s left on this level"),
            (9 * 60 + 58, "with the next hand"),
            (3600, "with the next hand"),
        ],
    )
    def test_b9_while_the_clock_stands_still_it_says_what_is_left(self, seconds: int, told: str) -> None:
        table = dealt(minutes=10)
        table.now += seconds * 1000
        table.do(Pause(FLOOR, admin=True))
        table.now += 3_600_000
        assert level_text(table.seen(), "en") == f"Level 1 · blinds 10/20 · then 20/40 (ante 5) · {told}"
        status = status_text(table.seen(), table.log, "en")
        assert ("Time left on this level: " in status) == ("left" in told)
        table.do(Resume(FLOOR, admin=True))
        assert "due: <t:" in level_text(table.seen(), "en")

    @pytest.mark.parametrize(
        ("locale", "told"), [("fr", "encore 2 min 40 s à ce niveau"), ("de", "noch 2 Min. 40 Sek. auf diesem Level")]
    )
    def test_b9_what_is_left_is_told_in_the_tables_language(self, locale: str, told: str) -> None:
        table = dealt(minutes=10)
        table.now += 438_000
        table.do(Pause(FLOOR, admin=True))
        assert told in level_text(table.seen(), locale)

    def test_b9_a_level_that_rises_is_announced_with_its_ante(self) -> None:
        table = dealt(hands=1)
        table.act(Fold(), Fold(), Fold())
        table.do(StartHand(DECK))
        assert "Level 2: the blinds are now 20/40, ante 5 each." in said(table)

    @pytest.mark.parametrize(("minutes", "told"), [(10, "every 6:40 minutes"), (6, "every 4 minutes")])
    def test_b9_a_new_speed_of_levels_by_minutes_is_told_in_minutes(self, minutes: int, told: str) -> None:
        table = dealt(minutes=minutes)
        table.do(ChangeSpeed(FLOOR, Speed.TURBO, admin=True))
        assert told in said(table)

    @pytest.mark.parametrize(
        ("locale", "hand", "minute"),
        [
            ("en", "after every hand", "every minute"),
            ("fr", "après chaque main", "chaque minute"),
            ("de", "nach jeder Hand", "jede Minute"),
        ],
    )
    def test_b9_one_hand_and_one_minute_are_told_in_the_singular(self, locale: str, hand: str, minute: str) -> None:
        for table, told in ((dealt(hands=1), hand), (dealt(minutes=1), minute)):
            table.do(ChangeSpeed(FLOOR, Speed.TURBO, admin=True))
            changed = table.do(ChangeSpeed(FLOOR, Speed.NORMAL, admin=True))[0]
            assert told in str(event_line(changed, table.seen(), locale))

    def test_column_o_an_open_table_has_no_level(self) -> None:
        table = Table(rules=open_table(seats=4, buy_in=2000))
        table.do(StartTournament(ANN, 0))
        table.do(StartHand(DECK))
        assert level_text(table.seen(), "en") == "Blinds 5/10 · buy-in 2,000"
        assert "Level" not in status_text(table.seen(), table.log, "en")


class TestTheDrawForTheButton:
    def test_b10_every_card_is_shown_and_whose_is_the_highest(self) -> None:
        table = at_club()
        cards = table.state.high_cards
        told = said(table)
        assert all([told.count(cards_code((card,))) == 1 for card in cards])  # in the list of seats
        assert len(table_text(table.seen(), table.log, "en").actions.splitlines()) == 3
        best = max(cards, key=lambda card: (card.rank, card.suit))
        row = table.state.seats[cards.index(best)]
        assert row is not None
        assert f"{row.name} draws the highest card and has the first button." in told
        spoken = status_text(table.seen(), table.log, "en")
        assert all([spoken.count(cards_in_words((card,), "en")) == 1 for card in cards])

    def test_b10_the_picture_shows_each_card_and_the_button_at_the_highest(self) -> None:
        table = at_club()
        scene = table_scene(table.seen(), table.log, "en", Look(), {}, lambda _: "")
        assert tuple([seat.drawn for seat in scene.seats]) == table.state.high_cards
        (first,) = [seat for seat in scene.seats if seat.highest]
        assert first.seat == table.state.first_button
        assert [seat.seat for seat in scene.seats if seat.discs] == [first.seat]
        assert table_alt(table.seen(), table.log, "en", {}).count("drew ") == 4

    def test_b10_the_cards_are_gone_with_the_first_hand(self) -> None:
        table = dealt()
        scene = table_scene(table.seen(), table.log, "en", Look(), {}, lambda _: "")
        assert [seat.drawn for seat in scene.seats] == [None] * 4

    def test_b10_each_keeps_the_own_card_when_somebody_leaves_before_the_first_hand(self) -> None:
        table = at_club()
        cards = table.state.high_cards
        table.do(Leave(BO))
        scene = table_scene(table.seen(), table.log, "en", Look(), {}, lambda _: "")
        assert {seat.seat: seat.drawn for seat in scene.seats if seat.drawn} == {
            0: cards[0],
            2: cards[2],
            3: cards[3],
        }

    def test_c1_the_language_of_the_table_is_named(self) -> None:
        assert "Language at this table: English." in said(at_club())
        table = dealt()
        assert "Language at this table: English." in status_text(table.seen(), table.log, "en")


class TestTheFloor:
    @pytest.mark.parametrize(
        "why",
        [
            "@everyone out",
            "<@101> again",
            "**bold** _it_ ||no||",
            "a\n# b\n- c",
            "\u202eevil",
            "https://x.example",
            "`code`",
        ],
    )
    @pytest.mark.parametrize("locale", LOCALES)
    def test_what_the_floor_says_is_shown_as_it_was_written(self, why: str, locale: str) -> None:
        table = dealt()
        line = event_line(Warned(0, FLOOR, why), table.seen(), locale)
        assert line is not None
        line = line.replace(f" (<@{FLOOR}>)", "")  # who ruled
        assert "\n" not in line
        assert "@everyone" not in line
        assert "https://" not in line
        assert "\u202e" not in line
        assert "<" not in line.replace("\\<", "")
        bare = line.replace("\\*", "").replace("\\_", "").replace("\\|", "").replace("\\`", "")
        assert not set("*_|`") & set(bare)

    def test_no_quotation_marks_around_nothing(self) -> None:
        assert event_line(Warned(0, FLOOR, " \n "), dealt().seen(), "en") == f"The floor (<@{FLOOR}>) warns Ann."

    def test_d3_what_was_done_before_a_misdeal_is_not_told_any_more(self) -> None:
        table = dealt()
        table.act(Raise(60))
        table.do(DeclareMisdeal(FLOOR, 1, DECK, "", admin=True))
        assert "raises to 60" not in said(table)
        assert "declares a misdeal" in said(table)
        assert "raises to 60" not in status_text(table.seen(), table.log, "en")
        scene = table_scene(table.seen(), table.log, "en", Look(), {}, lambda _: "")
        assert [seat.last_action for seat in scene.seats] == [""] * 4

    def test_d3_an_all_in_after_a_misdeal_is_told_as_one(self) -> None:
        table = dealt()
        table.act(Raise(500))
        table.do(DeclareMisdeal(FLOOR, 1, DECK, "", admin=True))
        table.act(Raise(1000))
        assert "raises to 1,000 and is all-in" in said(table)

    def test_k6_penalties_are_shown_until_they_are_taken(self) -> None:
        table = dealt()
        table.do(Penalise(FLOOR, CY, PenaltyKind.DEAD_BET, 50, "", admin=True))
        table.do(Penalise(FLOOR, BO, PenaltyKind.FINE, 30, "", admin=True))
        assert "dead bet 50 next" in seats_text(table.seen(), "en")
        assert "penalty 30" in seats_text(table.seen(), "en")
        told = status_text(table.seen(), table.log, "en")
        assert "A dead bet of 50 is due in the next hand." in told
        assert "A penalty of 30 is due after this hand." in told
        table.act(Fold(), Fold(), Fold())
        table.do(StartHand(DECK))
        assert "dead bet 50 next" not in seats_text(table.seen(), "en")
        assert "Cy posts a dead bet of 50." in said(table)

    def test_k6_warnings_and_time_banks_are_told_by_status_alone(self) -> None:
        table = dealt()
        table.do(Warn(FLOOR, CY, "", admin=True))
        assert "1 warning." in status_text(table.seen(), table.log, "en")
        assert "Time bank: 3 × 30 seconds." in status_text(table.seen(), table.log, "en")
        assert "warning" not in seats_text(table.seen(), "en")

    def test_k7_why_the_game_is_paused_is_told_once_until_it_goes_on(self) -> None:
        table = dealt()
        table.do(Pause(FLOOR, admin=True, why="fire alarm"))
        told = table_text(table.seen(), table.log, "en")
        assert "“fire alarm”" in told.turn
        assert "pause" not in told.actions
        for whole in (said(table), status_text(table.seen(), table.log, "en")):
            assert (whole.count("fire alarm"), whole.count("paused by")) == (1, 1)
        table.do(Resume(FLOOR, admin=True))
        assert "fire alarm" not in said(table)

    def test_k7_who_let_the_game_go_on_is_told_once(self) -> None:
        table = dealt()
        for _ in range(3):
            table.do(Pause(FLOOR, admin=True))
            table.do(Resume(FLOOR, admin=True))
        for whole in (said(table), status_text(table.seen(), table.log, "en")):
            assert whole.count(f"The floor (<@{FLOOR}>) lets the game go on.") == 1
            assert "paused" not in whole

    def test_k6_a_penalty_promises_no_more_than_can_be_taken(self) -> None:
        table = dealt()
        table.do(Penalise(FLOOR, CY, PenaltyKind.FINE, 99_999, "", admin=True))
        table.do(Penalise(FLOOR, BO, PenaltyKind.DEAD_BET, 99_999, "", admin=True))
        assert "up to 99,999 chips leave play when this hand is over." in said(table)
        assert "a dead bet of up to 99,999 in the next hand." in said(table)
        table.act(Fold(), Fold(), Fold())
        assert "The penalty takes 1,009 chips from Cy, out of play." in said(table)
        table.do(StartHand(DECK))
        assert "Bo posts a dead bet of 989." in said(table)

    @pytest.mark.parametrize("missed", [1, 2])
    def test_k6_an_automatic_warning_says_what_may_follow(self, missed: int) -> None:
        table = dealt()
        line = event_line(Warned(0, None, "", missed), table.seen(), "en")
        assert line is not None
        assert line.endswith("is warned: the next missed turn may cost a penalty.")

    @pytest.mark.parametrize(
        ("locale", "told", "mark"),
        [
            ("en", "Cy was taken out of the game, in 4th place; 1,010 chips leave play.", "taken out by the floor"),
            ("fr", "Exclusion\u00a0: Cy, 4e place\u202f; 1\u202f010 jetons sortent du jeu.", "exclusion"),
            (
                "de",
                "Cy wurde aus dem Spiel genommen: Platz 4. 1.010 Chips verlassen das Spiel.",
                "aus dem Spiel genommen",
            ),
        ],
    )
    def test_t6_who_was_removed_has_given_nothing_up(self, locale: str, told: str, mark: str) -> None:
        table = dealt()
        table.do(Remove(FLOOR, CY, admin=True))
        table.act(Fold())
        while table.state.hand_running:
            table.act(Fold() if table.turn().call else Check())
        assert told in table_text(table.seen(), table.log, locale).actions
        for player in (BO, ANN):
            table.do(Leave(player))
        places = podium_text(table.seen(), None, locale).splitlines()
        assert [mark in line for line in places if " · " in line] == ["Cy" in line for line in places if " · " in line]
        assert any([mark in line for line in places])

    def test_o1_who_was_removed_from_an_open_table_has_not_left_by_choice(self) -> None:
        table = Table(rules=open_table(seats=4))
        table.do(StartTournament(ANN, 0))
        table.do(Remove(FLOOR, CY, admin=True))
        assert "Cy was taken out of the game and leaves with 1,000 chips." in said(table)
        assert "kept for an hour" not in said(table)


class TestTheTimeBank:
    def test_k5_the_last_use_alone_is_told(self) -> None:
        table = dealt()
        for _ in range(3):
            table.now += 5_000
            row = table.state.seats[table.turn().seat]
            assert row is not None
            table.do(UseTime(row.player, 1))
        assert said(table).count("takes more time") == 1
        assert "The time bank is empty now." in said(table)

    def test_k5_it_is_told_until_that_turn_is_over(self) -> None:
        table = dealt()
        row = table.state.seats[table.turn().seat]
        assert row is not None
        table.do(UseTime(row.player, 1))
        assert "takes more time" in said(table)
        table.act(Call())
        assert "more time" not in said(table)
        assert "more time" not in status_text(table.seen(), table.log, "en")
        table.act(*[Call()] * 2, Check())
        assert "more time" not in said(table)

    def test_k5_it_is_not_told_of_a_turn_before_in_the_next_one_of_the_same_player(self) -> None:
        table = dealt()
        first = table.turn().seat
        row = table.state.seats[first]
        assert row is not None
        table.do(UseTime(row.player, 1))
        table.act(Call(), Raise(60), Fold(), Fold())
        assert table.turn().seat == first
        assert "more time" not in said(table)

    def test_k5_the_picture_marks_the_turn_that_has_more_time(self) -> None:
        table = dealt()
        row = table.state.seats[table.turn().seat]
        assert row is not None
        table.do(UseTime(row.player, 1))
        scene = table_scene(table.seen(), table.log, "en", Look(), {}, lambda _: "")
        assert [seat.turn_words.replace("\u00a0", " ") for seat in scene.seats if seat.to_act] == ["TO ACT +30 s"]
        assert "is to act and has taken more time." in table_alt(table.seen(), table.log, "en", {})
        table.act(Call())
        scene = table_scene(table.seen(), table.log, "en", Look(), {}, lambda _: "")
        assert [seat.turn_words for seat in scene.seats if seat.to_act] == ["TO ACT"]


class TestAnOpenTableThatWaits:
    def at_two(self) -> Table:
        table = Table(seats=4, names={ANN: "Ann", BO: "Bo"}, rules=open_table(seats=4))
        table.do(StartTournament(ANN, 0))
        table.do(StartHand(DECK))
        table.act(Fold())
        return table

    def test_b8_it_says_whom_it_waits_for(self) -> None:
        table = self.at_two()
        table.do(SitOut(BO))
        assert said(table).endswith("Ann is ready and waits for one more player.")

    def test_k8_it_says_that_nobody_plays_and_how_it_goes_on(self) -> None:
        table = self.at_two()
        table.do(SitOut(BO))
        table.do(SitOut(ANN))
        assert "Nobody plays at the moment, so the table is paused." in said(table)

    def test_k8_house_players_alone_wait_for_people(self) -> None:
        table = Table(seats=4, names={ANN: "Ann", PlayerId(4): "Robo", PlayerId(5): "Beep"}, rules=open_table(seats=4))
        table.do(StartTournament(ANN, 0))
        table.do(StartHand(DECK))
        table.do(Leave(ANN))
        while table.state.hand_running:
            table.act(Fold() if table.turn().call else Check())
        assert said(table).endswith("Only house players are here: the table waits for people.")


def test_s3_a_hand_asked_for_is_part_of_the_record() -> None:
    records = [told for title, told in tell("en") if title == "record"]
    assert "Bo asks to see the hand: Cy shows" in records[0]


def test_b7_antes_are_in_the_pot_that_the_picture_shows() -> None:
    table = dealt(hands=1)
    table.act(Fold(), Fold(), Fold())
    table.do(StartHand(DECK))
    scene = table_scene(table.seen(), table.log, "en", Look(), {}, lambda _: "")
    assert [pot.words for pot in scene.pots] == ["Pot 80"]

"""The table message in words."""

from __future__ import annotations

import random
import re

import pytest

from bot.render.cards import card_text, cards_in_words
from bot.render.course import course
from bot.render.lines import event_line
from bot.render.lobby_text import lobby_text
from bot.render.private_text import cards_private, status_text
from bot.render.record_text import record_text
from bot.render.table_text import table_text
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.cards import DECK
from engine.commands import ChangeSpeed, Leave, Pause, Recover, ShowCards, StartHand, StartTournament, TimeOut
from engine.events import BetMade, BoardDealt, Called, HandsShown
from engine.rules import Speed
from engine.tournament import Phase, PlayerId
from i18n import LOCALES, text
from tests.render.story import ANN, BO, CY, NAMES, ROBO, Table, deck, message, tell

WIDE = {PlayerId(100_000_000_000_000_000 + at): "*_" * 16 for at in range(6)}


def started() -> Table:
    table = Table()
    table.do(StartTournament(ANN, 0))
    return table


def said(table: Table, locale: str = "en", note: str | None = None) -> str:
    return message(table_text(table.seen(), table.log, locale, note))


def play_at_random(table: Table, dice: random.Random) -> None:
    """One legal action."""
    turn = table.turn()
    choices: list[Action] = [Call(), Fold()] if turn.call else [Check()]
    if turn.max_to:
        to = dice.choice([turn.min_to, turn.max_to, dice.randint(turn.min_to, turn.max_to)])
        assert table.state.hand is not None
        choices.append(Raise(to) if table.state.hand.price else Bet(to))
    table.act(dice.choice(choices))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(3))
def test_a_table_message_is_short_enough_and_tells_nobody_hidden_cards(seed: int, locale: str) -> None:
    """Whole tournaments under the worst names: below 3,500 characters, and no card that does not lie open."""
    dice = random.Random(seed)
    table = Table(locale, seats=6, names=WIDE)
    table.do(StartTournament(next(iter(WIDE)), dice.randrange(60)))
    while table.state.phase is Phase.RUNNING:
        cards = list(DECK)
        dice.shuffle(cards)
        table.do(StartHand(tuple(cards)))
        while True:
            hand = table.state.hand
            assert hand is not None
            public = table.seen().hand
            assert public is not None
            hidden = [
                card
                for seat, held in enumerate(hand.cards)
                if held is not None and seat not in (hand.shown or ())
                for card in held
            ]
            texts = [said(table, locale, "n" * 100), record_text(table.seen(), table.log, locale)]
            texts.append(status_text(table.seen(), table.log, locale))
            for shown in texts:
                assert len(shown) < 3500
                for card in hidden:
                    assert card_text(card) not in shown
                    assert cards_in_words((card,), locale) not in shown
            if not table.state.hand_running:
                break
            play_at_random(table, dice)


def test_only_the_owner_is_told_hole_cards() -> None:
    table = started()
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs")))
    assert "A♦︎ J♠︎" in cards_private(table.seen(ANN), "en")
    assert "ace of diamonds" in status_text(table.seen(ANN), table.log, "en")
    for other in (BO, CY, ROBO, None):
        assert "A♦︎" not in cards_private(table.seen(other), "en")
        assert "ace of diamonds" not in status_text(table.seen(other), table.log, "en")


def test_the_turn_line_has_a_mention_the_price_and_the_countdown() -> None:
    table = started()
    table.do(StartHand(deck()))
    table.act(Raise(60))
    seconds = table.turn().deadline // 1000
    turn = table_text(table.seen(), table.log, "en").turn
    assert turn == f"<@101>, your turn: 60 to call, or raise to 100 or more. Time: <t:{seconds}:R>."


def test_a1_the_big_blind_may_check_or_raise_its_own_blind() -> None:
    table = started()
    table.do(StartHand(deck()))
    table.act(Call(), Call(), Call())
    turn = table_text(table.seen(), table.log, "en").turn
    assert turn.startswith("<@103>, your turn: check, or raise to 40 or more.")


def test_a3_a_call_for_the_whole_stack_says_so() -> None:
    table = started()
    table.do(StartHand(deck()))
    table.act(Raise(1000))
    assert "1,000 to call, which is all you have" in table_text(table.seen(), table.log, "en").turn


def test_a_house_player_is_not_mentioned() -> None:
    table = started()
    table.do(StartHand(deck()))
    assert table_text(table.seen(), table.log, "en").turn == "Robo 🤖 is thinking …"


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Level 2: the blinds are now 15/30."),
        ("fr", "Niveau 2\u00a0: les blinds passent à 15/30."),
        ("de", "Level 2: Die Blinds sind jetzt 15/30."),
    ],
)
def test_b2_a_level_up_is_announced_in_the_hand_it_begins_with(locale: str, told: str) -> None:
    table = started()
    for _ in range(7):
        assert told not in said(table, locale)
        table.do(StartHand(deck()))
        if table.state.hand_number < 7:
            table.act(Fold(), Fold(), Fold())
    assert told in said(table, locale)


def test_b2_the_last_hand_of_a_level_says_that_the_blinds_go_up_next() -> None:
    table = started()
    table.do(ChangeSpeed(ANN, Speed.TURBO, admin=True))
    for _ in range(4):
        table.do(StartHand(deck()))
        table.act(Fold(), Fold(), Fold())
    assert "15/30 from the next hand" in said(table)


def test_k7_a_pause_says_who_made_it_and_how_it_ends() -> None:
    table = started()
    table.do(StartHand(deck()))
    table.do(Pause(ANN))
    turn = table_text(table.seen(), table.log, "en").turn
    assert "paused by Ann" in turn
    assert "`/poker floor resume`" in turn


def test_k8_when_everybody_is_away_one_press_is_enough() -> None:
    table = Table(names={ANN: "Ann", ROBO: "Robo"}, seats=2)
    table.do(StartTournament(ANN, 0))
    while table.state.paused is None:
        if not table.state.hand_running:
            table.do(StartHand(deck()))
        turn = table.turn()
        if turn.seat == 0:
            table.now = turn.deadline
            table.do(TimeOut(turn.no))
        else:
            table.act(Call() if turn.call else Check())
    assert "I’m back" in table_text(table.seen(), table.log, "en").turn


def test_k3_t6_absent_and_leaving_players_are_marked() -> None:
    table = started()
    table.do(StartHand(deck()))
    table.do(Leave(CY))
    seats = table_text(table.seen(), table.log, "en").seats
    assert "`3`\u00a0**Cy** · 980 · bet 20 · BB · leaving" in seats


def test_a_note_stands_below_the_actions() -> None:
    table = started()
    table.do(StartHand(deck()))
    assert table_text(table.seen(), table.log, "en", "I am back.").actions.endswith("*I am back.*")


def test_the_list_of_seats_has_names_in_full() -> None:
    long = "Bartholomäus von Hohenstein III."
    table = Table(names={ANN: long, BO: "x" * 32})
    assert f"**{long}**" in said(table)
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck()))
    assert f"**{long}** ·" in said(table)
    assert f"**{'x' * 32}** ·" in said(table)
    assert f"{long}, 990 chips" in status_text(table.seen(), table.log, "en")


@pytest.mark.parametrize("locale", LOCALES)
def test_blinds_are_marked_until_the_hand_is_over_and_the_button_longer(locale: str) -> None:
    table = started()
    table.do(StartHand(deck()))
    blinds = [f" · {text(locale, f'mark-{blind}-blind')}" for blind in ("small", "big")]
    table.act(Fold(), Fold())
    assert all([blind in said(table, locale) for blind in blinds])
    table.act(Fold())
    assert not any([blind in said(table, locale) for blind in blinds])
    assert f" · {text(locale, 'mark-button')}" in said(table, locale)


@pytest.mark.parametrize(("locale", "mark"), [("en", "mucked"), ("fr", "cartes jetées"), ("de", "weggelegt")])
def test_s5_who_mucks_and_shows_a_card_is_not_said_to_hide_it(locale: str, mark: str) -> None:
    table = started()
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s9dKh4c2s")))
    table.act(Fold(), Raise(60), Call(), Fold(), Check(), Check(), Check(), Check(), Bet(80), Call())
    table.do(ShowCards(ANN, 1, 1))
    assert f" · {mark} · `A" in said(table, locale)


def test_names_cannot_break_the_layout_of_seats() -> None:
    table = Table(names={ANN: "a\n`9` **Host** · 9,999", BO: "||x||", CY: "\u202eevil", ROBO: ""})
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck()))
    seats = table_text(table.seen(), table.log, "en").seats.split("\n")
    assert len(seats) == 4
    assert seats[0].startswith("`1`\u00a0**a \\`9\\` \\*\\*Host\\*\\*")
    assert "Player\u00a04" in seats[3]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lobby_tells_seats_settings_and_what_it_waits_for(locale: str) -> None:
    table = Table(locale, seats=5)
    told = lobby_text(table.seen(), locale)
    assert "`1`\u00a0**Ann**" in told
    assert "🤖" in told
    assert "10/20" in told
    assert "45" in told
    assert len(told) < 2000


def test_a_full_lobby_counts_down() -> None:
    table = Table(seats=4)
    assert f"<t:{table.state.start_at // 1000}:R>" in lobby_text(table.seen(), "en")


def test_a_lobby_of_one_asks_for_company() -> None:
    assert "one more player" in lobby_text(Table(names={ANN: "Ann"}).seen(), "en")


def test_between_the_start_and_the_first_deal_the_draw_is_told() -> None:
    actions = table_text(started().seen(), started().log, "en").actions
    assert actions == "The tournament begins: 1,000 chips each. Ann is drawn for the first button."


def test_s1_a_mucked_hand_stays_unnamed() -> None:
    table = started()
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s9dKh4c2s")))
    table.act(Fold(), Raise(60), Call(), Fold(), Check(), Check(), Check(), Check(), Bet(100), Call())
    told = said(table)
    assert "Ann mucks." in told
    assert "`1`\u00a0**Ann** · 840 · button · mucked\n" in told
    assert "pair of nines" not in told


def test_p2_a_single_pot_is_told_with_amount_and_hand() -> None:
    table = started()
    table.do(StartHand(deck("AsAh", "KsKh", "7h2c", "8c3d", board="9s9dQh4c2s")))
    table.act(Fold(), Fold(), Raise(500), Raise(1000), Call())
    assert "Bo wins 2,000: two pair, aces and nines." in record_text(table.seen(), table.log, "en").split("\n")


def test_p4_a_split_pot_names_both_shares() -> None:
    table = started()
    table.do(StartHand(deck("AsKh", "AhKs", "7h2c", "8c3d", board="9s9dQh4c2s")))
    table.act(Fold(), Fold(), Raise(1000), Call())
    told = record_text(table.seen(), table.log, "en")
    assert "The pot, 2,000, is split (pair of nines): Bo 1,000 and Cy 1,000." in told


def test_p2_every_pot_has_its_own_line() -> None:
    table = started()
    table.do(StartHand(deck("AsAh", "KsKh", "7h2c", "8c3d", board="9s9dQh4c2s")))
    table.act(Fold(), Fold(), Raise(1000), Fold())
    table.do(StartHand(deck("AsAh", "KsKh", "7h2c", "QsQd", board="9s9dTh4c2s")))
    table.act(Fold(), Raise(1020), Call(), Call())
    told = record_text(table.seen(), table.log, "en").split("\n")
    assert [line.partition(":")[0] for line in told if "pot" in line] == ["Main pot", "Side pot 1"]


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_are_told_as_code_in_which_discord_draws_no_emoji(locale: str) -> None:
    signs = 0
    for title, told in tell(locale):
        signs += len(re.findall("[♠︎♥︎♦︎♣︎]", told))
        assert not re.search("[♠︎♥︎♦︎♣︎]", re.sub("`[^`]*`", "", told)), title
        assert "*`" not in told and "`*" not in told, title
    assert signs > 50


@pytest.mark.parametrize("locale", LOCALES)
def test_a_restart_is_told_once_until_the_next_hand(locale: str) -> None:
    line = text(locale, "line-recovered")
    table = started()
    table.do(Recover(table.now))
    assert said(table, locale).count(line) == 1
    table.do(StartHand(deck()))
    assert line not in said(table, locale)
    table.do(Recover(table.now))
    table.act(Fold())
    table.do(Recover(table.now))
    table.act(Fold(), Fold())
    assert said(table, locale).count(line) == 1
    table.do(StartHand(deck()))
    assert line not in said(table, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_seats_of_a_lobby_stand_apart_from_the_list_above(locale: str) -> None:
    lines = lobby_text(Table(locale, seats=5).seen(), locale).split("\n")
    after = max([at for at, line in enumerate(lines) if line.startswith("- ")]) + 1
    assert lines[after] == ""
    assert lines[after + 1].startswith("**")


def actions(table: Table, locale: str = "en") -> list[str]:
    return table_text(table.seen(), table.log, locale).actions.split("\n")


def six(*, first_button: int = 0) -> Table:
    """Ann, Bo, Cy, Robo, Dee and Eve; Ann has the button of the first hand, so Robo acts first."""
    table = Table(seats=6, names={**NAMES, PlayerId(105): "Dee", PlayerId(106): "Eve"})
    table.do(StartTournament(ANN, first_button))
    table.do(StartHand(deck()))
    return table


def test_a_hand_won_by_folds_tells_the_raise_that_won_it() -> None:
    table = six()
    table.act(Call(), Call(), Call(), Call(), Call(), Raise(120), Fold(), Fold(), Fold(), Fold(), Fold())
    told = actions(table)
    assert told[0] == (
        "**Pre-flop** · Robo calls 20. Dee calls 20. Eve calls 20. Ann calls 20. Bo calls 10. Cy raises to 120."
        " 5 players fold."
    )
    assert told[-1] == "Cy wins 120."


def test_folds_and_checks_make_room_for_bets_and_raises() -> None:
    table = six()
    table.act(Fold(), Fold(), Raise(60), Fold(), Fold(), Call())
    assert actions(table)[0] == (
        "**Pre-flop** · Robo folds. Dee folds. Eve raises to 60. Ann folds. Bo folds. Cy calls 40."
    )
    table.act(Check(), Bet(80), Call(), Check(), Check(), Bet(200), Fold())
    assert actions(table)[:4] == [
        "**Pre-flop** · Eve raises to 60, Cy calls.",
        "**Flop** · Cy checks. Eve bets 80. Cy calls 80.",
        "**Turn** · 2 players check.",
        "**River** · Cy bets 200. Eve folds.",
    ]


def test_checks_in_a_row_are_counted_when_there_is_no_room_for_names() -> None:
    table = six()
    table.act(*[Call()] * 5, Check(), *[Check()] * 6)
    assert actions(table)[-1] == "**Flop** · 6 players check."
    assert "checks" in actions(table)[0]


@pytest.mark.parametrize(
    ("locale", "before", "flop"),
    [
        ("en", "Robo raises to 40, 4 players call.", "Bo bets 40, 2 players call."),
        ("fr", "Robo relance à 40, 4 joueurs suivent.", "Bo mise 40, 2 joueurs suivent."),
        ("de", "Robo erhöht auf 40, 4 Spieler gehen mit.", "Bo setzt 40, 2 Spieler gehen mit."),
    ],
)
def test_a_street_that_is_over_and_decided_nothing_becomes_a_phrase(locale: str, before: str, flop: str) -> None:
    table = six()
    table.act(Raise(40), Call(), Call(), Call(), Call(), Fold())
    table.act(Bet(40), Call(), Call(), Fold(), Fold(), Bet(100), Raise(200), Fold(), Call(), Check())
    told = [line.partition(" · ")[2] for line in actions(table, locale)]
    assert told[:2] == [before, flop]
    assert told[2].count(".") == 4


def test_calls_of_the_blind_become_a_phrase() -> None:
    table = six()
    table.act(*[Call()] * 5, Check(), *[Check()] * 6, Check(), Bet(20), Call(), Call(), Fold(), Fold(), Call())
    assert actions(table) == [
        "**Pre-flop** · 5 players call.",
        "**Flop** · 6 players check.",
        "**Turn** · Bo checks. Cy bets 20. Robo calls 20. Dee calls 20. 2 players fold. Bo calls 20.",
    ]


def test_only_the_beginning_of_a_street_is_left_out_and_that_is_marked() -> None:
    table = six()
    table.act(Raise(40), Raise(80), Raise(140), Call(), Fold(), Raise(220), Call(), Call(), Call(), Call())
    assert actions(table)[0] == (
        "**Pre-flop** · … Eve raises to 140. Ann calls 140. Bo folds. Cy raises to 220. Robo calls 180. Dee calls 140."
        " Eve calls 80. Ann calls 80."
    )


def test_a_shortened_hand_never_has_a_gap_in_the_middle_of_a_line() -> None:
    dice = random.Random(11)
    marked = 0
    for _ in range(60):
        table = six(first_button=dice.randrange(6))
        while table.state.hand_running:
            play_at_random(table, dice)
            for line in actions(table):
                _, _, told = line.rpartition("** · ")
                assert "…" not in told[1:], line
                marked += told.startswith("…")
    assert marked


def test_the_last_raise_and_all_answers_to_it_are_kept_whatever_came_before() -> None:
    dice = random.Random(5)
    for _ in range(40):
        table = six(first_button=dice.randrange(6))
        while table.state.hand_running:
            play_at_random(table, dice)
        steps = list(course(table.log))
        bets = [at for at, step in enumerate(steps) if isinstance(step.event, BetMade)]
        if not bets:
            continue
        answers: list[str] = []
        for step in steps[bets[-1] :]:
            if isinstance(step.event, BoardDealt | HandsShown):
                break
            if isinstance(step.event, BetMade | Called):
                line = event_line(step.event, table.seen(), "en", all_in=False)
                assert line is not None
                answers.append(line.rstrip("."))
        told = "\n".join(actions(table))
        assert answers
        assert all([answer in told for answer in answers]), (answers, told)


@pytest.mark.parametrize(
    ("locale", "first", "last"),
    [
        ("en", "All-in: 5 more cards to come, one by one.", "All-in: one more card to come."),
        ("fr", "Tapis\u00a0: encore 5 cartes à venir, une par une.", "Tapis\u00a0: encore une carte à venir."),
        ("de", "All-in: Es kommen noch 5 Karten, eine nach der anderen.", "All-in: Eine Karte kommt noch."),
    ],
)
def test_s2_a_run_out_says_how_many_cards_are_missing(locale: str, first: str, last: str) -> None:
    told = [said for title, said in tell(locale) if title == "hand 2, run-out"]
    assert told[0].endswith(first)
    assert told[-1].endswith(last)


def test_before_hand_1_it_is_the_first_hand_that_follows() -> None:
    table = started()
    assert table_text(table.seen(), table.log, "en").turn == "The first hand follows in a moment."
    assert "The first hand follows in a moment." in status_text(table.seen(ANN), table.log, "en")
    table.do(StartHand(deck()))
    table.act(Fold(), Fold(), Fold())
    assert table_text(table.seen(), table.log, "en").turn == "The next hand follows in a moment."


@pytest.mark.parametrize("locale", LOCALES)
def test_k8_the_last_hand_with_people_says_that_house_players_go_on_alone(locale: str) -> None:
    rival = PlayerId(5)
    table = Table(locale, seats=3, names={ANN: "Ann", ROBO: "Robo", rival: "Ada"})
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck()))
    table.act(Fold(), Fold())
    line = text(locale, "house-finish")
    assert line not in record_text(table.seen(), table.log, locale)
    table.do(StartHand(deck()))
    table.do(Leave(ANN))
    while table.state.hand_running:
        table.act(Fold() if table.turn().call else Check())
    assert record_text(table.seen(), table.log, locale).split("\n")[-1] == line


def test_k8_a_last_hand_that_decides_everything_says_nothing_of_the_kind() -> None:
    table = Table(seats=2, names={ANN: "Ann", ROBO: "Robo"})
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("AsAh", "7h2c", board="9s9dQh4c3s")))
    table.act(Raise(1000), Call())
    assert text("en", "house-finish") not in record_text(table.seen(), table.log, "en")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_floor_begins_a_sentence_with_a_capital(locale: str) -> None:
    table = started()
    table.do(StartHand(deck()))
    table.do(Pause(PlayerId(999), admin=True))
    turn = table_text(table.seen(), table.log, locale).turn
    assert turn[0].isupper()
    assert text(locale, "floor-somebody")[1:] in turn

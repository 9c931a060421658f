"""`/poker rules` in words: every sentence with a number in it is held against the engine."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.presenter.emojis import emoji_name
from bot.render import rules_of_levels, rules_of_play, rules_of_table
from bot.render.cards import cards_code
from bot.render.dress import MESSAGE_LIMIT, dress
from bot.render.rules_text import RULE_TOPICS, format_name, how_to_play, rules_text, topic_name, usual_rules
from bot.service.plan import PAUSE_IDLE
from bot.service.preferences import DeckColours
from bot.ui.sizes import BIG_RISK
from engine.actions import Action, Bet, Call, Check, Raise
from engine.blinds import Positions, dead_button, first_positions, moving_button
from engine.cards import DECK, parse_cards
from engine.dealer import act, begin
from engine.errors import Rejected
from engine.evaluation import Category, category_of, score
from engine.events import BetReturned, PotsAwarded
from engine.formats import club, open_table
from engine.hand import Deal, Hand
from engine.high_card import highest
from engine.pots import pots_so_far
from engine.rules import HANDS_PER_LEVEL, Blinds, Format, Preset, Rules, Speed, sit_and_go
from engine.structures import MOST_LEVELS, AnteKind, Antes, at_speed
from i18n import LOCALES, text

LONG_LIST = tuple([Blinds(1000 * n, 2000 * n, 200 * n, n % 2 == 0) for n in range(1, MOST_LEVELS + 1)])

TABLES: dict[str, Rules] = {
    "sit-and-go": sit_and_go(),
    "sit-and-go, turbo": sit_and_go(seats=2, stack=2000, speed=Speed.TURBO, clock=300_000),
    "club": club(),
    "club with antes": club(antes=Antes(AnteKind.EACH, 4), hand_cap=200, time_bank=1),
    "club with big-blind antes": club(antes=Antes(AnteKind.BIG_BLIND), minutes=10, speed=Speed.TURBO, time_bank=0),
    "club with a list of its own": club(preset=Preset.OWN, own=LONG_LIST, stack=1_000_000, hands=1),
    "open table": open_table(),
    "open table, high": open_table(buy_in=100_000_000, small=99_999, big=100_000),
}
EMOJIS = {
    colours: {card.code: f"<:{emoji_name(card, colours)}:{10**18 + card.index}>" for card in DECK}
    for colours in DeckColours
}


def lines(said: str) -> list[str]:
    return said.split("\n")


def numbers(said: str) -> list[int]:
    """The numbers in a text, in order."""
    return [int(re.sub(r"\D", "", each)) for each in re.findall(r"\d{1,3}(?:[,.\u202f]\d{3})+|\d+", said)]


# ---- what Discord allows


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("topic", RULE_TOPICS)
def test_each_answer_can_be_made_and_has_room(topic: str, table: str, locale: str) -> None:
    for spoken in (None, "fr"):
        said = rules_text(topic, TABLES[table], locale, spoken)
        assert 300 < len(said) <= 2000
        linked = re.sub(r"`/(poker[^`]*)`", r"</\1:1234567890123456789>", said)
        for emojis in EMOJIS.values():
            dressed = dress(linked, emojis)
            assert len(dressed) <= MESSAGE_LIMIT
            assert ("<:" in dressed) == (topic == "ranks"), "nothing is left in texts for want of room"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("topic", RULE_TOPICS)
def test_a_list_ends_with_an_empty_line(topic: str, table: str, locale: str) -> None:
    said = rules_text(topic, TABLES[table], locale)
    assert not re.search(r"^(?:- |\d+\. ).*\n(?!- |\d+\. |\n)", said, re.MULTILINE)
    assert not re.search(r"^ |  |\n\n\n", said, re.MULTILINE)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table", TABLES)
def test_how_to_play_has_room_and_no_gaps(table: str, locale: str) -> None:
    said = how_to_play(TABLES[table], locale)
    assert 300 < len(said) <= 2000
    assert [line[:2] for line in lines(said)[:5]] == ["1.", "2.", "3.", "4.", "5."]
    assert "  " not in said
    assert TABLES[table].clock // 1000 in numbers(said)
    assert TABLES[table].starting_stack in numbers(said)


@pytest.mark.parametrize("locale", LOCALES)
def test_topics_and_formats_have_names_of_their_own(locale: str) -> None:
    for rules in TABLES.values():
        assert len({topic_name(topic, rules, locale) for topic in RULE_TOPICS}) == len(RULE_TOPICS) <= 25
    assert len({format_name(each, locale) for each in Format}) == 3


def test_there_are_no_rules_about_anything_else() -> None:
    with pytest.raises(ValueError, match="tax"):
        rules_text("tax", usual_rules(Format.CLUB), "en")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table_format", Format)
def test_an_answer_says_whose_rules_it_tells(table_format: Format, locale: str) -> None:
    rules = usual_rules(table_format)
    usual, here = rules_text("hand", rules, locale), rules_text("hand", rules, locale, "en")
    assert format_name(table_format, locale) in lines(usual)[1]
    assert format_name(table_format, locale) in lines(here)[1]
    assert lines(usual)[1] != lines(here)[1]
    assert lines(usual)[2:] == lines(here)[2:]


@pytest.mark.parametrize("table_format", Format)
def test_what_is_usual_is_what_a_lobby_begins_with(table_format: Format) -> None:
    assert usual_rules(table_format) == {Format.SIT_AND_GO: sit_and_go(), Format.CLUB: club()}.get(
        table_format, open_table()
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table_format", Format)
def test_how_to_play_names_the_buttons_as_they_are_labelled(table_format: Format, locale: str) -> None:
    said = how_to_play(usual_rules(table_format), locale)
    for button in ("button-join", "button-my-cards", "button-bet", "button-raise"):
        assert text(locale, button) in said, button


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table_format", Format)
def test_k8_a_table_everybody_has_left_alone_closes_when_it_is_told_to(table_format: Format, locale: str) -> None:
    assert PAUSE_IDLE // 3_600_000 in numbers(rules_text("clock", usual_rules(table_format), locale))


# ---- the examples, played in the engine


def hand(stacks: tuple[int, ...], *played: Action, small: int = 10, big: int = 20) -> Hand:
    """A hand with the button on seat 0, after these actions, each by whoever's turn it is."""
    positions = first_positions(0, (1 << len(stacks)) - 1)
    deal = Deal(stacks, Blinds(small, big), positions.button, positions.small, positions.big, DECK)
    state, _ = begin(deal)
    for action in played:
        assert state.turn is not None
        state, _ = act(state, state.turn.seat, action)
    return state


def test_a4_the_next_raise_is_to_100_and_not_to_120() -> None:
    told = rules_of_play.FULL_RAISE
    state = hand((1000,) * 3, Raise(told["to"]), small=told["small"], big=told["big"])
    assert state.turn is not None
    assert state.turn.min_to == told["least"] == told["to"] + told["more"]
    assert told["more"] == told["to"] - told["big"]
    assert told["double"] == 2 * told["to"]
    for locale in LOCALES:
        assert numbers(rules_text("overview", sit_and_go(), locale)) == [
            *(1000, 10, 20, 120),
            *(10, 20, 60, 100, 120),
            *(100, 500, 300),
        ]
        example = lines(rules_text("raise", sit_and_go(), locale))[4]
        assert numbers(example) == [10, 20, 60, 40, 20, 100, 60, 40, 120]


def on_the_flop(stacks: tuple[int, ...], *played: Action) -> Hand:
    """Everybody has called 20; seat 1 is the first to act."""
    others = [Call()] * (len(stacks) - 1)
    return hand(stacks, *others, Check(), *played)


def test_a6_a_short_all_in_is_no_full_raise() -> None:
    told = rules_of_play.SHORT_RAISE
    stacks = (1000, 1000, 20 + told["all"], 1000)
    state = on_the_flop(stacks, Bet(told["bet"]), Raise(told["all"]))
    assert state.turn is not None
    assert (state.turn.call, state.turn.min_to) == (told["all"], told["least"])


def test_a7_a_short_all_in_does_not_reopen_the_betting() -> None:
    told = rules_of_play.SHORT_RAISE
    stacks = (1000, 1000, 20 + told["all"], 1000)
    state = on_the_flop(stacks, Bet(told["bet"]), Raise(told["all"]), Call(), Call())
    assert state.turn is not None
    assert (state.turn.seat, state.turn.call, state.turn.max_to) == (1, told["owed"], 0)


def test_a7_short_all_ins_that_add_up_do() -> None:
    told = rules_of_play.ADDED_UP
    stacks = (1000, 1000, 20 + told["first"], 20 + told["second"])
    state = on_the_flop(stacks, Bet(told["bet"]), Raise(told["first"]), Raise(told["second"]), Call())
    assert state.turn is not None
    assert (state.turn.seat, state.turn.call, state.turn.min_to) == (1, told["owed"], told["least"])


def test_a8_nothing_is_left_to_raise_when_all_others_are_all_in() -> None:
    state = hand((200, 1000), Raise(200))
    assert state.turn is not None
    with pytest.raises(Rejected):
        act(state, 1, Raise(400))
    assert act(state, 1, Call())[0].over


def test_p1_nobody_wins_more_than_they_put_in() -> None:
    told = rules_of_play.ALL_IN
    deal = (told["stack"], 1000, 1000)
    state = hand(deal, Raise(told["stack"]), Raise(told["other"]), Call())
    main, side = pots_so_far(state.committed(), state.live, state.able, 0)
    assert (main.amount, side.amount) == (told["main"], told["side"])
    assert main.eligible == (0, 1, 2)
    assert side.eligible == (1, 2)


def test_p3_what_nobody_called_comes_back() -> None:
    told = rules_of_play.UNCALLED
    _, events = act(hand((1000, told["stack"]), Raise(told["bet"])), 1, Call())
    assert [event for event in events if isinstance(event, BetReturned)] == [BetReturned(0, told["back"])]
    (awarded,) = [event for event in events if isinstance(event, PotsAwarded)]
    assert [award.amount for award in awarded.awards] == [2 * told["stack"]]


def test_b6_a_short_big_blind_does_not_make_it_cheaper() -> None:
    told = rules_of_table.SHORT_BLIND
    state = hand((1000, 1000, told["left"], 1000), small=told["big"] // 2, big=told["big"])
    assert state.turn is not None
    assert state.turn.seat == 3
    assert (state.turn.call, state.turn.min_to) == (told["big"], told["least"])


def test_b3_the_button_is_dead_as_told() -> None:
    told = rules_of_table.DEAD_BUTTON
    left = 0b111001  # seats 2 and 3, counted from 1, have gone out
    first = Positions(told["button"] - 1, told["small"] - 1, told["big"] - 1)
    second = dead_button(first, left)
    assert second == Positions(told["small"] - 1, told["big"] - 1, told["next"] - 1)
    assert dead_button(second, left) == Positions(told["big"] - 1, told["next"] - 1, told["later"] - 1)


def test_b8_the_button_of_an_open_table_moves_to_the_next_who_is_dealt_in() -> None:
    assert moving_button(Positions(0, 1, 2), 0b111001) == Positions(3, 4, 5)


def test_b10_spades_come_before_hearts_diamonds_and_clubs() -> None:
    order = parse_cards("AsAhAdAcKs")
    assert [highest(order[at:]) for at in range(5)] == [0] * 5


def test_o2_a_top_up_is_as_told() -> None:
    told = rules_of_levels.TOP_UP
    assert told["buyin"] - told["stack"] == told["more"]
    assert told["buyin"] == open_table().starting_stack


# ---- ranks


@pytest.mark.parametrize("locale", LOCALES)
def test_h1_the_example_of_each_rank_is_one_and_they_stand_in_order(locale: str) -> None:
    said = lines(rules_text("ranks", sit_and_go(), locale))
    listed = [line for line in said if re.match(r"\d+\. ", line)]
    assert len(listed) == len(Category) == 10
    examples = [category_of(score(parse_cards(codes))) for codes in rules_of_play.EXAMPLES.values()]
    assert examples == list(rules_of_play.EXAMPLES) == sorted(Category, reverse=True)
    for line, codes in zip(listed, rules_of_play.EXAMPLES.values(), strict=True):
        assert cards_code(parse_cards(codes)) in line


NAMES = {
    Category.ROYAL_FLUSH: "hand-royal-flush",
    Category.STRAIGHT_FLUSH: "hand-straight-flush",
    Category.FOUR_OF_A_KIND: "hand-four-of-a-kind",
    Category.FULL_HOUSE: "hand-full-house",
    Category.FLUSH: "hand-flush",
    Category.STRAIGHT: "hand-straight",
    Category.THREE_OF_A_KIND: "hand-three-of-a-kind",
    Category.TWO_PAIR: "hand-two-pair",
    Category.PAIR: "hand-pair",
    Category.HIGH_CARD: "hand-high-card",
}
GIVEN = dict.fromkeys(("rank", "ranks", "high", "low", "three", "pair"), "|")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("category", Category)
def test_a_rank_is_called_as_at_the_table(category: Category, locale: str) -> None:
    at_the_table = re.split(r"[|,]| aux| of (?=\|)", text(locale, NAMES[category], **GIVEN))[0].strip()
    number = 10 - category
    (line,) = [line for line in lines(rules_text("ranks", sit_and_go(), locale)) if line.startswith(f"{number}. ")]
    assert line.split("**")[1].rstrip(": \u00a0").lower() == at_the_table.lower()


def test_h2_the_ace_is_low_in_one_straight() -> None:
    assert category_of(score(parse_cards("As2d3h4c5s"))) is Category.STRAIGHT
    assert category_of(score(parse_cards("QhKcAs2d3s"))) is Category.HIGH_CARD
    for locale in LOCALES:
        (line,) = [line for line in lines(rules_text("ranks", sit_and_go(), locale)) if "A-2-3-4-5" in line]
        assert "Q-K-A-2-3" in line


def test_h3_the_kicker_decides() -> None:
    better, worse = [score(parse_cards(codes)) for codes in rules_of_play.KICKERS]
    assert category_of(better) is category_of(worse) is Category.PAIR
    assert better > worse


# ---- what differs from table to table


@pytest.mark.parametrize("locale", LOCALES)
def test_b2_the_levels_told_are_those_that_are_played(locale: str) -> None:
    for rules in (sit_and_go(), club(), club(preset=Preset.DEEP)):
        said = rules_text("levels", rules, locale, "en")
        blinds = [number for level in rules.structure.levels for number in (level.small, level.big)]
        (line,) = [line for line in lines(said) if " · " in line and line.startswith("- ")]
        assert numbers(line) == blinds
        assert rules.structure.hands in numbers(said)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_long_list_of_levels_is_cut(locale: str) -> None:
    said = rules_text("levels", TABLES["club with a list of its own"], locale, "en")
    (line,) = [line for line in lines(said) if " · " in line and line.startswith("- ")]
    assert line.count(" · ") == rules_of_levels.LISTED
    assert line.endswith("…")


@pytest.mark.parametrize("locale", LOCALES)
def test_b2_a_preset_lasts_as_long_as_is_told(locale: str) -> None:
    said = lines(rules_text("levels", club(), locale))
    for preset in (Preset.REGULAR, Preset.DEEP, Preset.TURBO, Preset.HYPER):
        name = text(locale, f"rules-preset-{preset.value}", hands=0, minutes=0).split("0")[0]
        (line,) = [line for line in said if line.startswith(f"- {name}")]
        assert club(preset=preset).structure.hands == numbers(line)[0]
        assert rules_of_levels.minutes_of(preset) == numbers(line)[1]
    assert len(club(preset=Preset.DEEP).structure.levels) > len(club().structure.levels), "it has more levels"


def test_b9_turbo_is_about_two_thirds() -> None:
    assert HANDS_PER_LEVEL[Speed.TURBO] / HANDS_PER_LEVEL[Speed.NORMAL] == pytest.approx(2 / 3)
    structure = club().structure
    assert at_speed(structure, 9, Speed.TURBO).hands == 6


@pytest.mark.parametrize("locale", LOCALES)
def test_b9_levels_by_minutes_say_so(locale: str) -> None:
    said = rules_text("levels", TABLES["club with big-blind antes"], locale, "en")
    assert "6:40" in said, "two thirds of ten minutes"
    assert text(locale, "rules-levels-clock") in said
    whole = rules_text("levels", club(minutes=12), locale, "en")
    assert "12" in whole
    assert "12:" not in whole


@pytest.mark.parametrize("locale", LOCALES)
def test_b7_antes_are_told_where_there_are_some(locale: str) -> None:
    each, for_all, none = [text(locale, f"rules-antes-{kind}") for kind in ("each", "big-blind", "none")]
    for table, expected in {
        "sit-and-go": {none},
        "club": {none},
        "club with antes": {each},
        "club with big-blind antes": {for_all},
        "club with a list of its own": {each, for_all},
    }.items():
        said = rules_text("levels", TABLES[table], locale, "en")
        assert {line for line in (each, for_all, none) if line in said} == expected, table
        steps = rules_text("hand", TABLES[table], locale, "en")
        assert (text(locale, "rules-hand-antes") in steps) == (none not in expected)
    before = rules_text("levels", club(), locale)
    assert each in before
    assert for_all in before
    assert none not in before


@pytest.mark.parametrize("locale", LOCALES)
def test_k5_the_time_bank_is_told_where_there_is_one(locale: str) -> None:
    for rules in TABLES.values():
        said = rules_text("clock", rules, locale)
        assert rules.clock // 1000 in numbers(said)
        assert ("+30\u00a0s" in said) == bool(rules.time_bank)
    assert text(locale, "button-time", seconds=30, left=3).startswith("+30\u00a0s"), "what the button says"


@pytest.mark.parametrize("locale", LOCALES)
def test_in_short_and_how_to_play_tell_of_extra_time_and_of_a_last_hand_only_where_there_are_some(locale: str) -> None:
    plain, rich = club(time_bank=0), club(time_bank=7, hand_cap=99)
    for tell in (lambda rules: rules_text("overview", rules, locale), lambda rules: how_to_play(rules, locale)):
        assert len(tell(rich)) > len(tell(plain)) + 30
        assert 99 in numbers(tell(rich))
        assert 99 not in numbers(tell(plain))


@pytest.mark.parametrize("locale", LOCALES)
def test_k2_to_k6_absence_is_told_as_the_format_has_it(locale: str) -> None:
    back, out = text(locale, "button-back"), text(locale, "button-sit-out")
    away, warning, sits_out = [
        text(locale, f"rules-clock-{name}", back=back) for name in ("away", "warning", "sits-out")
    ]
    for name, rules in TABLES.items():
        said = rules_text("clock", rules, locale)
        assert rules.missed_turns == 2
        assert (away in said) == (not rules.buying), name
        assert (sits_out in said) == rules.buying, name
        assert (out in said) == rules.buying, name
        assert (warning in said) == (rules.warn_after == 2), name


@pytest.mark.parametrize("locale", LOCALES)
def test_b3_b8_b10_the_button_is_told_as_the_format_has_it(locale: str) -> None:
    told = {
        "club": ("rules-blinds-high-card", "rules-blinds-dead", "rules-blinds-two"),
        "sit-and-go": ("rules-blinds-drawn", "rules-blinds-dead", "rules-blinds-two"),
        "open table": (
            "rules-blinds-drawn",
            "rules-blinds-moving",
            "rules-blinds-no-debt",
            "rules-blinds-two-open",
        ),
    }
    for table, names in told.items():
        said = rules_text("blinds", TABLES[table], locale)
        every = {name for each in told.values() for name in each}
        assert {name for name in every if text(locale, name) in said} == set(names), table


@pytest.mark.parametrize("locale", LOCALES)
def test_s3_asking_is_told_in_a_club_only(locale: str) -> None:
    button = text(locale, "button-ask")
    assert {name for name, rules in TABLES.items() if button in rules_text("showdown", rules, locale)} == {
        name for name, rules in TABLES.items() if rules.format is Format.CLUB
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_t4_the_end_after_so_many_hands_is_told_where_there_is_one(locale: str) -> None:
    assert 120 in numbers(rules_text("places", sit_and_go(), locale))
    assert 200 in numbers(rules_text("places", TABLES["club with antes"], locale))
    choice = text(locale, "rules-places-cap-choice")
    assert choice in rules_text("places", club(), locale)
    assert choice not in rules_text("places", club(), locale, "en")
    assert choice not in rules_text("places", sit_and_go(), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_o1_to_o3_an_open_table_has_a_ledger_and_no_places(locale: str) -> None:
    said = rules_text("levels", open_table(buy_in=800, small=5, big=10), locale)
    assert numbers(said) == [800, 5, 10, 440, 1000, 560, 60, 800]
    assert text(locale, "rules-ledger-lines") in rules_text("places", open_table(), locale)
    assert text(locale, "rules-ledger-lines") not in rules_text("places", club(), locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table_format", Format)
def test_c2_the_rules_say_how_to_behave(table_format: Format, locale: str) -> None:
    rules = usual_rules(table_format)
    said = rules_text("conduct", rules, locale)
    for rule in ("cards", "influence", "spectators", "soft-play", "angles", "guard", "language", "press"):
        assert text(locale, f"rules-conduct-{rule}") in said
    assert said.count("\n- ") == 8


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("spoken", LOCALES)
def test_c1_the_one_language_at_the_table_is_named(spoken: str, locale: str) -> None:
    assert text(spoken, "language-in-text") in rules_text("conduct", club(), locale, spoken)


@pytest.mark.parametrize("locale", LOCALES)
def test_c2_the_floor_can_what_the_format_lets_it(locale: str) -> None:
    common = ["pause", "resume"]
    rulings = ["warn", "penalty", "misdeal"]
    for rules in TABLES.values():
        said = rules_text("floor", rules, locale)
        commands = re.findall(r"`/poker floor ([a-z]+)`", said)
        assert commands == [*common, *(rulings if rules.rulings else []), "remove", "undo", "cancel"]


def test_an_all_in_asks_once_more_at_the_price_that_is_told() -> None:
    assert rules_of_play.BIG_RISK == BIG_RISK


def test_nothing_is_told_of_a_format_but_what_its_values_say() -> None:
    """A format is a set of values: a Sit & Go with a club's values would be told a club's rules."""
    disguised = replace(club(), format=Format.SIT_AND_GO)
    for topic in set(RULE_TOPICS) - {"overview"}:
        told = lines(rules_text(topic, disguised, "en"))
        assert told[2:] == lines(rules_text(topic, club(), "en"))[2:], topic

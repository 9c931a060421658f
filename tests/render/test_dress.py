"""Cards in texts become emojis, and nothing else does."""

from __future__ import annotations

import pytest

from bot.render.cards import cards_code
from bot.render.dress import MESSAGE_LIMIT, dress
from bot.render.names import safe_name
from engine.cards import DECK, parse_cards

EMOJIS = {card.code: f"<:card_{card.code}:{1_000 + card.index}>" for card in DECK}


@pytest.mark.parametrize("codes", ["As", "Td 2c", "AsKdQhJcTs", "2c3c4c5c6c"])
def test_a_run_of_cards_is_drawn(codes: str) -> None:
    cards = parse_cards(codes)
    said = f"**Ann** shows {cards_code(cards)}: two pair"
    assert dress(said, EMOJIS) == f"**Ann** shows {''.join(EMOJIS[card.code] for card in cards)}: two pair"


def test_every_card_of_the_deck_has_a_place() -> None:
    assert dress(cards_code(DECK), EMOJIS, limit=10_000) == "".join(EMOJIS[card.code] for card in DECK)


def test_several_runs_in_a_text_are_all_drawn() -> None:
    said = "\n".join(f"{name} {cards_code(parse_cards(codes))}" for name, codes in (("Ann", "AsAh"), ("Bob", "2c2d")))
    dressed = dress(said, EMOJIS)
    assert "`" not in dressed
    assert dressed.count("<:card_") == 4


def test_without_emojis_a_text_stays_as_it_is() -> None:
    said = cards_code(parse_cards("AsKd"))
    assert dress(said, {}) == said


def test_a_run_with_a_card_that_has_no_emoji_stays_whole() -> None:
    known = {code: emoji for code, emoji in EMOJIS.items() if code != "Kd"}
    said = f"{cards_code(parse_cards('AsKd'))} and {cards_code(parse_cards('QhQd'))}"
    assert dress(said, known) == f"{cards_code(parse_cards('AsKd'))} and {EMOJIS['Qh']}{EMOJIS['Qd']}"


def test_a_text_that_would_grow_too_long_stays_text() -> None:
    said = "\n".join([cards_code(parse_cards("AsKdQhJcTs"))] * 60)
    assert len(said) <= MESSAGE_LIMIT
    assert dress(said, EMOJIS) == said
    assert len(dress(said, EMOJIS, limit=10_000)) > MESSAGE_LIMIT


def test_a_text_may_reach_its_limit_exactly() -> None:
    said = cards_code(parse_cards("As"))
    assert dress(said, EMOJIS, limit=len(EMOJIS["As"])) == EMOJIS["As"]
    assert dress(said, EMOJIS, limit=len(EMOJIS["As"]) - 1) == said


@pytest.mark.parametrize(
    "said",
    [
        "`1500`",
        "``",
        "A♠︎ K♦︎",
        "`A♠ K♦`",
        "`11♠︎`",
        "`A♠︎  K♦︎`",
        "`A♠︎ K`",
        "```A♠︎```",
        "a lone ` and `A♠︎",
        safe_name("`A♠︎ K♦︎`"),
    ],
)
def test_what_is_no_run_of_ours_stays_as_it_is(said: str) -> None:
    assert dress(said, EMOJIS) == said

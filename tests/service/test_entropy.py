"""The deck comes from the operating system, fresh for every hand, and is fixed before the first card."""

from __future__ import annotations

import inspect
import secrets
from pathlib import Path

import pytest

from bot.app import create_bot
from bot.service.entropy import Entropy
from engine.commands import StartHand
from engine.deck import SHUFFLE_BYTES, is_deck
from engine.events import HoleCardsDealt
from engine.hand import Hand
from engine.tournament_events import HandStarted
from tests.engine.scenario import seat_people
from tests.service.test_tables import House, heads_up, house

__all__ = ["house"]


def test_chance_is_the_operating_systems_unless_a_test_brings_its_own() -> None:
    assert inspect.signature(create_bot).parameters["entropy"].default is secrets.token_bytes


def test_d2_with_the_systems_bytes_every_card_is_as_likely_at_every_place() -> None:
    """Chi-square over 52 places of 52 cards; chance alone is outside of six deviations less than once in 10^8 runs."""
    entropy, decks = Entropy(secrets.token_bytes), 4_000
    seen = [[0] * 52 for _ in range(52)]
    for _ in range(decks):
        for place, card in enumerate(entropy.deck()):
            seen[place][card.index] += 1
    expected = decks / 52
    chi_square = sum([(count - expected) ** 2 / expected for row in seen for count in row])
    freedom = 51 * 51
    assert abs(chi_square - freedom) < 6 * (2 * freedom) ** 0.5


def test_every_deck_takes_bytes_of_its_own() -> None:
    asked: list[int] = []

    def source(size: int) -> bytes:
        asked.append(size)
        return secrets.token_bytes(size)

    decks = [Entropy(source).deck() for _ in range(3)]

    assert asked == [SHUFFLE_BYTES] * 3
    assert all(is_deck(deck) for deck in decks)
    assert len({tuple(card.code for card in deck) for deck in decks}) == 3


async def test_d2_the_deck_is_on_disk_before_anybody_has_a_card(house: House) -> None:
    actor = await heads_up(house)

    (started, dealt) = [
        each for each in await house.store.events(actor.table) if isinstance(each.event, HandStarted | HoleCardsDealt)
    ]

    assert isinstance(started.event, HandStarted)
    assert isinstance(dealt.event, HoleCardsDealt)
    assert started.seq < dealt.seq
    held = {card for two in dealt.event.cards for card in two or ()}
    assert held <= set(started.event.deal.deck[:4])


@pytest.mark.parametrize("players", [2, 6])
def test_d2_a_hand_deals_from_its_deck_and_from_nothing_else(players: int) -> None:
    table = seat_people(players)
    deck = Entropy(secrets.token_bytes).deck()
    table.do(StartHand(deck))
    hand = table.hand
    assert isinstance(hand, Hand)
    assert {card for two in hand.cards for card in two or ()} == set(deck[: 2 * players])


def test_the_only_source_of_chance_in_the_bot_is_the_one_it_is_given() -> None:
    """`secrets` gives names that nobody must guess, and the pseudonyms of people who are forgotten."""
    root = Path(__file__).parents[2]
    uses = {
        str(path.relative_to(root))
        for room in ("bot", "engine")
        for path in (root / room).rglob("*.py")
        if "demo" not in path.parts
        and any(
            line.startswith(("import random", "from random", "import secrets", "from secrets", "import uuid"))
            for line in path.read_text("utf-8").splitlines()
        )
    }
    assert uses == {"bot/app.py", "bot/store/forgetting.py"}

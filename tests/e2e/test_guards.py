"""The guards that every simulated test runs under do catch what they are for."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.demo.sim import Request
from engine.cards import Card
from engine.tournament import PlayerId
from tests.discord_sim import LogGuard, Sim, guarded_logs
from tests.e2e.test_tournaments import seat
from tests.openapi import description, lints
from tests.privacy import DealtHand, cards_in, dealt_hands, leaks


async def dealt(sim: Sim) -> DealtHand:
    await seat(sim, 3)
    await sim.advance(2)
    return dealt_hands(1, await sim.log())[-1]


def saying(content: str, at: int, to: int | None = None) -> Request:
    return Request(at, "POST", "/channels/1/messages", {"content": content}, {}, to, False)


async def test_a_hole_card_in_public_is_a_leak_and_in_its_owners_message_is_none(sim: Sim) -> None:
    hand = await dealt(sim)
    card, owner = next(iter(hand.owners.items()))
    sign = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}[card.code[1]]
    rank = "10" if card.code[0] == "T" else card.code[0]
    at = hand.at + 10
    assert leaks([saying(f"look: {rank}{sign}", at)], [], [hand])
    assert leaks([saying(f"look: {rank}{sign}", at, to=owner + 1)], [], [hand])
    assert not leaks([saying(f"look: {rank}{sign}", at, to=owner)], [], [hand])
    assert leaks([], [(at, f"bot.service: the card is {rank}{sign}")], [hand])


async def test_the_codes_of_a_hand_in_a_log_line_are_a_leak(sim: Sim) -> None:
    hand = await dealt(sim)
    owner = PlayerId(next(iter(hand.owners.values())))
    first, second = [card.code for card, whose in hand.owners.items() if whose == owner]
    assert leaks([], [(hand.at + 1, f"dealt ({first}, {second})")], [hand])
    assert not leaks([], [(hand.at + 1, "dealt two cards")], [hand])


def test_cards_are_found_in_text_and_in_codes_but_not_in_words() -> None:
    assert {card.code for card in cards_in("10♥ and A♠, then QdJc")} == {"Th", "As", "Qd", "Jc"}
    assert not cards_in("As Adam said: 5s and 9d")


def test_cards_are_found_in_words_of_any_language_and_as_emojis() -> None:
    words = "ace of spades and ten of hearts; Karo-Ass; dame de cœur. Two pair, kings and nines."
    assert cards_in(words) == {Card.parse(code) for code in ("As", "Th", "Ad", "Qh")}
    assert cards_in("<:king_of_clubs:12><:two_of_diamonds_red:3> <:king:4>") == {Card.parse("Kc"), Card.parse("2d")}


def test_discords_description_catches_a_broken_body() -> None:
    spec = description()
    if spec is None:
        pytest.skip("Discord's description is not there: set DEADBUTTON_SHARED")
    assert not spec.problems("POST", "/channels/1/messages", {"content": "hello"}, {})
    assert spec.problems("POST", "/channels/1/messages", {"contents": "hello"}, {})
    assert spec.problems("POST", "/channels/1/messages", {"content": "x" * 4001}, {})
    assert spec.problems("POST", "/channel/1/message", {"content": "hello"}, {})
    assert spec.problems("GET", "/channels/1/messages", None, {"limits": 3})
    assert spec.problems("POST", "/channels/1/messages", {"components": [{"type": 1, "components": "no"}]}, {})


def test_our_own_lints_catch_empty_buttons_and_broken_emoji() -> None:
    assert lints({"components": [{"type": 2, "style": 1, "custom_id": "x"}]})
    assert lints({"components": [{"type": 2, "style": 1, "label": "x", "emoji": {"id": None, "name": "not"}}]})
    assert not lints({"components": [{"type": 2, "style": 1, "emoji": {"id": None, "name": "🃏"}}]})


def test_an_error_that_is_only_logged_is_raised_unless_expected() -> None:
    guard = LogGuard()
    record = logging.LogRecord("bot.x", logging.ERROR, "", 0, "it broke", None, None)
    guard.emit(record)
    with pytest.raises(ExceptionGroup, match="it broke"):
        guard.check()
    guard.expect("it br")
    guard.emit(record)
    guard.check()


async def test_a_task_that_fails_with_nobody_to_ask_it_is_raised() -> None:
    async def fail() -> None:
        raise LookupError("unseen")

    async def forget_a_task() -> None:
        with guarded_logs():
            task = asyncio.create_task(fail())
            await asyncio.wait([task])
            del task

    with pytest.raises(ExceptionGroup, match="Task exception was never retrieved"):
        await forget_a_task()

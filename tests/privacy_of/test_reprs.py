"""What holds cards never writes them out, so neither does a log line, a traceback or a debugger's list."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Iterator
from typing import Any

import pytest

from bot.render.alt_text import cards_alt
from bot.render.cards_scene import cards_scene
from bot.service.entropy import Entropy
from bot.service.house_spot import read
from bot.service.ports import Commit, Logged, TableId
from bot.service.preferences import DeckColours, Felt
from bot.store.forgetting import Rewritten
from bot.store.pseudonyms import Renaming
from bot.ui.picture import Picture
from engine import view
from engine.cards import DECK, Card
from engine.commands import DeclareMisdeal, StartHand
from engine.tournament import PlayerId, Tournament
from tests.engine.scenario import HOST, TablePlay, seat_club
from tests.engine.secrets_in import things_in
from tests.privacy import cards_in


def dealt() -> TablePlay:
    """A club's table with two events that hold decks: a deal, and a misdeal."""
    table = seat_club(4).deal()
    table.do(DeclareMisdeal(PlayerId(99), 1, DECK[::-1], "one card was up", admin=True))
    return table


def holders(table: TablePlay) -> Iterator[object]:
    """Everything of ours that cards pass through, from the deck to somebody's eyes."""
    state: Tournament = table.state
    seen = view(state, state.row(0).player)
    events = tuple(table.log)
    yield from (state, state.hand, *events)
    yield from [Logged(number, event, 0) for number, event in enumerate(events, 1)]
    yield Commit(TableId(1), 1, len(events), events, state, state, 0)
    yield from (StartHand(DECK), DeclareMisdeal(HOST, 1, DECK, "why"))
    yield from (seen, seen.hand)
    scene = cards_scene(seen, "en", Felt.GREEN, DeckColours.FOUR)
    assert scene is not None
    yield scene
    yield Picture("cards.webp", cards_alt(seen, "en"), scene, b"")
    yield Rewritten(TableId(1), Renaming(HOST, PlayerId(-1), "Former", {"Ann"}), [("hand-started/2", "AsKdQh", 1, 1)])
    yield Entropy(lambda size: bytes(size))
    acting = None if state.hand is None or state.hand.turn is None else state.hand.turn.seat
    if acting is not None:
        yield read(view(state, state.row(acting).player))


OPEN = frozenset(dealt().state.high_cards)
"""What was drawn for the button lies face up (B10)."""


def secrets_of(table: TablePlay) -> set[Card]:
    hand = table.state.hand
    assert hand is not None
    return {card for cards in hand.cards for card in cards or ()} | set(hand.deal.deck)


def test_there_are_cards_to_be_told() -> None:
    assert len(secrets_of(dealt())) == len(DECK)
    assert Card in {type(each) for holder in holders(dealt()) for each in things_in(holder)}


@pytest.mark.parametrize("told", [repr, str, "{!r}".format], ids=["repr", "str", "format"])
def test_nothing_that_holds_cards_writes_them_out(told: Any) -> None:
    for holder in holders(dealt()):
        for kept in (holder, [holder], {"it": (holder,)}):
            assert not cards_in(told(kept)) - OPEN, type(holder).__name__


def test_an_error_that_was_given_one_does_not_either() -> None:
    for holder in holders(dealt()):
        try:
            raise ValueError("cannot use", holder)
        except ValueError as error:
            told = "".join(traceback.format_exception(error)) + repr(error.args)
        assert not cards_in(told) - OPEN, type(holder).__name__


async def test_the_tasks_of_the_loop_have_no_cards_in_their_names() -> None:
    async def look(_: object) -> None: ...

    for holder in holders(dealt()):
        task = asyncio.create_task(look(holder))
        told = repr(task) + task.get_name() + str(task.get_coro())
        await task
        assert not cards_in(told + repr(task)) - OPEN, type(holder).__name__


def test_a_game_that_forgets_somebody_is_not_told_in_the_drivers_log() -> None:
    """aiosqlite writes the work that it is given out, at DEBUG."""
    from functools import partial

    from bot.store.forgetting import rename, rewrite

    renaming = Renaming(HOST, PlayerId(-1), "Former", {"Zwölf"})
    game = Rewritten(TableId(1), renaming, [("hand-started/2", "AsKd", 1, 1)])
    told = repr(partial(rename, game=game)) + repr(partial(rewrite, renaming=renaming, table=TableId(1), after=0))
    assert not any(each in told for each in ("Zwölf", "AsKd", str(HOST)))

"""A hand's message becomes its own short record, whatever happens between the last action and the next deal."""

from __future__ import annotations

import re

import pytest

from bot.demo.room import COMPONENTS_V2
from engine.actions import Fold
from engine.tournament import Phase, PlayerId, Tournament
from tests.discord_sim import Sim, check_or_call, shove
from tests.e2e.table_talk import (
    all_in,
    creating,
    editing,
    fold,
    give_up,
    is_record,
    live,
    now,
    said,
    to_act,
    until_away,
    until_seen,
)
from tests.e2e.test_tournaments import seat


async def test_a_kill_before_the_record_leaves_a_record_later(sim: Sim) -> None:
    await seat(sim, 2)
    old = live(sim)
    by_channel, by_press = editing(sim)
    with sim.world.slow(*by_channel, 3600), sim.world.slow(*by_press, 3600):
        await fold(sim)
        await sim.until(lambda table: table.hand_number == 2)
        await sim.advance(1)
        assert sim.room.buttons(now(sim, old)), "the record has not arrived yet"
        await sim.world.restart(killed=True)
    await sim.advance(30)
    assert is_record(sim, old, 1)
    assert "Hand 2 ·" in sim.table_text()


@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.parametrize("folds", [0, 1])
async def test_a_restart_between_the_last_hand_and_the_podium(sim: Sim, folds: int, killed: bool) -> None:
    await seat(sim, 2)
    for number in range(2, folds + 2):
        await fold(sim)
        await sim.until(lambda table, number=number: table.hand_number == number)
        await sim.advance(2)
    while True:
        last = live(sim)
        await all_in(sim)
        table = await sim.table()
        if table.phase is Phase.OVER:
            break
        number = table.hand_number
        await sim.until(lambda table, number=number: table.hand_number > number)
        await sim.advance(2)
    await sim.restart(killed=killed)
    await sim.advance(60)
    assert is_record(sim, last, table.hand_number)
    assert "rematch" in sim.room.verbs()


@pytest.mark.parametrize("seconds", [30, 90, 300])
async def test_an_outage_between_two_hands_leaves_the_right_record(sim: Sim, seconds: int) -> None:
    await seat(sim, 2)
    first = live(sim)
    with sim.world.broken(*creating(sim)):
        await fold(sim)
        await sim.advance(seconds)
    await until_seen(sim, "Hand 2 ·")
    assert is_record(sim, first, 1)
    assert (await sim.table()).hand_number == 2, "nobody's clock ran while the hand could not be seen"


async def test_an_outage_with_a_restart_in_it_leaves_the_right_record(sim: Sim) -> None:
    await seat(sim, 2)
    first = live(sim)
    with sim.world.broken(*creating(sim)):
        await fold(sim)
        await sim.advance(20)
        await sim.restart(killed=True)
        await sim.advance(20)
    await until_seen(sim, "Hand 2 ·")
    assert is_record(sim, first, 1)


async def test_the_hand_in_which_the_last_person_leaves_gets_a_record(sim: Sim) -> None:
    (ann,) = sim.people("ann")
    await sim.open_table(ann, seats=4)
    for _ in range(3):
        await sim.press(ann, "house")
    await sim.start_game(ann)
    for _ in range(60):
        if await sim.to_act() is ann:
            break
        await sim.advance(1)
    hand = live(sim)
    await sim.command(ann, "poker leave")
    await sim.press(ann, "leave")
    await sim.advance(120)
    assert (await sim.table()).phase is Phase.OVER
    assert is_record(sim, hand, 1)
    assert "wins" in said(sim, hand) or "split" in said(sim, hand)


async def test_every_hand_of_a_game_leaves_its_own_record(sim: Sim) -> None:
    await seat(sim, 2)
    messages = {1: live(sim)}
    for _ in range(400):
        table = await sim.table()
        if table.phase is Phase.OVER:
            break
        messages.setdefault(table.hand_number, live(sim))
        person = await sim.to_act()
        if person is None:
            await sim.advance(2)
            continue
        seen = await sim.view(person)
        await sim.act(person, give_up(seen) if table.hand_number < 4 else shove(seen))
    await sim.advance(60)
    assert len({each.id for each in messages.values()}) == len(messages)
    for number, message in messages.items():
        assert is_record(sim, message, number), said(sim, message)


async def test_a_lobby_loses_its_buttons_when_play_begins_though_edits_fail(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=2)
    lobby = live(sim)
    by_channel, by_press = editing(sim)
    with sim.world.broken(*by_channel), sim.world.broken(*by_press):
        await sim.join(bob)
        await sim.until(lambda table: table.hand is not None)
        await sim.advance(5)
    await fold(sim)
    await sim.until(lambda table: table.hand_number == 2)
    await sim.advance(10)
    assert not sim.room.buttons(now(sim, lobby))
    assert (await to_act(sim)) in (ann, bob)


async def test_a_message_still_being_posted_when_the_next_hand_is_dealt_becomes_a_record(sim: Sim) -> None:
    ann, bob = await seat(sim, 2)
    await until_away(sim, bob)
    while not ((await sim.table()).hand_running and first_to_act(await sim.table()) == ann.id):
        if await sim.to_act() is ann:
            await sim.act(ann, check_or_call(await sim.view(ann)))
        await sim.advance(0.5)
    late = (await sim.table()).hand_number + 1
    await sim.act(ann, Fold())
    with sim.world.slow(*creating(sim), 7):  # bob, away on the button, folds at once: the pause is shorter than this
        await sim.until(lambda table: table.hand_number > late, step=0.2)
        assert f"Hand {late} ·" not in "".join(sim.room.texts()), "not posted before the next hand is dealt"
        await sim.advance(20)
    await sim.advance(5)
    tables = [each for each in sim.room.messages() if each.flags & COMPONENTS_V2]
    assert not [said(sim, each) for each in tables[:-1] if sim.room.buttons(each)]
    hands = [found[1] for each in tables if (found := re.search(r"Hand (\d+) ·", said(sim, each)))]
    assert len(hands) == len(set(hands)), "one message a hand"
    assert str(late) in hands


def first_to_act(table: Tournament) -> PlayerId | None:
    """Who is first to act before the flop and has not yet."""
    hand = table.hand
    if hand is None or hand.turn is None or hand.board or hand.turn.seat != hand.deal.button:
        return None
    row = table.seats[hand.turn.seat]
    return row.player if row is not None else None

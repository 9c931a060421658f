"""Other hidden cards make no difference to anybody but their owner."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import DeadButton
from bot.service.preferences import TableViewMode
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.formats import club
from engine.rules import Preset
from engine.tournament import Phase, Tournament
from engine.view import TableView
from tests.discord_sim import Sim, check_or_call, shove
from tests.e2e.formats import seated
from tests.e2e.table_talk import give_up
from tests.privacy_of.swapped import PEOPLE, Game, play, swapped

BOB = "bob"


async def a_sit_and_go(sim: Sim) -> None:
    """Bob folds on the flop and nobody stays for the river, all fold to him, he folds before two others run out."""
    ann, bob, cid = sim.people(*PEOPLE)
    await sim.open_table(ann, seats=3)
    await sim.join(bob, cid)
    await sim.start_game(ann)
    await hand(sim, folds_on_the_flop)
    await hand(sim, takes_the_pot)
    await hand(sim, folds_to_a_run_out)
    await sim.advance(60)


async def a_sit_and_go_in_texts(sim: Sim) -> None:
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    with sim.in_bot():
        await bot.store.save_server(replace(await bot.store.server(sim.guild.id), view=TableViewMode.TEXT))
    await a_sit_and_go(sim)


async def a_club_with_a_muck(sim: Sim) -> None:
    """All check to the showdown until he has mucked."""
    rules = club(seats=3, preset=Preset.REGULAR)
    await seated(sim, rules, *PEOPLE)
    for _ in range(8):
        table = await hand(sim, lambda seen, _: check_or_call(seen))
        done = table.hand
        assert done is not None
        if done.mucked & 1 << seat_of(sim, table):
            break
    await sim.advance(30)


def seat_of(sim: Sim, table: Tournament) -> int:
    return next(seat for seat, row in table.rows() if row.player == sim.person(BOB).id)


def folds_on_the_flop(seen: TableView, name: str) -> Action:
    assert seen.hand is not None and seen.offer is not None
    board, price = len(seen.hand.board), seen.hand.price
    if not board:
        return check_or_call(seen)
    if not price:
        return Bet(seen.offer.min_to) if name != BOB else Check()
    return Call() if board == 3 and name != BOB else Fold()


def takes_the_pot(seen: TableView, name: str) -> Action:
    assert seen.hand is not None and seen.offer is not None
    if name != BOB:
        return give_up(seen)
    if seen.offer.min_to:
        return Raise(seen.offer.min_to) if seen.hand.price else Bet(seen.offer.min_to)
    return Call() if seen.offer.call else Check()


def folds_to_a_run_out(seen: TableView, name: str) -> Action:
    assert seen.offer is not None
    return shove(seen) if name != BOB else give_up(seen)


async def hand(sim: Sim, decide) -> Tournament:
    """One hand, from its first turn to the time when the next one may begin; everybody looks at their cards once."""
    table = await sim.until(lambda now: now.hand is not None and now.hand.turn is not None)
    number = table.hand_number
    for name in PEOPLE:
        await sim.press(sim.person(name), "cards")
    for _ in range(60):
        table = await sim.table()
        if table.hand_number != number or not table.hand_running or table.phase is Phase.OVER:
            await sim.advance(1)
            return table
        person = await sim.to_act()
        if person is None:
            await sim.advance(1)
        else:
            await sim.act(person, decide(await sim.view(person), person.name))
    raise TimeoutError("the hand never ended")


@pytest.mark.parametrize("game", [a_sit_and_go, a_sit_and_go_in_texts, a_club_with_a_muck])
async def test_other_hidden_cards_change_nothing_for_anybody_else(tmp_path: Path, game: Game) -> None:
    first = await play(tmp_path / "1.db", game)
    everybody = frozenset(first.people.values())
    for owners in (everybody, frozenset({first.people[BOB]})):
        instead = swapped(first, owners)
        again = await play(tmp_path / f"{len(owners)}-again.db", game, instead)
        assert again.story() == first.story(), "the course that all see is the same"
        hidden = list(zip(first.hidden(owners), again.hidden(owners), strict=True))
        assert sum(map(len, instead)) and all(set(b[each]).isdisjoint(a[each]) for b, a in hidden for each in b)
        for before, after in zip(first.told(owners), again.told(owners), strict=True):
            assert before == after
        assert again.scenes == first.scenes
        assert again.lines == first.lines

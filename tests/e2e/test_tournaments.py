"""Whole tournaments through the buttons, to the podium."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.app import DeadButton
from bot.service.house import decide
from bot.service.ports import Logged, Place
from engine import replay
from engine.actions import Action, Check, Fold
from engine.events import PotsAwarded
from engine.rules import Structure, sit_and_go
from engine.tournament import EndReason, Phase, PlayerId, Tournament
from engine.tournament_events import HandStarted, PlayerBusted, SeatGivenUp
from engine.view import TableView
from tests.discord_sim import MemberActor, Sim, Strategy, check_or_call, shove

NAMES = ("ann", "bob", "carol", "dave", "erin", "frank")


def as_house_players_do(seed: int) -> Strategy:
    """Sensible play, repeatable."""
    chance = random.Random(seed)
    return lambda seen: decide(seen, chance.randbytes(16))


def fold_if_possible(seen: TableView) -> Action:
    offer = seen.offer
    assert offer is not None
    return Fold() if offer.call else Check()


async def seat(
    sim: Sim, players: int, *, house: int = 0, stack: int = 1000, language: str = "en", **options: object
) -> list[MemberActor]:
    """A started game of so many people and house players."""
    people = sim.people(*NAMES[:players])
    await sim.open_table(people[0], seats=players + house, **options)
    if (stack, language) != (1000, "en"):
        await sim.press(people[0], "settings")
        await sim.room.choose(people[0], stack=str(stack), language=language)
    await sim.join(*people[1:])
    for _ in range(house):
        await sim.press(people[0], "house")
    await sim.start_game(people[0])
    return people


def check_podium(sim: Sim, table: Tournament, log: Sequence[Logged], players: int) -> None:
    """The end is what the rules say, what is on disk, and what the channel sees."""
    assert table.phase is Phase.OVER
    assert replay([each.event for each in log]).standings == table.standings
    assert len(table.standings) == players
    places = [each.place for each in table.standings]
    counted = Counter(places)
    expected = [place for place in sorted(counted) for _ in range(counted[place])]
    assert places == expected, "best first"
    taken = 1
    for place in sorted(counted):
        assert place == taken, "sharing a place leaves the next ones empty"
        taken += counted[place]
    started = table.rules.starting_stack * players
    assert sum(each.chips for each in table.standings) + table.chips_removed == started
    out = [each.event for each in log if isinstance(each.event, PlayerBusted | SeatGivenUp)]
    for event in out:
        assert any(each.player == event.player and each.place == event.place for each in table.standings)
    podium = sim.table_text()
    for each in table.standings:
        assert each.name in podium, podium
    assert not [verb for verb in sim.room.verbs() if verb in ("fold", "check", "call", "raise", "bet", "allin", "size")]


@pytest.mark.parametrize(
    ("players", "speed", "stack", "language", "seed"),
    [
        (2, "normal", 1000, "en", 1),
        (2, "turbo", 2000, "fr", 2),
        (3, "turbo", 1000, "de", 3),
        (3, "normal", 2000, "en", 4),
        (6, "turbo", 1000, "fr", 5),
        (6, "turbo", 2000, "de", 6),
    ],
)
async def test_a_tournament_ends_on_a_correct_podium(
    sim: Sim, players: int, speed: str, stack: int, language: str, seed: int
) -> None:
    await seat(sim, players, speed=speed, stack=stack, language=language)
    table = await sim.play_out(as_house_players_do(seed))
    await sim.advance(30)
    check_podium(sim, table, await sim.log(), players)
    assert table.end_reason is EndReason.WON
    assert table.language == language


async def test_six_players_see_dead_buttons_and_side_pots(sim: Sim) -> None:
    await seat(sim, 6, speed="turbo")
    table = await sim.play_out(as_house_players_do(11))
    await sim.advance(30)
    log = await sim.log()
    check_podium(sim, table, log, 6)
    deals = [each.event for each in log if isinstance(each.event, HandStarted)]
    dead = [each for each in deals if each.table.seats[each.deal.button] is None or each.deal.small_seat is None]
    assert dead, "no dead button in this game; choose another seed"
    awards = [each.event for each in log if isinstance(each.event, PotsAwarded)]
    assert any(len(each.awards) > 1 for each in awards), "no side pot in this game; choose another seed"


@pytest.mark.sim(seed=1)
async def test_players_who_go_out_together_with_equal_stacks_share_a_place(sim: Sim) -> None:
    await seat(sim, 3)
    table = await sim.play_out(shove)
    await sim.advance(40)
    log = await sim.log()
    check_podium(sim, table, log, 3)
    assert table.hand_number == 1, "nobody won it all in the first hand; choose another seed"
    assert [each.place for each in table.standings] == [1, 2, 2]


async def test_people_and_house_players_finish_a_game_together(sim: Sim) -> None:
    await seat(sim, 1, house=2, speed="turbo")
    table = await sim.play_out(check_or_call)
    await sim.advance(60)
    check_podium(sim, await sim.table(), await sim.log(), 3)
    assert table.phase is Phase.OVER


async def test_a_player_who_leaves_is_placed_and_the_game_goes_on(sim: Sim) -> None:
    ann, bob, carol = await seat(sim, 3, speed="turbo")
    await sim.command(carol, "poker leave")
    await sim.press(carol, "leave")
    play = as_house_players_do(21)
    table = await sim.play_out(play)
    await sim.advance(30)
    log = await sim.log()
    check_podium(sim, table, log, 3)
    gone = next(each.event for each in log if isinstance(each.event, SeatGivenUp | PlayerBusted))
    assert gone.player == carol.id
    assert gone.place == 3
    assert {ann.id, bob.id} == {each.player for each in table.standings[:2]}


async def test_a_game_that_nobody_wins_is_ranked_by_chips_after_120_hands(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    rules = replace(sit_and_go(seats=2), structure=Structure(hands=1000))
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    with sim.in_bot():
        await bot.tables.open(Place(sim.guild.id, sim.channel.id), rules, "en", PlayerId(ann.id), "Ann")
    await sim.join(bob)
    await sim.start_game(ann)
    table = await sim.play_out(fold_if_possible)
    await sim.advance(30)
    check_podium(sim, table, await sim.log(), 2)
    assert table.end_reason is EndReason.HAND_CAP
    assert table.hand_number == 120


async def test_nobody_at_the_table_pauses_it_and_it_comes_back(sim: Sim) -> None:
    ann, bob = await seat(sim, 2)
    paused = await sim.until(lambda table: table.paused is not None, step=20)
    assert paused.everybody_away
    await sim.press(ann, "back")
    await sim.press(bob, "back")
    table = await sim.until(lambda table: table.hand is not None and table.hand.turn is not None)
    assert table.paused is None
    assert await sim.to_act() in (ann, bob)

"""Open tables through the buttons, until the host closes them, in each language."""

from __future__ import annotations

import pytest

from bot.demo.sim import MemberActor
from engine.formats import open_table
from engine.open_events import CashedOut, CloseBooked, OpenTableClosed, SatDown, SatOut, ToppedUp, TopUpBooked
from engine.presence_events import CameBack
from engine.tournament import EndReason, Phase
from engine.tournament_events import HandStarted
from tests.discord_sim import Sim, check_or_call, shove
from tests.e2e.formats import (
    LOCALES,
    events_of,
    floor,
    hand_over,
    miss,
    next_hand,
    refused,
    seat_row,
    seated,
    somebody_acts,
)
from tests.e2e.table_talk import give_up, row_of
from tests.privacy import cards_in

RULES = open_table(seats=4, buy_in=500, small=5, big=10, clock=20_000)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de"])
async def test_an_open_table_from_its_first_seat_to_its_ledger(sim: Sim, language: str) -> None:
    ann, bob, carol = await seated(sim, RULES, "ann", "bob", "carol", language=language)
    dave, erin = sim.people("dave", "erin", locale=LOCALES[language])
    assert (await sim.table()).language == language
    await sits_down_during_a_hand(sim, dave)
    assert refused(await sim.command(erin, "poker leave")), "who does not sit here cannot leave"
    await two_missed_turns_and_one_press(sim, carol)
    await leaves_during_a_hand_and_somebody_takes_the_seat(sim, dave, erin)
    await leaves_between_hands_and_comes_back_within_the_hour(sim, erin, [ann, bob, carol])
    await a_top_up_is_booked_and_done(sim)
    await somebody_goes_broke_and_tops_up(sim)
    await the_host_closes_during_a_hand(sim, ann, bob)
    chips = await sim.table()
    assert sum(each.cashed_out - each.bought_in for each in chips.ledger) == 0
    said = sim.table_text()
    for each in chips.ledger:
        assert each.name in said, "the ledger names everybody who ever sat here"


async def sits_down_during_a_hand(sim: Sim, person: MemberActor) -> None:
    """O1: a free seat, for the buy-in; dealt in from the next hand on, and shown no cards until then."""
    await hand_over(sim)
    await sim.advance(1)
    button = next(each for each in sim.room.buttons() if each.verb == "seat")
    old = sim.room.table_message()
    assert old is not None
    await sim.until(somebody_acts)
    mark = sim.mark()
    await sim.world.forge(person, old, button.custom_id)  # seen between the hands, pressed during the next one
    responses, _ = sim.requests_since(mark)
    assert len(responses) == 1, "one press, one request"
    table = await sim.table()
    row = seat_row(table, person)
    assert row is not None and row.stack == 500 and not table.in_hand(table.seats.index(row))
    await sim.press(person, "cards")
    assert not cards_in(sim.private(person))
    table = await next_hand(sim)
    row = seat_row(table, person)
    assert row is not None and table.in_hand(table.seats.index(row))


async def two_missed_turns_and_one_press(sim: Sim, person: MemberActor) -> None:
    """K2, K4: no cards and nothing to post until one press; the clock checks for free and folds only to a bet."""
    await miss(sim, person)
    await miss(sim, person)
    assert [each.missed for each in await events_of(sim, SatOut)] == [True]
    await next_hand(sim)
    stack = row_of(await sim.table(), person).stack
    for _ in range(3):
        table = await next_hand(sim)
        seat = table.seats.index(seat_row(table, person))
        assert not table.in_hand(seat) and table.hand is not None and table.hand.cards[seat] is None
    assert row_of(await sim.table(), person).stack == stack, "who sits out pays nothing"
    before = len(await events_of(sim, CameBack))
    await sim.press(person, "back")
    assert len(await events_of(sim, CameBack)) == before + 1
    table = await next_hand(sim)
    assert table.in_hand(table.seats.index(seat_row(table, person)))
    await sim.press(person, "sitout")
    assert row_of(await sim.table(), person).sitting_out
    await sim.press(person, "back")
    assert not row_of(await sim.table(), person).sitting_out


async def leaves_during_a_hand_and_somebody_takes_the_seat(sim: Sim, person: MemberActor, heir: MemberActor) -> None:
    """T6, O1: booked, then done; whoever takes that seat at once sees none of the cards that were dealt to it."""
    await next_hand(sim, check_or_call)
    table = await sim.table()
    seat = table.seats.index(seat_row(table, person))
    await sim.command(person, "poker leave")
    await sim.press(person, "leave")
    assert row_of(await sim.table(), person).leaving
    table = await hand_over(sim, check_or_call)
    assert table.hand is not None
    cards = table.hand.cards[seat]
    assert cards is not None
    gone = await events_of(sim, CashedOut)
    assert [each.player for each in gone] == [person.id]
    await sim.until(lambda now: not now.hand_running)
    await sim.advance(3)
    await sim.press(heir, "seat")
    table = await sim.table()
    assert table.seats.index(seat_row(table, heir)) == seat
    await sim.press(heir, "cards")
    assert not cards_in(sim.private(heir)) & set(cards)
    assert not cards_in(sim.dm(heir))
    seen = (await sim.view(heir)).hand
    assert seen is not None and seen.own_cards is None
    await next_hand(sim)


async def leaves_between_hands_and_comes_back_within_the_hour(
    sim: Sim, person: MemberActor, others: list[MemberActor]
) -> None:
    """O1: at once, and back with the stack left with."""
    await hand_over(sim)
    await sim.advance(1)
    stack = row_of(await sim.table(), person).stack
    await sim.press(person, "leave")
    await sim.press(person, "leave")
    assert seat_row(await sim.table(), person) is None
    left = (await events_of(sim, CashedOut))[-1]
    assert (left.player, left.chips) == (person.id, stack)
    await next_hand(sim)
    await next_hand(sim)
    await hand_over(sim)
    await sim.advance(1)
    await sim.press(person, "seat")
    back = (await events_of(sim, SatDown))[-1]
    assert (back.player, back.returning) == (person.id, True)
    assert back.stack == stack, "neither more nor less than what was left with"
    assert {each.id for each in others} <= {row.player for _, row in (await sim.table()).rows()}


async def a_top_up_is_booked_and_done(sim: Sim) -> None:
    """O2: pressed in a hand it is booked, and done before the next deal."""
    for _ in range(12):
        table = await next_hand(sim, check_or_call)
        short = [row for _, row in table.rows() if not row.house and row.stack < 450]
        if short:
            break
    else:
        raise AssertionError("nobody is short; choose another seed")
    person = next(each for each in sim._members.values() if each.id == short[0].player)
    table = await sim.table()
    message = sim.room.table_message()
    assert message is not None
    custom_id = f"pk1:{sim.table_ids()[-1]}:{table.hand_number}:topup"
    await sim.world.forge(person, message, custom_id)
    assert len(await events_of(sim, TopUpBooked)) == 1
    assert refused(await sim.world.forge(person, message, custom_id)), "booked already"
    table = await hand_over(sim, give_up)
    done = await events_of(sim, ToppedUp)
    assert len(done) == 1
    assert row_of(table, person).stack == 500 or done[0].amount == 0
    await sim.advance(1)
    assert refused(await sim.world.forge(person, message, custom_id)), "never above the buy-in"
    stranger = sim.person("zoe")
    assert refused(await sim.world.forge(stranger, message, custom_id))


async def somebody_goes_broke_and_tops_up(sim: Sim) -> None:
    """O2, K4: without chips one is dealt nothing, and back with one press."""
    for _ in range(30):
        await sim.play_out(shove, until=lambda table: not table.hand_running)
        table = await sim.table()
        broke = [row for _, row in table.rows() if not row.stack]
        if broke:
            break
        await sim.until(somebody_acts)
    else:
        raise AssertionError("nobody goes broke")
    await sim.advance(30)
    table = await sim.table()
    for row in broke:
        person = next(each for each in sim._members.values() if each.id == row.player)
        seat = table.seats.index(seat_row(table, person))
        assert not table.in_hand(seat)
        message = sim.room.table_message()
        assert message is not None
        await sim.world.forge(person, message, f"pk1:{sim.table_ids()[-1]}:{table.hand_number}:topup")
        assert row_of(await sim.table(), person).stack == 500
    table = await sim.until(somebody_acts)
    await next_hand(sim)
    table = await sim.table()
    assert all(table.in_hand(seat) for seat, _ in table.rows())


async def the_host_closes_during_a_hand(sim: Sim, host: MemberActor, other: MemberActor) -> None:
    """O3: closing waits for the hand; then the ledger."""
    await sim.until(somebody_acts)
    assert refused(await floor(sim, other, "cancel")), "not the host"
    await floor(sim, host, "cancel", reason="good night")
    await sim.press(host, "cancel")
    assert len(await events_of(sim, CloseBooked)) == 1
    table = await sim.table()
    assert table.phase is Phase.RUNNING and table.hand_running
    assert refused(await floor(sim, host, "cancel")), "twice"
    table = await sim.play_out(check_or_call)
    assert table.end_reason is EndReason.CLOSED
    ended = (await events_of(sim, OpenTableClosed))[0]
    assert ended.ledger == table.ledger
    await sim.advance(60)
    assert refused(await floor(sim, host, "pause")), "a table that is over"


async def test_house_players_go_broke_and_the_table_goes_on(sim: Sim) -> None:
    """O2: a house player without chips buys back by itself, so one person and house players can play for ever."""
    (ann,) = await seated(sim, open_table(seats=3, buy_in=100, small=5, big=10, clock=20_000), "ann", house=2)
    for _ in range(400):
        table = await sim.table()
        if (house := await bought_back(sim)) and table.hand_number > house + 1 and table.hand_running:
            break
        if somebody_acts(table) and (person := await sim.to_act()) is not None:
            await sim.act(person, shove(await sim.view(person)))
        elif not row_of(table, ann).stack and not table.hand_running:
            await sim.advance(20)
            await sim.press(ann, "topup")
        else:
            await sim.advance(2)
    else:
        raise AssertionError("no house player ever goes broke; choose another seed")
    table = await sim.table()
    assert table.hand is not None
    assert sum([each.bought_in - each.cashed_out for each in table.ledger]) == sum(table.hand.deal.stacks)
    assert all(table.in_hand(seat) for seat, row in table.rows() if row.house)


async def bought_back(sim: Sim) -> int:
    """The number of the hand after which a house player has bought back, 0 for none."""
    number = 0
    house: set[int] = set()
    for event in [each.event for each in await sim.log()]:
        if isinstance(event, HandStarted):
            number = event.number
            house = {seat for seat, row in event.table.rows() if row.house}
        elif isinstance(event, ToppedUp) and event.seat in house:
            return number
    return 0

"""Club tournaments through the buttons and the floor's commands, to the podium, in each language."""

from __future__ import annotations

import pytest

from bot.demo.sim import MemberActor
from bot.demo.sim_shown import text_of
from engine.actions import Fold
from engine.events import AntePosted, DeadBetPosted, MisdealDeclared, MuckedHandShown
from engine.floor_events import (
    FineTaken,
    PenaltyBooked,
    PenaltyKind,
    PenaltyOffered,
    RulingUndone,
    TimeExtended,
    Warned,
)
from engine.formats import club
from engine.presence_events import Paused, Recovered, Resumed
from engine.rules import Blinds, Preset
from engine.tournament import EndReason, Phase, Tournament
from engine.tournament_events import HandStarted, PlayerBusted, SeatGivenUp, TournamentStarted
from i18n import text
from tests.discord_sim import Sim, check_or_call
from tests.e2e.formats import (
    all_said,
    events_of,
    floor,
    hand_over,
    miss,
    next_hand,
    refused,
    screen,
    seat_row,
    seated,
    sensible,
)
from tests.e2e.table_talk import row_of
from tests.privacy import cards_in

OWN = (
    Blinds(10, 20),
    Blinds(15, 30, 3),
    Blinds(25, 50, 50, True),
    Blinds(50, 100, 100, True),
    Blinds(100, 200, 200, True),
)


def rules(**changes):
    given = {"seats": 4, "stack": 1000, "preset": Preset.OWN, "own": OWN, "hands": 4, "clock": 20_000, "time_bank": 2}
    return club(**{**given, **changes})


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de"])
async def test_a_club_tournament_is_played_to_its_podium(sim: Sim, language: str) -> None:
    people = await seated(sim, rules(), "ann", "bob", "carol", "erin", language=language)
    ann, bob, carol, erin = people
    boss = sim.admin("boss")
    sim.world.speaks(boss, language)
    table = await sim.table()
    drawn = cards_in(sim.room.texts()[-2])
    assert set(table.high_cards) <= drawn and len(table.high_cards) == 4, "B10: for all to see"
    await time_bank_is_used_up(sim, language)
    await missed_turns_lead_to_a_warning_and_then_to_the_floor(sim, carol)
    await the_floor_gives_penalties(sim, boss, carol, bob)
    await a_misdeal_is_dealt_again(sim, boss, people)
    await the_floor_removes(sim, boss, erin)
    await cards_are_asked_for(sim, [ann, bob, carol])
    table = await sim.play_out(sensible(sim))
    await sim.advance(60)
    await ends_well(sim, table, 4)
    said = await sim.log()
    antes = [each.event.for_all for each in said if isinstance(each.event, AntePosted)]
    assert True in antes and False in antes, "antes of both kinds"
    assert table.language == language


async def time_bank_is_used_up(sim: Sim, language: str) -> None:
    person = await sim.to_act()
    assert person is not None
    for left in (1, 0):
        mark = sim.mark()
        deadline = await deadline_of(sim)
        await sim.press(person, "time")
        responses, others = sim.requests_since(mark)
        assert [each.json["type"] for each in responses] == [7], "one press, one request"
        assert not [each for each in others if "messages" in each.path]
        assert await deadline_of(sim) == deadline + 30_000
        assert row_of(await sim.table(), person).bank == left
        await sim.advance(4)
    assert "time" not in sim.room.verbs(), "no time is left, so none is offered"
    assert len(await events_of(sim, TimeExtended)) == 2
    message = sim.room.table_message()
    assert message is not None
    table = sim.table_ids()[-1]
    answer = await sim.world.forge(person, message, f"pk1:{table}:1:time")
    assert refused(answer) and text(language, "reason-no-time-left") in said_to(answer)


def said_to(answer) -> str:
    return "" if answer.response is None else text_of(answer.response.content, answer.response.components)


async def deadline_of(sim: Sim) -> int:
    hand = (await sim.table()).hand
    assert hand is not None and hand.turn is not None
    return hand.turn.deadline


async def missed_turns_lead_to_a_warning_and_then_to_the_floor(sim: Sim, person: MemberActor) -> None:
    """K6, K2."""
    for missed in (1, 2, 3):
        await miss(sim, person)
        if row_of(await sim.table(), person).away:
            await sim.press(person, "back")
        warned, offered = await events_of(sim, Warned), await events_of(sim, PenaltyOffered)
        assert (len(warned), len(offered)) == (missed > 1, missed > 2)
    assert row_of(await sim.table(), person).warnings == 1
    assert person.name.title() in all_said(sim)


async def the_floor_gives_penalties(sim: Sim, boss: MemberActor, first: MemberActor, second: MemberActor) -> None:
    """A dead bet is posted in the next hand, a fine leaves play; one of them is taken back; players may not."""
    before = len(await sim.log())
    for person in (first, second):
        assert refused(await floor(sim, person, "penalty", second, kind="dead-bet", amount="50"))
    assert len(await sim.log()) == before
    await floor(sim, boss, "penalty", first, kind="dead-bet", amount="50", reason="keeps us waiting")
    await sim.advance(2)
    assert "keeps us waiting" in screen(sim)
    await floor(sim, boss, "penalty", second, kind="fine", amount="30")
    await floor(sim, boss, "undo")
    await floor(sim, boss, "penalty", second, kind="fine", amount="40")
    assert refused(await floor(sim, boss, "penalty", second, kind="fine", amount="many"))
    assert refused(await floor(sim, boss, "penalty", second, kind="fine", amount="0"))
    await next_hand(sim)
    assert [each.amount for each in await events_of(sim, DeadBetPosted)] == [50]
    assert [each.chips for each in await events_of(sim, FineTaken)] == [40]
    assert [each.kind for each in await events_of(sim, PenaltyBooked)] == [
        PenaltyKind.DEAD_BET,
        PenaltyKind.FINE,
        PenaltyKind.FINE,
    ]
    assert len(await events_of(sim, RulingUndone)) == 1
    await chips_are_all_there(sim)


async def chips_are_all_there(sim: Sim) -> None:
    """T5."""
    table = await sim.table()
    total = table.started_with * table.rules.starting_stack
    hand = table.hand
    if hand is not None and not hand.over:
        assert sum(hand.deal.stacks) + table.chips_removed == total
    else:
        assert sum(row.stack for _, row in table.rows()) + table.chips_removed == total


async def a_misdeal_is_dealt_again(sim: Sim, boss: MemberActor, people: list[MemberActor]) -> None:
    """D3: new cards for all, the same hand, blinds stay; not once two have acted."""
    table = await next_hand(sim)
    assert table.hand is not None
    number, old, stacks = table.hand_number, table.hand.cards, table.hand.opening
    first = await sim.to_act()
    assert first is not None
    await sim.act(first, check_or_call(await sim.view(first)))
    await floor(sim, boss, "misdeal", reason="a card was seen")
    await sim.advance(2)
    table = await sim.table()
    assert table.hand is not None and table.hand_number == number
    assert table.hand.cards != old and table.hand.stacks == stacks
    again = await sim.to_act()
    assert again is not None and again.id == first.id, "the same player begins"
    for person in people:
        if table.in_hand(row_seat(table, person)):
            cards = table.hand.cards[row_seat(table, person)]
            assert cards is not None
            assert set(cards) == cards_in(sim.dm(person)), "the new cards come by direct message too"
            await sim.press(person, "cards")
            assert set(cards) <= cards_in(sim.private(person))
    for _ in range(2):
        person = await sim.to_act()
        assert person is not None
        await sim.act(person, check_or_call(await sim.view(person)))
    before = len(await events_of(sim, MisdealDeclared))
    assert refused(await floor(sim, boss, "misdeal"))
    assert len(await events_of(sim, MisdealDeclared)) == before == 1


def row_seat(table: Tournament, person: MemberActor) -> int:
    row = seat_row(table, person)
    assert row is not None
    return table.seats.index(row)


async def the_floor_removes(sim: Sim, boss: MemberActor, person: MemberActor) -> None:
    """T6, C2: after the hand; taken back once, then for good."""
    await floor(sim, boss, "remove", person, reason="soft play")
    assert row_of(await sim.table(), person).leaving
    await floor(sim, boss, "undo")
    assert not row_of(await sim.table(), person).leaving
    await floor(sim, boss, "remove", person, reason="again")
    assert refused(await floor(sim, boss, "remove", person)), "twice"
    await hand_over(sim)
    await sim.until(lambda table: seat_row(table, person) is None)
    assert refused(await floor(sim, boss, "remove", person)), "not at the table any more"
    gone = await events_of(sim, SeatGivenUp)
    assert [each.player for each in gone] == [person.id] or await events_of(sim, PlayerBusted)
    await chips_are_all_there(sim)


async def cards_are_asked_for(sim: Sim, people: list[MemberActor]) -> None:
    """S3, S5: what was mucked at a showdown is shown when somebody who was there asks; a winner by folds shows."""
    await shows_first_second_and_both(sim, people)
    for _ in range(10):
        await next_hand(sim)
        folder = await sim.to_act()
        assert folder is not None
        await sim.act(folder, Fold())
        table = await hand_over(sim, check_or_call)
        await sim.advance(1)
        hand = table.hand
        assert hand is not None
        live = [each for each in people if seat_row(table, each) and hand.live >> row_seat(table, each) & 1]
        if not hand.mucked or hand.shown is None or "ask" not in sim.room.verbs():
            continue
        muckers = [each for each in live if hand.mucked >> row_seat(table, each) & 1]
        asker = next(each for each in live if each is not muckers[0])
        assert refused(await sim.press(folder, "ask")), "whoever folded may not ask"
        await sim.press(asker, "ask")
        shown = await events_of(sim, MuckedHandShown)
        assert len(shown) == 1
        cards = hand.cards[shown[0].seat]
        assert cards is not None
        assert set(cards) <= cards_in(screen(sim))
        assert "ask" not in sim.room.verbs()
        return
    raise AssertionError("no hand was mucked; choose another seed")


async def shows_first_second_and_both(sim: Sim, people: list[MemberActor]) -> None:
    for verbs in ((1,), (2,), (3,)):
        await next_hand(sim)
        table = await hand_over(sim)
        await sim.advance(1)
        hand = table.hand
        if hand is None or hand.shown is not None:
            continue
        winner = next(each for each in people if seat_row(table, each) and hand.live >> row_seat(table, each) & 1)
        for which in verbs:
            mark = sim.mark()
            await sim.press(winner, "show", which)
            responses, _ = sim.requests_since(mark)
            assert [each.json["type"] for each in responses] == [7]
        seat = row_seat(table, winner)
        now = (await sim.view(None)).hand
        assert now is not None
        cards = now.open_cards[seat]
        assert cards is not None
        assert [each is not None for each in cards] == [verbs[0] & 1 > 0, verbs[0] & 2 > 0]


async def ends_well(sim: Sim, table: Tournament, players: int) -> None:
    assert table.phase is Phase.OVER and table.end_reason is EndReason.WON
    assert len(table.standings) == players
    assert sum(each.chips for each in table.standings) + table.chips_removed == players * table.rules.starting_stack
    podium = sim.table_text()
    for each in table.standings:
        assert each.name in podium
    deals = await events_of(sim, HandStarted)
    assert [each.number for each in deals] == list(range(1, len(deals) + 1))


@pytest.mark.slow
async def test_b9_levels_by_minutes_rise_at_the_next_deal_and_stand_still_in_pauses_and_without_the_bot(
    sim: Sim,
) -> None:
    ann, bob, carol = await seated(sim, club(seats=3, stack=2000, minutes=5, clock=20_000), "ann", "bob", "carol")
    boss = sim.admin("boss")
    started = (await sim.table()).running_since
    assert (await sim.table()).level == 1
    # some play, ten minutes in a pause, ten without the bot
    for _ in range(8):
        await next_hand(sim)
    await floor(sim, boss, "pause", reason="tea")
    paused_at = sim.world.now()
    await sim.advance(600)
    await floor(sim, boss, "resume")
    assert (sim.world.now() - paused_at).total_seconds() >= 600
    assert (await next_hand(sim)).level == 1
    mark = await sim.table()
    sim.world.tick(600)
    await sim.restart(killed=True)
    table = await sim.table()
    assert table.phase is Phase.RUNNING
    while (await sim.table()).level == 1:
        await next_hand(sim)
    log = await sim.log()
    rise = next(each for each in log if isinstance(each.event, HandStarted) and each.event.table.level == 2)
    before = [each for each in log if isinstance(each.event, HandStarted) and each.seq < rise.seq][-1]
    assert played(log, before.at) < 300_000 <= played(log, rise.at), "at the first deal after five minutes of play"
    assert rise.at - started > 900_000
    assert mark.level == 1
    assert {ann.id, bob.id, carol.id} == {row.player for _, row in table.rows()}


def played(log, until: int) -> int:
    """The milliseconds of play up to `until`, by what is on disk."""
    total, since, running = 0, 0, False
    for each in log:
        if each.at > until:
            break
        match each.event:
            case TournamentStarted() | Resumed():
                since, running = each.at, True
            case Paused():
                total, running = total + each.at - since, False
            case Recovered(seen_at, at) if running:
                total, since = total + seen_at - since, at
            case _:
                pass
    return total + (until - since if running else 0)

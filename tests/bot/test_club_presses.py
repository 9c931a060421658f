"""More time, mucked hands and turn notices in a club, and what a misdeal leaves to a restart."""

from __future__ import annotations

from bot.app import DeadButton
from bot.demo.sim import MemberActor
from engine.commands import DeclareMisdeal
from engine.floor_events import TimeExtended
from engine.formats import club
from engine.rules import Preset
from engine.tournament import PlayerId
from tests.bot.formats import actor_of, forged, row, seated
from tests.discord_sim import Sim, check_or_call

RULES = club(seats=4, preset=Preset.DEEP)


async def to_act(sim: Sim) -> MemberActor:
    person = await sim.to_act()
    assert person is not None
    return person


async def deadline(sim: Sim) -> int:
    table = await sim.table()
    assert table.hand is not None and table.hand.turn is not None
    return table.hand.turn.deadline


def notices(sim: Sim, person: MemberActor) -> list[str]:
    return [each.content for each in sim.room.messages() if f"<@{person.id}>" in each.content]


async def test_k5_more_time_is_one_press_by_the_player_to_act(sim: Sim) -> None:
    people = sim.people("ann", "bob")
    await seated(sim, RULES, *people)
    actor = await to_act(sim)
    other = people[1] if actor is people[0] else people[0]
    before = await deadline(sim)
    mark = sim.mark()
    await forged(sim, actor, "time")
    answers, others = sim.requests_since(mark)
    assert (len(answers), len(others)) == (1, 0)
    assert await deadline(sim) == before + RULES.extension
    for person, why in (
        (actor, "just taken"),
        (other, "not your turn: no extension was used"),
        (sim.person("eve"), "not playing"),
    ):
        seq = (await sim.log())[-1].seq
        assert (await forged(sim, person, "time")).ephemeral
        assert why in sim.private(person)
        assert (await sim.log())[-1].seq == seq
    for left in (1, 0):
        await sim.advance(4)
        await forged(sim, actor, "time")
        assert (await row(sim, actor)).bank == left
    await sim.advance(4)
    await forged(sim, actor, "time")
    assert "empty" in sim.private(actor)
    await sim.advance(before / 1000 - sim.world.now().timestamp() + 10)
    assert await to_act(sim) is actor
    assert len([each for each in await sim.log() if isinstance(each.event, TimeExtended)]) == 3


async def test_k5_a_notice_that_stands_tells_the_new_time_and_pings_nobody_again(sim: Sim) -> None:
    await seated(sim, RULES, *sim.people("ann", "bob"))
    actor = await to_act(sim)
    await sim.advance(35)
    assert len(notices(sim, actor)) == 1
    mark = sim.mark()
    await forged(sim, actor, "time")
    await sim.advance(10)
    (notice,) = notices(sim, actor)
    assert f"<t:{await deadline(sim) // 1000}:" in notice
    posts = [each for each in sim.requests_since(mark)[1] if each.method == "POST"]
    assert not posts


async def test_k5_a_notice_still_to_come_waits_for_half_of_the_new_time(sim: Sim) -> None:
    await seated(sim, RULES, *sim.people("ann", "bob"))
    actor = await to_act(sim)
    await forged(sim, actor, "time")
    left = await deadline(sim) / 1000 - sim.world.now().timestamp()
    await sim.advance(left / 2 - 3)
    assert not notices(sim, actor)
    await sim.advance(6)
    (notice,) = notices(sim, actor)
    assert f"<t:{await deadline(sim) // 1000}:" in notice


async def test_s3_a_mucked_hand_is_shown_to_all_when_somebody_of_the_showdown_asks(sim: Sim) -> None:
    people = sim.people("ann", "bob", "cem")
    await seated(sim, RULES, *people)
    eve = sim.person("eve")
    table = await sim.play_out(check_or_call, until=lambda now: now.hand is not None and bool(now.hand.mucked))
    assert table.hand is not None
    assert not table.hand_running
    assert (await forged(sim, eve, "ask")).ephemeral
    assert "at the showdown" in sim.private(eve)
    muckers = [seat for seat in range(3) if table.hand.mucked >> seat & 1]
    seats = [table.seat_of(PlayerId(person.id)) for person in people]
    asker = next(person for person, seat in zip(people, seats, strict=True) if seat not in muckers)
    assert (await forged(sim, asker, "ask", amount=4)).ephemeral
    assert (await forged(sim, asker, "ask", turn=table.hand_number - 1)).ephemeral
    mark = sim.mark()
    await forged(sim, asker, "ask", amount=muckers[0] + 1)
    answers, others = sim.requests_since(mark)
    assert (len(answers), len(others)) == (1, 0)
    after = await sim.table()
    assert after.hand is not None
    assert not after.hand.mucked >> muckers[0] & 1
    assert "asks to see" in sim.table_text()


async def test_d3_a_restart_in_the_middle_of_a_misdeal_sends_the_new_cards(sim: Sim) -> None:
    people = sim.people("ann", "bob")
    await seated(sim, RULES, *people)
    await sim.advance(3)
    actor = actor_of(sim)
    deck = tuple(reversed(actor.state.hand.deal.deck))  # pyright: ignore[reportOptionalMemberAccess]
    # What a kill leaves between the commit and everything that shows it.
    with sim.in_bot():
        bot = sim.world.bot
        assert isinstance(bot, DeadButton)
        bot.tables.presenter.drop(actor)
        await actor.submit(DeclareMisdeal(PlayerId(1), 1, deck, admin=True))
    assert "dealt again" not in sim.dm(people[0])
    await sim.restart(killed=True)
    await sim.advance(3)
    for person in people:
        assert "dealt again" in sim.dm(person)
    mark = sim.mark()
    await sim.restart(killed=True)
    await sim.advance(3)
    assert not [each for each in sim.requests_since(mark)[1] if "dealt again" in str(each.json)]

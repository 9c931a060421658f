"""Coming and going at an open table by its buttons."""

from __future__ import annotations

import pytest

from bot.demo.sim import MemberActor
from bot.demo.sim_shown import buttons_of
from bot.ui.seated import AGAIN
from engine.formats import open_table
from engine.tournament import EndReason, Phase
from tests.bot.formats import forged, give_up, hand_over, row, row_of, seated
from tests.discord_sim import Sim, shove

RULES = open_table(seats=4, buy_in=1000, small=5, big=10)


async def table(sim: Sim, *names: str) -> list[MemberActor]:
    people = sim.people(*names)
    await seated(sim, RULES, *people)
    return people


async def one_request(sim: Sim, person: MemberActor, verb: str, **given: int) -> None:
    """A press that is answered with the table's message, and nothing else."""
    mark = sim.mark()
    await forged(sim, person, verb, **given)
    answers, others = sim.requests_since(mark)
    assert [each.json["type"] for each in answers if each.json] == [7]
    assert not [each for each in others if "/@me/channels" not in each.path and "messages" not in each.path]


async def test_o1_anybody_takes_a_free_seat_with_one_press_and_plays_from_the_next_hand_on(sim: Sim) -> None:
    await table(sim, "ann", "bob")
    cem = sim.person("cem")
    await one_request(sim, cem, "seat")
    newcomer = await row(sim, cem)
    assert newcomer.stack == 1000
    assert not (await sim.table()).in_hand(2)
    assert "poker table" in sim.dm(cem)  # the welcome
    await sim.command(cem, "poker cards")
    assert "from the next hand on" in sim.private(cem)
    number = (await sim.table()).hand_number
    await sim.play_out(give_up, until=lambda now: now.hand_number > number and now.hand_running)
    await sim.advance(3)
    assert (await sim.table()).in_hand(2)
    assert f"hand {number + 1}" in sim.dm(cem)


async def test_o1_status_offers_a_free_seat_to_who_has_none_while_somebody_is_to_act(sim: Sim) -> None:
    ann, _ = await table(sim, "ann", "bob")
    cem = sim.person("cem")
    assert [each.verb for each in sim.room.buttons()].count("seat") == 0
    await sim.command(ann, "poker status")
    assert offered(sim, ann) == ["down"]
    await sim.command(cem, "poker status")
    assert offered(sim, cem) == ["seat", "down"]
    await sim.press(cem, "seat")
    assert (await row(sim, cem)).stack == 1000


def offered(sim: Sim, person: MemberActor) -> list[str]:
    answer = sim.room.answers[person.id].response
    assert answer is not None
    return [str(each["custom_id"]).split(":")[3] for each in buttons_of(answer.components)]


async def test_o1_a_seat_taken_from_an_older_message_is_answered_with_seat_stack_and_when(sim: Sim) -> None:
    await table(sim, "ann", "bob")
    cem = sim.person("cem")
    old = sim.room.table_message()
    await hand_over(sim)
    number = (await sim.table()).hand_number
    await sim.play_out(give_up, until=lambda now: now.hand_number > number and now.hand_running)
    await sim.advance(3)
    assert old is not None
    ids = sim.table_ids()[-1]
    sim.room.answers[cem.id] = await sim.world.forge(cem, old, f"pk1:{ids}:1:seat")
    assert "You have seat 3 and 1,000 chips. You get cards from the next hand on." in sim.private(cem)


async def test_t6_leaving_an_open_table_asks_first_and_says_that_the_chips_are_kept(sim: Sim) -> None:
    ann, bob, _ = await table(sim, "ann", "bob", "cem")
    await hand_over(sim)
    before = (await sim.log())[-1].seq
    asked = await forged(sim, bob, "leave", turn=0)
    assert asked.ephemeral
    assert "kept for an hour" in sim.private(bob)
    assert (await sim.log())[-1].seq == before
    stack = (await row(sim, bob)).stack
    await sim.press(bob, "leave")
    assert row_of(await sim.table(), bob) is None
    assert f"{stack:,} chips" in sim.private(bob)
    await sim.advance(2)
    assert "Bob" in sim.table_text()
    await forged(sim, bob, "leave", turn=0)
    assert "not playing" in sim.private(bob)
    await sim.advance(AGAIN / 1000)
    await forged(sim, bob, "seat")
    assert (await row(sim, bob)).stack == stack
    assert ann is not bob


async def test_t6_leaving_during_a_hand_is_booked(sim: Sim) -> None:
    _, bob, _ = await table(sim, "ann", "bob", "cem")
    await sim.command(bob, "poker leave")
    assert "kept for an hour" in sim.private(bob)
    await sim.press(bob, "leave")
    assert (await row(sim, bob)).leaving
    assert "when this hand is over" in sim.private(bob)
    await sim.advance(2)
    await hand_over(sim)
    assert row_of(await sim.table(), bob) is None


async def test_k4_sitting_out_and_coming_back_are_one_press_each(sim: Sim) -> None:
    _, bob, _ = await table(sim, "ann", "bob", "cem")
    await one_request(sim, bob, "sitout")
    assert (await row(sim, bob)).sitting_out
    number = (await sim.table()).hand_number
    await sim.play_out(give_up, until=lambda now: now.hand_number > number and now.hand_running)
    await sim.advance(3)
    now = await sim.table()
    assert not now.in_hand(1)
    await sim.command(bob, "poker cards")
    assert "sitting out" in sim.private(bob)
    await one_request(sim, bob, "back")
    await sim.play_out(give_up, until=lambda now: now.hand_number > number + 1 and now.hand_running)
    await sim.advance(3)
    assert (await sim.table()).in_hand(1)
    assert f"hand {number + 2}" in sim.dm(bob)


async def test_o2_a_top_up_is_one_press_and_is_refused_with_the_reason(sim: Sim) -> None:
    ann, bob = await table(sim, "ann", "bob")
    loser = bob if (await row(sim, bob)).stack <= (await row(sim, ann)).stack else ann
    await hand_over(sim)
    loser = bob if (await row(sim, bob)).stack < 1000 else ann
    winner = ann if loser is bob else bob
    await one_request(sim, loser, "topup")
    assert (await row(sim, loser)).stack == 1000
    for person, reason in ((loser, "not below the buy-in"), (winner, "not below"), (sim.person("eve"), "not playing")):
        seq = (await sim.log())[-1].seq
        answer = await forged(sim, person, "topup")
        assert answer.ephemeral
        assert reason in sim.private(person)
        assert (await sim.log())[-1].seq == seq


async def test_a_stranger_cannot_sit_down_and_leave_again_and_again(sim: Sim) -> None:
    await table(sim, "ann", "bob")
    eve = sim.person("eve")
    await forged(sim, eve, "seat")
    await sim.command(eve, "poker leave")
    await sim.press(eve, "leave")
    assert row_of(await sim.table(), eve) is None
    seq = (await sim.log())[-1].seq
    for verb, turn in (("seat", None), ("join", 0)):
        answer = await forged(sim, eve, verb, turn=turn)
        assert answer.ephemeral
        assert "Try again in" in sim.private(eve)
    assert (await sim.log())[-1].seq == seq
    await sim.advance(AGAIN / 1000)
    await forged(sim, eve, "seat")
    assert row_of(await sim.table(), eve) is not None


async def test_r17_coming_and_going_does_not_hold_up_the_deal(sim: Sim) -> None:
    await table(sim, "ann", "bob")
    await hand_over(sim)
    number = (await sim.table()).hand_number
    for name in ("cem", "dan", "eve", "fay"):
        person = sim.person(name)
        await forged(sim, person, "seat")
        await forged(sim, person, "leave", turn=0)
        await sim.press(person, "leave")
        await sim.advance(1.5)
    assert (await sim.table()).hand_number == number + 1


async def test_b8_a_table_that_waits_deals_a_moment_after_somebody_came(sim: Sim) -> None:
    ann, bob = await table(sim, "ann", "bob")
    await hand_over(sim)
    await forged(sim, bob, "leave", turn=0)
    await sim.press(bob, "leave")
    mark = sim.mark()
    await sim.advance(3600)
    assert not (await sim.table()).hand_running
    assert len(sim.requests_since(mark)[1]) <= 2  # the change is shown, and nothing is posted for an hour
    await sim.command(ann, "poker cards")
    assert "waits for players" in sim.private(ann)
    number = (await sim.table()).hand_number
    await forged(sim, sim.person("cem"), "seat")
    assert (await sim.table()).hand_number == number
    await sim.advance(2)
    assert (await sim.table()).hand_number == number
    await sim.advance(2)
    assert (await sim.table()).hand_number == number + 1


async def test_o3_closing_asks_waits_for_the_hand_and_posts_the_end(sim: Sim) -> None:
    ann, bob, _ = await table(sim, "ann", "bob", "cem")
    await sim.command(bob, "poker floor cancel")
    assert "host" in sim.private(bob)
    await sim.command(ann, "poker floor cancel", reason="it is  late\n@everyone")
    assert "ledger" in sim.private(ann)
    assert not (await sim.table()).closing
    await sim.press(ann, "cancel")
    assert "closes when this hand is over" in sim.private(ann)
    now = await sim.table()
    assert now.closing and now.phase is Phase.RUNNING
    await sim.advance(2)
    assert "it is late" in sim.table_text()
    await sim.command(ann, "poker floor cancel")
    assert "closing" in sim.private(ann)
    await forged(sim, sim.person("eve"), "seat")
    assert "closing" in sim.private(sim.person("eve"))
    last = await hand_over(sim)
    assert (last.phase, last.end_reason) == (Phase.OVER, EndReason.CLOSED)
    await sim.advance(30)
    assert "rematch" in sim.room.verbs()
    assert sum(account.cashed_out - account.bought_in for account in last.ledger) == 0
    mark = len(sim.table_ids())
    await sim.press(bob, "rematch")
    assert len(sim.table_ids()) == mark + 1
    again = await sim.table()
    assert (again.rules, again.phase) == (RULES, Phase.LOBBY)


async def test_k8_house_players_do_not_play_on_alone_and_the_table_stays_on_show(sim: Sim) -> None:
    ann = sim.person("ann")
    await seated(sim, RULES, ann, start=False)
    for _ in range(2):
        await sim.press(ann, "house")
    await sim.start_game(ann)
    await sim.command(ann, "poker leave")
    await sim.press(ann, "leave")
    await sim.until(lambda now: not now.hand_running)
    number = (await sim.table()).hand_number
    await sim.advance(300)
    now = await sim.table()
    assert (now.hand_number, now.phase, row_of(now, ann)) == (number, Phase.RUNNING, None)
    assert "seat" in sim.room.verbs()
    assert "finish the game" not in sim.table_text()
    await sim.press(ann, "seat")
    await sim.advance(5)
    assert (await sim.table()).hand_number == number + 1


async def test_house_players_are_added_in_the_lobby_alone(sim: Sim) -> None:
    ann, _ = await table(sim, "ann", "bob")
    await forged(sim, ann, "house", turn=0)  # pressed as the game began
    assert "already started" in sim.private(ann)
    actor = await sim.to_act()
    assert actor is not None
    await sim.press(actor, "fold")
    await forged(sim, ann, "house", turn=0)
    assert (await sim.table()).occupied.bit_count() == 2


@pytest.mark.parametrize("verb", ["seat", "topup", "sitout", "time", "ask"])
async def test_a_hand_that_has_not_been_dealt_is_no_hand_to_press_for(sim: Sim, verb: str) -> None:
    ann, _ = await table(sim, "ann", "bob")
    seq = (await sim.log())[-1].seq
    answer = await forged(sim, ann, verb, turn=10**6)
    assert answer.ephemeral
    assert (await sim.log())[-1].seq == seq


async def test_s2_nothing_tells_how_a_run_out_ends_while_it_is_shown(sim: Sim) -> None:
    ann, bob = await table(sim, "ann", "bob")
    for _ in range(2):
        actor = await sim.to_act()
        assert actor is not None
        await sim.act(actor, shove(await sim.view(actor)))
    assert not (await sim.table()).hand_running
    for person in (ann, bob):
        seq = (await sim.log())[-1].seq
        assert (await forged(sim, person, "topup")).ephemeral
        assert "still coming" in sim.private(person)
        assert (await sim.log())[-1].seq == seq
        for verb in ("back", "sitout"):
            await forged(sim, person, verb)
            assert "still coming" in sim.private(person)
        assert (await sim.log())[-1].seq == seq
    await sim.command(ann, "poker leave")
    await sim.press(ann, "leave")
    assert "chips are kept" in sim.private(ann)
    assert not [sign for sign in sim.private(ann) if sign.isdigit()]
    await sim.advance(60)
    if not (await row(sim, bob)).stack:
        await forged(sim, bob, "topup")
    assert (await row(sim, bob)).stack >= 1000


async def test_the_lobbys_message_loses_its_buttons_when_the_first_hand_is_dealt(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await seated(sim, RULES, ann, bob, start=False)
    lobby = sim.room.table_message()
    assert lobby is not None
    await sim.start_game(ann)
    await sim.advance(5)
    stored = next(each for each in sim.room.messages() if each.id == lobby.id)
    assert not buttons_of(stored.components)
    assert sim.room.verbs()


async def test_o1_my_cards_offers_a_free_seat_to_whoever_has_none(sim: Sim) -> None:
    await table(sim, "ann", "bob")
    zoe = sim.person("zoe")
    await sim.command(zoe, "poker cards")
    before = (await sim.table()).occupied.bit_count()
    await sim.press(zoe, "seat")
    assert (await sim.table()).occupied.bit_count() == before + 1
    assert "You have seat" in sim.private(zoe)
    assert (await row(sim, zoe)).stack == 1000

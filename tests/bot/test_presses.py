"""A press: one request when it is legal; otherwise a private reason and nothing else."""

from __future__ import annotations

import contextlib

import pytest

from bot.demo.sim import MemberActor
from bot.demo.sim_shown import text_of
from engine.tournament import Phase
from tests.discord_sim import NothingToPress, Sim, check_or_call, shove

BAD_AMOUNTS = ["-5", "0", "1e9", "١٢٠", "12.5", "999999", "all of it", "21"]


async def heads_up(sim: Sim, *, others: int = 0) -> tuple[MemberActor, MemberActor]:
    """Ann (host) and Bob at a table, the first hand dealt: whoever is to act, and the other."""
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.start_game(ann)
    actor = await sim.to_act()
    assert actor is not None
    return (ann, bob) if actor is ann else (bob, ann)


async def refused(sim: Sim, person: MemberActor, verb: str, amount: int | None = None) -> str:
    """Press, be refused privately, and nothing has changed."""
    before = await sim.table(), (await sim.log())[-1].seq
    sim.world.tick(2)  # the same reason is not told twice within that time
    mark = sim.mark()
    answer = await sim.press(person, verb, amount)
    answers, others = sim.requests_since(mark)
    assert (len(answers), len(others)) == (1, 0)
    assert answer.ephemeral
    assert (await sim.table(), (await sim.log())[-1].seq) == before
    return sim.private(person)


async def test_a_call_is_one_request_and_the_table_message_changes(sim: Sim) -> None:
    actor, other = await heads_up(sim)
    mark = sim.mark()
    await sim.press(actor, "call")
    answers, others = sim.requests_since(mark)
    assert (len(answers), len(others)) == (1, 0)
    assert answers[0].json is not None
    assert answers[0].json["type"] == 7
    assert await sim.to_act() is other


async def test_not_your_turn_a_stranger_and_a_double_click(sim: Sim) -> None:
    actor, other = await heads_up(sim)
    eve = sim.person("eve", locale="de")
    first = await refused(sim, other, "call")
    second = await refused(sim, eve, "call")
    assert first
    assert second
    assert first != second
    message = sim.room.table_message()
    async with sim.world.simultaneously():
        await sim.press(actor, "call", on=message)
        await sim.press(actor, "call", on=message)
    assert await sim.to_act() is other
    assert sim.private(actor)


async def test_an_old_message_does_nothing(sim: Sim) -> None:
    actor, _ = await heads_up(sim)
    message = sim.room.table_message()
    assert message is not None
    old = sim.world.handle(message)
    custom_id = next(each.custom_id for each in sim.room.buttons() if each.verb == "fold")
    await sim.press(actor, "call")
    seq = (await sim.log())[-1].seq
    with pytest.raises(Exception, match=r".*"):  # the button is gone from the message itself
        await actor.click(old, custom_id=custom_id)
    assert (await sim.log())[-1].seq == seq


async def test_the_amount_dialog_binds_only_when_it_is_sent(sim: Sim) -> None:
    actor, other = await heads_up(sim)
    opened = await sim.press(actor, "size")
    assert opened.modal is not None
    assert await sim.to_act() is actor
    await sim.fill(actor, "1 00")
    assert await sim.to_act() is actor
    await sim.amount(actor, "100")
    assert await sim.to_act() is other
    assert "100" in sim.table_text()


@pytest.mark.parametrize("typed", BAD_AMOUNTS)
async def test_a_bad_amount_is_refused_with_a_reason(sim: Sim, typed: str) -> None:
    actor, _ = await heads_up(sim)
    seq = (await sim.log())[-1].seq
    answer = await sim.amount(actor, typed)
    assert answer.ephemeral
    assert sim.private(actor)
    assert (await sim.log())[-1].seq == seq
    assert await sim.to_act() is actor


async def test_a_dialog_sent_after_the_turn_passed_is_refused(sim: Sim) -> None:
    actor, other = await heads_up(sim)
    await sim.press(actor, "size")
    dialog = sim.room.answers[actor.id]
    await sim.press(actor, "call")
    await sim.press(other, "check")
    seq = (await sim.log())[-1].seq
    sim.room.answers[actor.id] = dialog
    answer = await sim.fill(actor, "100")
    assert answer.ephemeral
    assert (await sim.log())[-1].seq == seq


async def test_a_big_all_in_asks_once_more(sim: Sim) -> None:
    actor, other = await heads_up(sim)
    seq = (await sim.log())[-1].seq
    asked = await sim.press(actor, "allin")
    assert asked.modal is not None
    assert (await sim.log())[-1].seq == seq
    await sim.fill(actor)
    assert await sim.to_act() is other
    asked = await sim.press(other, "call")
    assert asked.modal is not None
    await sim.fill(other)
    assert not (await sim.table()).hand_running


async def test_the_amount_field_says_which_number_is_all_in(sim: Sim) -> None:
    actor, _ = await heads_up(sim)
    asked = await sim.press(actor, "size")
    assert "1,000 is all-in" in str(asked.modal)


async def test_a_typed_all_in_asks_once_more(sim: Sim) -> None:
    actor, other = await heads_up(sim)
    seq = (await sim.log())[-1].seq
    answer = await sim.amount(actor, "1000")
    assert answer.ephemeral
    assert "all-in" in sim.private(actor)
    assert (await sim.log())[-1].seq == seq
    asked = await sim.press(actor, "allin", 1000)
    assert asked.modal is not None
    assert (await sim.log())[-1].seq == seq
    await sim.fill(actor)
    assert await sim.to_act() is other
    assert "is all-in" in sim.private(actor)


async def test_a_typed_all_in_is_refused_once_the_turn_has_passed(sim: Sim) -> None:
    actor, other = await heads_up(sim)
    await sim.amount(actor, "1000")
    question = sim.room.messages(actor)[-1]
    await sim.press(actor, "call")
    await sim.press(other, "check")
    seq = (await sim.log())[-1].seq
    answer = await sim.press(actor, "allin", on=question)
    assert answer.modal is None
    assert (await sim.log())[-1].seq == seq
    said = sim.room.messages(actor)[-1]
    assert said.id == question.id
    assert "already been made" in text_of(said.content, said.components)
    assert not sim.room.buttons(said), "its button is of no more use"


async def test_a_typed_all_in_of_ten_big_blinds_binds_at_once(sim: Sim) -> None:
    actor, other = await heads_up(sim)
    await sim.amount(actor, "800")
    await sim.press(other, "call")
    person = await sim.to_act()
    assert person is not None
    await sim.amount(person, "200")
    assert await sim.to_act() is not person


async def test_nobody_is_asked_before_being_refused(sim: Sim) -> None:
    _, other = await heads_up(sim)
    await refused(sim, other, "allin")
    await refused(sim, other, "size")


async def test_my_cards_are_told_to_their_owner_alone(sim: Sim) -> None:
    actor, _ = await heads_up(sim)
    eve = sim.person("eve")
    answer = await sim.press(actor, "cards")
    assert answer.ephemeral
    assert any(suit in sim.private(actor) for suit in "♠♥♦♣")
    await sim.press(eve, "cards")
    assert not any(suit in sim.private(eve) for suit in "♠♥♦♣")


async def test_discord_py_keeps_no_view_and_no_dialog_of_ours(sim: Sim) -> None:
    actor, _ = await heads_up(sim)
    await sim.press(actor, "size")
    await sim.press(actor, "allin")
    await sim.command(actor, "poker settings")
    await sim.command(actor, "poker status")
    store = sim.world.bot._connection._view_store
    assert not store._views
    assert not store._modals
    assert not store._dynamic_items


async def test_a_forged_id_is_refused(sim: Sim) -> None:
    actor, _ = await heads_up(sim)
    message = sim.room.table_message()
    assert message is not None
    turn = (await sim.table()).turns
    for forged in (
        "pk1:",
        "pk1:x",
        "pk1:1:999999:fold",
        "pk1:999:1:call:10",
        f"pk1:1:{turn}:steal",
        f"pk1:1:{turn}:call:11",
        f"pk1:1:{turn}:raise:-40",
        f"pk1:1:{turn}:raise:٤٠",
        f"pk1:1:{turn}:raise:9999999",
        f"pk1:1:{turn}:bet:40",
        f"pk1:1:{turn}:check",
        "pk1:1:1:show:1",
        "pk1:1:1:back",
        "pk1:1:0:join",
        "pk1:1:0:leave",
        "pk1:1:0:cancel",
        "pk1:1:0:start",
        "pk1:1:0:house",
        "pk1:1:0:settings",
        "pk1:1:0:rematch",
        "set1:server:stack",
        "set1:me:nothing",
    ):
        seq = (await sim.log())[-1].seq
        answer = await sim.world.forge(actor, message, forged)
        assert answer.ephemeral, forged
        assert (await sim.log())[-1].seq == seq, forged


async def test_a_button_of_another_bot_is_left_alone(sim: Sim) -> None:
    actor, _ = await heads_up(sim)
    message = sim.room.table_message()
    assert message is not None
    answer = await sim.world.forge(actor, message, "somebody-elses")
    assert answer.response is None


async def test_rematch_opens_a_lobby_with_the_same_rules_for_whoever_presses(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=3, speed="turbo")
    await sim.join(bob)
    await sim.press(ann, "house")
    while (await sim.table()).phase is not Phase.OVER:
        await sim.advance(4)
        person = await sim.to_act()
        if person is not None:
            with contextlib.suppress(NothingToPress):  # the message may be a moment behind a house player
                await sim.act(person, shove(await sim.view(person)))
    await sim.advance(60)
    old = await sim.table()
    assert old.phase is Phase.OVER
    await sim.press(bob, "rematch")
    new = await sim.table()
    assert new.phase is Phase.LOBBY
    assert new.host == bob.id
    assert new.rules == old.rules
    assert [row.house for _, row in new.rows()] == [False, True]
    await sim.press(ann, "rematch")
    assert f"/{sim.channel.id}/" in sim.private(ann)


async def test_of_two_people_at_once_only_the_one_to_act_acts(sim: Sim) -> None:
    actor, other = await heads_up(sim)
    message = sim.room.table_message()
    async with sim.world.simultaneously():
        await sim.press(other, "fold", on=message)
        await sim.press(actor, "call", on=message)
    assert sim.private(other)
    assert await sim.to_act() is other
    assert (await sim.table()).hand_running


async def test_a_paused_table_takes_no_action_from_an_old_picture_of_it(sim: Sim) -> None:
    actor, _ = await heads_up(sim)
    message = sim.room.table_message()
    assert message is not None
    custom_id = next(each.custom_id for each in sim.room.buttons() if each.verb == "call")
    await sim.command(sim.person("ann"), "poker floor pause")
    seq = (await sim.log())[-1].seq
    answer = await sim.world.forge(actor, message, custom_id)
    assert answer.ephemeral
    assert (await sim.log())[-1].seq == seq


async def test_after_the_game_old_buttons_say_so(sim: Sim) -> None:
    actor, other = await heads_up(sim)
    message = sim.room.table_message()
    assert message is not None
    old = [each.custom_id for each in sim.room.buttons()]
    await sim.act(actor, shove(await sim.view(actor)))
    await sim.act(other, shove(await sim.view(other)))
    while (await sim.table()).phase is not Phase.OVER:
        await sim.advance(5)
        person = await sim.to_act()
        if person is not None:
            await sim.act(person, shove(await sim.view(person)))
    await sim.advance(60)
    for custom_id in old:
        answer = await sim.world.forge(actor, message, custom_id)
        assert answer.ephemeral, custom_id


async def test_a_winner_by_folds_may_show_until_the_next_hand(sim: Sim) -> None:
    actor, other = await heads_up(sim)
    await sim.press(actor, "fold")
    assert (await sim.table()).hand_running is False
    message = sim.room.table_message()
    assert message is not None
    before = sim.table_text()
    await sim.press(other, "show", 1)
    assert sim.table_text() != before
    answer = await sim.press(actor, "show", 2)
    assert answer.ephemeral
    show = next(each.custom_id for each in sim.room.buttons() if each.verb == "show")
    await sim.advance(8)
    assert (await sim.table()).hand_number == 2
    answer = await sim.world.forge(other, message, show)
    assert answer.ephemeral


async def test_im_back_brings_a_player_back(sim: Sim) -> None:
    actor, other = await heads_up(sim)
    while not any(row.away for _, row in (await sim.table()).rows()):
        person = await sim.to_act()
        if person is other:
            await sim.act(other, check_or_call(await sim.view(other)))
        await sim.advance(46 if person is actor else 3)
    await sim.advance(3)
    assert "back" in sim.room.verbs()
    answer = await sim.press(other, "back")
    assert answer.ephemeral
    await sim.press(actor, "back")
    assert not any(row.away for _, row in (await sim.table()).rows())

"""What people are shown is what the table is: never older, never ahead, and never the wrong message."""

from __future__ import annotations

import re

import pytest

from bot.service.preferences import DmMode, NoticeMode
from bot.store.sqlite import SqliteStore
from engine.actions import Fold
from engine.tournament import PauseReason, Phase, PlayerId
from tests.discord_sim import Sim, check_or_call
from tests.e2e.table_talk import all_in, creating, editing, fold, live, now, row_of, said, to_act, until_away
from tests.e2e.test_tournaments import seat

TOLD_BY_THE_RIVER = re.compile("wins|split|River|You have:")


async def test_an_old_message_never_becomes_the_live_table(sim: Sim) -> None:
    _, bob, _ = await seat(sim, 3)
    await until_away(sim, bob)
    for _ in range(60):
        if not (await sim.table()).hand_running:
            break
        person = await sim.to_act()
        if person is None:
            await sim.advance(1)
        else:
            await sim.act(person, check_or_call(await sim.view(person)))
    await sim.advance(3)
    number, old = (await sim.table()).hand_number, live(sim)
    back = next(each.custom_id for each in sim.room.buttons(old) if each.verb == "back")
    with sim.world.slow(*creating(sim), 2):
        await sim.until(lambda table: table.hand_number > number, step=0.1)
        assert live(sim).id == old.id, "the next hand is dealt but its message has not arrived"
        async with sim.world.simultaneously():
            await sim.world.forge(bob, old, back)  # pressed on what was on the screen a moment ago
            sim.world.tick(3)
        await sim.advance(5)
    assert not row_of(await sim.table(), bob).away
    await sim.advance(50)  # a turn that runs out is shown unasked
    assert live(sim).id != old.id
    assert f"Hand {number} " in said(sim, old)
    assert not sim.room.buttons(now(sim, old))


async def test_a_press_is_answered_with_the_newest_picture_though_edits_fail(sim: Sim) -> None:
    ann, _ = await seat(sim, 2)
    await sim.advance(2)
    by_channel, by_press = editing(sim)
    with sim.world.broken(*by_channel), sim.world.broken(*by_press):
        await sim.command(ann, "poker floor pause")
        await sim.advance(5)
        await sim.command(ann, "poker floor resume")
        await sim.advance(10)
        await sim.press(await to_act(sim), "call")
        assert f"<@{(await to_act(sim)).id}>" in sim.table_text()


async def test_after_permissions_come_back_resume_shows_the_hand_at_once_with_a_full_clock(sim: Sim) -> None:
    ann, _ = await seat(sim, 2)
    await fold(sim)
    async with sim.world.denied(sim.channel, send_messages=False):
        await sim.until(lambda table: table.paused is PauseReason.CHANNEL)
        await sim.advance(2)
    await sim.command(ann, "poker floor resume")
    await sim.advance(2)
    assert "Hand 2 ·" in sim.table_text()
    table = await sim.table()
    assert table.hand is not None
    assert table.hand.turn is not None
    assert table.hand.turn.deadline >= sim.world.now().timestamp() * 1000 + 40_000


async def test_a_missing_permission_is_named_at_the_table_and_in_status(sim: Sim) -> None:
    ann, _ = await seat(sim, 2)
    await fold(sim)
    async with sim.world.denied(sim.channel, send_messages=False):
        await sim.advance(30)
        assert "Send Messages" in sim.table_text()
        await sim.command(ann, "poker status")
        assert "Send Messages" in sim.private(ann)


@pytest.mark.parametrize("players", [2, 3])
async def test_nothing_private_is_ahead_of_a_run_out(sim: Sim, players: int) -> None:
    ann, *_ = await seat(sim, players)
    if players == 3:
        await sim.act(await to_act(sim), Fold())
    await all_in(sim)
    assert not (await sim.table()).hand_running, "all is decided on disk"
    assert not TOLD_BY_THE_RIVER.search(sim.table_text())
    await sim.press(ann, "cards")
    assert not TOLD_BY_THE_RIVER.search(sim.private(ann))
    await sim.command(ann, "poker status")
    assert not TOLD_BY_THE_RIVER.search(sim.private(ann))
    await sim.advance(40)
    assert any(TOLD_BY_THE_RIVER.search(each) for each in sim.room.texts())


async def test_refusals_do_not_run_ahead_of_a_run_out(sim: Sim) -> None:
    people = await seat(sim, 2)
    await all_in(sim)
    assert (await sim.table()).phase is Phase.OVER, "nobody has won yet; choose another seed"
    assert not TOLD_BY_THE_RIVER.search(sim.table_text())
    for person in people:
        await sim.command(person, "poker leave")
        assert "over" not in sim.private(person)
        await sim.command(person, "poker raise", amount="100")
        assert "over" not in sim.private(person)


async def test_no_second_lobby_opens_before_the_podium_is_shown(sim: Sim) -> None:
    _, bob = await seat(sim, 2)
    while (await sim.table()).phase is not Phase.OVER:
        await all_in(sim)
        if (await sim.table()).phase is not Phase.OVER:
            await sim.until(lambda table: table.phase is Phase.OVER or table.hand_running)
    await sim.command(bob, "poker start", seats=2)
    assert len(sim.table_ids()) == 1
    await sim.advance(60)
    assert "rematch" in sim.room.verbs()
    await sim.command(bob, "poker start", seats=2)
    assert len(sim.table_ids()) == 2


async def test_nobody_is_offered_to_show_after_the_last_hand(sim: Sim) -> None:
    _, bob = await seat(sim, 2)
    await sim.command(bob, "poker leave")
    await sim.press(bob, "leave")
    await sim.advance(2)
    assert (await sim.table()).phase is Phase.OVER
    assert "show" not in sim.room.verbs()


async def test_start_is_answered_in_time_though_posting_takes_four_seconds(sim: Sim) -> None:
    ann = sim.person("ann")
    with sim.world.slow(*creating(sim), 4):
        began = sim.world.now().timestamp() * 1000
        await sim.open_table(ann, seats=2)
        await sim.advance(6)
    first = next(each for each in sim.world.requests if each.response)
    assert first.at - began < 3000
    assert "join" in sim.room.verbs()


async def test_a_table_that_fills_up_again_much_later_counts_down_again(sim: Sim) -> None:
    ann, bob, cy = sim.people("ann", "bob", "cy")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.press(bob, "leave")
    await sim.advance(600)
    await sim.join(cy)
    table = await sim.table()
    assert table.phase is Phase.LOBBY
    assert table.start_at > sim.world.now().timestamp() * 1000 + 5_000


async def test_two_quick_presses_seat_two_house_players(sim: Sim) -> None:
    ann = sim.person("ann")
    await sim.open_table(ann, seats=4)
    async with sim.world.simultaneously():
        await sim.press(ann, "house")
        await sim.press(ann, "house")
    assert len([row for _, row in (await sim.table()).rows() if row.house]) == 2


async def test_commands_that_the_table_names_can_be_clicked(sim: Sim) -> None:
    ann, _ = await seat(sim, 2)
    await sim.command(ann, "poker floor pause")
    await sim.advance(3)
    assert "</poker floor resume:" in sim.table_text()


async def test_the_first_direct_messages_are_in_the_readers_language(sim: Sim) -> None:
    ann, eve = sim.person("ann"), sim.person("eve", locale="de")
    await sim.open_table(ann, seats=2)
    await sim.join(eve)
    await sim.start_game(ann)
    welcome, cards = sim.room.dms(eve)
    assert "Zum Tisch" in welcome
    assert "Zum Tisch" in cards
    assert "To the table" in sim.dm(ann)


async def test_two_settings_chosen_at_once_are_both_kept(sim: Sim) -> None:
    ann = sim.person("ann")
    panel = await sim.command(ann, "poker settings")
    assert panel.response is not None
    async with sim.world.simultaneously():
        await ann.select(panel.response, ["off"], custom_id="set1:me:dm")
        await ann.select(panel.response, ["always"], custom_id="set1:me:notice")
    store = await SqliteStore.open(sim.database)
    person = await store.person(PlayerId(ann.id))
    await store.close()
    assert (person.dm, person.notice) == (DmMode.OFF, NoticeMode.ALWAYS)


async def test_what_somebody_sets_while_their_first_direct_message_is_opened_is_kept(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=3)
    with sim.world.slow("POST", "/users/@me/channels", 30):
        await sim.join(bob)
        panel = await sim.command(bob, "poker settings")
        assert panel.response is not None
        await bob.select(panel.response, ["off"], custom_id="set1:me:dm")
        await bob.select(panel.response, ["de"], custom_id="set1:me:language")
        await sim.advance(40)
    store = await SqliteStore.open(sim.database)
    person = await store.person(PlayerId(bob.id))
    await store.close()
    assert (person.dm, person.language) == (DmMode.OFF, "de")
    assert person.dm_channel, "the channel was opened meanwhile"

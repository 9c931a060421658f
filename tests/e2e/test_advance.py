"""Deciding in advance, on My cards: private until it is used, and never in the way of what a player presses."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.demo.sim_shown import text_of
from engine.actions import Bet, Raise
from engine.events import BetMade, Called, Checked, Folded
from tests.discord_sim import LogGuard, MemberActor, NothingToPress, Sim, guarded_logs, simulated
from tests.e2e.disk import fails_once, loses_its_answer, slow_disk
from tests.e2e.table_talk import to_act
from tests.e2e.test_notices import notices
from tests.e2e.test_tournaments import seat

DONE_WITHIN = 1.5  # seconds from the beginning of the turn, at most


async def waiting(sim: Sim, *, players: int = 3) -> list[MemberActor]:
    """A first hand, before the flop: the people in the order in which they act, the big blind last."""
    people = await seat(sim, players)
    table = await sim.table()
    assert table.hand is not None
    assert table.hand.turn is not None
    order = [(table.hand.turn.seat + step) % players for step in range(players)]
    return [people[each] for each in order]


async def settle(sim: Sim, person: MemberActor, verb: str) -> None:
    """Open My cards and choose."""
    await sim.press(person, "cards")
    await sim.press(person, verb)


async def last(sim: Sim, person: MemberActor) -> object:
    """The last thing that `person` did in the hand."""
    seat = (await sim.table()).seat_of(person.id)  # pyright: ignore[reportArgumentType]
    done = [each.event for each in await sim.log() if isinstance(each.event, Folded | Checked | Called | BetMade)]
    return next((event for event in reversed(done) if event.seat == seat), None)


def offered(sim: Sim, person: MemberActor) -> list[tuple[str, str, bool]]:
    """The buttons of the newest My cards: verb, label, whether it can be pressed."""
    for message in reversed(sim.room.messages(person)):
        if message.flags & 64:
            return [(each.verb, each.label, not each.disabled) for each in sim.room.buttons(message)]
    return []


def panel(sim: Sim, person: MemberActor) -> str:
    """What the newest My cards says."""
    message = next(each for each in reversed(sim.room.messages(person)) if each.flags & 64)
    return text_of(message.content, message.components)


async def wants_notices(sim: Sim, person: MemberActor, mode: str) -> None:
    """`person` wants to be called in this way."""
    answer = await sim.command(person, "poker settings")
    assert answer.response is not None
    await person.select(answer.response, [mode], custom_id="set1:me:notice")


# ---- what is offered, and what it costs


async def test_my_cards_offers_it_to_who_waits_and_not_to_who_is_to_act(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await sim.press(second, "cards")
    assert offered(sim, second) == [("checkfold", "Check/Fold", True), ("callupto", "Call up to 10", True)]
    assert "Nobody else sees it" in panel(sim, second)
    await sim.command(big_blind, "poker cards")
    assert offered(sim, big_blind) == [("checkfold", "Check", True)]  # it never folds while it is free
    await sim.press(first, "cards")
    assert offered(sim, first) == []
    await sim.press(sim.person("eve"), "cards")
    assert offered(sim, sim.person("eve")) == []


async def test_a_press_is_one_private_request_and_none_to_the_table(sim: Sim) -> None:
    first, second, _ = await waiting(sim)
    await sim.press(second, "cards")
    await sim.advance(5)
    seq, text = (await sim.log())[-1].seq, sim.table_text()
    for verb in ("checkfold", "callupto", "takeback"):
        mark = sim.mark()
        await sim.press(second, verb)
        await sim.advance(3)
        answers, others = sim.requests_since(mark)
        assert (len(answers), len(others)) == (1, 0), verb
        assert answers[0].json is not None
        assert answers[0].json["type"] == 7
    assert ((await sim.log())[-1].seq, sim.table_text()) == (seq, text)
    assert await sim.to_act() is first


async def test_the_panel_says_in_words_what_will_happen_and_keeps_its_buttons_in_place(sim: Sim) -> None:
    _, second, big_blind = await waiting(sim)
    await settle(sim, big_blind, "checkfold")
    assert "you check if that is still free. If somebody bets or raises first" in panel(sim, big_blind)
    await settle(sim, second, "checkfold")
    assert "you fold if it still costs 10. If the price changes first" in panel(sim, second)
    assert "your cards are" in panel(sim, second)
    assert [(verb, on) for verb, _, on in offered(sim, second)] == [
        ("checkfold", False),
        ("callupto", True),
        ("takeback", True),
    ]
    await sim.press(second, "callupto")
    assert "you call, for 10 at most" in panel(sim, second)
    assert [(verb, on) for verb, _, on in offered(sim, second)] == [
        ("checkfold", True),
        ("callupto", False),
        ("takeback", True),
    ]
    await sim.press(second, "takeback")
    assert "Taken back" in panel(sim, second)
    assert [(verb, on) for verb, _, on in offered(sim, second)] == [("checkfold", True), ("callupto", True)]


# ---- used


async def test_a_fold_in_advance_happens_shortly_after_the_turn_begins(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await settle(sim, second, "checkfold")
    await sim.press(first, "call")
    assert await sim.to_act() is second
    await sim.advance(DONE_WITHIN)
    assert isinstance(await last(sim, second), Folded)
    assert await sim.to_act() is big_blind
    await sim.advance(2)
    assert f"{second.name.title()} folds" in sim.table_text()


async def test_a_check_in_advance(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await settle(sim, big_blind, "checkfold")
    await sim.press(first, "call")
    await sim.press(second, "call")
    await sim.advance(DONE_WITHIN)
    assert isinstance(await last(sim, big_blind), Checked)
    assert len((await sim.view()).hand.board) == 3  # pyright: ignore[reportOptionalMemberAccess]
    await sim.advance(DONE_WITHIN)
    await sim.press(second, "check")
    await sim.advance(5)
    assert await sim.to_act() is big_blind, "it counted once"


async def test_a_call_in_advance_costs_what_the_button_said(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await sim.act(first, Raise(60))
    assert await sim.to_act() is second
    await settle(sim, big_blind, "callupto")
    assert "for 40 at most" in panel(sim, big_blind)
    mark = sim.mark()
    await sim.press(second, "fold")
    await sim.advance(3)
    called = await last(sim, big_blind)
    assert isinstance(called, Called)
    assert called.amount == 40
    answers, others = sim.requests_since(mark)
    assert len(answers) + len(others) == 2, "the fold, and the call"


async def test_several_in_a_row(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await settle(sim, second, "callupto")
    await settle(sim, big_blind, "checkfold")
    await sim.press(first, "call")
    await sim.advance(2 * DONE_WITHIN)
    assert isinstance(await last(sim, second), Called)
    assert isinstance(await last(sim, big_blind), Checked)


async def test_a_check_settled_before_the_flop_counts_on_the_flop(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await sim.press(first, "call")
    await settle(sim, first, "checkfold")
    await sim.press(second, "call")
    await sim.press(big_blind, "check")
    await sim.press(second, "check")
    await sim.press(big_blind, "check")
    await sim.advance(DONE_WITHIN)
    assert isinstance(await last(sim, first), Checked)


async def test_what_is_settled_survives_a_write_that_fails(
    sim: Sim, log_guard: LogGuard, monkeypatch: pytest.MonkeyPatch
) -> None:
    log_guard.expect("disk I/O error")
    first, second, _ = await waiting(sim)
    await settle(sim, second, "callupto")
    await sim.press(first, "call")
    failed = fails_once(monkeypatch, "append")
    await sim.advance(3)
    assert failed
    assert await last(sim, second) is None
    await sim.advance(5)
    assert isinstance(await last(sim, second), Called)


async def test_what_is_settled_is_done_once_when_only_the_answer_to_the_write_is_lost(
    sim: Sim, log_guard: LogGuard, monkeypatch: pytest.MonkeyPatch
) -> None:
    log_guard.expect("disk I/O error")
    first, second, big_blind = await waiting(sim)
    await settle(sim, second, "callupto")
    await sim.press(first, "call")
    lost = loses_its_answer(monkeypatch, "append")
    await sim.advance(3)
    assert lost
    await sim.press(second, "takeback")
    assert "nothing left to take back" in panel(sim, second), "it is on disk"
    assert offered(sim, second) == []
    await sim.advance(10)
    called = [each.event for each in await sim.log() if isinstance(each.event, Called)]
    assert len(called) == 2
    assert await sim.to_act() is big_blind
    await sim.press(big_blind, "check")


async def test_what_is_being_done_cannot_be_taken_back(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, _ = await waiting(sim)
    await settle(sim, second, "callupto")
    await sim.press(first, "call")
    with slow_disk(monkeypatch, "append", 5) as begun:
        await sim.advance(DONE_WITHIN)
        assert begun
        await sim.press(second, "takeback")
        assert "nothing left to take back" in panel(sim, second)
        assert offered(sim, second) == []
        assert await last(sim, second) is None
        await sim.advance(5)
    assert isinstance(await last(sim, second), Called)


# ---- lapsed


@pytest.mark.parametrize("mode", ["smart", "always"])
@pytest.mark.parametrize("verb", ["checkfold", "callupto"])
async def test_who_believes_it_is_settled_is_called_at_once_when_the_price_has_changed(
    sim: Sim, mode: str, verb: str
) -> None:
    first, second, _ = await waiting(sim)
    await wants_notices(sim, second, mode)
    await settle(sim, second, verb)
    await sim.act(first, Raise(60))
    await sim.advance(3)
    assert isinstance(await last(sim, first), BetMade)
    assert await last(sim, second) is None
    assert notices(sim, second)


async def test_who_wants_no_notices_gets_none_when_the_price_has_changed(sim: Sim) -> None:
    first, second, _ = await waiting(sim)
    await wants_notices(sim, second, "off")
    await settle(sim, second, "checkfold")
    await sim.act(first, Raise(60))
    await sim.advance(35)
    assert not notices(sim, second)


async def test_who_has_looked_again_and_settled_the_new_price_is_not_called(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await settle(sim, big_blind, "checkfold")
    await sim.act(first, Raise(60))
    await settle(sim, big_blind, "checkfold")
    assert "you fold if it still costs 40" in panel(sim, big_blind)
    await sim.press(second, "call")
    await sim.advance(3)
    assert isinstance(await last(sim, big_blind), Folded)
    assert not notices(sim, big_blind)


async def test_check_or_fold_does_not_fold_to_a_bet_that_was_not_there(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await sim.press(first, "call")
    await settle(sim, first, "checkfold")
    await sim.press(second, "call")
    await sim.press(big_blind, "check")
    await sim.act(second, Bet(40))
    await sim.press(big_blind, "fold")
    await sim.advance(3)
    assert not isinstance(await last(sim, first), Folded)
    assert await sim.to_act() is first
    assert notices(sim, first)


async def test_a_check_does_not_become_a_fold_when_somebody_raises(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await settle(sim, big_blind, "checkfold")
    await sim.act(first, Raise(40))
    await sim.press(second, "fold")
    await sim.advance(3)
    assert await last(sim, big_blind) is None
    assert await sim.to_act() is big_blind


async def test_when_the_price_rises_a_call_lapses_and_the_player_is_asked(sim: Sim) -> None:
    first, second, _ = await waiting(sim)
    await settle(sim, second, "callupto")
    await sim.act(first, Raise(60))
    await sim.advance(10)
    assert await sim.to_act() is second
    assert "call" in sim.room.verbs()
    await sim.press(second, "cards")
    assert offered(sim, second) == []
    await sim.advance(30)
    assert notices(sim, second)


async def test_a_call_lapses_with_its_street(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await sim.act(first, Raise(60))
    await settle(sim, big_blind, "callupto")
    await sim.press(second, "call")
    await sim.advance(DONE_WITHIN)
    assert len((await sim.view()).hand.board) == 3  # pyright: ignore[reportOptionalMemberAccess]
    await sim.press(second, "check")
    await sim.advance(5)
    assert await sim.to_act() is big_blind


async def test_everything_lapses_when_the_hand_ends(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await settle(sim, big_blind, "checkfold")
    await sim.press(first, "fold")
    await sim.press(second, "fold")
    await sim.until(lambda table: table.hand_number == 2 and table.hand is not None and table.hand.turn is not None)
    for _ in range(3):
        person = await to_act(sim)
        if person is big_blind:
            break
        await sim.press(person, "call")
    await sim.advance(5)
    assert await sim.to_act() is big_blind


async def test_what_was_taken_back_does_not_happen_even_on_the_turn(sim: Sim) -> None:
    first, second, _ = await waiting(sim)
    await settle(sim, second, "checkfold")
    await sim.press(first, "call")
    assert await sim.to_act() is second
    await sim.press(second, "takeback")
    assert "Taken back" in panel(sim, second)
    await sim.advance(10)
    assert await sim.to_act() is second
    await sim.advance(40)
    folded = await last(sim, second)
    assert isinstance(folded, Folded)
    assert folded.cause.value == "clock", "the clock goes on as usual"


async def test_the_players_own_press_comes_first(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await settle(sim, second, "checkfold")
    await sim.press(first, "call")
    await sim.press(second, "call")
    await sim.advance(5)
    assert isinstance(await last(sim, second), Called)
    assert await sim.to_act() is big_blind


async def test_it_lapses_when_the_player_leaves(sim: Sim) -> None:
    first, second, _ = await waiting(sim)
    await settle(sim, second, "callupto")
    await sim.command(second, "poker leave")
    await sim.press(second, "leave")
    await sim.press(first, "call")
    folded = await last(sim, second)
    assert isinstance(folded, Folded)
    assert folded.cause.value == "away"


@pytest.mark.parametrize("killed", [True, False])
async def test_after_a_restart_it_has_lapsed_and_old_panels_still_answer(sim: Sim, killed: bool) -> None:
    first, second, _ = await waiting(sim)
    await settle(sim, second, "checkfold")
    await sim.restart(killed=killed)
    await sim.press(second, "takeback")
    assert "nothing left to take back" in panel(sim, second)
    assert [verb for verb, _, _ in offered(sim, second)] == ["checkfold", "callupto"]
    await sim.press(first, "call")
    await sim.advance(10)
    assert await sim.to_act() is second


async def test_a_pause_holds_it_up_and_does_not_undo_it(sim: Sim) -> None:
    first, second, _ = await waiting(sim)
    host = sim.person("ann")
    await settle(sim, second, "checkfold")
    await sim.press(first, "call")
    await sim.command(host, "poker floor pause")
    await sim.advance(10)
    assert await last(sim, second) is None
    await sim.press(second, "cards")
    assert [verb for verb, _, _ in offered(sim, second)] == ["takeback"]
    await sim.command(host, "poker floor resume")
    await sim.advance(DONE_WITHIN)
    assert isinstance(await last(sim, second), Folded)


# ---- refused


async def test_an_old_panel_is_refused_with_the_reason_and_shows_how_things_stand(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await sim.press(big_blind, "cards")
    await sim.press(first, "fold")
    await sim.press(second, "fold")
    await sim.until(lambda table: table.hand_number == 2 and table.hand is not None and table.hand.turn is not None)
    seq = (await sim.log())[-1].seq
    await sim.press(big_blind, "checkfold")
    assert "for a hand that is over" in panel(sim, big_blind)
    assert "Hand 2: your cards are" in panel(sim, big_blind)
    assert (await sim.log())[-1].seq == seq
    assert offered(sim, big_blind) == [("cards", "My cards", True)], "a second tap settles nothing in the new hand"


async def test_a_price_that_has_changed_is_refused_and_the_new_one_offered(sim: Sim) -> None:
    first, _, small_blind, _ = await waiting(sim, players=4)
    await sim.press(small_blind, "cards")
    assert offered(sim, small_blind)[1][1] == "Call up to 10"
    await sim.act(first, Raise(60))
    mark = sim.mark()
    await sim.press(small_blind, "callupto", 10)
    answers, others = sim.requests_since(mark)
    assert (len(answers), len(others)) == (1, 0)
    assert "The price has changed" in panel(sim, small_blind)
    assert offered(sim, small_blind) == [("cards", "My cards", True)], "a second tap does not hit the higher price"
    mark = sim.mark()
    await sim.press(small_blind, "cards")
    assert len(sim.requests_since(mark)[0]) == 1
    assert offered(sim, small_blind) == [("checkfold", "Check/Fold", True), ("callupto", "Call up to 50", True)]


async def test_check_or_fold_of_an_old_price_or_street_is_refused(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await sim.press(first, "call")
    await sim.press(first, "cards")
    old = next(each for each in reversed(sim.room.messages(first)) if each.flags & 64)
    await sim.press(second, "call")
    await sim.press(big_blind, "check")
    await sim.press(first, "checkfold", on=old)
    assert "for the betting round before this one" in panel(sim, first)
    await sim.press(first, "cards")
    await sim.act(second, Bet(40))
    await sim.press(first, "checkfold", 0)
    assert "The price has changed" in panel(sim, first)
    assert offered(sim, first) == [("cards", "My cards", True)]
    await sim.press(big_blind, "fold")
    await sim.advance(5)
    assert await sim.to_act() is first


async def test_a_panel_from_before_ones_turn_does_not_act_on_it(sim: Sim) -> None:
    first, second, _ = await waiting(sim)
    await sim.press(second, "cards")
    await sim.press(first, "call")
    assert await sim.to_act() is second
    await sim.press(second, "callupto", 10)
    assert "It is your turn now" in panel(sim, second)
    assert [verb for verb, _, _ in offered(sim, second)] == ["cards"]
    await sim.advance(5)
    assert await sim.to_act() is second


async def test_a_double_press_counts_once(sim: Sim) -> None:
    first, second, _ = await waiting(sim)
    await sim.press(second, "cards")
    message = next(each for each in reversed(sim.room.messages(second)) if each.flags & 64)
    async with sim.world.simultaneously():
        await sim.press(second, "checkfold", on=message)
        await sim.press(second, "checkfold", on=message)
    assert "takeback" in [verb for verb, _, _ in offered(sim, second)]
    await sim.press(first, "call")
    await sim.advance(DONE_WITHIN)
    assert isinstance(await last(sim, second), Folded)


async def test_forged_presses_settle_nothing_and_put_no_cards_on_the_table(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    message = sim.room.table_message()
    assert message is not None
    before = sim.table_text()
    forged = [
        "checkfold",
        "checkfold:9",
        "checkfold:-10",
        "callupto",
        "callupto:9",
        "callupto:11",
        "callupto:1000000",
        "callupto:-10",
        "takeback:1",
    ]
    for person in (first, second, big_blind, sim.person("eve")):
        for tail in forged:
            answer = await sim.world.forge(person, message, f"pk1:1:1:{tail}")
            assert answer.ephemeral or sim.world.requests[-1].json == {"type": 6}, tail  # the same reason is told once
            assert sim.table_text() == before
    answer = await sim.world.forge(second, message, "pk1:1:1:checkfold:10")
    assert answer.ephemeral
    assert sim.table_text() == before
    await sim.press(second, "cards")
    assert "takeback" in [verb for verb, _, _ in offered(sim, second)], (
        "on the table's message it is answered privately"
    )
    await sim.press(first, "call")
    await sim.advance(DONE_WITHIN)
    assert isinstance(await last(sim, second), Folded)
    assert await sim.to_act() is big_blind, "and of the forged ones none counted"
    await sim.advance(5)
    assert await sim.to_act() is big_blind


async def test_nobody_else_has_these_buttons(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await settle(sim, second, "checkfold")
    for person in (first, big_blind, sim.person("eve")):
        with pytest.raises(NothingToPress):
            await sim.press(person, "takeback")


async def test_a_big_call_asks_once_more(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await sim.act(first, Raise(1000))
    await sim.press(big_blind, "cards")
    assert offered(sim, big_blind)[1][1] == "Call all-in 980"
    mark = sim.mark()
    asked = await sim.press(big_blind, "callupto")
    assert asked.modal is not None
    assert "980" in str(asked.modal)
    assert "takeback" not in [verb for verb, _, _ in offered(sim, big_blind)]
    await sim.fill(big_blind)
    answers, others = sim.requests_since(mark)
    assert (len(answers), len(others)) == (2, 0)
    assert "takeback" in [verb for verb, _, _ in offered(sim, big_blind)]
    await sim.press(second, "fold")
    await sim.advance(DONE_WITHIN)
    assert isinstance(await last(sim, big_blind), Called)


async def test_a_big_call_confirmed_too_late_is_refused(sim: Sim) -> None:
    first, second, big_blind = await waiting(sim)
    await sim.act(first, Raise(1000))
    await settle(sim, big_blind, "callupto")
    await sim.press(second, "fold")
    assert await sim.to_act() is big_blind
    await sim.fill(big_blind)
    await sim.advance(5)
    assert await sim.to_act() is big_blind
    assert "It is your turn now" in panel(sim, big_blind)


# ---- nobody is told


async def test_who_has_decided_is_not_called(sim: Sim) -> None:
    first, second, _ = await waiting(sim)
    await settle(sim, second, "checkfold")
    await wants_notices(sim, second, "always")
    mark = sim.mark()
    await sim.press(first, "call")
    await sim.advance(6)
    _, others = sim.requests_since(mark)
    assert isinstance(await last(sim, second), Folded)
    assert not [each for each in others if each.json and f"<@{second.id}>" in str(each.json.get("content"))]


async def play(path: Path, *, settled: bool) -> tuple[list[object], list[str]]:
    """The same evening twice; in one of them the big blind has settled something before the others act."""
    with guarded_logs() as guard:
        async with simulated(path, guard, lag_seed=None) as sim:
            first, second, big_blind = await waiting(sim)
            await sim.act(first, Raise(60))
            await sim.press(big_blind, "cards")
            if settled:
                await sim.press(big_blind, "checkfold")
            else:
                sim.world.tick()
            await sim.press(second, "call")
            seen: list[object] = [sim.table_text(), sim.room.texts()]
            seen += [(each.method, each.path, each.at) for each in sim.world.requests if not each.response]
            lines = [line for _, line in guard.lines if line.startswith(("bot", "engine"))]
            await sim.press(big_blind, "fold")
            return seen, lines


async def test_until_it_is_used_nobody_else_can_tell(tmp_path: Path) -> None:
    with_it, lines = await play(tmp_path / "with.db", settled=True)
    without, other_lines = await play(tmp_path / "without.db", settled=False)
    assert with_it == without
    assert lines == other_lines

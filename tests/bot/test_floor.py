"""Rulings in a club tournament: by whom, on whom, until when, how they are told and taken back."""

from __future__ import annotations

import pytest

from bot.demo.sim import MemberActor
from bot.demo.sim_shown import text_of
from engine.actions import Call, Raise
from engine.floor_events import PenaltyBooked, PenaltyKind, Warned
from engine.formats import club
from engine.rules import Preset
from engine.tournament import PauseReason, Phase, PlayerId, RulingKind
from tests.bot.formats import actor_of, forged, give_up, row, seated
from tests.discord_sim import Sim, shove

RULES = club(seats=4, preset=Preset.DEEP)
RULINGS = ("warn", "penalty", "misdeal", "remove", "undo")


async def club_of(sim: Sim, *names: str) -> tuple[MemberActor, list[MemberActor]]:
    """A floor that does not play, and a table with its first hand dealt; the first player is host."""
    people = sim.people(*names)
    floor = sim.admin("floor")
    await seated(sim, RULES, *people)
    return floor, people


async def rule(sim: Sim, by: MemberActor, name: str, on: str | None = None, **options: str) -> str:
    """`/poker floor …`, which is always answered privately: with what."""
    if on is not None:
        options["player"] = on
    answer = await sim.command(by, f"poker floor {name}", **options)
    assert answer.ephemeral
    return sim.private(by)


async def refused(sim: Sim, by: MemberActor, name: str, on: str | None = None, **options: str) -> str:
    """The same, and nothing has happened."""
    seq = (await sim.log())[-1].seq
    said = await rule(sim, by, name, on, **options)
    assert (await sim.log())[-1].seq == seq, said
    return said


def options_of(name: str) -> dict[str, str]:
    options: dict[str, str] = {}
    if name in ("warn", "penalty", "remove"):
        options["player"] = "2"
    if name == "penalty":
        options |= {"kind": "fine", "amount": "50"}
    return options


async def test_c2_a_warning_is_told_at_the_table_with_its_reason_and_can_be_taken_back(sim: Sim) -> None:
    floor, (_, bob, *_) = await club_of(sim, "ann", "bob", "cem")
    said = await rule(sim, floor, "warn", "bob", reason=" keep  your\tcards down ")
    assert "</poker floor undo:" in said
    assert (await row(sim, bob)).warnings == 1
    event = (await sim.log())[-1].event
    assert isinstance(event, Warned)
    assert event.why == "keep your cards down"
    await sim.advance(2)
    assert "keep your cards down" in sim.table_text()
    await rule(sim, floor, "undo")
    assert (await row(sim, bob)).warnings == 0
    assert "no ruling" in await refused(sim, floor, "undo")


async def test_k6_a_penalty_is_a_dead_bet_or_leaves_play(sim: Sim) -> None:
    floor, (_, bob, cem) = await club_of(sim, "ann", "bob", "cem")
    await rule(sim, floor, "penalty", f"<@{bob.id}>", kind="dead-bet", amount="0.1k", reason="slow")
    assert (await row(sim, bob)).dead_bet == 100
    await rule(sim, floor, "penalty", "3", kind="fine", amount="50")
    assert (await row(sim, cem)).fine == 50
    booked = [each.event for each in await sim.log() if isinstance(each.event, PenaltyBooked)]
    assert [(each.kind, each.chips, each.why) for each in booked] == [
        (PenaltyKind.DEAD_BET, 100, "slow"),
        (PenaltyKind.FINE, 50, ""),
    ]
    await rule(sim, floor, "undo")
    assert (await row(sim, cem)).fine == 0


@pytest.mark.parametrize("amount", ["0", "-5", "12.5", "x", "1e3", "2000000000"])
async def test_k6_a_penalty_that_is_no_amount_is_refused(sim: Sim, amount: str) -> None:
    floor, _ = await club_of(sim, "ann", "bob")
    assert await refused(sim, floor, "penalty", "bob", kind="fine", amount=amount)


async def test_rulings_are_refused_to_players_and_to_a_host_who_plays(sim: Sim) -> None:
    _, (ann, bob) = await club_of(sim, "ann", "bob")
    eve = sim.person("eve")
    for name in RULINGS:
        for person in (ann, bob, eve):
            said = await refused(sim, person, name, **options_of(name))
            assert ("as its host" if person is ann else "Only the host") in said, (name, said)


async def test_a_host_who_plays_may_pause_resume_and_cancel(sim: Sim) -> None:
    _, (ann, bob) = await club_of(sim, "ann", "bob")
    assert "</poker floor resume:" in await rule(sim, ann, "pause", reason="fire alarm")
    assert (await sim.table()).paused is PauseReason.FLOOR
    await sim.advance(2)
    assert "fire alarm" in sim.table_text()
    assert await refused(sim, ann, "pause")
    assert await refused(sim, bob, "resume")
    await rule(sim, ann, "resume")
    assert (await sim.table()).paused is None
    await rule(sim, ann, "cancel", reason="rain")
    assert "rain" in sim.private(ann)
    await sim.restart()  # the reason is on the question, not in memory
    await sim.press(ann, "cancel")
    assert (await sim.table()).phase is Phase.OVER
    await sim.advance(2)
    assert "rain" in sim.table_text()


async def test_t6_a_removal_can_be_taken_back_until_the_hand_is_over(sim: Sim) -> None:
    floor, (_, bob, _) = await club_of(sim, "ann", "bob", "cem")
    assert "</poker floor undo:" in await rule(sim, floor, "remove", "bob", reason="soft play")
    assert (await row(sim, bob)).leaving
    assert "settled" in await refused(sim, floor, "warn", "bob")
    assert "settled" in await refused(sim, floor, "remove", "bob")
    await rule(sim, floor, "undo")
    now = await row(sim, bob)
    assert not now.leaving
    assert not now.away


async def test_d3_a_misdeal_gives_everybody_new_cards_and_says_so(sim: Sim) -> None:
    floor, (ann, bob, cem) = await club_of(sim, "ann", "bob", "cem")
    actor = await sim.to_act()
    assert actor is not None
    await sim.press(actor, "call")
    before = await sim.table()
    assert before.hand is not None
    old = {person.id: sim.dm(person) for person in (ann, bob, cem)}
    assert "cannot be taken back" in await rule(sim, floor, "misdeal", reason="a card was seen")
    after = await sim.table()
    assert after.hand is not None and after.hand.turn is not None and before.hand.turn is not None
    assert after.hand.cards != before.hand.cards
    assert (after.hand_number, after.hand.redeals) == (before.hand_number, 1)
    assert after.hand.turn.no > before.hand.turn.no
    await sim.advance(3)
    assert "a card was seen" in sim.table_text()
    for person in (ann, bob, cem):
        assert sim.dm(person) != old[person.id]
        assert "dealt again" in sim.dm(person)
        await sim.command(person, "poker cards")
        assert "dealt again" in sim.private(person)
    assert len([each for each in sim.room.messages() if "Hand 1" in text_of(each.content, each.components)]) == 1


async def test_d3_a_misdeal_twice_in_a_hand_gives_cards_twice(sim: Sim) -> None:
    floor, (ann, _) = await club_of(sim, "ann", "bob")
    mark = sim.mark()
    await rule(sim, floor, "misdeal")
    await rule(sim, floor, "misdeal")
    await sim.advance(3)
    table = await sim.table()
    assert table.hand is not None
    assert table.hand.redeals == 2
    await sim.command(ann, "poker cards")
    mine = [word for word in sim.private(ann).split("`") if "♠" in word or "♥" in word or "♦" in word or "♣" in word]
    assert mine[0] in sim.dm(ann)
    sent = [each for each in sim.requests_since(mark)[1] if isinstance(each.json, dict) and each.json.get("nonce")]
    nonces = [each.json["nonce"] for each in sent if isinstance(each.json, dict)]
    assert len(set(nonces)) == len(nonces)


async def test_d3_a_misdeal_is_too_late_after_two_have_acted(sim: Sim) -> None:
    floor, _ = await club_of(sim, "ann", "bob", "cem")
    for action in (Call(), Raise(60)):
        actor = await sim.to_act()
        assert actor is not None
        await sim.act(actor, action)
    assert "Too late" in await refused(sim, floor, "misdeal")


async def test_d3_a_press_from_before_a_misdeal_counts_no_more(sim: Sim) -> None:
    floor, _ = await club_of(sim, "ann", "bob", "cem")
    actor = await sim.to_act()
    assert actor is not None
    call = next(each.custom_id for each in sim.room.buttons() if each.verb == "call")
    message = sim.room.table_message()
    assert message is not None
    await rule(sim, floor, "misdeal")
    seq = (await sim.log())[-1].seq
    await sim.world.forge(actor, message, call)
    assert (await sim.log())[-1].seq == seq
    assert await sim.to_act() is actor


async def test_what_was_settled_in_advance_lapses_with_the_cards(sim: Sim) -> None:
    floor, (ann, bob) = await club_of(sim, "ann", "bob")
    actor = await sim.to_act()
    other = bob if actor is ann else ann
    advances, player = actor_of(sim).advances, PlayerId(other.id)
    await sim.press(other, "cards")
    panel = sim.room.answers[other.id]
    await sim.press(other, "cards")
    await sim.press(other, "checkfold")
    assert advances.of(player) is not None
    await rule(sim, floor, "misdeal")
    assert advances.of(player) is None
    sim.room.answers[other.id] = panel  # a panel with the old cards is still open
    await sim.press(other, "checkfold")
    assert advances.of(player) is None
    assert "a hand that is over" in sim.private(other)


async def test_k6_the_table_tells_the_floor_how_to_give_a_penalty(sim: Sim) -> None:
    _, (_, bob, _) = await club_of(sim, "ann", "bob", "cem")
    for _ in range(40):
        now = await row(sim, bob)
        if now.noted >= 3:
            break
        actor = await sim.to_act()
        if actor is None:
            await sim.advance(3)
        elif actor is not bob:
            await sim.act(actor, give_up(await sim.view(actor)))
        elif now.away:
            await sim.press(bob, "back")
        else:
            await sim.advance(50)
            if (await row(sim, bob)).away:
                await forged(sim, bob, "back")
    assert (await row(sim, bob)).noted >= 3
    await sim.advance(2)
    said = [text_of(each.content, each.components) for each in sim.room.messages()]
    assert [each for each in said if "Bob has missed 3 turns" in each and "</poker floor penalty:" in each]


async def test_rulings_are_not_of_this_format_at_other_tables(sim: Sim) -> None:
    ann, bob, cem = sim.people("ann", "bob", "cem")
    floor = sim.admin("floor")
    await sim.open_table(ann, seats=3)
    await sim.join(bob, cem)
    assert "not started" in await refused(sim, floor, "warn", "bob")
    await sim.start_game(ann)
    for name in ("warn", "penalty", "misdeal"):
        assert "this kind of table" in await refused(sim, floor, name, **options_of(name))
    await rule(sim, floor, "remove", "bob", reason="left the room")
    rulings = (await sim.table()).rulings
    assert [ruling.kind for ruling in rulings] == [RulingKind.REMOVAL]
    await rule(sim, floor, "undo")
    assert not (await sim.table()).rulings


async def test_rulings_on_a_finished_table_or_on_nobody_are_refused(sim: Sim) -> None:
    floor, (ann, _) = await club_of(sim, "ann", "bob")
    for nobody in ("9", "zoe", f"<@{sim.person('eve').id}>"):
        assert "not at this table" in await refused(sim, floor, "warn", nobody)
    await sim.command(ann, "poker floor cancel")
    await sim.press(ann, "cancel")
    await sim.advance(5)
    for name in RULINGS:
        assert "no table" in await refused(sim, floor, name, **options_of(name)), name


@pytest.mark.parametrize("name", ["warn", "penalty", "remove"])
async def test_players_are_offered_as_the_floor_types(sim: Sim, name: str) -> None:
    floor, (_, bob) = await club_of(sim, "ann", "bob")
    found = await floor.autocomplete(sim.channel, f"poker floor {name}", "player", "bo")
    assert [each["value"] for each in found] == [f"<@{bob.id}>"]


async def test_s2_no_refusal_tells_who_goes_broke_while_a_run_out_is_shown(sim: Sim) -> None:
    floor, people = await club_of(sim, "ann", "bob", "cem")
    for _ in people:
        actor = await sim.to_act()
        assert actor is not None
        await sim.act(actor, shove(await sim.view(actor)))
    assert not (await sim.table()).hand_running
    assert "still coming" in await refused(sim, floor, "misdeal")
    for number, person in enumerate(people, 1):
        for name in ("warn", "penalty", "remove"):
            options = {**options_of(name), "player": str(number)}
            assert "still coming" in await refused(sim, floor, name, **options)
        assert (await sim.command(person, "poker leave")).ephemeral
        assert "still coming" in sim.private(person)

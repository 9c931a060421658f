"""Hostile input: whatever is pressed, by whomever, nothing happens but what is legal, and nothing breaks."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from bot.ui.custom_id import Verb
from bot.ui.submitted import chosen, custom_id_of, entered
from bot.ui.views import Interaction
from engine.formats import club, open_table
from engine.open_events import SatDown
from engine.rules import Rules
from engine.tournament import Phase, PlayerId, Tournament
from tests.bot.formats import give_up, seated
from tests.discord_sim import Sim

VERBS = [*(verb.value for verb in Verb), "steal"]
AMOUNTS = ["", ":0", ":1", ":2", ":3", ":40", ":60", ":1000", ":-5", ":1e9", ":٤٠", f":{10**20}", ":", ":40:40"]


@pytest.mark.parametrize("seed", range(3))
async def test_random_presses_break_nothing(sim: Sim, seed: int) -> None:
    chance = random.Random(seed)
    ann, bob, eve = sim.people("ann", "bob", "eve")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.start_game(ann)
    for _ in range(150):
        table = await sim.table()
        if table.phase is Phase.OVER:
            break
        message = sim.room.table_message()
        assert message is not None
        forged = forged_id(chance, table)
        legal = {each.custom_id for each in sim.room.buttons()}
        person = chance.choice([ann, bob, eve])
        seq = (await sim.log())[-1].seq
        await sim.world.forge(person, message, forged)
        after = await sim.table()
        if person is eve:
            assert (await sim.log())[-1].seq == seq, forged
        if after.turns > table.turns and after.hand_number == table.hand_number and forged not in legal:
            # Not on the screen, yet within the limits of the same turn: what could have been typed.
            assert forged.split(":")[3] in ("bet", "raise", "allin"), forged
        if chance.random() < 0.2:
            await sim.advance(chance.choice([1, 12]))
    rows = [row for _, row in (await sim.table()).rows()]
    hand = (await sim.table()).hand
    if hand is not None and not hand.over:
        assert sum(hand.stacks) + hand.pot == 2000
    elif rows and (await sim.table()).phase is not Phase.OVER:
        assert sum(row.stack for row in rows) == 2000


def forged_id(chance: random.Random, table: Tournament) -> str:
    """An id as somebody with bad intent would make it."""
    if chance.random() < 0.05:
        return ("pk1:" + "".join(chance.choices("0123456789:abcé٣ \n", k=chance.randrange(90))))[:100]
    turn = chance.choice([0, 1, table.turns, table.turns, table.turns, table.hand_number, table.turns + 1, 10**17])
    return f"pk1:{chance.choice([1, 1, 1, 1, 0, 2])}:{turn}:{chance.choice(VERBS)}{chance.choice(AMOUNTS)}"[:100]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("rules", [club(seats=3), open_table(seats=3)], ids=["club", "open"])
async def test_random_presses_at_clubs_and_open_tables_lose_no_chip(sim: Sim, rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    ann, bob, eve = sim.people("ann", "bob", "eve")
    await seated(sim, rules, ann, bob)
    for _ in range(120):
        table = await sim.table()
        if table.phase is Phase.OVER:
            break
        message = sim.room.table_message()
        assert message is not None
        forged = forged_id(chance, table)
        person = chance.choice([ann, bob, eve])
        seq = (await sim.log())[-1].seq
        await sim.world.forge(person, message, forged)
        if person is eve and table.seat_of(PlayerId(eve.id)) is None:
            new = [each.event for each in await sim.log() if each.seq > seq]
            assert not new or isinstance(new[0], SatDown), forged
        if chance.random() < 0.2:
            await sim.advance(chance.choice([1, 12, 40]))
        await assert_chips(sim)


async def assert_chips(sim: Sim) -> None:
    """T5: no chip is made or lost."""
    table = await sim.table()
    hand = table.hand
    if hand is not None and not hand.over:
        played = [seat for seat, stack in enumerate(hand.deal.stacks) if stack]
        there = sum(hand.stacks) + hand.pot + sum(row.stack for seat, row in table.rows() if seat not in played)
    else:
        there = sum(row.stack for _, row in table.rows())
    if table.rules.buying:
        assert there == sum(account.bought_in - account.cashed_out for account in table.ledger)
    elif table.phase is Phase.RUNNING:
        assert there == table.started_with * table.rules.starting_stack - table.chips_removed


@pytest.mark.parametrize("verb", ["time", "ask", "seat", "topup", "sitout", "back", "join", "leave", "cancel", "house"])
async def test_new_buttons_do_nothing_in_a_lobby_of_theirs_or_at_a_finished_table(sim: Sim, verb: str) -> None:
    ann, bob, eve = sim.people("ann", "bob", "eve")
    await seated(sim, open_table(seats=3), ann, bob, start=False)
    lobby = sim.room.table_message()
    assert lobby is not None
    if verb in ("time", "ask", "topup", "sitout", "back"):
        seq = (await sim.log())[-1].seq
        assert (await sim.world.forge(bob, lobby, f"pk1:1:0:{verb}")).ephemeral
        assert (await sim.world.forge(eve, lobby, f"pk1:1:0:{verb}")).ephemeral
        assert (await sim.log())[-1].seq == seq
    await sim.start_game(ann)
    await sim.command(ann, "poker floor cancel")
    await sim.press(ann, "cancel")
    await sim.play_out(give_up)
    await sim.advance(40)
    seq = (await sim.log())[-1].seq
    for person in (ann, bob, eve):
        for turn in (0, 1, 2):
            answer = await sim.world.forge(person, lobby, f"pk1:1:{turn}:{verb}")
            assert answer.ephemeral, (verb, turn)
    assert (await sim.log())[-1].seq == seq


@pytest.mark.parametrize("rules", [club(seats=3), open_table(seats=3)], ids=["club", "open"])
async def test_a_confirmation_that_nobody_asked_for_leaves_the_tables_message_alone(sim: Sim, rules: Rules) -> None:
    ann, bob, cem = sim.people("ann", "bob", "cem")
    await seated(sim, rules, ann, bob, cem)
    message = sim.room.table_message()
    assert message is not None
    for person, verb in ((bob, "leave"), (ann, "cancel")):
        assert (await sim.world.forge(person, message, f"pk1:1:1:{verb}")).ephemeral
        assert "Hand 1" in sim.table_text() or "closed" in sim.table_text()


@pytest.mark.parametrize("verb", ["time", "ask", "seat", "topup", "sitout", "join", "house"])
async def test_what_a_sit_and_go_does_not_have_is_refused_there(sim: Sim, verb: str) -> None:
    ann, bob, eve = sim.people("ann", "bob", "eve")
    await sim.open_table(ann, seats=3)
    await sim.join(bob)
    await sim.start_game(ann)
    message = sim.room.table_message()
    assert message is not None
    seq = (await sim.log())[-1].seq
    for person in (ann, bob, eve):
        for turn in (0, 1):
            assert (await sim.world.forge(person, message, f"pk1:1:{turn}:{verb}")).ephemeral
    assert (await sim.log())[-1].seq == seq


class Sent:
    """An interaction with this data; nothing else of it is looked at."""

    def __init__(self, data: object) -> None:
        self.data = data


@pytest.mark.parametrize(
    "components",
    [
        None,
        [],
        {},
        "text",
        [None],
        [[]],
        [{"type": 18}],
        [{"type": 18, "component": None}],
        [{"type": 18, "component": {"type": 4, "custom_id": 5, "value": "x"}}],
        [{"type": 18, "component": {"type": 4, "custom_id": "amount", "value": 7}}],
        [{"type": 18, "component": {"type": 3, "custom_id": "seats", "values": []}}],
        [{"type": 1, "components": "text"}],
    ],
)
def test_a_dialog_with_senseless_fields_is_an_empty_one(components: Any) -> None:
    interaction = cast("Interaction", Sent({"custom_id": "pk1:1:1:size", "components": components}))
    assert entered(interaction) == {}
    assert custom_id_of(interaction) == "pk1:1:1:size"
    assert chosen(interaction) == []


def test_fields_of_a_dialog_are_found_in_labels_and_in_rows() -> None:
    interaction = cast(
        "Interaction",
        Sent(
            {
                "components": [
                    {"type": 10},
                    {"type": 18, "component": {"type": 4, "custom_id": "amount", "value": "300"}},
                    {"type": 18, "component": {"type": 3, "custom_id": "seats", "values": ["4"]}},
                    {"type": 1, "components": [{"type": 4, "custom_id": "old", "value": "1"}]},
                ]
            }
        ),
    )
    assert entered(interaction) == {"amount": "300", "seats": "4", "old": "1"}


async def test_names_trigger_no_mention_and_break_no_layout(sim: Sim) -> None:
    ann = sim.person("ann", display="@everyone *_~|>`")
    bob = sim.person("bob", display="<@&1> \u202eevil" + "𒐫" * 5)
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.start_game(ann)
    actor = await sim.to_act()
    assert actor is not None
    await sim.press(actor, "call")
    await sim.command(ann, "poker status")
    assert "@everyone" not in sim.table_text()
    assert "\u202e" not in sim.table_text()
    assert "<@&1>" not in sim.table_text()
    said = 0
    for request in sim.world.requests:
        body = request.json if isinstance(request.json, dict) else {}
        body = body.get("data", body) if request.response else body
        if isinstance(body, dict) and ("components" in body or "content" in body) and "title" not in body:
            said += 1
            assert body.get("allowed_mentions") == {"parse": []}, request
    assert said >= 5


@pytest.mark.parametrize(
    "reason",
    [
        "# late",
        "-# small",
        "> quoted",
        "||hidden||",
        "`code",
        "@everyone out",
        "<@&1> out",
        r"a \* b",
        "1. first",
        "[x](https://y.example)",
    ],
)
async def test_what_the_floor_says_shapes_no_question_and_comes_out_as_it_was_typed(sim: Sim, reason: str) -> None:
    ann, bob = sim.people("ann", "bob")
    await seated(sim, club(seats=3), ann, bob)
    await sim.command(ann, "poker floor cancel", reason=reason)
    said = sim.private(ann).split("\n")[-1]
    assert said != reason
    assert not said.startswith(("#", "-#", ">"))
    assert "@everyone" not in said
    await sim.press(ann, "cancel")
    ended = (await sim.log())[-1].event
    assert getattr(ended, "why", None) == reason


async def test_a_reason_that_nobody_can_see_is_none(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await seated(sim, club(seats=3), ann, bob)
    await sim.command(ann, "poker floor cancel", reason="\u200b\u202e")
    assert len(sim.private(ann).split("\n")) == 1
    await sim.press(ann, "cancel")
    assert (await sim.table()).phase is Phase.OVER

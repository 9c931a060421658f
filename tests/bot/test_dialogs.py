"""What dialogs ask, and which answers are refused."""

from __future__ import annotations

import pytest

from bot.demo.sim_forged import COMPONENT, DIALOG, forge_interaction
from bot.service.ports import TableId
from bot.ui.amount_dialog import all_in_dialog, all_in_question
from bot.ui.lobby_settings import lobby_settings
from engine.actions import Call, Raise
from engine.errors import Reason, Rejected, Setting
from tests.bot.formats import actor_of
from tests.bot.hands import Played
from tests.bot.test_layouts import components
from tests.discord_sim import Sim

TABLE = TableId(7)


def question(played: Played, action: Call | Raise, locale: str) -> str:
    hand = played.shown().view.hand
    assert hand is not None
    assert hand.turn is not None
    risked = hand.stacks[hand.turn.seat]
    dialog = all_in_dialog(TABLE, hand, hand.turn, action, risked, locale)
    return next(str(each["content"]) for each in components(dialog) if "content" in each)


@pytest.mark.parametrize(
    ("locale", "left", "total"), [("en", "980", "1,000"), ("fr", "980", "1\u202f000"), ("de", "980", "1.000")]
)
async def test_the_question_before_an_all_in_names_the_chips_left_and_the_total(
    locale: str, left: str, total: str
) -> None:
    played = Played(3).deal().play(Raise(40), Raise(200))
    hand = played.shown().view.hand
    assert hand is not None
    assert hand.turn is not None
    typed = components(all_in_question(TABLE, hand.turn, 980, locale))
    for told in (question(played, Raise(1000), locale), str(typed[0]["content"])):
        assert left in told
        assert total in told


async def test_with_nothing_put_in_yet_the_question_names_one_number() -> None:
    told = question(Played(3).deal(), Raise(1000), "en")
    assert told == "You put in all your 1,000 chips. If you are sure, confirm."


@pytest.mark.parametrize(
    ("field", "value", "setting"),
    [
        ("seats", "many", Setting.SEATS),
        ("seats", "9", Setting.SEATS),
        ("stack", "lots", Setting.STACK),
        ("clock", "soon", Setting.CLOCK),
        ("clock", "9", Setting.CLOCK),
        ("speed", "warp", Setting.SPEED),
    ],
)
def test_a_setting_that_is_not_on_offer_is_refused_by_name(field: str, value: str, setting: Setting) -> None:
    with pytest.raises(Rejected) as refused:
        lobby_settings({field: value}, Played(3).shown().view)
    assert refused.value.reason is Reason.BAD_SETTING
    assert refused.value.setting is setting


@pytest.mark.parametrize("kind", [COMPONENT, DIALOG])
@pytest.mark.parametrize("verb", ["fold", "call:20", "allin:1000", "size"])
async def test_the_dialog_of_a_turn_counts_for_nobody_else(sim: Sim, kind: int, verb: str) -> None:
    ann, bob, eve = sim.people("ann", "bob", "eve")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.start_game(ann)
    actor = actor_of(sim)
    before = actor.seq
    waiting = bob if await sim.to_act() is ann else ann
    typed = [{"type": 18, "component": {"type": 4, "custom_id": "amount", "value": "60"}}]
    data = {"custom_id": f"pk1:{actor.table}:{actor.state.turns}:{verb}", "component_type": 2, "components": typed}
    for person in (eve, waiting):
        answer = await forge_interaction(sim.world, person, sim.channel, kind, data, sim.room.table_message())
        assert answer.ephemeral
    assert actor.seq == before

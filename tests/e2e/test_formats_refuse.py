"""What clubs and open tables do not allow: refused in words to whoever tried, and nothing has changed."""

from __future__ import annotations

import pytest

from bot.demo.sim import InteractionResult, MemberActor
from bot.demo.sim_shown import text_of
from engine.actions import Fold
from engine.formats import club, open_table
from engine.rules import Rules, sit_and_go
from i18n import text
from tests.discord_sim import Sim, check_or_call
from tests.e2e.formats import floor, hand_over, next_hand, refused, seat_row, seated, turn_of

CLUB = club(seats=4, stack=1000, clock=60_000, time_bank=1)
OPEN = open_table(seats=4, buy_in=500, small=5, big=10, clock=60_000)

ON_PLAYERS = {"warn": {}, "penalty": {"kind": "fine", "amount": "20"}, "remove": {}}
ON_THE_TABLE = ("misdeal", "undo", "pause", "resume", "cancel")


async def changes_nothing(sim: Sim, action, reason: str = "") -> None:
    """The answer is private and says why, and nothing was written."""
    before = len(await sim.log())
    result: InteractionResult = await action
    assert refused(result), result
    assert len(await sim.log()) == before
    if reason:
        said = text("en", f"reason-{reason}")
        assert result.response is not None
        told = text_of(result.response.content, result.response.components)
        assert said in told, f"{told} instead of {said}"


async def forged(sim: Sim, person: MemberActor, tail: str) -> InteractionResult:
    """A press on a button that is not, or no longer, there."""
    message = sim.room.table_message()
    assert message is not None
    return await sim.world.forge(person, message, f"pk1:{sim.table_ids()[-1]}:{tail}")


@pytest.mark.parametrize("rules", [CLUB, OPEN, sit_and_go(seats=4)])
async def test_players_and_strangers_are_no_floor(sim: Sim, rules: Rules) -> None:
    ann, bob, carol = await seated(sim, rules, "ann", "bob", "carol", house=0 if rules.buying else 1)
    stranger = sim.person("zoe")
    for person in (bob, stranger):
        for name, options in ON_PLAYERS.items():
            await changes_nothing(sim, floor(sim, person, name, carol, **options))
        for name in ON_THE_TABLE:
            await changes_nothing(sim, floor(sim, person, name))
    for name, options in ON_PLAYERS.items():  # the host sits there
        await changes_nothing(sim, floor(sim, ann, name, carol, **options))
    for name in ("misdeal", "undo"):
        await changes_nothing(sim, floor(sim, ann, name))
    await floor(sim, ann, "pause")
    await changes_nothing(sim, floor(sim, ann, "pause"), "already-paused")
    await floor(sim, ann, "resume")
    await changes_nothing(sim, floor(sim, ann, "resume"), "not-paused")


async def test_an_admin_who_has_cards_in_this_hand_may_not_rule_on_it(sim: Sim) -> None:
    _ann, bob, _carol = await seated(sim, CLUB, "ann", "bob", "carol", start=False)
    boss = sim.admin("boss")
    await sim.join(boss)
    table = await turn_of(sim, boss)
    while table.hand is None or table.hand.turn is None or not table.hand.turn.call:
        await next_hand(sim)
        table = await turn_of(sim, boss)
    await changes_nothing(sim, floor(sim, boss, "warn", bob), "live-floor")
    await changes_nothing(sim, floor(sim, boss, "misdeal"), "live-floor")
    await sim.act(boss, Fold())
    table = await sim.table()
    if table.hand_running:
        await floor(sim, boss, "warn", bob, reason="now")
        row = seat_row(await sim.table(), bob)
        assert row is not None and row.warnings == 1


@pytest.mark.parametrize("rules", [OPEN, sit_and_go(seats=3)])
async def test_k6_d3_only_a_club_has_warnings_penalties_and_misdeals(sim: Sim, rules: Rules) -> None:
    _, bob, _ = await seated(sim, rules, "ann", "bob", "carol")
    boss = sim.admin("boss")
    await changes_nothing(sim, floor(sim, boss, "warn", bob))
    await changes_nothing(sim, floor(sim, boss, "penalty", bob, kind="fine", amount="5"))
    await changes_nothing(sim, floor(sim, boss, "misdeal"))
    number = (await sim.table()).hand_number
    person = await sim.to_act()
    assert person is not None
    await changes_nothing(sim, forged(sim, person, f"{number}:time"))


async def test_the_floor_means_somebody_at_the_table(sim: Sim) -> None:
    _, bob, _ = await seated(sim, CLUB, "ann", "bob", "carol")
    boss, zoe = sim.admin("boss"), sim.person("zoe")
    for name, options in ON_PLAYERS.items():
        await changes_nothing(sim, floor(sim, boss, name, zoe, **options))
        for nobody in ("nobody", "0", "7", "<@1>", "-1", "@everyone"):
            await changes_nothing(sim, floor(sim, boss, name, player=nobody, **options))
    for amount in ("0", "-5", "1.5", "ten", "9" * 19, "1000000001"):
        await changes_nothing(sim, floor(sim, boss, "penalty", bob, kind="fine", amount=amount))


async def test_a_finished_table_has_no_floor(sim: Sim) -> None:
    ann, bob, carol = await seated(sim, CLUB, "ann", "bob", "carol")
    boss = sim.admin("boss")
    number = (await sim.table()).hand_number
    await floor(sim, boss, "cancel", reason="fire alarm")
    await sim.press(boss, "cancel")
    await sim.advance(60)
    assert (await sim.table()).phase.value == "over"
    for name, options in ON_PLAYERS.items():
        await changes_nothing(sim, floor(sim, boss, name, bob, **options))
    for name in ON_THE_TABLE:
        await changes_nothing(sim, floor(sim, boss, name))
    for tail in (f"{number}:time", f"{number}:ask", f"{number}:seat", f"{number}:topup", f"{number}:sitout"):
        await changes_nothing(sim, forged(sim, carol, tail))
    assert ann.id == (await sim.table()).host


async def test_k5_more_time_is_for_the_player_to_act_and_one_press_is_one_extension(sim: Sim) -> None:
    people = await seated(sim, CLUB, "ann", "bob", "carol")
    person = await sim.to_act()
    assert person is not None
    number = (await sim.table()).hand_number
    for other in [*[each for each in people if each is not person], sim.person("zoe")]:
        await changes_nothing(sim, forged(sim, other, f"{number}:time"))
    await sim.press(person, "time")
    await changes_nothing(sim, forged(sim, person, f"{number}:time"), "just-extended")
    await sim.advance(4)
    await changes_nothing(sim, forged(sim, person, f"{number}:time"), "no-time-left")
    await sim.act(person, check_or_call(await sim.view(person)))
    await changes_nothing(sim, forged(sim, person, f"{number}:time"))


async def test_s3_s5_who_folded_or_comes_too_late_neither_asks_nor_shows(sim: Sim) -> None:
    people = await seated(sim, CLUB, "ann", "bob", "carol")
    folder = await sim.to_act()
    assert folder is not None
    number = (await sim.table()).hand_number
    for person in people:
        await changes_nothing(sim, forged(sim, person, f"{number}:ask"), "too-late-to-ask")
        await changes_nothing(sim, forged(sim, person, f"{number}:show:3"), "too-late-to-show")
    await sim.act(folder, Fold())
    await hand_over(sim, check_or_call)
    await changes_nothing(sim, forged(sim, folder, f"{number}:ask"), "not-at-showdown")
    await changes_nothing(sim, forged(sim, folder, f"{number}:show:1"), "nothing-to-show")
    await changes_nothing(sim, forged(sim, sim.person("zoe"), f"{number}:ask"), "not-at-showdown")
    await changes_nothing(sim, forged(sim, sim.person("zoe"), f"{number}:show:1"), "not-seated")
    await next_hand(sim)
    for person in people:
        await changes_nothing(sim, forged(sim, person, f"{number}:ask"), "too-late-to-ask")
        await changes_nothing(sim, forged(sim, person, f"{number}:show:3"), "too-late-to-show")


async def test_a_club_has_no_seats_to_take_and_no_chips_to_buy(sim: Sim) -> None:
    ann, *_ = await seated(sim, CLUB, "ann", "bob", "carol")
    number = (await sim.table()).hand_number
    for verb in ("seat", "topup", "sitout"):
        for person in (ann, sim.person("zoe")):
            await changes_nothing(sim, forged(sim, person, f"{number}:{verb}"))


async def test_o1_o2_strangers_full_tables_and_stacks_that_are_full(sim: Sim) -> None:
    ann, bob, carol, dave = await seated(sim, OPEN, "ann", "bob", "carol", "dave")
    zoe = sim.person("zoe")
    number = (await sim.table()).hand_number
    await changes_nothing(sim, forged(sim, zoe, f"{number}:seat"), "table-full")
    await changes_nothing(sim, forged(sim, ann, f"{number}:seat"), "already-seated")
    await changes_nothing(sim, forged(sim, zoe, f"{number}:topup"), "not-seated")
    await changes_nothing(sim, forged(sim, zoe, f"{number}:sitout"), "not-seated")
    await changes_nothing(sim, forged(sim, zoe, f"{number}:back"), "not-seated")
    await changes_nothing(sim, sim.command(zoe, "poker leave"), "not-seated")
    table = await sim.table()
    full = {row.player for seat, row in table.rows() if not bet_of(table, seat)}
    person = next(each for each in (ann, bob, carol, dave) if each.id in full)
    await changes_nothing(sim, forged(sim, person, f"{number}:topup"), "not-below-buy-in")
    await changes_nothing(sim, forged(sim, ann, f"{number + 1}:topup"))
    await changes_nothing(sim, forged(sim, ann, f"{number}:topup:100"))
    await sim.command(bob, "poker leave")
    await sim.press(bob, "leave")
    await changes_nothing(sim, forged(sim, bob, f"{number}:topup"), "already-leaving")
    await changes_nothing(sim, forged(sim, bob, f"{number}:sitout"), "already-leaving")
    await changes_nothing(sim, sim.command(bob, "poker leave"), "already-leaving")
    await changes_nothing(sim, forged(sim, zoe, f"{number}:seat"), "table-full")


def bet_of(table, seat: int) -> int:
    hand = table.hand
    return hand.deal.stacks[seat] - hand.stacks[seat]

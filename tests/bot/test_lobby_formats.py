"""Opening and setting up a club tournament or an open table, through commands, buttons and dialogs."""

from __future__ import annotations

from typing import Any

import pytest

from bot.commands.options import rules_here
from bot.demo.sim_shown import defaults_of
from bot.service.preferences import ServerSettings
from engine.errors import Reason, Rejected
from engine.rules import Blinds, Format, Preset, Rules, Speed
from engine.structures import LEVELS
from engine.tournament import Phase
from tests.discord_sim import MemberActor, NothingToPress, Sim, check_or_call, shove

LIST = "25/50, 50/100, 75/150 ante 15, 100/200 bb-ante 200"
FOUR = (Blinds(25, 50), Blinds(50, 100), Blinds(75, 150, 15), Blinds(100, 200, 200, big_blind_ante=True))


async def rules(sim: Sim) -> Rules:
    return (await sim.table()).rules


async def opened(sim: Sim, kind: str, **options: Any) -> MemberActor:
    """A lobby of a format, and its host."""
    (ann,) = sim.people("ann")
    await sim.open_table(ann, format=kind, **options)
    return ann


async def send(sim: Sim, person: MemberActor, verb: str, **chosen: str) -> str:
    """Open a dialog and send it as it is, but for what is chosen; what is told privately."""
    await sim.press(person, verb)
    await sim.room.choose(person, **chosen)
    return sim.private(person)


async def written_in(sim: Sim, person: MemberActor, verb: str) -> dict[str, Any]:
    """What a dialog comes with."""
    answer = await sim.press(person, verb)
    assert answer.modal is not None
    return defaults_of(answer.modal)


# ---- /poker start


@pytest.mark.parametrize("kind", [each.value for each in Format])
async def test_a_table_of_each_format_is_opened_by_one_choice(sim: Sim, kind: str) -> None:
    await opened(sim, kind)
    assert (await rules(sim)).format.value == kind


async def test_without_a_format_it_is_a_sit_and_go(sim: Sim) -> None:
    await sim.open_table(sim.person("ann"))
    assert (await rules(sim)).format is Format.SIT_AND_GO


@pytest.mark.parametrize(("speed", "preset"), [("normal", Preset.REGULAR), ("turbo", Preset.TURBO)])
async def test_the_speed_of_a_club_tournament_is_its_preset(sim: Sim, speed: str, preset: Preset) -> None:
    await opened(sim, "club", speed=speed, seats=4)
    table = await rules(sim)
    assert (table.preset, table.speed, table.seats) == (preset, Speed.NORMAL, 4)


async def test_a_club_tournament_has_the_servers_speed_stack_and_clock(sim: Sim) -> None:
    with sim.in_bot():
        server = ServerSettings(sim.guild.id, speed="turbo", stack=2000, clock=60)
        await sim.world.bot.store.save_server(server)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    await opened(sim, "club")
    table = await rules(sim)
    assert (table.preset, table.starting_stack, table.clock) == (Preset.TURBO, 2000, 60_000)


async def test_an_open_table_has_no_speed_and_says_so(sim: Sim) -> None:
    ann = await opened(sim, "open", speed="turbo")
    assert "no speed" in sim.private(ann)
    assert not sim.table_ids()


async def test_o1_an_open_table_has_a_buy_in_and_blinds_that_do_not_rise(sim: Sim) -> None:
    await opened(sim, "open")
    table = await rules(sim)
    assert (table.starting_stack, table.structure.levels) == (1000, (Blinds(5, 10),))
    assert "take a seat any time" in sim.table_text()


# ---- the settings


async def test_the_host_of_a_club_types_the_stack_and_chooses_the_rest(sim: Sim) -> None:
    ann = await opened(sim, "club")
    await send(sim, ann, "settings", seats="4", stack="2 500", clock="60", bank="5", language="fr")
    table = await sim.table()
    assert (table.rules.seats, table.rules.starting_stack, table.rules.clock) == (4, 2500, 60_000)
    assert (table.rules.time_bank, table.language, table.rules.format) == (5, "fr", Format.CLUB)


async def test_the_host_of_an_open_table_types_buy_in_and_blinds(sim: Sim) -> None:
    ann = await opened(sim, "open")
    await send(sim, ann, "settings", **{"buy-in": "5k", "blinds": "25/50", "seats": "3"})
    table = await rules(sim)
    assert (table.starting_stack, table.structure.levels, table.seats) == (5000, (Blinds(25, 50),), 3)
    assert table.format is Format.OPEN


@pytest.mark.parametrize(
    ("kind", "field", "typed", "told"),
    [
        ("club", "stack", "lots", "lots"),
        ("club", "stack", "-5", "-5"),
        ("club", "stack", "99", "100"),
        ("club", "stack", "1000001", "1,000,000"),
        ("open", "buy-in", "12,5", "12,5"),
        ("open", "buy-in", "99", "100"),
        ("open", "buy-in", "10001", "10,000"),
        ("open", "blinds", "5-10", "5/10"),
        ("open", "blinds", "10/5", "4"),
        ("open", "blinds", "0/10", "9"),
        ("open", "blinds", "1/1000000", "100,000"),
    ],
)
async def test_what_cannot_be_is_refused_with_the_reason_and_not_lost(
    sim: Sim, kind: str, field: str, typed: str, told: str
) -> None:
    ann = await opened(sim, kind)
    before = await rules(sim)
    assert told in await send(sim, ann, "settings", **{field: typed, "seats": "4"})
    assert await rules(sim) == before
    again = await written_in(sim, ann, "settings")
    assert (again[field], again["seats"]) == (typed, ["4"])
    good = {"stack": "3000", "buy-in": "300", "blinds": "2/4"}[field]
    await sim.room.choose(ann, **{field: good})
    assert (await rules(sim)).seats == 4
    assert (await rules(sim)) != before
    assert (await written_in(sim, ann, "settings"))[field] == good


async def test_an_answered_refusal_is_not_a_new_message_a_time(sim: Sim) -> None:
    ann = await opened(sim, "club")
    await send(sim, ann, "settings", stack="lots")
    before = len(sim.room.messages(ann))
    assert "heaps" in await send(sim, ann, "settings", stack="heaps")
    assert len(sim.room.messages(ann)) == before


# ---- the levels


async def test_only_a_club_tournament_has_levels_to_choose(sim: Sim) -> None:
    for kind in ("sit-and-go", "open"):
        ann = await opened(sim, kind)
        with pytest.raises(NothingToPress):
            await sim.press(ann, "levels")
        await sim.press(ann, "cancel")


@pytest.mark.parametrize("preset", [Preset.REGULAR, Preset.DEEP, Preset.TURBO, Preset.HYPER])
async def test_a_preset_counts_at_once(sim: Sim, preset: Preset) -> None:
    ann = await opened(sim, "club", speed="turbo" if preset is Preset.REGULAR else "normal")
    await send(sim, ann, "levels", preset=preset.value)
    assert (await rules(sim)).preset is preset
    assert (await rules(sim)).structure.levels == LEVELS[preset]


async def test_length_antes_and_last_hand_are_chosen(sim: Sim) -> None:
    ann = await opened(sim, "club")
    await send(sim, ann, "levels", length="minutes-12", antes="each-4", cap="120")
    table = await rules(sim)
    assert (table.structure.milliseconds, table.structure.hands, table.hand_cap) == (12 * 60_000, 0, 120)
    assert [each.ante for each in table.structure.levels[:5]] == [0, 0, 0, 10, 15]
    await send(sim, ann, "levels", length="hands-3", antes="big-blind-2", cap="0")
    table = await rules(sim)
    assert (table.structure.milliseconds, table.structure.hands, table.hand_cap) == (0, 3, 0)
    assert [(each.ante, each.big_blind_ante) for each in table.structure.levels[:2]] == [(0, False), (30, True)]


async def test_the_dialog_comes_with_what_is_set(sim: Sim) -> None:
    ann = await opened(sim, "club")
    chosen = {"preset": "deep", "length": "minutes-12", "antes": "big-blind-6", "cap": "90"}
    await send(sim, ann, "levels", **chosen)
    assert await written_in(sim, ann, "levels") == {name: [value] for name, value in chosen.items()} | {"own": ""}


async def test_a_list_counts_when_the_host_has_seen_it_read_back(sim: Sim) -> None:
    ann = await opened(sim, "club")
    before = await rules(sim)
    said = await send(sim, ann, "levels", preset="own", own=LIST)
    assert "75/150   15\n" in said
    assert await rules(sim) == before
    await sim.press(ann, "uselevels")
    table = await rules(sim)
    assert (table.preset, table.structure.levels) == (Preset.OWN, FOUR)
    assert "4 levels" in sim.table_text()
    assert (await written_in(sim, ann, "levels"))["own"] == LIST


async def test_whoever_types_a_list_means_it_whatever_preset_stands_above(sim: Sim) -> None:
    ann = await opened(sim, "club")
    assert "50/100" in await send(sim, ann, "levels", own=LIST)
    assert (await rules(sim)).preset is Preset.REGULAR
    assert (await written_in(sim, ann, "levels"))["preset"] == ["own"]


async def test_a_preset_chosen_with_the_list_left_as_it_was_counts(sim: Sim) -> None:
    ann = await opened(sim, "club")
    await send(sim, ann, "levels", own=LIST)
    await sim.press(ann, "uselevels")
    await send(sim, ann, "levels", preset="hyper")
    assert (await rules(sim)).preset is Preset.HYPER
    again = await written_in(sim, ann, "levels")
    assert (again["preset"], again["own"]) == (["hyper"], LIST)


async def test_with_the_list_in_force_the_rest_changes_at_once(sim: Sim) -> None:
    ann = await opened(sim, "club")
    await send(sim, ann, "levels", own=LIST)
    await sim.press(ann, "uselevels")
    await send(sim, ann, "levels", cap="60", length="hands-5")
    table = await rules(sim)
    assert (table.structure.levels, table.hand_cap, table.structure.hands) == (FOUR, 60, 5)


async def test_antes_of_a_preset_do_not_count_with_a_list_and_that_is_said(sim: Sim) -> None:
    ann = await opened(sim, "club")
    assert "do not count" in await send(sim, ann, "levels", own=LIST, antes="each-1")
    await sim.press(ann, "uselevels")
    assert (await rules(sim)).structure.levels == FOUR


async def test_a_wrong_level_is_named_and_the_list_is_there_to_be_changed(sim: Sim) -> None:
    ann = await opened(sim, "club")
    before = await rules(sim)
    wrong = "25/50, 50/100, 75/100/5"
    assert "Level 3" in await send(sim, ann, "levels", own=wrong)
    again = await written_in(sim, ann, "levels")
    assert (again["own"], again["preset"]) == (wrong, ["own"])
    await sim.room.choose(ann)  # sent as it is
    assert "Level 3" in sim.private(ann)
    assert await rules(sim) == before
    await sim.press(ann, "levels")
    await sim.room.choose(ann, preset="turbo")
    assert (await rules(sim)).preset is Preset.TURBO


async def test_an_older_list_that_was_read_back_does_not_count_any_more(sim: Sim) -> None:
    ann = await opened(sim, "club")
    await send(sim, ann, "levels", own=LIST)
    older = sim.room.messages(ann)[-1]
    lobby = sim.room.table_message()
    await sim.press(ann, "levels", on=lobby)
    await sim.room.choose(ann, own="10/20, 20/40")
    await sim.press(ann, "uselevels", on=older)
    assert (await rules(sim)).preset is Preset.REGULAR
    assert "type it again" in sim.private(ann)
    assert (await written_in(sim, ann, "levels"))["own"] == "10/20, 20/40"


async def test_after_a_restart_a_list_has_to_be_typed_again_and_the_button_says_so(sim: Sim) -> None:
    ann = await opened(sim, "club")
    await send(sim, ann, "levels", own=LIST)
    await sim.restart()
    await sim.press(ann, "uselevels")
    assert (await rules(sim)).preset is Preset.REGULAR
    assert "type it again" in sim.private(ann)
    assert "75/150   15\n" in await send(sim, ann, "levels", own=LIST)
    await sim.press(ann, "uselevels")
    assert (await rules(sim)).structure.levels == FOUR


async def test_settings_keep_the_levels_and_levels_keep_the_settings(sim: Sim) -> None:
    ann = await opened(sim, "club")
    await send(sim, ann, "settings", stack="3000", bank="1", seats="3")
    await send(sim, ann, "levels", own=LIST, cap="60")
    await send(sim, ann, "settings", clock="90")  # while the list is being looked at
    await sim.press(ann, "uselevels")
    await send(sim, ann, "settings", clock="20")
    table = await rules(sim)
    assert (table.starting_stack, table.time_bank, table.seats, table.clock) == (3000, 1, 3, 20_000)
    assert (table.structure.levels, table.hand_cap) == (FOUR, 60)


async def test_a_stack_too_short_for_the_first_level_is_refused_both_ways(sim: Sim) -> None:
    ann = await opened(sim, "club")
    assert "2,300 chips" in await send(sim, ann, "levels", own="500/1000 ante 300")
    await send(sim, ann, "levels", own="200/400, 500/1000")
    await send(sim, ann, "settings", stack="700")
    await sim.press(ann, "uselevels")
    assert "800 chips" in sim.private(ann)
    assert (await rules(sim)).preset is Preset.REGULAR


# ---- who may


async def test_nobody_but_the_host_or_an_admin_chooses_levels(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, format="club", seats=4)
    await sim.join(bob)
    await sim.press(bob, "levels")
    assert "Only the host" in sim.private(bob)
    floor = sim.admin("floor")
    await send(sim, floor, "levels", preset="deep")
    assert (await rules(sim)).preset is Preset.DEEP


async def test_a_host_who_has_left_may_not_use_the_list(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, format="club", seats=4)
    await sim.join(bob)
    await send(sim, ann, "levels", own=LIST)
    await sim.press(ann, "leave")
    await sim.press(ann, "uselevels")
    assert (await rules(sim)).preset is Preset.REGULAR
    assert "Only the host" in sim.private(ann)


async def test_once_the_cards_are_dealt_no_list_counts(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, format="club", seats=4)
    await sim.join(bob)
    await send(sim, ann, "levels", own=LIST)
    await sim.start_game(ann)
    await sim.press(ann, "uselevels")
    assert (await rules(sim)).preset is Preset.REGULAR
    assert "already started" in sim.private(ann)


async def test_an_open_table_starts_with_two(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, format="open")
    with pytest.raises(NothingToPress):
        await sim.press(ann, "start")
    await sim.join(bob)
    await sim.start_game(ann)
    assert (await sim.table()).phase is Phase.RUNNING


# ---- once more


async def test_a_rematch_of_a_club_has_its_own_levels_and_all_its_rules(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, format="club", seats=2)
    await send(sim, ann, "settings", stack="1200", clock="60", bank="1", language="de")
    await send(sim, ann, "levels", own="200/400, 300/600 bb-ante 600", length="minutes-5", cap="90")
    await sim.press(ann, "uselevels")
    before = await rules(sim)
    await sim.join(bob)
    await sim.start_game(ann)
    await sim.play_out(shove)
    await sim.advance(60)
    await sim.press(bob, "rematch")
    again = await sim.table()
    assert (again.rules, again.language, again.phase) == (before, "de", Phase.LOBBY)
    assert (again.rules.hand_cap, len(again.rules.structure.levels)) == (90, 2)


async def test_a_rematch_of_an_open_table_has_its_blinds_and_buy_in(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, format="open", seats=3)
    await send(sim, ann, "settings", **{"buy-in": "400", "blinds": "10/20"})
    before = await rules(sim)
    await sim.join(bob)
    await sim.start_game(ann)
    await sim.command(ann, "poker floor cancel")
    await sim.press(ann, "cancel")
    await sim.play_out(check_or_call)
    await sim.advance(60)
    await sim.press(ann, "rematch")
    again = await sim.table()
    assert (again.rules, again.phase) == (before, Phase.LOBBY)
    assert len(sim.table_ids()) == 2


def test_a_speed_or_format_on_no_list_is_refused_with_a_reason() -> None:
    for kind, speed in ((None, "warp"), ("omaha", None), ("club", "Turbo")):
        with pytest.raises(Rejected) as refused:
            rules_here(ServerSettings(1), kind, None, speed)
        assert refused.value.reason is Reason.BAD_SETTING

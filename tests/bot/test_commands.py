"""The slash commands."""

from __future__ import annotations

import unicodedata

import discord
import pytest
from discord import ui

from bot import __version__
from bot.app import DeadButton
from bot.demo.sim import InteractionResult, MemberActor, ResponseMessage
from bot.service.preferences import DeckColours, Felt, Look, Person, ServerSettings, TableViewMode
from bot.ui.settings_panel import personal_panel, server_panel
from engine.tournament import CloseReason, PauseReason, Phase, PlayerId
from i18n import LOCALES, text
from tests.bot.formats import hand_over, row_of
from tests.discord_sim import Sim


async def table_of(sim: Sim, host: MemberActor, *others: MemberActor) -> None:
    await sim.open_table(host, seats=max(2, 1 + len(others)))
    await sim.join(*others)
    await sim.start_game(host)


async def quiet(sim: Sim, person: MemberActor, name: str, **options: object) -> str:
    """A command that is answered privately."""
    answer = await sim.command(person, name, **options)
    assert answer.ephemeral
    said = sim.private(person)
    assert said
    return said


def response(answer: InteractionResult) -> ResponseMessage:
    """The message that an answer is."""
    assert answer.response is not None
    return answer.response


@pytest.mark.parametrize(
    "name",
    ["poker cards", "poker status", "poker leave", "poker floor pause", "poker floor resume", "poker floor cancel"],
)
async def test_where_there_is_no_table_it_says_so(sim: Sim, name: str) -> None:
    assert "</poker start:" in await quiet(sim, sim.person("ann"), name)  # clickable


async def test_cards_tell_a_player_what_they_hold(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await table_of(sim, ann, bob)
    mine, yours = await quiet(sim, ann, "poker cards"), await quiet(sim, bob, "poker cards")
    assert mine != yours


async def test_status_tells_the_whole_table_and_can_bring_it_down(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await table_of(sim, ann, bob)
    said = await quiet(sim, ann, "poker status")
    assert "Ann" in said
    assert "Bob" in said
    before = sim.room.table_message()
    await sim.press(ann, "down")
    after = sim.room.table_message()
    assert before is not None
    assert after is not None
    assert after.id != before.id
    await sim.press(await sim.to_act() or ann, "call")
    await sim.command(ann, "poker status")
    await sim.press(ann, "down")
    assert sim.room.table_message().id == after.id  # pyright: ignore[reportOptionalMemberAccess]


async def test_a_typed_raise_is_answered_privately_and_shown(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await table_of(sim, ann, bob)
    actor = await sim.to_act()
    assert actor is not None
    other = bob if actor is ann else ann
    assert await quiet(sim, other, "poker raise", amount="100")
    assert await sim.to_act() is actor
    await quiet(sim, actor, "poker raise", amount="1e3")
    await quiet(sim, actor, "poker raise", amount="21")
    assert await sim.to_act() is actor
    await quiet(sim, actor, "poker raise", amount="0.1k")
    assert await sim.to_act() is other
    assert (await sim.table()).hand.price == 100  # pyright: ignore[reportOptionalMemberAccess]


async def test_a_typed_all_in_asks_once_more(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await table_of(sim, ann, bob)
    actor = await sim.to_act()
    assert actor is not None
    asked = await sim.command(actor, "poker raise", amount="1,000")
    assert asked.modal is not None
    assert await sim.to_act() is actor
    await sim.fill(actor)
    assert await sim.to_act() is not actor


async def test_autocomplete_offers_the_sizes_to_whose_turn_it_is(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await table_of(sim, ann, bob)
    actor = await sim.to_act()
    assert actor is not None
    other = bob if actor is ann else ann
    found = await actor.autocomplete(sim.channel, "poker raise", "amount", "")
    assert [each["value"] for each in found] == ["40", "60", "1000"]
    assert not await other.autocomplete(sim.channel, "poker raise", "amount", "")
    begun = await actor.autocomplete(sim.channel, "poker raise", "amount", "1")
    assert [each["value"] for each in begun] == ["1000"]


async def test_leaving_a_game_asks_first(sim: Sim) -> None:
    ann, bob, cem = sim.people("ann", "bob", "cem")
    await table_of(sim, ann, bob, cem)
    seq = (await sim.log())[-1].seq
    await quiet(sim, bob, "poker leave")
    assert (await sim.log())[-1].seq == seq
    await sim.press(bob, "leave")
    row = next(row for _, row in (await sim.table()).rows() if row.player == bob.id)
    assert row.leaving
    await quiet(sim, bob, "poker leave")  # once is enough


async def test_leaving_a_lobby_does_not(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=3)
    await sim.join(bob)
    await quiet(sim, bob, "poker leave")
    assert (await sim.table()).seat_of(bob.id) is None  # pyright: ignore[reportArgumentType, reportOptionalMemberAccess]


async def test_pause_and_resume(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await table_of(sim, ann, bob)
    await quiet(sim, bob, "poker floor pause")
    assert (await sim.table()).paused is None
    await quiet(sim, ann, "poker floor pause")
    assert (await sim.table()).paused is PauseReason.FLOOR
    await sim.advance(2)
    assert "call" not in sim.room.verbs()
    await sim.advance(300)
    await quiet(sim, ann, "poker floor resume")
    assert (await sim.table()).paused is None
    await sim.advance(2)
    assert "call" in sim.room.verbs()


async def test_an_admin_removes_a_player_by_name_or_seat(sim: Sim) -> None:
    ann, bob, cem, dora = sim.people("ann", "bob", "cem", "dora")
    floor = sim.admin("floor")
    await table_of(sim, ann, bob, cem, dora)
    found = await floor.autocomplete(sim.channel, "poker floor remove", "player", "d")
    assert [each["value"] for each in found] == [f"<@{dora.id}>"]
    await quiet(sim, floor, "poker floor remove", player="nobody")
    await quiet(sim, ann, "poker floor remove", player="bob")
    assert not any(row.leaving for _, row in (await sim.table()).rows())
    await quiet(sim, floor, "poker floor remove", player="bob")
    await quiet(sim, floor, "poker floor remove", player="3")
    table = await sim.table()
    gone = {row.player for _, row in table.rows() if row.leaving} | {out.player for out in table.outs}
    assert gone == {bob.id, cem.id}


async def test_a_blank_name_removes_nobody(sim: Sim) -> None:
    (ann,) = sim.people("ann")
    await sim.open_table(ann, seats=3)
    await sim.press(ann, "house")
    before = await sim.table()
    for blank in (" ", "\t ", "\u3164"):
        await quiet(sim, ann, "poker floor remove", player=blank)
    assert await sim.table() == before


async def test_a_name_that_cannot_be_seen_is_offered_by_its_seat(sim: Sim) -> None:
    ann, ghost = sim.person("ann"), sim.person("ghost", display="\u3164")
    await table_of(sim, ann, ghost)
    found = await ann.autocomplete(sim.channel, "poker floor remove", "player", "2")
    assert [each["name"] for each in found] == ["2 · Player 2"]


async def test_cancelling_a_game_asks_first(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await table_of(sim, ann, bob)
    await quiet(sim, bob, "poker floor cancel")
    await quiet(sim, ann, "poker floor cancel")
    assert (await sim.table()).phase is Phase.RUNNING
    await sim.press(ann, "cancel")
    assert (await sim.table()).close_reason is CloseReason.HOST


async def test_rules_and_about_in_the_readers_language(sim: Sim) -> None:
    ann, eve = sim.person("ann"), sim.person("eve", locale="fr")
    for name in ("poker rules", "poker about"):
        assert await quiet(sim, ann, name) != await quiet(sim, eve, name)


async def test_about_names_the_source_only_where_it_is_set(sim: Sim) -> None:
    assert "http" not in await quiet(sim, sim.person("ann"), "poker about")


@pytest.mark.sim(source_url="https://example.org/deadbutton")
async def test_about_names_version_and_source(sim: Sim) -> None:
    said = await quiet(sim, sim.person("ann"), "poker about")
    assert "https://example.org/deadbutton" in said
    assert __version__ in said


async def test_my_settings_are_saved_as_they_are_chosen(sim: Sim) -> None:
    ann = sim.person("ann")
    panel = await sim.command(ann, "poker settings")
    english = sim.private(ann)
    await ann.select(response(panel), ["de"], custom_id="set1:me:language")
    await sim.command(ann, "poker settings")
    assert sim.private(ann) != english


async def test_server_settings_are_for_admins_and_hold_for_new_tables(sim: Sim) -> None:
    ann, floor = sim.person("ann"), sim.admin("floor")
    panel = await sim.command(floor, "poker-admin settings")
    assert panel.ephemeral
    for field, value in (("speed", "turbo"), ("stack", "2000"), ("clock", "60"), ("language", "de")):
        await floor.select(response(panel), [value], custom_id=f"set1:server:{field}")
    await sim.open_table(ann)
    table = await sim.table()
    rules = table.rules
    assert (rules.speed.value, rules.starting_stack, rules.clock, table.language) == ("turbo", 2000, 60_000, "de")
    await sim.press(ann, "cancel")
    await floor.select(response(panel), ["managers"], custom_id="set1:server:start")
    await quiet(sim, ann, "poker start")
    assert len(sim.table_ids()) == 1


async def test_how_tables_look_changes_at_once_for_running_tables_of_that_server(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    floor = sim.admin("floor")
    await table_of(sim, ann, bob)
    client = sim.world.bot
    assert isinstance(client, DeadButton)
    (actor,) = client.tables.all()
    assert actor.look == Look()
    panel = await sim.command(floor, "poker-admin settings")
    for field, value in (("view", "street"), ("felt", "midnight"), ("colours", "two")):
        await floor.select(response(panel), [value], custom_id=f"set1:server:{field}")
    expected = Look(TableViewMode.STREET, Felt.MIDNIGHT, DeckColours.TWO)
    assert actor.look == expected
    assert (await client.store.server(sim.guild.id)).look == expected
    await floor.select(response(panel), ["2000"], custom_id="set1:server:stack")
    assert actor.look == expected


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_on_offer_is_short_and_without_signs_that_discord_draws_as_emojis(locale: str) -> None:
    offered = [
        each
        for panel in (personal_panel(Person(PlayerId(5)), locale), server_panel(ServerSettings(9), locale))
        for item in panel.walk_children()
        if isinstance(item, ui.Select)
        for each in item.options
    ]
    assert len(offered) > 40
    for each in offered:
        assert len(each.label) <= 60, each.label
        assert not [sign for sign in each.label if unicodedata.category(sign) == "So"], each.label


async def test_a_look_that_is_not_on_offer_is_refused(sim: Sim) -> None:
    ann, floor = sim.person("ann"), sim.admin("floor")
    await sim.open_table(ann)
    message = sim.room.table_message()
    assert message is not None
    client = sim.world.bot
    assert isinstance(client, DeadButton)
    for field in ("server:view", "server:felt", "server:colours", "server:my-colours", "me:my-colours", "me:colours"):
        answer = await sim.world.forge(floor, message, f"set1:{field}")
        assert answer.ephemeral, field
        assert "no longer in use" in response(answer).content, field
    assert (await client.store.server(sim.guild.id)).look == Look()
    assert (await client.store.person(PlayerId(floor.id))).colours is DeckColours.FOUR


async def test_my_card_colours_are_mine_alone(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    client = sim.world.bot
    assert isinstance(client, DeadButton)
    panel = await sim.command(ann, "poker settings")
    await ann.select(response(panel), ["two"], custom_id="set1:me:my-colours")
    assert (await client.store.person(PlayerId(ann.id))).colours is DeckColours.TWO
    assert (await client.store.person(PlayerId(bob.id))).colours is DeckColours.FOUR
    assert (await client.store.server(sim.guild.id)).colours is DeckColours.FOUR


async def test_only_an_admin_changes_the_speed_of_a_running_table(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    floor = sim.admin("floor")
    await table_of(sim, ann, bob)
    await quiet(sim, floor, "poker-admin speed", speed="turbo")
    assert (await sim.table()).rules.speed.value == "turbo"


async def test_missing_permissions_are_named_before_a_lobby_opens(sim: Sim) -> None:
    ann = sim.person("ann")
    me = sim.world.bot.user
    assert me is not None
    sim.channel = sim.room.channel = sim.guild.create_text_channel(
        "quiet", overwrites={me: discord.PermissionOverwrite(send_messages=False)}
    )
    said = await quiet(sim, ann, "poker start")
    assert "Send Messages" in said
    assert f"<#{sim.channel.id}>" in said
    assert not sim.table_ids()


async def test_missing_permissions_in_a_thread_are_named(sim: Sim) -> None:
    ann = sim.person("ann")
    await sim.open_table(ann, thread=True)
    await sim.press(ann, "cancel", on=sim.world.messages(sim.channel.threads[0])[-1])
    parent, sim.room.channel = sim.channel, sim.channel.threads[0]
    async with sim.world.denied(parent, send_messages_in_threads=False):
        said = await quiet(sim, ann, "poker start")
    assert "Send Messages in Threads" in said
    assert len(sim.table_ids()) == 1


async def test_without_attach_files_a_lobby_opens_only_for_a_view_in_texts(sim: Sim) -> None:
    ann, floor = sim.person("ann"), sim.admin("floor")
    async with sim.world.denied(sim.channel, attach_files=False):
        said = await quiet(sim, ann, "poker start")
        assert f"I need Attach Files in <#{sim.channel.id}>" in said
        assert "Texts only, no pictures" in said
        assert "poker-admin settings" in said
        assert not sim.table_ids()
        panel = await sim.command(floor, "poker-admin settings")
        await floor.select(response(panel), ["text"], custom_id="set1:server:view")
        await sim.open_table(ann)
        assert len(sim.table_ids()) == 1


async def test_attach_files_is_named_beside_what_else_is_missing(sim: Sim) -> None:
    async with sim.world.denied(sim.channel, attach_files=False, send_messages=False):
        said = await quiet(sim, sim.person("ann"), "poker start")
    assert "Send Messages, Attach Files" in said
    assert "Texts only" not in said


async def test_a_new_thread_needs_attach_files_of_its_channel(sim: Sim) -> None:
    async with sim.world.denied(sim.channel, attach_files=False):
        assert "Attach Files" in await quiet(sim, sim.person("ann"), "poker start", thread=True)
    assert not sim.channel.threads


async def test_tables_are_opened_where_the_server_allows_it(sim: Sim) -> None:
    ann, floor = sim.person("ann"), sim.admin("floor")
    elsewhere = sim.guild.create_text_channel("tables")
    panel = await sim.command(floor, "poker-admin settings")
    await floor.select(response(panel), [elsewhere], custom_id="set1:server:channels")
    assert f"<#{elsewhere.id}>" in await quiet(sim, ann, "poker start")
    assert not sim.table_ids()
    await floor.select(response(panel), [], custom_id="set1:server:channels")
    await quiet(sim, ann, "poker start")
    assert len(sim.table_ids()) == 1


async def test_an_admins_panel_is_no_use_to_others(sim: Sim) -> None:
    ann, floor = sim.person("ann"), sim.admin("floor")
    await sim.open_table(ann)
    message = sim.room.table_message()
    assert message is not None
    for forged in ("set1:server:stack", "set1:server:view", "set1:server:channels", "set1:"):
        answer = await sim.world.forge(ann, message, forged)
        assert answer.ephemeral
    panel = await sim.command(floor, "poker-admin settings")
    assert panel.ephemeral
    assert (await sim.table()).rules.starting_stack == 1000


async def test_t6_leaving_while_no_hand_runs_is_at_once_and_said_so(sim: Sim) -> None:
    ann, bob, cem = sim.people("ann", "bob", "cem")
    await table_of(sim, ann, bob, cem)
    await hand_over(sim)
    await sim.command(cem, "poker leave")
    assert "out of this game at once" in sim.private(cem)
    await sim.press(cem, "leave")
    assert "You have given up your seat" in sim.private(cem)
    assert row_of(await sim.table(), cem) is None


async def test_t6_leaving_in_a_hand_waits_for_its_end_and_says_so(sim: Sim) -> None:
    ann, bob, cem = sim.people("ann", "bob", "cem")
    await table_of(sim, ann, bob, cem)
    await sim.command(cem, "poker leave")
    assert "when the hand is over" in sim.private(cem)
    await sim.press(cem, "leave")
    assert "when this hand is over" in sim.private(cem)
    assert row_of(await sim.table(), cem) is not None


def test_what_the_command_to_end_a_game_says_is_true_of_every_format() -> None:
    assert text("en", "cmd-poker-floor-cancel-description") == (
        "End the game without a result, or close an open table with its ledger"
    )
    for locale in LOCALES:
        assert len(text(locale, "cmd-poker-floor-cancel-description")) <= 100

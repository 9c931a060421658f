"""`/poker rules` as people meet it: by topic and format, in their own language, at a table or without one."""

from __future__ import annotations

import re

import pytest

from bot.app import DeadButton
from bot.demo.sim import InteractionResult, MemberActor, ResponseMessage
from bot.render.rules_text import RULE_TOPICS, how_to_play, rules_text, usual_rules
from bot.service.preferences import ServerSettings, TableViewMode
from engine.formats import club, open_table
from engine.rules import Format, sit_and_go
from engine.structures import AnteKind, Antes
from i18n import LOCALES
from tests.discord_sim import Sim
from tests.e2e.formats import LOCALES as DISCORD
from tests.e2e.formats import seated


def reader(sim: Sim, locale: str) -> MemberActor:
    return sim.person(f"reader-{locale}", locale=DISCORD[locale])


def panel(answer: InteractionResult) -> ResponseMessage:
    """The private message that an answer is."""
    assert answer.response is not None
    assert answer.ephemeral
    return answer.response


def unlinked(said: str) -> str:
    """Clickable commands as they are written."""
    return re.sub(r"</(poker[^:]*):\d+>", r"`/\1`", said)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table_format", Format)
async def test_every_topic_of_every_format_is_told_in_the_readers_language(
    sim: Sim, table_format: Format, locale: str
) -> None:
    person = reader(sim, locale)
    for topic in RULE_TOPICS:
        answer = await sim.command(person, "poker rules", topic=topic, format=table_format.value)
        panel(answer)
        assert rules_text(topic, usual_rules(table_format), locale) in unlinked(sim.private(person)), topic
    assert not sim.room.texts(), "nobody else sees any of it"


@pytest.mark.parametrize("locale", LOCALES)
async def test_without_a_table_a_format_and_a_topic_it_is_a_sit_and_go_in_short(sim: Sim, locale: str) -> None:
    person = reader(sim, locale)
    panel(await sim.command(person, "poker rules"))
    assert unlinked(sim.private(person)).startswith(rules_text("overview", sit_and_go(), locale))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table_format", Format)
async def test_without_a_format_it_is_that_of_the_table_here_with_its_own_numbers(
    sim: Sim, table_format: Format, locale: str
) -> None:
    rules = {
        Format.SIT_AND_GO: sit_and_go(seats=3, stack=2000, clock=60_000),
        Format.CLUB: club(antes=Antes(AnteKind.EACH, 2), clock=20_000, time_bank=5, hand_cap=40, minutes=7),
        Format.OPEN: open_table(buy_in=5000, small=25, big=50, clock=90_000),
    }[table_format]
    await seated(sim, rules, "ann", "bob", language="de", start=table_format is not Format.CLUB)
    person = reader(sim, locale)
    for topic in ("levels", "clock", "places", "conduct"):
        await sim.command(person, "poker rules", topic=topic)
        assert rules_text(topic, rules, locale, "de") in unlinked(sim.private(person)), topic
    assert "Deutsch" in sim.private(person), "C1: the table's language is named"


async def test_another_format_than_that_of_the_table_here_is_told_as_usual(sim: Sim) -> None:
    await seated(sim, club(clock=20_000), "ann", "bob", start=False)
    person = reader(sim, "en")
    await sim.command(person, "poker rules", topic="clock", format="open")
    assert rules_text("clock", open_table(), "en") in sim.private(person)
    await sim.command(person, "poker rules", topic="clock", format="club")
    assert rules_text("clock", club(clock=20_000), "en", "en") in sim.private(person)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_lists_below_lead_to_every_topic_and_format_in_place(sim: Sim, locale: str) -> None:
    person = reader(sim, locale)
    answer = await sim.command(person, "poker rules")
    shown, wanted = Format.SIT_AND_GO, "overview"
    messages = len(sim.room.messages(person))
    for topic, table_format in (("ranks", Format.CLUB), ("places", Format.OPEN), ("floor", Format.SIT_AND_GO)):
        await person.select(panel(answer), [topic], custom_id=f"rules1:topic:{shown.value}")
        wanted = topic
        assert rules_text(wanted, usual_rules(shown), locale) in unlinked(sim.private(person))
        await person.select(panel(answer), [table_format.value], custom_id=f"rules1:format:{wanted}")
        shown = table_format
        assert rules_text(wanted, usual_rules(shown), locale) in unlinked(sim.private(person))
    assert len(sim.room.messages(person)) == messages


async def test_the_lists_still_work_after_a_restart(sim: Sim) -> None:
    person = reader(sim, "en")
    answer = await sim.command(person, "poker rules", topic="pots")
    await sim.restart()
    await person.select(panel(answer), ["raise"], custom_id="rules1:topic:sit-and-go")
    assert "not to 120" in sim.private(person)


@pytest.mark.parametrize(
    "custom_id",
    [
        "rules1:topic:sit-and-go",  # and nothing chosen
        "rules1:topic:razz",
        "rules1:format:pots",
        "rules1:format:tax",
        "rules1:colour:club",
        "rules1:",
    ],
)
async def test_what_is_on_no_list_is_refused(sim: Sim, custom_id: str) -> None:
    ann = sim.person("ann")
    await sim.open_table(ann)
    message = sim.room.table_message()
    assert message is not None
    before = sim.table_text()
    answer = await sim.world.forge(ann, message, custom_id)
    assert "no longer in use" in panel(answer).content
    assert sim.table_text() == before


@pytest.mark.sim(card_emojis=True)
async def test_ranks_are_shown_with_our_cards_unless_the_server_wants_texts(sim: Sim) -> None:
    person = reader(sim, "en")
    await sim.advance(300)
    await sim.command(person, "poker rules", topic="ranks")
    assert len(re.findall(r"<:\w+:\d+>", sim.private(person))) == 60
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    with sim.in_bot():
        await bot.store.save_server(ServerSettings(sim.guild.id, view=TableViewMode.TEXT))
    await sim.command(person, "poker rules", topic="ranks")
    assert "<:" not in sim.private(person)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table_format", Format)
async def test_how_to_play_fits_the_lobby_it_is_pressed_in(sim: Sim, table_format: Format, locale: str) -> None:
    rules = {
        Format.SIT_AND_GO: sit_and_go(clock=30_000),
        Format.CLUB: club(stack=7777, time_bank=4),
        Format.OPEN: open_table(buy_in=3000),
    }[table_format]
    await seated(sim, rules, "ann", start=False)
    person = reader(sim, locale)
    answer = await sim.press(person, "help")
    assert answer.ephemeral
    assert unlinked(sim.private(person)) == how_to_play(rules, locale)

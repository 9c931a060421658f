"""The rules as a private answer: one topic, and lists to go on to another topic or kind of table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import discord
from discord import ui

from bot.render.dress import dress
from bot.render.rules_text import RULE_TOPICS, format_name, how_to_play, rules_text, topic_name, usual_rules
from bot.service.actor import TableActor
from bot.service.ports import TableId
from bot.service.preferences import TableViewMode
from bot.ui.answers import Refused, change, linked, say
from bot.ui.room import Room, player_of
from bot.ui.submitted import chosen
from bot.ui.views import AnyItem, Interaction, Layout
from engine.rules import Format, Rules
from i18n import text

RULES_PREFIX: Final = "rules1:"
TOPIC: Final = "topic"
FORMAT: Final = "format"


def rules_panel(topic: str, rules: Rules, said: str, locale: str) -> Layout:
    """`said`, about `topic` at a table with `rules`. Each list has in its id what the other one is set to."""
    topics = [
        discord.SelectOption(label=topic_name(each, rules, locale), value=each, default=each == topic)
        for each in RULE_TOPICS
    ]
    formats = [
        discord.SelectOption(label=format_name(each, locale), value=each.value, default=each is rules.format)
        for each in Format
    ]
    return Layout(
        ui.TextDisplay(said),
        _list(f"{RULES_PREFIX}{TOPIC}:{rules.format.value}", topics, text(locale, "rules-list-topics")),
        _list(f"{RULES_PREFIX}{FORMAT}:{topic}", formats, text(locale, "rules-list-formats")),
    )


def _list(custom_id: str, options: list[discord.SelectOption], placeholder: str) -> AnyItem:
    return ui.ActionRow(ui.Select[Layout](custom_id=custom_id, options=options, placeholder=placeholder))


async def tell_rules(room: Room, interaction: Interaction, topic: str, asked: Format | None) -> None:
    """Answer privately with the rules about `topic`: of the table in this channel if it is of the format asked for or
    none was, else as they usually are.
    """
    await say(interaction, await _panel(room, interaction, topic, asked))


async def change_rules(room: Room, interaction: Interaction, custom_id: str) -> None:
    """Something was chosen in one of the lists. Raises Refused for what is on none of them."""
    which, _, other = custom_id.removeprefix(RULES_PREFIX).partition(":")
    value = next(iter(chosen(interaction)), "")
    topic, wanted = (value, other) if which == TOPIC else (other, value)
    found = next((each for each in Format if each.value == wanted), None)
    if which not in (TOPIC, FORMAT) or topic not in RULE_TOPICS or found is None:
        raise Refused("unknown-button")
    await change(interaction, await _panel(room, interaction, topic, found))


async def tell_how_to_play(room: Room, interaction: Interaction, table: TableId) -> None:
    """Answer privately with the first steps at a table, or at any when that one is gone."""
    actor = room.tables.get(table)
    rules = usual_rules(Format.SIT_AND_GO) if actor is None else actor.state.rules
    said = how_to_play(rules, await room.readers.locale(interaction))
    await say(interaction, linked(interaction, said))


async def _panel(room: Room, interaction: Interaction, topic: str, asked: Format | None) -> Layout:
    locale = await room.readers.locale(interaction)
    actor = room.tables.at(interaction.channel_id or 0)
    here = actor is not None and asked in (None, actor.state.rules.format)
    if actor is not None and here:
        rules = actor.state.rules
        said = rules_text(topic, rules, locale, actor.state.language or locale)
    else:
        rules = usual_rules(asked or Format.SIT_AND_GO)
        said = rules_text(topic, rules, locale)
    dressed = dress(linked(interaction, said), await _emojis(room, interaction, actor))
    return rules_panel(topic, rules, dressed, locale)


async def _emojis(room: Room, interaction: Interaction, actor: TableActor | None) -> Mapping[str, str]:
    """Our card emojis in the reader's colours; {} where the server wants texts only."""
    if actor is None and interaction.guild_id is not None:
        server = await room.store.server(interaction.guild_id)
        if server.view is TableViewMode.TEXT:
            return {}
    return await room.screens.emojis(actor, player_of(interaction))

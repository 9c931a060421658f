"""`/poker rules`: the rules in the reader's language, by topic and format."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.guarded import guarded
from bot.commands.words import words
from bot.render.rules_text import OVERVIEW, RULE_TOPICS
from bot.ui.room import Room
from bot.ui.rules_panel import tell_rules
from bot.ui.views import Interaction
from engine.rules import Format

TOPICS: list[app_commands.Choice[Any]] = [
    app_commands.Choice(name=words(f"choice-topic-{topic}"), value=topic) for topic in RULE_TOPICS
]
FORMATS: list[app_commands.Choice[Any]] = [
    app_commands.Choice(name=words(f"rules-format-{each.value}"), value=each.value) for each in Format
]


def rules_command(group: app_commands.Group, room: Room) -> None:
    """Add `/poker rules` to `group`."""

    @group.command(name=words("cmd-poker-rules-name"), description=words("cmd-poker-rules-description"))
    @app_commands.rename(topic=words("opt-poker-rules-topic-name"), table=words("opt-poker-rules-format-name"))
    @app_commands.describe(
        topic=words("opt-poker-rules-topic-description"), table=words("opt-poker-rules-format-description")
    )
    @app_commands.choices(topic=TOPICS, table=FORMATS)
    @guarded(room)
    async def rules(interaction: Interaction, topic: str | None = None, table: str | None = None) -> None:
        about = topic if topic in RULE_TOPICS else OVERVIEW
        await tell_rules(room, interaction, about, next((each for each in Format if each.value == table), None))

"""`/poker rules`: the rules in the reader's language."""

from __future__ import annotations

from discord import app_commands

from bot.commands.guarded import guarded
from bot.commands.words import words
from bot.render.private_text import RULE_TOPICS, rules_text
from bot.ui.answers import say
from bot.ui.room import Room
from bot.ui.views import Interaction

TOPICS = [app_commands.Choice(name=words(f"choice-topic-{topic}"), value=topic) for topic in RULE_TOPICS]


def rules_command(group: app_commands.Group, room: Room) -> None:
    """Add `/poker rules` to `group`."""

    @group.command(name=words("cmd-poker-rules-name"), description=words("cmd-poker-rules-description"))
    @app_commands.rename(topic=words("opt-poker-rules-topic-name"))
    @app_commands.describe(topic=words("opt-poker-rules-topic-description"))
    @app_commands.choices(topic=TOPICS)
    @guarded(room)
    async def rules(interaction: Interaction, topic: str | None = None) -> None:
        asked = topic if topic in RULE_TOPICS else RULE_TOPICS[0]
        await say(interaction, rules_text(asked, await room.readers.locale(interaction)))

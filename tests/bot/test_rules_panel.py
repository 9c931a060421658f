"""The lists below an answer of `/poker rules`."""

from __future__ import annotations

import pytest

from bot.render.rules_text import RULE_TOPICS, rules_text, usual_rules
from bot.ui.rules_panel import rules_panel
from engine.rules import Format
from i18n import LOCALES
from tests.bot.test_layouts import check_limits, components

LIST = 3


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table_format", Format)
@pytest.mark.parametrize("topic", RULE_TOPICS)
def test_they_offer_every_topic_and_format_and_show_what_is_told_now(
    topic: str, table_format: Format, locale: str
) -> None:
    rules = usual_rules(table_format)
    panel = rules_panel(topic, rules, rules_text(topic, rules, locale), locale)
    check_limits(panel)
    topics, formats = [each for each in components(panel) if each["type"] == LIST]
    assert [each["value"] for each in topics["options"]] == list(RULE_TOPICS)
    assert [each["value"] for each in formats["options"]] == [each.value for each in Format]
    assert [each["value"] for each in topics["options"] if each.get("default")] == [topic]
    assert [each["value"] for each in formats["options"] if each.get("default")] == [table_format.value]
    assert topics["custom_id"] == f"rules1:topic:{table_format.value}"
    assert formats["custom_id"] == f"rules1:format:{topic}"

"""Slash commands as Discord gets them: every name and description in every language, within the limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.command_texts import DISCORD_LOCALES
from tests.discord_sim import Sim

LOCALES = {locale.value for locale in DISCORD_LOCALES}
NAME = re.compile(r"^[-_'\w]{1,32}$")  # Discord's own, for these alphabets
SUBCOMMAND, GROUP = 1, 2


def commands(sim: Sim) -> list[dict[str, Any]]:
    """What was sent at the start."""
    (sync,) = [each for each in sim.world.requests if each.method == "PUT" and each.path.endswith("/commands")]
    assert isinstance(sync.json, list)
    return sync.json


def nodes(found: list[dict[str, Any]], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Commands, groups and options, with where they are."""
    for each in found:
        here = f"{path} {each['name']}".strip()
        yield here, each
        yield from nodes(each.get("options") or [], here)


async def test_the_commands_of_this_version(sim: Sim) -> None:
    paths = [path for path, node in nodes(commands(sim)) if node.get("type") in (SUBCOMMAND, None)]
    leaves = {path for path in paths if not any(other.startswith(path + " ") for other in paths)}
    assert leaves == {
        "poker start",
        "poker cards",
        "poker status",
        "poker raise",
        "poker leave",
        "poker rules",
        "poker about",
        "poker settings",
        "poker floor pause",
        "poker floor resume",
        "poker floor remove",
        "poker floor warn",
        "poker floor penalty",
        "poker floor misdeal",
        "poker floor undo",
        "poker floor cancel",
        "poker-admin settings",
        "poker-admin speed",
    }


async def test_everything_is_said_in_every_language(sim: Sim) -> None:
    assert {"en-US", "en-GB", "fr", "de"} <= LOCALES
    for path, node in nodes(commands(sim)):
        assert set(node.get("name_localizations") or {}) == LOCALES, path
        assert set(node.get("description_localizations") or {}) == LOCALES, path
        for choice in node.get("choices") or []:
            assert set(choice.get("name_localizations") or {}) == LOCALES, (path, choice)


async def test_names_and_descriptions_keep_to_discords_limits(sim: Sim) -> None:
    for path, node in nodes(commands(sim)):
        for name in (node["name"], *node["name_localizations"].values()):
            assert NAME.match(name), (path, name)
            assert name == name.lower(), (path, name)
        for said in (node["description"], *node["description_localizations"].values()):
            assert 1 <= len(said) <= 100, (path, said)
        for choice in node.get("choices") or []:
            for name in (choice["name"], *(choice.get("name_localizations") or {}).values()):
                assert 1 <= len(name) <= 100, (path, name)
        assert len(node.get("options") or []) <= 25


async def test_no_two_names_beside_each_other_are_the_same_in_any_language(sim: Sim) -> None:
    groups = [commands(sim), *[node.get("options") or [] for _, node in nodes(commands(sim))]]
    for group in groups:
        for locale in LOCALES:
            names = [each["name_localizations"][locale] for each in group]
            assert len(set(names)) == len(names), names


async def test_a_command_with_its_longest_texts_stays_under_8000_characters(sim: Sim) -> None:
    for command in commands(sim):
        total = 0
        for _, node in nodes([command]):
            for key in ("name", "description"):
                total += max(map(len, (node[key], *node[f"{key}_localizations"].values())))
            for choice in node.get("choices") or []:
                total += max(map(len, (choice["name"], *(choice.get("name_localizations") or {}).values())))
                total += len(str(choice["value"]))
        assert total <= 8000, command["name"]


async def test_admin_commands_are_hidden_from_others_and_none_works_in_direct_messages(sim: Sim) -> None:
    poker, admin = sorted(commands(sim), key=lambda each: each["name"])
    assert poker["default_member_permissions"] is None
    assert int(admin["default_member_permissions"]) == 0x20
    assert poker["contexts"] == admin["contexts"] == [0]

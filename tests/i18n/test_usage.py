"""Every text is used, and every text that the code asks for is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from i18n import LOCALES
from tests.i18n.texts import CODE, IDS, MESSAGES, ROOT, literals

# Texts whose ids are put together by the code: beginning, and where that is done. Everything else stands in the code
# as it is.
FAMILIES = {
    "rank-": "bot/render/cards.py",
    "ranks-": "bot/render/hands.py",
    "ranks-of-": "bot/render/hands.py",
    "high-": "bot/render/hands.py",
    "rules-format-": "bot/render/rules_text.py",
    "choice-": "bot/ui/settings_panel.py",
    "settings-": "bot/ui/lobby_settings.py",
    "permission-": "bot/ui/opening.py",
    "amount-": "bot/ui/amount_dialog.py",
    "button-": "bot/ui/lobby.py",
    "advance-": "bot/ui/in_advance.py",
}


def strings() -> set[str]:
    found: set[str] = set()
    for path in CODE:
        found |= {str(node.value) for node in literals(path)}
    return found


def beginnings(path: Path) -> set[str]:
    """The beginnings of strings that a module puts together, as in f"choice-{name}"."""
    return {
        str(node.values[0].value)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant)
    }


def calls() -> list[tuple[str, ast.Call, str]]:
    """Where a text is asked for by its id: (file, call, id)."""
    found: list[tuple[str, ast.Call, str]] = []
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            at = {"text": 1, "say": 0, "Refused": 0, "words": 0}.get(name)
            if at is None or len(node.args) <= at:
                continue
            asked = node.args[at]
            options = [asked.body, asked.orelse] if isinstance(asked, ast.IfExp) else [asked]
            for each in options:
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    found.append((str(path.relative_to(ROOT)), node, each.value))
    return found


def test_no_text_is_left_unused() -> None:
    used = strings()
    assert not [name for name in IDS if name not in used and not name.startswith(tuple(FAMILIES))]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_is_made_where_it_says(family: str) -> None:
    path = ROOT / FAMILIES[family]
    assert family in beginnings(path)
    assert [name for name in IDS if name.startswith(family)]


def test_every_text_that_the_code_asks_for_is_there() -> None:
    missing = [(path, node.lineno, name) for path, node, name in calls() if name not in MESSAGES["en"]]
    assert not missing


def test_every_text_is_given_all_its_variables() -> None:
    wrong: list[tuple[str, int, str]] = []
    for path, node, name in calls():
        if any([keyword.arg is None for keyword in node.keywords]):
            continue  # **given
        given = {keyword.arg for keyword in node.keywords}
        if name in MESSAGES["en"] and not MESSAGES["en"][name] <= given:
            if isinstance(node.func, ast.Name) and node.func.id == "words":
                continue
            wrong.append((path, node.lineno, name))
    assert not wrong


def test_languages_are_offered_under_their_own_names() -> None:
    for locale in LOCALES:
        assert "language-name" in MESSAGES[locale]


SENTENCE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")
COMMAND = re.compile(r"poker( [a-z]+){1,2}$")


def _told_to_operators(path: str) -> bool:
    """Logs, settings, storage and the demo's `--help` speak English to whoever runs the bot, as simcord does."""
    return path.startswith(("bot/store/", "bot/demo/sim", "bot/service/", "bot/operations/", "i18n/")) or path in (
        "bot/demo/__main__.py",
        "bot/__main__.py",
        "bot/terminal.py",
        "bot/settings.py",
        "bot/logs.py",
        "bot/log_limits.py",
        "bot/app.py",
        "bot/presenter/requests.py",
    )


def test_no_sentence_for_players_stands_in_the_code() -> None:
    found: list[tuple[str, int, str]] = []
    for path in CODE:
        where = str(path.relative_to(ROOT))
        if _told_to_operators(where):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        excused: set[int] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Raise | ast.Assert):
                excused |= {id(each) for each in ast.walk(node)}
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = node.func.value
                if isinstance(owner, ast.Name) and owner.id in ("log", "log_", "re"):
                    excused |= {id(each) for each in ast.walk(node)}
        lines = {
            node.lineno: str(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in excused
        }
        told = {str(node.value) for node in literals(path)}
        found += [
            (where, line, value)
            for line, value in lines.items()
            if value in told and SENTENCE.search(value) and not COMMAND.match(value)
        ]
    assert not found

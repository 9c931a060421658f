"""Hole cards and decks have one way out: `engine.view(state, viewer)`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("bot/commands", "bot/operations", "bot/presenter", "bot/render", "bot/ui")
SECRET: Final = {"deck", "HoleCardsDealt", "DeclareMisdeal", "StartHand"}
"""Names that hold a deck or hole cards, or make them."""

# Which of them, and a hand's own `.cards`, may be read where, and why that tells nobody anything.
ALLOWED: Final = {
    "bot/presenter/deals.py": ({"HoleCardsDealt"}, "asks whether cards have been dealt and when, not which"),
    "bot/render/hand_lines.py": ({"HoleCardsDealt"}, "leaves the event out of what is told"),
    "bot/render/known.py": ({"HoleCardsDealt"}, "names the events that there are"),
}


def used(path: Path) -> Iterator[tuple[str, int]]:
    """Every secret name that the module reads or imports, with its line."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Name) and node.id in SECRET:
            yield node.id, node.lineno
        elif isinstance(node, ast.Attribute) and node.attr in SECRET:
            yield node.attr, node.lineno
        elif isinstance(node, ast.Attribute) and node.attr == "cards" and _is_raw_hand(node.value):
            yield "hand.cards", node.lineno
        elif isinstance(node, ast.MatchClass) and _takes_out(node):
            yield f"what is in {_last(node.cls)}", node.lineno


def _is_raw_hand(node: ast.expr) -> bool:
    """Whether this is the hand of a state: `state.hand.cards`, `event.cards`, a hand built by the engine."""
    return _last(node) in {"hand", "event"}


def _takes_out(node: ast.MatchClass) -> bool:
    """Whether a pattern names the cards of a deal, or the deck of a misdeal, its third field."""
    match _last(node.cls):
        case "HoleCardsDealt":
            return bool(node.patterns or node.kwd_patterns)
        case "MisdealDeclared":
            return len(node.patterns) > 2 or "deck" in node.kwd_attrs
        case _:
            return False


def _last(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def modules() -> list[Path]:
    return sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))


def found_in(path: Path) -> set[str]:
    return {name for name, _ in used(path)}


def test_nobody_who_shows_anything_reads_hole_cards_or_decks_past_the_view() -> None:
    wrong = {
        (str(path.relative_to(ROOT)), line, name)
        for path in modules()
        for name, line in used(path)
        if name not in ALLOWED.get(str(path.relative_to(ROOT)), (set(), ""))[0]
    }
    assert not wrong


@pytest.mark.parametrize("path", ALLOWED)
def test_every_exception_is_still_needed_and_says_why(path: str) -> None:
    names, why = ALLOWED[path]
    assert found_in(ROOT / path) == names
    assert why


@pytest.mark.parametrize(
    "code",
    [
        "def f(state): return state.hand.cards[0]",
        "def f(hand): return hand.cards",
        "def f(state): return state.hand.deal.deck",
        "from engine import events\ndef f(each): return isinstance(each, events.HoleCardsDealt)",
        "def f(event):\n match event:\n  case HoleCardsDealt(cards=cards): return cards",
        "def f(event):\n match event:\n  case MisdealDeclared(_, _, deck): return deck",
        "def f(event): return event.cards",
    ],
)
def test_a_module_that_reads_them_is_found(tmp_path: Path, code: str) -> None:
    (tmp_path / "module.py").write_text(code)
    assert found_in(tmp_path / "module.py")


def test_the_engines_own_view_is_what_everything_else_uses() -> None:
    makers = [path for path in (ROOT / "engine").glob("*.py") if "class TableView" in path.read_text("utf-8")]
    assert [path.name for path in makers] == ["view.py"]

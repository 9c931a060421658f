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
    tree = ast.parse(path.read_text("utf-8"))
    hands = raw_hands(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in SECRET:
                yield name, node.lineno
            case ast.Attribute(attr="cards", value=value) if _last(value) in hands:
                yield "hand.cards", node.lineno
            case ast.Call(func=func, args=args) if _last(func) == "getattr" and "cards" in map(_constant, args):
                yield "hand.cards", node.lineno
            case ast.MatchClass(cls=cls) if _takes_out(node):
                yield f"what is in {_last(cls)}", node.lineno
            case _:
                pass


def raw_hands(tree: ast.AST) -> set[str]:
    """The names of the hand of a state or an event in a module, and of whatever is made from one of these by name."""
    hands = {"hand", "event"}
    while more := {name for name, value in _bound(tree) if _last(value) in hands} - hands:
        hands |= more
    return hands


def _bound(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Every name that is given a value, with each value that it may be."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=targets, value=value):
                names = [each for target in targets for each in ast.walk(target)]
                values = value.elts if isinstance(value, ast.Tuple) else [value]
            case ast.AnnAssign(target=target, value=ast.expr() as value) | ast.NamedExpr(target=target, value=value):
                names, values = [target], [value]
            case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value):
                names, values = list(ast.walk(target)), [value]
            case _:
                continue
        for name in names:
            for each in values:
                for one in (each.body, each.orelse) if isinstance(each, ast.IfExp) else (each,):
                    if isinstance(name, ast.Name):
                        yield name.id, one


def _takes_out(node: ast.MatchClass) -> bool:
    """Whether a pattern names the cards of a deal, or the deck of a misdeal, its third field."""
    match _last(node.cls):
        case "HoleCardsDealt":
            return bool(node.patterns or node.kwd_patterns)
        case "MisdealDeclared":
            return len(node.patterns) > 2 or "deck" in node.kwd_attrs
        case _:
            return False


def _constant(node: ast.expr) -> object:
    return node.value if isinstance(node, ast.Constant) else None


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
        "def f(state):\n dealt = state.hand\n return dealt.cards if dealt else ()",
        "def f(state):\n if (dealt := state.hand) is not None: return dealt.cards",
        "def f(log):\n it = log.event\n other = it\n return other.cards",
        "def f(state, now):\n dealt, at = state.hand, now\n return dealt.cards",
        "def f(state):\n dealt = state.hand if state else None\n return [two for two in dealt.cards]",
        "def f(each): return getattr(each, 'cards', ())",
    ],
)
def test_a_module_that_reads_them_is_found(tmp_path: Path, code: str) -> None:
    (tmp_path / "module.py").write_text(code)
    assert found_in(tmp_path / "module.py")


def test_the_engines_own_view_is_what_everything_else_uses() -> None:
    makers = [path for path in (ROOT / "engine").glob("*.py") if "class TableView" in path.read_text("utf-8")]
    assert [path.name for path in makers] == ["view.py"]

"""All texts as they are written, and the code that uses them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from i18n.locales import FOLDER, LOCALES

ROOT = FOLDER.parent
CODE = [*sorted((ROOT / "bot").rglob("*.py")), *sorted((ROOT / "i18n").rglob("*.py"))]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def resources(locale: str) -> Iterator[tuple[Path, ftl.Resource]]:
    """The parsed files of a language."""
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        yield path, FluentParser().parse(path.read_text("utf-8"))


def messages(locale: str) -> dict[str, set[str]]:
    """Every id of a language with the variables of its text."""
    found: dict[str, set[str]] = {}
    for path, resource in resources(locale):
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


MESSAGES = {locale: messages(locale) for locale in LOCALES}
IDS = sorted(MESSAGES["en"])


def literals(path: Path) -> Iterator[ast.Constant]:
    """The strings of a module that are no docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    docstrings: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                docstrings.add(id(first.value))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node

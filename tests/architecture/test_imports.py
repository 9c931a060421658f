"""Who may import whom. The contracts themselves stand in pyproject.toml."""

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

# What the engine may use of the standard library: nothing that knows the time, draws a number or touches the machine.
PURE = {
    "__future__", "bisect", "collections", "dataclasses", "enum", "functools", "heapq", "itertools", "math", "operator",
    "sys", "typing",
}  # fmt: skip


def imported_by(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file.name} has a relative import"
            found.add((node.module or "").partition(".")[0])
    return found


def test_every_import_keeps_to_its_room() -> None:
    """In a process of its own, because import-linter switches off the loggers it finds."""
    lint = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", lint], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_engine_needs_only_itself_and_pure_standard_library() -> None:
    for file in sorted((ROOT / "engine").rglob("*.py")):
        strange = imported_by(file) - PURE - {"engine"}
        assert not strange, f"engine/{file.name} imports {strange}"


def test_house_players_are_told_nothing_but_what_a_view_holds() -> None:
    """A house player that could reach the table's state could look at the deck."""
    for file in sorted((ROOT / "bot" / "service").glob("house*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "engine.hand":
                assert {alias.name for alias in node.names} <= {"Street", "Turn"}, file.name
            elif isinstance(node, ast.ImportFrom):
                assert node.module not in ("engine", "engine.table", "engine.dealer", "engine.deck"), file.name
                if node.module == "engine.tournament":
                    assert "Tournament" not in {alias.name for alias in node.names}, file.name


def test_no_file_of_the_engine_prints_or_opens_anything() -> None:
    for file in sorted((ROOT / "engine").rglob("*.py")):
        calls = {
            node.func.id
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not calls & {"print", "open", "input", "exec", "eval"}, f"engine/{file.name}"

"""What the conformance commands share: reading the files, counting, telling the first failures."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FAILURES_TOLD = 10

Record = dict[str, Any]
Check = Callable[[Record], None]


class Mismatch(AssertionError):
    """The engine says something else than the record."""


def expect(what: str, ours: object, theirs: object) -> None:
    """Raises Mismatch when the two differ."""
    if ours != theirs:
        raise Mismatch(f"{what}: the engine says {ours}, the record {theirs}")


def shared_folder() -> Path:
    """Where the recorded hands are: not part of this repository."""
    return (ROOT / os.environ.get("DEADBUTTON_SHARED", "../shared")).resolve()


def records(path: Path) -> Iterator[Record]:
    """The records of a file: one a line, or one list of them."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".json":
        yield from json.loads(text)
    else:
        for line in text.splitlines():
            if line.strip():
                yield json.loads(line)


def failures(found: Iterable[Record], check: Check) -> tuple[int, list[str]]:
    """How many records pass, and what is wrong with each of the others."""
    passed = 0
    wrong: list[str] = []
    for record in found:
        try:
            check(record)
        except Exception as error:  # noqa: BLE001 - anything the engine raises is a failure of that record, not of the run
            wrong.append(f"{_name(record)}: {type(error).__name__}: {error}")
        else:
            passed += 1
    return passed, wrong


def _name(record: Record) -> str:
    return str(record.get("id") or f"{record['prev']['id']} > {record['next']['id']}")


def run(check: Check, arguments: list[str]) -> int:
    """Check every record of the files named; 0 when all pass, 1 when some fail, 2 when called without a file."""
    if not arguments:
        print("name at least one file", file=sys.stderr)
        return 2
    passed, wrong = failures((record for name in arguments for record in records(Path(name))), check)
    print(f"{passed} passed, {len(wrong)} failed")
    for line in wrong[:FAILURES_TOLD]:
        print(line)
    return 1 if wrong else 0

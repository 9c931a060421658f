"""Log lines: where it happened stands in fields, nobody's name can forge one, and no flood hides the rest."""

from __future__ import annotations

import ast
import io
import json
import logging
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import logs
from bot.log_limits import MOST, Limit

ROOT = Path(__file__).parents[2]
CALLS = {"debug", "info", "warning", "error", "exception", "critical", "log"}
AT_HAND = {"actor", "_actor"}
ABOUT_ALL = {"the tables could not be brought back yet"}
EVIL = {
    "a line of its own": "ann\n2026-01-31T12:00:00.000Z ERROR bot.app: all chips are gone",
    "a carriage return": "ann\rbob",
    "another line break": "ann\u2028bob\x85carol\x0bdave",
    "a colour": "\x1b[31mann\x1b[0m",
    "a terminal's command": "\x9b2Jann\x07",
    "writing turned round": "\u202eann\u2066bob",
    "half a character": "ann\ud83d",
    "nothing at all": "\u200b\ufeff",
}


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


def listening(form: str) -> io.StringIO:
    out = io.StringIO()
    logs.configure("INFO", form, "the.secret.token", stream=out)
    return out


def said(out: io.StringIO) -> list[str]:
    return out.getvalue().splitlines()


log = logging.getLogger("bot.test")


@pytest.mark.parametrize("name", EVIL.values(), ids=EVIL)
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_name_is_one_harmless_piece_of_one_line(form: str, name: str) -> None:
    out = listening(form)
    try:
        raise ValueError(name)
    except ValueError:
        log.exception("%s has left", name, extra={"table": 7})
    (line,) = out.getvalue().split("\n")[:-1]
    assert line.isprintable()
    told = json.loads(line)["message"] if form == "json" else line
    assert "has left" in told
    for mark in "\x1b\x9b\x07\x0b\x85\r\u2028\u202e\u2066\u200b\ufeff\ud83d":
        assert mark not in told


def test_a_name_cannot_look_like_a_field() -> None:
    out = listening("text")
    log.warning("%s has left", "ann table=9 hand=9", extra={"table": 7, "hand": 3, "seq": 41})
    (line,) = said(out)
    ours, _, _ = line.partition(": ")
    assert re.fullmatch(r"\S+Z WARNING bot\.test table=7 hand=3 seq=41", ours)


def test_json_lines_keep_their_shape() -> None:
    out = listening("json")
    try:
        raise ValueError("no chips")
    except ValueError:
        log.exception("lost", extra={"table": 7, "hand": 3, "seq": 41, "guild": 1, "channel": 2})
    log.warning("plain", extra={"table": "seven"})
    full, plain = [json.loads(line) for line in said(out)]
    assert list(full) == ["time", "level", "logger", "message", "table", "hand", "seq", "guild", "channel", "trace"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", full["time"])
    assert full["trace"].splitlines()[-1] == "ValueError: no chips"
    assert list(plain) == ["time", "level", "logger", "message"]
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    for field in full:
        assert f"| `{field}` |" in page


def test_a_flood_of_one_line_is_told_as_a_number_and_hides_nothing_else() -> None:
    out = listening("text")
    handler = logging.getLogger().handlers[0]

    def at(second: float, words: str, *given: object) -> None:
        record = logging.LogRecord("bot.test", logging.WARNING, "", 0, words, given, None)
        record.created = 1e9 + second
        handler.handle(record)

    for number in range(MOST + 70):
        at(number / 10, "a press of %s was not answered", number)
    at(20, "something else")
    lines = said(out)
    assert len(lines) == MOST + 1
    assert lines[-1].endswith("something else")
    at(61, "something else")
    assert said(out)[-2].endswith("70 more lines like this within a minute: a press of 99 was not answered")
    at(62, "a press of %s was not answered", "ann")
    assert said(out)[-1].endswith("a press of ann was not answered")


def test_a_line_is_told_again_after_the_clock_was_set_back() -> None:
    out = listening("text")
    handler = logging.getLogger().handlers[0]

    def at(second: float) -> None:
        record = logging.LogRecord("bot.test", logging.WARNING, "", 0, "a press was not answered", (), None)
        record.created = 1e9 + second
        handler.handle(record)

    for _ in range(MOST + 70):
        at(7200)
    at(0)
    assert said(out)[-2].endswith("70 more lines like this within a minute: a press was not answered")
    assert said(out)[-1].endswith("bot.test: a press was not answered")


def test_what_a_flood_held_back_is_without_tokens_too() -> None:
    out = listening("json")
    for _ in range(MOST + 5):
        log.error("refused for %s", "the.secret.token")
    (limit,) = [each for each in logging.getLogger().handlers[0].filters if isinstance(each, Limit)]
    limit.flush()
    assert json.loads(said(out)[-1])["message"].startswith("5 more lines like this")
    assert "secret" not in out.getvalue()


class Unspeakable:
    """Something whose words break."""

    def __str__(self) -> str:
        raise RuntimeError("the.secret.token")

    __repr__ = __str__


@pytest.mark.parametrize(
    ("words", "given"),
    [
        ("%d chips", ("many",)),
        ("%s and %s", ("ann",)),
        ("chips", ("ann",)),
        ("%(who)s", ({"whom": "ann"},)),
        ("%s", (Unspeakable(),)),
        (Unspeakable(), ()),
    ],
    ids=["no number", "too few", "too many", "another name", "broken", "broken words"],
)
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_log_call_that_is_wrong_is_a_line_and_no_error(form: str, words: object, given: tuple[object, ...]) -> None:
    out = listening(form)
    logging.getLogger("somebody.elses").warning(words, *given)
    (line,) = said(out)
    assert "cannot be written out" in line
    for _ in range(MOST):
        logging.getLogger("somebody.elses").warning(words, *given)
    (limit,) = [each for each in logging.getLogger().handlers[0].filters if isinstance(each, Limit)]
    limit.flush()
    assert "1 more lines like this" in said(out)[-1]
    assert "secret" not in out.getvalue()


@pytest.mark.parametrize(
    "words",
    [
        "POST https://discord.com/api/v10/webhooks/12/aW50ZXI.abc-_9/messages/@original",
        "/interactions/12/aW50ZXI.abc-_9/callback",
        "url=https%3A%2F%2Fdiscord.com%2Fapi%2Fwebhooks%2F12%2FaW50ZXI.abc-_9%2Fmessages",
        "{'id': '12', 'token': 'aW50ZXI.abc-_9', 'type': 3}",
        '{"token":"aW50ZXI.abc-_9"}',
        "Interaction(id=12, token=aW50ZXI.abc-_9)",
        "Token: aW50ZXI.abc-_9",
    ],
)
def test_the_token_of_an_interaction_is_hidden_wherever_it_stands(words: str) -> None:
    out = listening("text")
    log.warning("refused: %s", words)
    (line,) = said(out)
    assert not any(piece in line for piece in ("aW50ZXI", "abc-_9"))
    assert "refused: " in line
    assert "12" in line or "12" not in words


def test_a_warning_of_a_library_is_a_line_like_all_others() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(False)
        out = listening("json")
        warnings.warn("the.secret.token\nis old", ResourceWarning, stacklevel=1)
        logging.captureWarnings(False)
    (line,) = said(out)
    assert json.loads(line)["logger"] == "py.warnings"
    assert "secret" not in line


def log_calls(tree: ast.AST) -> Iterator[tuple[ast.Call, ast.AST | None]]:
    """Every call of `log`, with the function that it is in."""

    def walk(node: ast.AST, inside: ast.AST | None) -> Iterator[tuple[ast.Call, ast.AST | None]]:
        for child in ast.iter_child_nodes(node):
            function = child if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else inside
            if isinstance(child, ast.Call) and isinstance(child.func, ast.Attribute) and child.func.attr in CALLS:
                owner = child.func.value
                if isinstance(owner, ast.Name) and owner.id == "log":
                    yield child, function
            yield from walk(child, function)

    return walk(tree, None)


def has_actor(function: ast.AST | None) -> bool:
    """Whether the table's actor is at hand in this function."""
    if function is None:
        return False
    names = {each.id for each in ast.walk(function) if isinstance(each, ast.Name)}
    names |= {each.arg for each in ast.walk(function) if isinstance(each, ast.arg)}
    names |= {each.attr for each in ast.walk(function) if isinstance(each, ast.Attribute)}
    return bool(names & AT_HAND)


def test_where_it_happened_is_never_in_the_words_and_in_the_fields_wherever_it_is_known() -> None:
    wrong: list[str] = []
    seen = 0
    for path in sorted((ROOT / "bot").rglob("*.py")):
        where = path.relative_to(ROOT).as_posix()
        if where.startswith("bot/demo/"):
            continue
        for call, function in log_calls(ast.parse(path.read_text("utf-8"))):
            seen += 1
            assert isinstance(call.func, ast.Attribute)
            words = call.args[1 if call.func.attr == "log" else 0]
            if not isinstance(words, ast.Constant) or not isinstance(words.value, str):
                wrong.append(f"{where}:{call.lineno} does not log plain words")
            elif re.search(r"\b(table|hand|seq|event|channel|guild|server)\b[ =#:]*%", words.value):
                wrong.append(f"{where}:{call.lineno} has a field in its words: {words.value}")
            elif (
                words.value not in ABOUT_ALL
                and has_actor(function)
                and "extra" not in {each.arg for each in call.keywords}
            ):
                wrong.append(f"{where}:{call.lineno} does not say where: {words.value}")
    assert not wrong, "\n".join(wrong)
    assert seen > 40

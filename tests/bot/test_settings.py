"""Settings: from the environment, each fault named with what is allowed, the token never shown."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import logs
from bot.__main__ import main
from bot.service.ports import StoreError
from bot.settings import BadSettings, Settings, load
from bot.store.sqlite import SqliteStore

TOKEN = "MTIz.abc.secret-part"


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No `.env` and no variables of whoever runs the tests."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.delenv("DYNO", raising=False)


def test_only_the_token_is_required(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN}\n")
    settings = load()
    assert settings.token() == TOKEN
    assert settings.database_path == Path("data/deadbutton.db")


def test_a_token_may_be_in_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "token").write_text(TOKEN + "\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))
    assert load().token() == TOKEN


def test_settings_may_be_in_a_dotenv_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nLOG_FORMAT=json\nDEV_GUILD_ID=\nSOMETHING_ELSE=1\n")
    settings = load()
    assert (settings.token(), settings.log_format, settings.dev_guild_id) == (TOKEN, "json", None)


def test_without_a_token_it_says_where_to_get_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    said = capsys.readouterr().err
    assert said.startswith("DISCORD_TOKEN is missing")
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize("content", [None, ""])
def test_a_token_file_that_is_missing_or_empty_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None
) -> None:
    path = tmp_path / "token"
    if content is not None:
        path.write_text(content)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(path))
    assert main([]) == 2
    assert str(path) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("SHARD_COUNT", "0", "1 to 10000"),
        ("SHARD_COUNT", "many", "1 to 10000"),
        ("LOG_FORMAT", "xml", "text or json"),
        ("LOG_LEVEL", "loud", "DEBUG, INFO, WARNING or ERROR"),
        ("DEFAULT_LANGUAGE", "es", "en, fr, de"),
        ("DEV_GUILD_ID", "-1", "the id of a server"),
        ("ALLOW_EPHEMERAL", "perhaps", "1 or 0"),
        ("SOURCE_URL", "my disk", "begins with https://"),
        ("DATABASE_PATH", ":memory:", "a path to a file"),
    ],
)
def test_a_value_out_of_range_is_named_with_the_allowed_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str, allowed: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, value)
    assert main([]) == 2
    said = capsys.readouterr().err
    assert name in said
    assert allowed in said
    assert len(said.splitlines()) == 1
    assert TOKEN not in said


def test_two_faults_are_two_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHARD_COUNT", "0")
    monkeypatch.setenv("LOG_FORMAT", "xml")
    with pytest.raises(BadSettings) as raised:
        load()
    assert [line.split()[0] for line in str(raised.value).splitlines()] == ["SHARD_COUNT", "LOG_FORMAT"]


def test_the_token_is_not_in_the_settings_text() -> None:
    assert TOKEN not in repr(Settings(discord_token=TOKEN))
    assert TOKEN not in str(Settings(discord_token=TOKEN))


def test_a_disk_that_is_thrown_away_is_refused_with_the_remedy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DYNO", "worker.1")
    assert main([]) == 2
    assert main(["check", "--offline"]) == 2
    assert "ALLOW_EPHEMERAL=1" in capsys.readouterr().err
    monkeypatch.setenv("ALLOW_EPHEMERAL", "1")
    assert main(["check", "--offline"]) == 0


def a_directory(path: Path) -> None:
    path.mkdir()


def a_folder_that_is_a_file(path: Path) -> None:
    path.parent.rmdir()
    path.parent.write_text("")


def a_text_file(path: Path) -> None:
    path.write_text("Dear diary, " * 100)


def another_programs_database(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE songs (name TEXT)")


def a_newer_versions_database(path: Path) -> None:
    asyncio.run(open_and_close(path))
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("INSERT INTO migrations (number, name) VALUES (999, 'later')")
        database.commit()


async def open_and_close(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


@pytest.mark.parametrize("command", [["check", "--offline"], []], ids=["check", "run"])
@pytest.mark.parametrize(
    "made",
    [a_directory, a_folder_that_is_a_file, a_text_file, another_programs_database, a_newer_versions_database],
    ids=lambda made: made.__name__,
)
def test_a_database_that_cannot_be_used_is_named_before_any_login(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
    made: Callable[[Path], None],
) -> None:
    path = tmp_path / "folder" / "poker.db"
    path.parent.mkdir()
    made(path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_PATH", str(path))
    refused(command, "DATABASE_PATH", capsys)


def test_a_disk_that_may_be_well_the_next_time_is_no_setting(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def full(path: Path) -> SqliteStore:
        cause = sqlite3.OperationalError("database or disk is full")
        cause.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise StoreError("the database failed: database or disk is full") from cause

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(SqliteStore, "open", full)
    assert main([]) == 1
    assert "make room" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["check", "--offline"], []], ids=["check", "run"])
def test_a_token_of_another_shape_is_named_before_any_login(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not a token")
    refused(command, "DISCORD_TOKEN", capsys)


def refused(command: list[str], setting: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2 and a line that names the setting."""
    assert main(command) == 2
    told = capsys.readouterr()
    assert any([line.startswith((f"{setting} ", f"{setting}:")) for line in told.err.splitlines()])


def test_an_unknown_command_shows_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play"]) == 2
    assert "usage" in capsys.readouterr().err


@pytest.fixture
def _logging_as_before() -> object:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.mark.usefixtures("_logging_as_before")
def test_a_log_line_names_the_table_and_hides_every_token() -> None:
    for form in ("text", "json"):
        out = io.StringIO()
        logs.configure("INFO", form, TOKEN, stream=out)
        try:
            raise ValueError(f"token {TOKEN}")
        except ValueError:
            logging.getLogger("bot.test").exception(
                "POST https://discord.com/api/v10/interactions/12/aW50ZXJhY3Rpb24/callback failed for %s",
                TOKEN,
                extra={"table": 7, "hand": 3, "seq": 41},
            )
        said = out.getvalue()
        assert len(said.splitlines()) == 1
        assert TOKEN not in said
        assert "aW50ZXJhY3Rpb24" not in said
        assert "ValueError" in said
        if form == "json":
            line = json.loads(said)
            assert (line["table"], line["hand"], line["seq"], line["level"]) == (7, 3, 41, "ERROR")
        else:
            assert " bot.test table=7 hand=3 seq=41: " in said

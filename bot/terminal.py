"""What `python -m bot` does: run the bot, check its settings, copy its database, or play the demo."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from bot import logs
from bot.app import bot_version, create_bot
from bot.operations.backup import CopyFailed, backup
from bot.operations.check import TOKEN_SHAPE, WRONG_SHAPE, check
from bot.operations.early import EARLY, interruptible
from bot.operations.findings import BAD_SETTINGS, FAILED, OK, Finding, exit_code
from bot.operations.remedies import is_setting, remedy_of
from bot.operations.restore import restore
from bot.operations.running import play
from bot.operations.unfinished import clear_away
from bot.service.ports import StoreError
from bot.settings import BadSettings, Settings, load
from bot.store.disk import check_path
from bot.store.errors import ThrowAwayDisk
from bot.store.sqlite import SqliteStore

USAGE: Final = "usage: python -m bot [demo … | check [--offline] | backup FILE [--force] | restore FILE | --version]"


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0, 1 when something failed or was interrupted, 2 for settings that cannot be used."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if not arguments:
        return _with_settings(run)
    if arguments[0] == "demo":
        EARLY.leave()
        return demo(arguments[1:])
    try:
        with interruptible():
            return _tool(arguments)
    except KeyboardInterrupt:
        return FAILED


def _tool(arguments: Sequence[str]) -> int:
    match arguments:
        case ["check"] | ["check", "--offline"]:
            return look(offline="--offline" in arguments)
        case ["backup", *rest] if len(files := [each for each in rest if each != "--force"]) == 1:
            return _with_database(lambda database: _copied(database, Path(files[0]), force="--force" in rest))
        case ["restore", file]:
            return _with_database(lambda database: _restored(database, Path(file)))
        case ["--version"]:
            print(f"Dead Button {bot_version()}")
            return OK
        case ["-h" | "--help"]:
            print(USAGE)
            return OK
        case _:
            _complain(USAGE)
            return BAD_SETTINGS


def _with_settings(what: Callable[[Settings, str], int]) -> int:
    try:
        settings = load()
        token = settings.token()
        logs.configure(settings.log_level, settings.log_format, token)
        return what(settings, token)
    except BadSettings as error:
        _complain(str(error))
        return BAD_SETTINGS
    except StoreError as error:
        _complain(f"DATABASE_PATH: {remedy_of(error)}.")
        return FAILED


def _with_database(what: Callable[[Path], str]) -> int:
    """Say what became of the database's file; no token is needed for that."""
    try:
        print(what(load().database_path))
    except BadSettings as error:
        _complain(str(error))
        return BAD_SETTINGS
    except CopyFailed as error:
        _complain(f"{error}.")
        return FAILED
    return OK


def _copied(database: Path, to: Path, *, force: bool) -> str:
    size = backup(database, to, force=force)
    return f"{to}: {size:,} bytes, checked. It holds the cards of running hands: keep it as private as the original."


def _restored(database: Path, file: Path) -> str:
    aside = restore(file, database)
    kept = f"; what was there is {aside}" if aside is not None else ""
    return f"{database} is {file} again{kept}. Start the bot: every table goes on from where it was then."


def run(settings: Settings, token: str) -> int:
    """Play until told to stop; not one request to Discord with settings that cannot be used."""
    _prove(settings, token)
    return asyncio.run(_run(settings, token))


async def _run(settings: Settings, token: str) -> int:
    # Chances before the flop are 25 ms of plain Python in a thread. With the usual 5 ms the event loop waits for 10 at
    # worst (p99), with 1 ms for 5.
    sys.setswitchinterval(0.001)
    return await play(create_bot(settings), token, _complain)


def look(*, offline: bool) -> int:
    """Name everything that is wrong, one line each; what is right or only worth knowing goes to standard output."""
    try:
        settings = load()
    except BadSettings as error:
        _complain(str(error))
        return BAD_SETTINGS
    return asyncio.run(_look(settings, offline=offline))


async def _look(settings: Settings, *, offline: bool) -> int:
    findings: list[Finding] = []
    async for each in check(settings, os.environ, offline=offline):
        findings.append(each)
        if each.wrong:
            _complain(str(each))
        else:
            print(each)
    return exit_code(findings)


def _prove(settings: Settings, token: str) -> None:
    """Raises BadSettings for what would fail later: the token's shape, the database, a disk that does not last. Raises
    StoreError for a database that may be well the next time.
    """
    if TOKEN_SHAPE.fullmatch(token) is None:
        raise BadSettings(WRONG_SHAPE)
    if not settings.allow_ephemeral:
        try:
            check_path(settings.database_path, os.environ)
        except ThrowAwayDisk as error:
            raise BadSettings(f"DATABASE_PATH: {error}.") from None
    clear_away(settings.database_path)
    asyncio.run(_prove_store(settings.database_path))


async def _prove_store(path: Path) -> None:
    try:
        store = await SqliteStore.open(path)
    except StoreError as error:
        if is_setting(error):
            raise BadSettings(f"DATABASE_PATH: {remedy_of(error)}.") from None
        raise
    await store.close()


def demo(arguments: Sequence[str]) -> int:
    """The same bot in a simulated Discord."""
    from bot.demo.__main__ import main as play

    return play(list(arguments))


def _complain(text: str) -> None:
    print(text, file=sys.stderr)

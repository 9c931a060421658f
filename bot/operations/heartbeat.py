"""A file whose age says whether the bot is well, for supervisors that can look at nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import stat
from collections.abc import Callable
from pathlib import Path

from bot.presenter.worker import Worker
from bot.settings import Settings

log = logging.getLogger(__name__)


def no_heartbeat(path: Path, settings: Settings) -> str:
    """Why `path` cannot be the heartbeat's, "" when it can: what is taken away at the end must have been made by us."""
    database = settings.database_path
    precious = [database.with_name(database.name + end) for end in ("", "-wal", "-shm", "-journal")]
    if settings.discord_token_file is not None:
        precious.append(settings.discord_token_file)
    try:
        if path.resolve() in [each.resolve() for each in precious]:
            return f"{path} has another use: choose a file for this alone"
        folder = path.parent
        if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
            return f"the bot may not write to the folder {folder}, or it does not exist"
        found = path.lstat()
    except FileNotFoundError:
        return ""
    except (OSError, RuntimeError) as error:  # a link to itself
        return f"{path}: {getattr(error, 'strerror', None) or error}"
    return "" if stat.S_ISREG(found.st_mode) and not found.st_size else f"{path} is there, and is no empty file"


class Heartbeat:
    """Touches `path` as long as `well` says so. A disk that hangs does not hold the event loop up."""

    def __init__(self, path: Path, well: Callable[[], bool]) -> None:
        self._path = path
        self._well = well
        self._worker = Worker("heartbeat")
        self._touching: asyncio.Future[None] | None = None
        self._failed = False

    def forget_the_last(self) -> None:
        """Of the process before nothing may be taken for a sign of this one. Raises OSError."""
        self._path.unlink(missing_ok=True)

    def beat(self) -> None:
        """Touch the file if all is well and the last touch has ended."""
        if self._well() and (self._touching is None or self._touching.done()):
            self._touching = asyncio.get_running_loop().run_in_executor(self._worker, self._path.touch, 0o644)
            self._touching.add_done_callback(self._touched)

    def _touched(self, done: asyncio.Future[None]) -> None:
        error = None if done.cancelled() else done.exception()
        if error is not None and not self._failed:
            log.warning("the heartbeat file cannot be touched: %s", error)
        self._failed = error is not None

    def stop(self) -> None:
        """Leave no file behind that looks alive."""
        self._worker.shutdown()
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)

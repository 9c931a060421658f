"""Copies in the making, each in a hidden folder beside the file whose place it is to take; what was killed is cleared
away.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # Windows: nobody can tell there whether its process has ended
    fcntl = None

log = logging.getLogger(__name__)

LOCK: Final = "lock"
_FOLDER: Final = re.compile(r"\.(.+)\.[a-z0-9_]{8}\.part", re.DOTALL)


@contextlib.contextmanager
def room_beside(target: Path) -> Generator[Path]:
    """Where a copy is made before it takes the place of `target`: on the same disk, in a folder for us alone that goes
    in the end. What an ended process left for the same target goes first. Raises OSError.
    """
    clear_away(target)
    folder, lock = _claim(target)
    try:
        yield folder / target.name
    finally:
        with contextlib.suppress(OSError):
            _remove(folder)
        os.close(lock)


def clear_away(target: Path) -> None:
    """Remove what ended processes left beside `target`; nothing that a living one writes, or may write."""
    for folder in unfinished(target.parent):
        if target_of(folder) == target.name:
            try:
                _clear_away(folder)
            except FileNotFoundError:  # it has just ended, or somebody else clears away as well
                pass
            except OSError as error:
                log.warning("%s, left by a backup or restore, stays: %s", folder, error.strerror or error)


def _clear_away(folder: Path) -> None:
    with contextlib.suppress(OSError):
        folder.rmdir()  # nothing in it yet, or any more; who is just beginning takes another
        return
    with abandoned(folder) as left:
        if left:
            _remove(folder)
            log.info("%s is removed: a backup or restore that was killed had left it", folder)


def unfinished(folder: Path) -> list[Path]:
    """The copies in the making in this folder. Raises OSError."""
    return sorted(
        [each for each in folder.glob(".*.part") if target_of(each) and each.is_dir() and not each.is_symlink()]
    )


def target_of(unfinished: Path) -> str:
    """The name of the file whose place it is to take; "" for what is no copy in the making."""
    match = _FOLDER.fullmatch(unfinished.name)
    return match[1] if match else ""


@contextlib.contextmanager
def abandoned(folder: Path) -> Generator[bool]:
    """Whether the process that made it has ended; nobody begins with it meanwhile. Raises OSError when that cannot be
    known.
    """
    lock = os.open(folder / LOCK, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0))
    try:
        _lock(lock)
    except BlockingIOError:
        yield False
    else:
        yield True
    finally:
        os.close(lock)


def _claim(target: Path) -> tuple[Path, int]:
    """A new folder, and its lock: the system frees it whatever ends the process."""
    while True:
        folder = Path(tempfile.mkdtemp(".part", f".{target.name}.", target.parent))
        try:
            lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        except FileNotFoundError:  # cleared away before it could be locked
            continue
        except OSError:
            folder.rmdir()
            raise
        try:
            _lock(lock)
            if os.fstat(lock).st_nlink:
                return folder, lock
        except BlockingIOError:  # just being cleared away
            pass
        except OSError:  # some network shares know no locks: nobody else can lock it then, or remove it
            return folder, lock
        os.close(lock)


def _lock(file: int) -> None:
    """Raises BlockingIOError when somebody has it, OSError where there are no locks."""
    if fcntl is None:
        raise OSError("there are no locks here")
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _remove(folder: Path) -> None:
    """The lock goes last: what is killed here can be cleared away as well."""
    for each in sorted(folder.iterdir(), key=lambda each: each.name == LOCK):
        each.unlink()
    folder.rmdir()

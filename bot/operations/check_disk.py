"""Checks of the machine: where the database stands, whether there is room, who may read it, the signs of life."""

from __future__ import annotations

import errno
import os
import shutil
import socket
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from bot.operations.endpoint import reason_of
from bot.operations.findings import Finding, failed, good, note, setting
from bot.operations.heartbeat import no_heartbeat
from bot.operations.unfinished import abandoned, target_of, unfinished
from bot.settings import Settings
from bot.store.disk import check_path, open_to_others
from bot.store.errors import ThrowAwayDisk

ROOM_AT_LEAST: Final = 50 << 20
ROOM_WANTED: Final = 500 << 20
NETWORKS: Final = ("nfs", "cifs", "smb", "9p", "afs", "ceph", "glusterfs", "lustre", "fuse.sshfs", "fuse.s3fs", "davfs")


def check_disk(
    settings: Settings, environ: Mapping[str, str], mounts: Path = Path("/proc/mounts")
) -> Iterator[Finding]:
    """The disk that the database stands on, and its file's mode."""
    path = settings.database_path
    if not settings.allow_ephemeral:
        try:
            check_path(path, environ)
        except ThrowAwayDisk as error:
            yield setting("DATABASE_PATH", f"{error}.")
    folder = nearest(path.parent)
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        yield setting("DATABASE_PATH", f"the bot may not write to the folder {folder}: give it to the bot's user.")
        return
    if (kind := file_system(folder, mounts)).startswith(NETWORKS):
        yield setting("DATABASE_PATH", f"{folder} is on a network ({kind}), where SQLite loses data: use a local disk.")
    free = shutil.disk_usage(folder).free
    if free < ROOM_AT_LEAST:
        yield failed("disk", f"{free >> 20} MB are free at {folder}: make room, or tables will stand still unsaved.")
    elif free < ROOM_WANTED:
        yield note("disk", f"only {free >> 20} MB are free at {folder}: a busy bot writes some hundred MB a year.")
    else:
        yield good("disk", f"{free >> 20:,} MB free at {folder}")
    yield from _modes(path)
    if path.parent.is_dir():
        for each in unfinished(path.parent):
            yield _copy_in_the_making(each, path)


def nearest(folder: Path) -> Path:
    """The folder, or the nearest one above that exists: the bot makes those between."""
    while not folder.exists() and folder.parent != folder:
        folder = folder.parent
    return folder


def file_system(folder: Path, mounts: Path) -> str:
    """What kind of disk a folder is on, "" where the system does not say."""
    try:
        lines = mounts.read_text("utf-8", "replace").splitlines()
    except OSError:
        return ""
    there, best = folder.resolve(), ("", "")
    for line in lines:
        at, kind = [*line.split(" "), "", "", ""][1:3]
        at = at.replace("\\040", " ")
        if there.is_relative_to(at or "?") and len(at) >= len(best[0]):
            best = at, kind
    return best[1]


def _modes(path: Path) -> Iterator[Finding]:
    if os.name != "posix":
        return
    for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        if file.exists() and (mode := stat.S_IMODE(file.stat().st_mode)) & 0o077:
            yield failed("file mode", f"{file} has {mode:03o}, so others may read everybody's cards: chmod 600 {file}")
    if path.parent.exists() and open_to_others(path.parent):
        yield failed("file mode", f"others may write to the folder {path.parent}: chmod go-w {path.parent}")


def _copy_in_the_making(folder: Path, database: Path) -> Finding:
    try:
        with abandoned(folder) as left:
            if not left:
                return note("copies", f"{folder} is being written by a backup or restore just now.")
    except OSError:
        return note("copies", f"{folder} may hold everybody's cards: delete it, unless a backup or restore is running.")
    target = target_of(folder)
    next_one = "the next start, backup or restore" if target == database.name else f"the next backup to {target}"
    return note(
        "copies",
        f"{folder} was left by a backup or restore that was killed, and may hold everybody's cards: {next_one} removes "
        "it; if it stays, delete it.",
    )


def check_signs(settings: Settings) -> Iterator[Finding]:
    """Whether the signs of life that are set can be given."""
    if (path := settings.heartbeat_file) is not None:
        wrong = no_heartbeat(path, settings)
        yield setting("HEARTBEAT_FILE", f"{wrong}.") if wrong else good("HEARTBEAT_FILE", f"{path} can be touched")
    if (port := settings.health_port) is not None:
        yield _port(settings.health_host, port)


def _port(host: str, port: int) -> Finding:
    where = f"{host}:{port}"
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
            0
        ]
        with socket.socket(family, kind) as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            attempt.bind(address)
            attempt.listen()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return note("HEALTH_PORT", f"{where} is taken; fine if it is by the bot itself.")
        return setting("HEALTH_PORT", f"{where} cannot be opened: {reason_of(error)}.")
    return good("HEALTH_PORT", f"{where} is free")

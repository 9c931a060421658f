"""Where the database may stand."""

from __future__ import annotations

import stat
from collections.abc import Mapping
from pathlib import Path

from bot.store.errors import ThrowAwayDisk


def check_path(path: str | Path, environ: Mapping[str, str]) -> None:
    """Refuse a host that wipes its disk at every restart: running games and all results would be gone.

    Heroku sets `DYNO`, and starts every dyno anew at least once a day. Raises ThrowAwayDisk, which says what to do.
    """
    if "DYNO" in environ and environ.get("ALLOW_EPHEMERAL") != "1":
        raise ThrowAwayDisk(
            f"the database at {path} would stand on a disk that Heroku wipes at every restart, at least once a day: "
            "run the bot on a host with a disk that lasts, or set ALLOW_EPHEMERAL=1 to lose every game with it"
        )


def open_to_others(folder: Path) -> bool:
    """Whether others may put another file in the place of ours: they may write there, and nothing makes each file its
    owner's own, as the sticky bit of `/tmp` does.
    """
    mode = folder.stat().st_mode
    return bool(mode & (stat.S_IWGRP | stat.S_IWOTH)) and not mode & stat.S_ISVTX

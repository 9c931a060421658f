"""What the bot asks for when it is invited is what a table needs, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from bot.ui.permissions import lacking
from i18n import LOCALES, text

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
PLAIN, WITH_THREADS = [int(number) for number in re.findall(r"permissions=(\d+)", README)]


def needed(has: discord.Permissions, *, new_thread: bool) -> list[str]:
    """What is missing for tables with pictures, in channels and in threads that exist."""
    here = lacking(has, in_thread=False, new_thread=new_thread, pictures=True)
    return here + lacking(has, in_thread=True, pictures=True)


@pytest.mark.parametrize(("number", "new_thread"), [(PLAIN, False), (WITH_THREADS, True)])
def test_the_invitation_in_the_readme_gives_what_is_needed_and_no_more(number: int, new_thread: bool) -> None:
    assert needed(discord.Permissions(number), new_thread=new_thread) == []
    for bit in range(64):
        if number >> bit & 1:
            assert needed(discord.Permissions(number & ~(1 << bit)), new_thread=new_thread), bit


def test_a_table_in_texts_needs_no_files() -> None:
    has = discord.Permissions(PLAIN)
    has.attach_files = False
    assert lacking(has, in_thread=False) == []
    assert lacking(has, in_thread=False, pictures=True) == ["attach-files"]


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_can_be_missing_has_a_name(locale: str) -> None:
    missing = needed(discord.Permissions.none(), new_thread=True)
    names = {text(locale, f"permission-{each}") for each in missing}
    assert len(names) == len(set(missing)) == 5

"""`python -m bot check`: everything that is wrong, not only the first thing."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from typing import Final

from bot.operations.check_database import check_database
from bot.operations.check_discord import check_discord
from bot.operations.check_disk import check_disk, check_signs
from bot.operations.findings import Finding, failed, good, guarded, setting
from bot.settings import BadSettings, Settings

TOKEN_SHAPE: Final = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
WRONG_SHAPE: Final = (
    "DISCORD_TOKEN does not look like a bot token (three parts with two dots between them): "
    "copy it again from the Bot page of your application."
)


async def check(settings: Settings, environ: Mapping[str, str], *, offline: bool) -> AsyncIterator[Finding]:
    """Look at everything in turn; nothing is changed, and no gateway is connected to."""
    yield good("settings", "every one has a value that can be used")
    token = ""
    try:
        token = settings.token()
    except BadSettings as error:
        yield setting("", str(error))
    if token and TOKEN_SHAPE.fullmatch(token) is None:
        yield setting("", WRONG_SHAPE)
        token = ""
    elif token:
        yield good("token", "there, and of the right shape")
    for about, looks in (
        ("disk", check_disk(settings, environ)),
        ("DATABASE_PATH", check_database(settings.database_path)),
        ("signs of life", check_signs(settings)),
    ):
        for each in guarded(about, looks):
            yield each
    if token and not offline:
        try:
            async for each in check_discord(settings, token):
                yield each
        except (AttributeError, KeyError, TypeError, ValueError) as error:  # an answer of another shape
            yield failed(
                "Discord", f"answers what cannot be read ({type(error).__name__}): look at a proxy, its status."
            )

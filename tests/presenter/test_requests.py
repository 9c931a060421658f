"""What a failed request means for the table."""

from __future__ import annotations

from typing import Any, cast

import discord
import pytest

from bot.presenter.requests import Trouble, trouble_of


class Answer:
    """Discord's answer, as far as an error of discord.py looks at it."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "refused"


def error(status: int, code: int) -> discord.HTTPException:
    return discord.HTTPException(cast("Any", Answer(status)), {"code": code, "message": "refused"})


@pytest.mark.parametrize(
    ("status", "code"), [(429, 20028), (403, 20028), (429, 40003), (400, 40003), (429, 0), (503, 0)]
)
def test_too_fast_is_tried_again_and_no_loss_of_access(status: int, code: int) -> None:
    assert trouble_of(error(status, code)) is Trouble.LATER


@pytest.mark.parametrize(
    ("status", "code", "trouble"),
    [
        (403, 50001, Trouble.NO_ACCESS),
        (403, 50013, Trouble.NO_ACCESS),
        (404, 10003, Trouble.NO_ACCESS),
        (404, 10008, Trouble.MESSAGE_GONE),
        (403, 50007, Trouble.DMS_CLOSED),
        (400, 50035, Trouble.OTHER),
    ],
)
def test_what_is_gone_is_told_apart_from_what_is_forbidden(status: int, code: int, trouble: Trouble) -> None:
    assert trouble_of(error(status, code)) is trouble

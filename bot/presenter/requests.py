"""Requests to Discord outside the answer to a press: what can go wrong, and the names that make a repeat harmless."""

from __future__ import annotations

import hashlib
import logging
from enum import Enum
from typing import Final

import discord

from bot.ui.request_errors import UNREACHED

log = logging.getLogger(__name__)

_MESSAGE_GONE: Final = {10008}
_TOO_OLD: Final = {30046}
_NO_ACCESS: Final = {10003, 10004, 50001, 50013, 50083, 160005}
_DMS_CLOSED: Final = {50007, 50278, 10013, 20026}

_CENSORED: Final = {200000, 200001}
_TOO_FAST: Final = {20016, 20028, 40003}


class Trouble(Enum):
    """Why a request failed, as far as it matters what to do next."""

    MESSAGE_GONE = "the message was deleted"
    TOO_OLD = "the message is too old to be edited"
    CENSORED = "the server's rules do not let these words pass"
    NO_ACCESS = "the channel is out of reach"
    DMS_CLOSED = "direct messages are refused"
    LATER = "Discord does not answer"
    OTHER = "Discord refused the request"


def trouble_of(error: BaseException) -> Trouble:
    """What kind of failure `error` is."""
    if isinstance(error, discord.HTTPException):
        if error.code in _TOO_OLD:
            return Trouble.TOO_OLD
        if error.code in _CENSORED:
            return Trouble.CENSORED
        if error.status == 429 or error.code in _TOO_FAST:
            return Trouble.LATER
        if error.code in _MESSAGE_GONE:
            return Trouble.MESSAGE_GONE
        if error.code in _NO_ACCESS:
            return Trouble.NO_ACCESS
        if error.code in _DMS_CLOSED:
            return Trouble.DMS_CLOSED
        if error.status >= 500:
            return Trouble.LATER
        return Trouble.OTHER
    if isinstance(error, UNREACHED):
        return Trouble.LATER
    return Trouble.OTHER


def nonce(*parts: object) -> str:
    """The same short name for the same purpose, so that Discord makes one message of a repeated request."""
    text = ":".join([str(part) for part in parts])
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

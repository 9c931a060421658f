"""A picture that goes with a message."""

from __future__ import annotations

import io
from collections.abc import Hashable
from dataclasses import dataclass, field

import discord


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that a layout refers to by `name`. `shows` = what it was made from: equal means it looks the same.
    `data` None: the message has it already.
    """

    name: str
    alt: str = field(repr=False)
    shows: Hashable = field(repr=False)
    data: bytes | None = field(repr=False)

    def file(self) -> discord.File:
        """For one request."""
        assert self.data is not None, "it stands already"
        return discord.File(io.BytesIO(self.data), filename=self.name, description=self.alt)

"""The newest press on a table message, through which the message can be edited outside the bot's global limit."""

from __future__ import annotations

from typing import Final

from bot.ui.views import Interaction

FRESH: Final = 14 * 60_000  # Discord forgets a token after 15 minutes


class Token:
    """A press, good for edits of the message it was made on."""

    def __init__(self, press: Interaction, message: int, at: int) -> None:
        self.press = press
        self.message = message
        self.until = at + FRESH

    def good_for(self, message: int, now: int) -> bool:
        """Whether `message` can be edited through it now."""
        return self.message == message and now < self.until

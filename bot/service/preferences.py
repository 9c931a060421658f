"""What people and servers have set."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.tournament import PlayerId


class DmMode(Enum):
    SILENT = "silent"
    NORMAL = "normal"
    OFF = "off"


class NoticeMode(Enum):
    OFF = "off"
    SMART = "smart"
    ALWAYS = "always"


class DeckColours(Enum):
    """Red and black, or a colour for each suit."""

    TWO = "two"
    FOUR = "four"


@dataclass(frozen=True, slots=True)
class Person:
    """One person's settings and what is needed to reach them. `language` None = as Discord says (`seen_locale`).

    `dm_channel` 0 = not opened yet; `dm_refused`: Discord refused the last direct message; `avatar` = Discord's hash of
    the picture they have chosen, None for none; `seen_on` = the day of the last press, in days since 1970, 0 = never.
    """

    player: PlayerId
    language: str | None = None
    seen_locale: str | None = None
    dm: DmMode = DmMode.SILENT
    notice: NoticeMode = NoticeMode.SMART
    colours: DeckColours = DeckColours.FOUR
    dm_channel: int = 0
    dm_refused: bool = False
    avatar: str | None = None
    seen_on: int = 0


class TableViewMode(Enum):
    """When a server's tables get a new picture: after every action, with every street, or never (texts alone)."""

    ACTION = "action"
    STREET = "street"
    TEXT = "text"


class Felt(Enum):
    GREEN = "green"
    MIDNIGHT = "midnight"


@dataclass(frozen=True, slots=True)
class Look:
    """How a table is shown."""

    view: TableViewMode = TableViewMode.ACTION
    felt: Felt = Felt.GREEN
    colours: DeckColours = DeckColours.FOUR


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server's defaults, times in seconds. `language` None = its Discord locale, `channels` () = everywhere."""

    guild: int
    language: str | None = None
    speed: str = "normal"
    stack: int = 1000
    clock: int = 45
    start_by: str = "everybody"  # or "managers"
    channels: tuple[int, ...] = ()
    pause_after_fold: int = 5
    pause_after_showdown: int = 10
    view: TableViewMode = TableViewMode.ACTION
    felt: Felt = Felt.GREEN
    colours: DeckColours = DeckColours.FOUR

    @property
    def look(self) -> Look:
        """How this server's tables are shown."""
        return Look(self.view, self.felt, self.colours)

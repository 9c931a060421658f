"""What can go wrong with the store beyond what the service is told of (`bot.service.ports`)."""

from __future__ import annotations

from bot.service.ports import StoreError, Unreadable


class DecodeError(Unreadable):
    """A stored event that cannot be read: an unknown name, or data of another shape. Never quotes the data."""


class NewerDatabase(StoreError):
    """The database was written by a later version of the bot."""


class NotOurDatabase(StoreError):
    """The file is no database, or one that something else made."""


class DamagedDatabase(Unreadable):
    """The file is a database that has come to harm, as a whole or at one table: a backup has to take its place."""


class ThrowAwayDisk(StoreError):
    """The database would stand on a disk that is wiped at every restart."""

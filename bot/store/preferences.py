"""What people and servers have set. No row = the defaults."""

from __future__ import annotations

import json
import sqlite3

from bot.service.ports import DmMode, NoticeMode, Person, ServerSettings
from engine.tournament import PlayerId


def person(connection: sqlite3.Connection, player: PlayerId) -> Person:
    """A person's settings."""
    row = connection.execute(
        "SELECT language, seen_locale, dm, notice, four_colours, dm_channel, dm_refused FROM players WHERE player = ?",
        (player,),
    ).fetchone()
    if row is None:
        return Person(player)
    language, seen, dm, notice, four_colours, channel, refused = row
    return Person(player, language, seen, DmMode(dm), NoticeMode(notice), bool(four_colours), channel, bool(refused))


def save_person(connection: sqlite3.Connection, person: Person) -> None:
    """Keep a person's settings."""
    connection.execute(
        "REPLACE INTO players (player, language, seen_locale, dm, notice, four_colours, dm_channel, dm_refused) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            person.player,
            person.language,
            person.seen_locale,
            person.dm.value,
            person.notice.value,
            person.four_colours,
            person.dm_channel,
            person.dm_refused,
        ),
    )


def server(connection: sqlite3.Connection, guild: int) -> ServerSettings:
    """A server's settings."""
    row = connection.execute(
        "SELECT language, speed, stack, clock, start_by, channels, pause_after_fold, pause_after_showdown "
        "FROM servers WHERE guild = ?",
        (guild,),
    ).fetchone()
    if row is None:
        return ServerSettings(guild)
    language, speed, stack, clock, start_by, channels, after_fold, after_showdown = row
    return ServerSettings(
        guild, language, speed, stack, clock, start_by, tuple(json.loads(channels)), after_fold, after_showdown
    )


def save_server(connection: sqlite3.Connection, settings: ServerSettings) -> None:
    """Keep a server's settings."""
    connection.execute(
        "REPLACE INTO servers "
        "(guild, language, speed, stack, clock, start_by, channels, pause_after_fold, pause_after_showdown) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            settings.guild,
            settings.language,
            settings.speed,
            settings.stack,
            settings.clock,
            settings.start_by,
            json.dumps(settings.channels),
            settings.pause_after_fold,
            settings.pause_after_showdown,
        ),
    )

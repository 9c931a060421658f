"""What people and servers have set. No row = the defaults."""

from __future__ import annotations

import json
import sqlite3

from bot.service.preferences import DeckColours, DmMode, Felt, NoticeMode, Person, ServerSettings, TableViewMode
from engine.tournament import PlayerId


def person(connection: sqlite3.Connection, player: PlayerId) -> Person:
    """A person's settings."""
    row = connection.execute(
        "SELECT language, seen_locale, dm, notice, colours, dm_channel, dm_refused, avatar, seen_on FROM players "
        "WHERE player = ?",
        (player,),
    ).fetchone()
    if row is None:
        return Person(player)
    language, seen, dm, notice, colours, channel, refused, avatar, seen_on = row
    return Person(
        player,
        language,
        seen,
        DmMode(dm),
        NoticeMode(notice),
        DeckColours(colours),
        channel,
        bool(refused),
        avatar,
        seen_on,
    )


def save_person(connection: sqlite3.Connection, person: Person) -> None:
    """Keep a person's settings."""
    connection.execute(
        "REPLACE INTO players (player, language, seen_locale, dm, notice, colours, dm_channel, dm_refused, avatar, "
        "seen_on) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            person.player,
            person.language,
            person.seen_locale,
            person.dm.value,
            person.notice.value,
            person.colours.value,
            person.dm_channel,
            person.dm_refused,
            person.avatar,
            person.seen_on,
        ),
    )


def server(connection: sqlite3.Connection, guild: int) -> ServerSettings:
    """A server's settings."""
    row = connection.execute(
        "SELECT language, speed, stack, clock, start_by, channels, pause_after_fold, pause_after_showdown, "
        "view, felt, colours FROM servers WHERE guild = ?",
        (guild,),
    ).fetchone()
    if row is None:
        return ServerSettings(guild)
    language, speed, stack, clock, start_by, channels, after_fold, after_showdown, view, felt, colours = row
    return ServerSettings(
        guild,
        language,
        speed,
        stack,
        clock,
        start_by,
        tuple(json.loads(channels)),
        after_fold,
        after_showdown,
        TableViewMode(view),
        Felt(felt),
        DeckColours(colours),
    )


def save_server(connection: sqlite3.Connection, settings: ServerSettings) -> None:
    """Keep a server's settings."""
    connection.execute(
        "REPLACE INTO servers "
        "(guild, language, speed, stack, clock, start_by, channels, pause_after_fold, pause_after_showdown, "
        "view, felt, colours) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
            settings.view.value,
            settings.felt.value,
            settings.colours.value,
        ),
    )

-- Ids of guilds, channels, messages and people are Discord's. Times are epoch milliseconds.

-- Who may write. One row; the epoch rises whenever somebody else takes over.
CREATE TABLE owner (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    owner TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT;

INSERT INTO owner (id, owner, epoch, expires) VALUES (1, '', 0, 0);

-- AUTOINCREMENT: the buttons of an old table must never mean a new one.
CREATE TABLE tables (
    table_id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL DEFAULT 0,
    hand INTEGER NOT NULL DEFAULT 0, -- the hand that the message is about, 0 = the lobby
    presented_seq INTEGER NOT NULL DEFAULT 0,
    notice INTEGER NOT NULL DEFAULT 0, -- the message that tells somebody it is their turn
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed'))
) STRICT;

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE status = 'open';

-- Everything that ever happened at a table. Holds decks and hole cards.
CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (table_id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    name TEXT NOT NULL,
    data TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
BEGIN
    SELECT RAISE (ABORT, 'events are never changed');
END;

CREATE TRIGGER events_are_never_deleted BEFORE DELETE ON events
BEGIN
    SELECT RAISE (ABORT, 'events are never deleted');
END;

CREATE TABLE players (
    player INTEGER PRIMARY KEY,
    language TEXT,
    seen_locale TEXT,
    dm TEXT NOT NULL,
    notice TEXT NOT NULL,
    four_colours INTEGER NOT NULL CHECK (four_colours IN (0, 1)),
    dm_channel INTEGER NOT NULL,
    dm_refused INTEGER NOT NULL CHECK (dm_refused IN (0, 1))
) STRICT;

CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    language TEXT,
    speed TEXT NOT NULL,
    stack INTEGER NOT NULL,
    clock INTEGER NOT NULL,
    start_by TEXT NOT NULL,
    channels TEXT NOT NULL, -- a JSON array
    pause_after_fold INTEGER NOT NULL,
    pause_after_showdown INTEGER NOT NULL
) STRICT;

-- What the events say of finished games, one row a player. Can be made anew from them.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (table_id),
    player INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    name TEXT NOT NULL,
    house INTEGER NOT NULL CHECK (house IN (0, 1)),
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    hands INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT;

CREATE INDEX results_of_a_player ON results (guild, player, ended_at);

-- What is kept about somebody can be deleted, and what is old goes by itself.

-- There is a row only inside a transaction that erases.
CREATE TABLE erasing (
    id INTEGER PRIMARY KEY CHECK (id = 1)
) STRICT;

DROP TRIGGER events_are_never_changed;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
WHEN NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE (ABORT, 'events are never changed');
END;

DROP TRIGGER events_are_never_deleted;

CREATE TRIGGER events_are_never_deleted BEFORE DELETE ON events
WHEN NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE (ABORT, 'events are never deleted');
END;

-- Without a rowid: the inner pages of a table with one keep numbers of rows that were deleted.
CREATE TABLE people (
    player INTEGER PRIMARY KEY,
    language TEXT,
    seen_locale TEXT,
    dm TEXT NOT NULL,
    notice TEXT NOT NULL,
    dm_channel INTEGER NOT NULL,
    dm_refused INTEGER NOT NULL CHECK (dm_refused IN (0, 1)),
    colours TEXT NOT NULL DEFAULT 'four' CHECK (colours IN ('two', 'four')),
    avatar TEXT, -- the hash of the picture a person has chosen on Discord
    seen_on INTEGER NOT NULL DEFAULT 0 -- the day of the last press, counted from 1970
) STRICT, WITHOUT ROWID;

INSERT INTO people (player, language, seen_locale, dm, notice, dm_channel, dm_refused, colours, avatar)
SELECT player, language, seen_locale, dm, notice, dm_channel, dm_refused, colours, avatar FROM players;

DROP TABLE players;

ALTER TABLE people RENAME TO players;

ALTER TABLE servers ADD COLUMN left_on INTEGER NOT NULL DEFAULT 0; -- the day the bot was missing there, 0 = it is there

-- Who is named in the events of which table (`people_in`: bot/store/people.py). Only numbers as long as Discord's are people; house players have others.
CREATE TABLE met (
    player INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (table_id),
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX met_at_a_table ON met (table_id);

INSERT OR IGNORE INTO met (player, table_id)
SELECT found.value, events.table_id FROM events, json_each(people_in(events.data)) AS found;

-- Whose deletion has begun and is not done yet.
CREATE TABLE forgetting (
    player INTEGER PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- What was deleted and can still be read: in the write-ahead file ('log'), or anywhere in the file ('file').
CREATE TABLE owed (
    what TEXT PRIMARY KEY CHECK (what IN ('log', 'file'))
) STRICT, WITHOUT ROWID;

-- Earlier versions did not overwrite what they replaced.
INSERT INTO owed (what)
SELECT 'file'
WHERE EXISTS (SELECT 1 FROM sqlite_sequence) OR EXISTS (SELECT 1 FROM players) OR EXISTS (SELECT 1 FROM servers);

-- When old things were looked for last, and whether the clock was believed then.
CREATE TABLE sweeps (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL,
    believed INTEGER NOT NULL CHECK (believed IN (0, 1))
) STRICT;

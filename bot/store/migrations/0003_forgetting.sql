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

ALTER TABLE players ADD COLUMN seen_on INTEGER NOT NULL DEFAULT 0; -- the day of the last press, counted from 1970
ALTER TABLE servers ADD COLUMN left_on INTEGER NOT NULL DEFAULT 0; -- the day the bot was missing there, 0 = it is there

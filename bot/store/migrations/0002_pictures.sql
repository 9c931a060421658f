-- How tables and cards look. Nobody could choose deck colours before, so the old column says nothing.

ALTER TABLE players DROP COLUMN four_colours;
ALTER TABLE players ADD COLUMN colours TEXT NOT NULL DEFAULT 'four' CHECK (colours IN ('two', 'four'));
ALTER TABLE players ADD COLUMN avatar TEXT; -- the hash of the picture a person has chosen on Discord

ALTER TABLE servers ADD COLUMN view TEXT NOT NULL DEFAULT 'action' CHECK (view IN ('action', 'street', 'text'));
ALTER TABLE servers ADD COLUMN felt TEXT NOT NULL DEFAULT 'green' CHECK (felt IN ('green', 'midnight'));
ALTER TABLE servers ADD COLUMN colours TEXT NOT NULL DEFAULT 'four' CHECK (colours IN ('two', 'four'));

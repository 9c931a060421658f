-- The message that another one takes the place of and that is to go, 0 = none; the same as `message` while nobody knows whether the other one is there.
ALTER TABLE tables ADD COLUMN former INTEGER NOT NULL DEFAULT 0;

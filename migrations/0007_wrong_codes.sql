-- Codes of the second factor that were entered since the last right one, the wrong ones among them.
ALTER TABLE account ADD COLUMN wrong_codes INTEGER NOT NULL DEFAULT 0;

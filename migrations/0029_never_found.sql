-- Old addresses that are gone for good: visitors get 410 in the place of the target.
ALTER TABLE redirect ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;

-- Paths of pages that visitors asked for and that nothing leads to, without queries.
CREATE TABLE never_found (
  path TEXT PRIMARY KEY,
  hits INTEGER NOT NULL,
  last_hit TEXT NOT NULL -- 2026-11-23
) STRICT, WITHOUT ROWID;
CREATE INDEX never_found_last_hit ON never_found (last_hit);

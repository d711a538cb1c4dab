-- Addresses of before, and where they lead now.
CREATE TABLE redirect (
  path TEXT PRIMARY KEY, -- as it was asked for: `/aanbod/oud`, `/pand.php?id=12`
  target TEXT NOT NULL, -- a path of this site
  source TEXT NOT NULL, -- hand, csv
  hits INTEGER NOT NULL DEFAULT 0,
  last_hit TEXT, -- 2026-11-23
  created_at INTEGER NOT NULL -- milliseconds
) STRICT, WITHOUT ROWID;

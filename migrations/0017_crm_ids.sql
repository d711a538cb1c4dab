-- Keys of other systems that can't be our numbers: UUIDs, and whatever a file calls its homes.
CREATE TABLE crm_id (
  source TEXT NOT NULL,
  kind TEXT NOT NULL, -- property, project
  external TEXT NOT NULL,
  id INTEGER NOT NULL UNIQUE, -- from 900,000,000, and never given twice
  PRIMARY KEY (source, kind, external)
) STRICT, WITHOUT ROWID;

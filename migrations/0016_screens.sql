-- The screens in the windows of offices. Each has an address that only its token opens.
CREATE TABLE screen (
  id INTEGER PRIMARY KEY,
  sort INTEGER NOT NULL,
  name TEXT NOT NULL,
  office_id INTEGER,
  listings TEXT NOT NULL, -- sale, rent, both or chosen
  homes TEXT NOT NULL, -- JSON, ids of chosen properties
  projects TEXT NOT NULL, -- JSON, ids of chosen projects
  seconds INTEGER NOT NULL, -- per slide
  languages TEXT NOT NULL, -- JSON
  dim_from TEXT, -- Belgian time, 22:00
  dim_until TEXT,
  token TEXT NOT NULL UNIQUE
) STRICT;

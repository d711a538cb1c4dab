-- What recent imports changed in the lists, before and after, so that pages that do not show it stay kept.
-- A version without rows changed anything: a purge, the agency's texts, a large import (data/listings/listing-changes.ts).
CREATE TABLE listing_change (
  version INTEGER NOT NULL,
  since INTEGER NOT NULL, -- 0: as it was before this version; 1: as it is since
  list INTEGER, -- null: the record itself; what follows is null then too
  kind INTEGER NOT NULL,
  id INTEGER NOT NULL,
  goal INTEGER,
  started TEXT,
  price REAL,
  web_id INTEGER,
  bedrooms INTEGER,
  features INTEGER,
  zip TEXT,
  lat REAL,
  lng REAL,
  has_page INTEGER
) STRICT;
CREATE INDEX listing_change_version ON listing_change (version);

-- Imported properties that wait for a decision of staff: the site shows what it showed before.
CREATE TABLE held_listing (
  id INTEGER PRIMARY KEY,
  issue TEXT NOT NULL,
  data TEXT NOT NULL,
  owns_pictures INTEGER NOT NULL,
  held_at TEXT NOT NULL,
  decision TEXT
);

CREATE INDEX held_listing_age ON held_listing (held_at);

ALTER TABLE import ADD COLUMN held TEXT NOT NULL DEFAULT '[]';

-- Finds a property by its address, to recognise one that comes again under another number.
CREATE INDEX property_address ON property (zip, lower(data ->> '$.houseNumber')) WHERE deleted_at IS NULL;

-- Homes (kind 0) and projects (kind 1) that staff keep at the top of the lists where they stand, up to and with a day.
CREATE TABLE listing_pin (
  kind INTEGER NOT NULL,
  id INTEGER NOT NULL,
  until TEXT NOT NULL, -- the last day, Belgian time
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- The files of the agency that lie in the bucket MEDIA under these keys: what `agency:load` put there.
CREATE TABLE agency_file (
  key TEXT PRIMARY KEY, -- media/… is public, documents/… stands behind the gate
  hash TEXT NOT NULL, -- SHA-256 of the bytes, hexadecimal
  type TEXT NOT NULL,
  size INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The rules on what is told that the lists were made by; when the settings' are others, the lists are made anew.
CREATE TABLE listing_rules (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  rules TEXT NOT NULL -- domain/listing/listing-types.ts PublishSettings
) STRICT;

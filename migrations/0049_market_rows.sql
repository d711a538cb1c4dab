-- contract: lists are filtered in memory from one snapshot of these rows; nothing has been released before it.

-- The versions at which content and listings last changed, in the place of a count of listings' changes: a restored
-- database then never has a version of listings that other data had.
ALTER TABLE content_version ADD COLUMN content INTEGER NOT NULL DEFAULT 0;
ALTER TABLE content_version ADD COLUMN listings INTEGER NOT NULL DEFAULT 0;
UPDATE content_version SET content = version, listings = version;
ALTER TABLE content_version DROP COLUMN listing_changes;

DROP TRIGGER listing_comes;
DROP TRIGGER listing_goes;
DROP VIEW listing_facet;
DROP TABLE listing_cell;
DROP TABLE listing_total;
DROP TABLE listing_change;

-- One row for each place of a listing in the lists, with public facts only. Rows are never updated: a change inserts new
-- rows, and the cards of the replaced ones stay for some minutes, for pages of the version before.
-- list: 0 sale, 1 rent, 2 projects, 3 sold. kind: 0 property, 1 project, 2 unit of a project (never listed itself).
CREATE TABLE listing_2 (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  list INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  id INTEGER NOT NULL,
  project_id INTEGER,
  goal INTEGER NOT NULL,
  rank INTEGER NOT NULL, -- 0 after homes, if the agency lists homes first
  started TEXT NOT NULL, -- ISO, Belgian local time
  price REAL, -- public, in euros
  web_id INTEGER NOT NULL,
  bedrooms INTEGER NOT NULL,
  features INTEGER NOT NULL, -- bits of domain/listing/features.ts
  surface REAL, -- habitable, in m²
  epc INTEGER, -- letter of the energy label: 1 is A
  lat REAL, -- public point
  lng REAL,
  has_page INTEGER NOT NULL,
  is_gone INTEGER NOT NULL,
  zip TEXT NOT NULL,
  city TEXT NOT NULL, -- JSON by language
  place_names TEXT NOT NULL, -- normalised, one in a line
  street TEXT, -- JSON by language, null where hidden
  house_number TEXT NOT NULL, -- normalised, '' where the street is hidden
  card TEXT NOT NULL -- domain/listing/listing-types.ts ListingCard
) STRICT;
INSERT INTO listing_2
  SELECT key, list, kind, id, project_id, goal, rank, started, price, web_id, bedrooms, features, NULL, NULL, lat, lng,
    coalesce(card ->> '$.hasPage', 0), coalesce(card ->> '$.gone', 0), zip, coalesce(card -> '$.city', '{}'),
    substr(text, instr(text, char(30)) + 1, instr(text, char(31)) - instr(text, char(30)) - 1),
    card -> '$.address.parts.street', '', card
  FROM listing;
DROP TABLE listing;
ALTER TABLE listing_2 RENAME TO listing;
CREATE UNIQUE INDEX listing_place ON listing (kind, id, list);
CREATE INDEX listing_project ON listing (project_id) WHERE project_id IS NOT NULL;

CREATE TABLE replaced_card (
  key INTEGER PRIMARY KEY, -- of the replaced row
  replaced_at INTEGER NOT NULL, -- milliseconds
  card TEXT NOT NULL
) STRICT;
CREATE INDEX replaced_card_age ON replaced_card (replaced_at);

-- Rows of before have another shape.
DELETE FROM changed_home;

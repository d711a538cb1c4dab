-- The agency and its content. JSON columns hold what is only ever read whole with its row; its shape is the zod schema named beside it.
CREATE TABLE site_setting (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  data TEXT NOT NULL -- domain/content/site.ts siteSettings
);

-- One number: every change to what visitors see raises it, and with it every cache key.
CREATE TABLE content_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
);
INSERT INTO content_version (id, version) VALUES (1, 1);

CREATE TABLE page (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES page (id),
  role TEXT,
  name TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('Published', 'Hidden', 'Draft')),
  sort INTEGER NOT NULL DEFAULT 0,
  slugs TEXT NOT NULL, -- language → slug
  params TEXT NOT NULL, -- domain/content/page.ts pageParams
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX page_role ON page (role) WHERE role IS NOT NULL;

CREATE TABLE page_module (
  id INTEGER PRIMARY KEY,
  page_id INTEGER NOT NULL REFERENCES page (id),
  kind TEXT NOT NULL,
  sort INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL CHECK (status IN ('Published', 'Hidden', 'Draft')),
  placement TEXT NOT NULL, -- domain/content/page.ts placement
  config TEXT NOT NULL -- the kind's own schema in modules/
) STRICT;
CREATE INDEX page_module_page ON page_module (page_id, sort);

CREATE TABLE article_category (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL, -- translated
  parent_id INTEGER REFERENCES article_category (id)
) STRICT;

CREATE TABLE image (
  id INTEGER PRIMARY KEY,
  filename TEXT NOT NULL,
  originalname TEXT NOT NULL,
  url TEXT NOT NULL,
  mimetype TEXT NOT NULL,
  destination TEXT NOT NULL,
  alt TEXT NOT NULL DEFAULT '{}', -- translated
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE article (
  id INTEGER PRIMARY KEY,
  category_id INTEGER REFERENCES article_category (id),
  image_id INTEGER REFERENCES image (id),
  name TEXT NOT NULL,
  alias TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('Published', 'Hidden', 'Draft')),
  sort INTEGER NOT NULL DEFAULT 0,
  title TEXT NOT NULL, -- translated
  intro_text TEXT NOT NULL, -- translated, sanitised HTML
  full_text TEXT NOT NULL, -- translated, sanitised HTML
  params TEXT NOT NULL, -- showReadMore, readMoreText, readMoreLink, showVideo, videoUrl
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX article_by_category ON article (category_id, sort);

CREATE TABLE team_member (
  id INTEGER PRIMARY KEY,
  sort INTEGER NOT NULL DEFAULT 0,
  name TEXT NOT NULL,
  photo TEXT,
  function TEXT NOT NULL, -- translated
  ipi TEXT,
  direct_phone TEXT,
  mobile_phone TEXT,
  email TEXT
) STRICT;

CREATE TABLE map_marker (
  id INTEGER PRIMARY KEY,
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  marker_color TEXT,
  marker_image TEXT,
  title TEXT NOT NULL, -- translated
  address TEXT NOT NULL, -- translated
  link TEXT
) STRICT;

CREATE TABLE label_override (
  lang TEXT NOT NULL,
  label TEXT NOT NULL,
  text TEXT NOT NULL,
  public INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (lang, label)
) STRICT, WITHOUT ROWID;

CREATE TABLE property_type (
  id INTEGER PRIMARY KEY,
  web_id INTEGER NOT NULL,
  parent_id INTEGER,
  name TEXT NOT NULL, -- translated
  sort INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE price_range (
  goal INTEGER NOT NULL,
  bound TEXT NOT NULL CHECK (bound IN ('min', 'max')),
  price INTEGER NOT NULL,
  PRIMARY KEY (goal, bound, price)
) STRICT, WITHOUT ROWID;

-- The record of listings, hidden facts included. Deleted ones stay as tombstones without data.
CREATE TABLE project (
  id INTEGER PRIMARY KEY,
  published INTEGER NOT NULL,
  data TEXT, -- domain/listing/property.ts project
  hash TEXT NOT NULL,
  first_seen_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  was_published INTEGER NOT NULL DEFAULT 0,
  deleted_at TEXT
) STRICT;

CREATE TABLE building (
  id INTEGER PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES project (id),
  name TEXT NOT NULL
) STRICT;
CREATE INDEX building_project ON building (project_id);

CREATE TABLE property (
  id INTEGER PRIMARY KEY,
  project_id INTEGER,
  goal INTEGER NOT NULL,
  status INTEGER NOT NULL,
  marquee INTEGER,
  zip TEXT NOT NULL,
  data TEXT, -- domain/listing/property.ts property
  hash TEXT NOT NULL,
  first_seen_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  was_published INTEGER NOT NULL DEFAULT 0,
  deleted_at TEXT
) STRICT;
CREATE INDEX property_project ON property (project_id) WHERE project_id IS NOT NULL;

-- What lists may know: one row per place where a listing stands, holding public facts only.
-- list: 0 sale, 1 rent, 2 sold, 3 projects. kind: 0 property, 1 project, 2 a project's unit (found, never shown).
-- price is null when it is not shown; price_up and price_down then sort the row last, both ways.
CREATE TABLE listing (
  key INTEGER PRIMARY KEY,
  list INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  id INTEGER NOT NULL,
  project_id INTEGER,
  goal INTEGER NOT NULL,
  started TEXT NOT NULL,
  price REAL,
  price_up REAL NOT NULL,
  price_down REAL NOT NULL,
  web_id INTEGER NOT NULL,
  bedrooms INTEGER NOT NULL,
  features INTEGER NOT NULL,
  zip TEXT NOT NULL,
  lat REAL,
  lng REAL,
  text TEXT NOT NULL, -- normalised street (when shown) and city in every language
  card TEXT NOT NULL -- domain/listing/listing-types.ts ListingCard
) STRICT;
CREATE UNIQUE INDEX listing_place ON listing (list, kind, id);
CREATE INDEX listing_project ON listing (project_id, list) WHERE project_id IS NOT NULL;
-- Each order and each filter walks one of these without touching the rows.
CREATE INDEX listing_newest ON listing (list, kind, started DESC, id DESC, web_id, bedrooms, features, zip, price);
CREATE INDEX listing_cheapest ON listing (list, kind, price_up, started DESC, id DESC, web_id, bedrooms, features, zip, price);
CREATE INDEX listing_dearest ON listing (list, kind, price_down, started DESC, id DESC, web_id, bedrooms, features, zip, price);
CREATE INDEX listing_zip ON listing (list, kind, zip, web_id, bedrooms, price, features);
CREATE INDEX listing_type ON listing (list, kind, web_id, bedrooms, price, features, zip);
CREATE INDEX listing_bedrooms ON listing (list, kind, bedrooms, price, features, web_id, zip);
CREATE INDEX listing_features ON listing (list, kind, features, price, bedrooms, web_id, zip);
CREATE INDEX listing_price ON listing (list, kind, price, web_id, bedrooms, features, zip);
CREATE INDEX listing_text ON listing (list, kind, text);
CREATE INDEX listing_point ON listing (list, kind, lat, lng, web_id, bedrooms, features, price);

-- How many rows a list holds before any filter, kept with every import: a plain page then counts nothing.
CREATE TABLE listing_total (
  list INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  goal INTEGER NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (list, kind, goal)
) STRICT, WITHOUT ROWID;

CREATE TABLE import (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  source TEXT NOT NULL,
  upserted INTEGER NOT NULL,
  unchanged INTEGER NOT NULL,
  deleted INTEGER NOT NULL,
  refused TEXT NOT NULL, -- [{ ID, issues }]
  notes TEXT NOT NULL -- [{ ID, issues }] dropped facts of items that went in
) STRICT;

-- What broke, on the server or in a browser: once per kind and day.
CREATE TABLE error_report (
  day TEXT NOT NULL,
  module TEXT NOT NULL,
  error TEXT NOT NULL,
  url TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, module, error)
) STRICT, WITHOUT ROWID;

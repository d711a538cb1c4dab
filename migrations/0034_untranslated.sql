-- How many texts are left to translate, by the right that it takes to write them and by language, and the state of the
-- content that they were counted in (data/content/untranslated-counts.ts).
CREATE TABLE untranslated (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  state TEXT NOT NULL,
  counts TEXT NOT NULL
) STRICT;
-- When the last revision was made, and how many there are, without their documents.
CREATE INDEX revision_at ON revision (at);

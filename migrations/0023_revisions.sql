-- What content was, is and will be: each time that staff save a thing, the whole of it.
CREATE TABLE revision (
  id INTEGER PRIMARY KEY,
  noun TEXT NOT NULL, -- settings
  noun_id TEXT NOT NULL,
  state TEXT NOT NULL, -- draft, live, past
  document TEXT NOT NULL, -- JSON
  account_id INTEGER, -- who; null: as it was before staff changed it
  at INTEGER NOT NULL -- milliseconds
) STRICT;
CREATE INDEX revision_noun ON revision (noun, noun_id, id);
CREATE UNIQUE INDEX revision_draft ON revision (noun, noun_id) WHERE state = 'draft';
CREATE UNIQUE INDEX revision_live ON revision (noun, noun_id) WHERE state = 'live';

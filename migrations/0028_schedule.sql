-- When a draft becomes live and when something goes off the site again (milliseconds), by whom it was decided.
CREATE TABLE schedule (
  noun TEXT NOT NULL,
  noun_id TEXT NOT NULL,
  publish_at INTEGER,
  end_at INTEGER,
  account_id INTEGER NOT NULL,
  PRIMARY KEY (noun, noun_id)
) WITHOUT ROWID;

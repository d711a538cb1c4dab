-- Searches of which visitors want mails, confirmed by the link of a mail or not yet.
CREATE TABLE saved_search (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL, -- normalised
  lang TEXT NOT NULL,
  kind TEXT NOT NULL, -- list: the homes of a list; kept: some homes by their numbers
  query TEXT NOT NULL, -- list: the canonical query of its filter, with its goal; kept: ids=410001,p9001
  name TEXT NOT NULL, -- what is searched, in the searcher's language
  origin TEXT NOT NULL, -- where it was asked: its mails lead there where SITE_ORIGIN names no other
  frequency TEXT NOT NULL, -- now, daily, weekly
  state TEXT NOT NULL, -- asked, on, paused
  token_hash TEXT, -- of the link that confirms it, once
  created_at INTEGER NOT NULL, -- milliseconds, like all of these
  since INTEGER NOT NULL, -- what changed before is not told
  due_at INTEGER NOT NULL, -- no mail before
  ends_at INTEGER NOT NULL, -- it is deleted then
  mails INTEGER NOT NULL, -- the number of the next mail
  reminded INTEGER NOT NULL -- 1: a mail told that it ends soon
) STRICT;
CREATE UNIQUE INDEX saved_search_token ON saved_search (token_hash) WHERE token_hash IS NOT NULL;
CREATE INDEX saved_search_email ON saved_search (email);
CREATE INDEX saved_search_state ON saved_search (state, id);
CREATE INDEX saved_search_end ON saved_search (ends_at);

-- Homes and projects that changed and were not compared with the searches yet.
CREATE TABLE changed_home (
  kind INTEGER NOT NULL, -- 0: a home or a unit, 1: a project
  id INTEGER NOT NULL,
  version INTEGER NOT NULL, -- of the last change: what comes while it is compared is compared again
  at INTEGER NOT NULL,
  was TEXT NOT NULL, -- its rows of the lists before the first change, as JSON
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX changed_home_at ON changed_home (at);

-- What a search found, to be told in its next mail or told already: once for each event.
CREATE TABLE search_find (
  id INTEGER PRIMARY KEY,
  search_id TEXT NOT NULL,
  kind INTEGER NOT NULL,
  home_id INTEGER NOT NULL,
  event TEXT NOT NULL, -- domain/searches/home-news.ts
  price REAL NOT NULL, -- cheaper: the new one; else 0
  was REAL, -- cheaper: the one before
  label TEXT NOT NULL, -- gone: what it was called in public
  at INTEGER NOT NULL,
  told_at INTEGER
) STRICT;
CREATE UNIQUE INDEX search_find_once ON search_find (search_id, kind, home_id, event, price);
CREATE INDEX search_find_waiting ON search_find (search_id) WHERE told_at IS NULL;
CREATE INDEX search_find_home ON search_find (kind, home_id);
CREATE INDEX search_find_told ON search_find (told_at) WHERE told_at IS NOT NULL;

-- Whichever way a search goes, what it found goes too.
CREATE TRIGGER saved_search_gone AFTER DELETE ON saved_search BEGIN
  DELETE FROM search_find WHERE search_id = OLD.id;
END;

-- What visitors sent, and the mails that leave because of it.
CREATE TABLE lead (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  lang TEXT NOT NULL,
  created_at TEXT NOT NULL,
  data TEXT NOT NULL, -- forms/check-form.ts FormData
  extra TEXT NOT NULL, -- the fields that the agency added: name → text
  module_id INTEGER,
  property_id INTEGER,
  project_id INTEGER,
  page TEXT, -- the path that it was sent from
  referrer TEXT NOT NULL,
  campaign TEXT NOT NULL,
  idempotency_key TEXT,
  content_hash TEXT NOT NULL,
  read_at TEXT -- when staff saw it first
) STRICT;
CREATE UNIQUE INDEX lead_key ON lead (idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX lead_content ON lead (content_hash, created_at);
CREATE INDEX lead_newest ON lead (created_at DESC, id);
CREATE INDEX lead_email ON lead (lower(data ->> '$.Email'));

-- A row is due at next_at; who takes it moves that on, so that nobody else sends it meanwhile.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  lead_id TEXT REFERENCES lead (id),
  mail TEXT NOT NULL, -- domain/lead/outgoing-mail.ts
  state TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  round INTEGER NOT NULL DEFAULT 0, -- how often staff sent it again
  next_at TEXT NOT NULL,
  claim TEXT,
  driver TEXT,
  last_error TEXT,
  created_at TEXT NOT NULL,
  sent_at TEXT
) STRICT;
CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'pending';
CREATE INDEX outbox_lead ON outbox (lead_id) WHERE lead_id IS NOT NULL;

-- Calls from one address within a limit's time; the key can't be led back to the address.
CREATE TABLE rate_count (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  ends_at INTEGER NOT NULL -- milliseconds
) STRICT, WITHOUT ROWID;
CREATE INDEX rate_count_end ON rate_count (ends_at);

CREATE TABLE daily_salt (
  day TEXT PRIMARY KEY,
  salt TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What signs links and cookies of this deployment.
CREATE TABLE signing_key (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  key TEXT NOT NULL
) STRICT;

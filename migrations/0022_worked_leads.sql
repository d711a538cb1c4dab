-- What becomes of a lead: who looks after it, how it stands and until when, what colleagues noted, who has read it.
ALTER TABLE lead ADD COLUMN status TEXT NOT NULL DEFAULT 'new'; -- domain/lead/lead-status.ts
ALTER TABLE lead ADD COLUMN assignee_id INTEGER;
ALTER TABLE lead ADD COLUMN due TEXT; -- 2026-11-24
ALTER TABLE lead ADD COLUMN closed_reason TEXT;
UPDATE lead SET status = 'taken' WHERE read_at IS NOT NULL;
CREATE INDEX lead_status ON lead (status, created_at);
CREATE INDEX lead_assignee ON lead (assignee_id, created_at) WHERE assignee_id IS NOT NULL;

CREATE TABLE lead_note (
  id INTEGER PRIMARY KEY,
  lead_id TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  at INTEGER NOT NULL, -- milliseconds
  text TEXT NOT NULL
) STRICT;
CREATE INDEX lead_note_lead ON lead_note (lead_id, id);

CREATE TABLE lead_read (
  lead_id TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  at INTEGER NOT NULL, -- milliseconds
  PRIMARY KEY (lead_id, account_id)
) STRICT, WITHOUT ROWID;

-- Whichever way a lead goes, what was written about it goes too.
CREATE TRIGGER lead_gone AFTER DELETE ON lead BEGIN
  DELETE FROM lead_note WHERE lead_id = OLD.id;
  DELETE FROM lead_read WHERE lead_id = OLD.id;
END;

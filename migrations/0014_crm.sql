-- The sync with the agency's CRM: what it is at, its runs, and which records are the CRM's own.
CREATE TABLE crm_state (
  id INTEGER PRIMARY KEY, -- always 1
  started_at TEXT NOT NULL, -- ISO, as all times here but changed_until
  last_good_at TEXT,
  last_full_at TEXT,
  changed_until TEXT, -- the greatest change date that the CRM told, in its local time
  next_at TEXT, -- no run before, after one that failed
  failures INTEGER NOT NULL, -- runs in a row
  abnormal INTEGER NOT NULL, -- runs in a row that were empty or repeated themselves
  denied INTEGER NOT NULL, -- credentials refused in a row
  wanted TEXT, -- the run that staff asked for: all, changes
  paused_at TEXT,
  paused_for TEXT -- staff, credentials
) STRICT;

CREATE TABLE crm_run (
  id INTEGER PRIMARY KEY,
  mode TEXT NOT NULL, -- all, changes
  state TEXT NOT NULL, -- reading, importing, finishing, done, held, failed
  reason TEXT, -- why it is held or failed, or what was special
  started_at TEXT NOT NULL,
  ended_at TEXT,
  next_at TEXT NOT NULL,
  attempts INTEGER NOT NULL, -- of its step, that failed
  claim TEXT,
  claimed_until TEXT,
  work TEXT NOT NULL, -- data/db/schema-crm.ts RunWork
  counts TEXT NOT NULL, -- RunCounts
  problems TEXT NOT NULL -- what was refused or dropped, by ID
) STRICT;
CREATE INDEX crm_run_ended ON crm_run (ended_at);
CREATE INDEX crm_run_open ON crm_run (state) WHERE state IN ('reading', 'importing', 'finishing', 'held');

-- The records that came from the CRM and are not hidden.
CREATE TABLE crm_item (
  kind TEXT NOT NULL, -- property, project
  id INTEGER NOT NULL,
  missed INTEGER NOT NULL, -- complete full runs in a row without it
  leaves TEXT, -- missing, deleted, status: it waits to be hidden
  kept INTEGER NOT NULL, -- 1: staff keep it, until the CRM tells it again
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX crm_item_leaves ON crm_item (leaves) WHERE leaves IS NOT NULL;

-- What the run under way has read; empty between runs.
CREATE TABLE crm_staged (
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  lang TEXT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (kind, id, lang)
) STRICT, WITHOUT ROWID;

-- Hidden records, whose data ends after 30 days.
CREATE INDEX property_hidden ON property (deleted_at) WHERE deleted_at IS NOT NULL AND data IS NOT NULL;
CREATE INDEX project_hidden ON project (deleted_at) WHERE deleted_at IS NOT NULL AND data IS NOT NULL;

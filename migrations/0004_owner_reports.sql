-- The mails about the sale or letting of a property that its owners receive. Times are milliseconds.
CREATE TABLE owner_report (
  property_id INTEGER PRIMARY KEY,
  weeks INTEGER NOT NULL CHECK (weeks IN (0, 1, 2)), -- between automatic reports; 0: staff send them
  note TEXT NOT NULL, -- the agent's words in the next report
  origin TEXT NOT NULL, -- automatic reports link to this origin if SITE_ORIGIN is not set
  due_at INTEGER, -- of the next automatic report; null: none
  sent_at INTEGER -- of the last report; null: none
) STRICT;
CREATE INDEX owner_report_due ON owner_report (due_at) WHERE due_at IS NOT NULL;

-- Since when an owner receives no reports; null: receives them.
ALTER TABLE account ADD COLUMN reports_off_at INTEGER;

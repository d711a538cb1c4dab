-- Appointments, mostly visits, from the request to what the visitor thought. Times are milliseconds.
CREATE TABLE appointment (
  id TEXT PRIMARY KEY,
  lead_id TEXT, -- null: made by telephone
  kind TEXT NOT NULL CHECK (kind IN ('visit', 'valuation', 'meeting')),
  property_id INTEGER,
  project_id INTEGER,
  lang TEXT NOT NULL, -- of the visitor
  name TEXT NOT NULL,
  email TEXT NOT NULL, -- '': the visitor gets no mails
  phone TEXT NOT NULL,
  start_at INTEGER NOT NULL,
  minutes INTEGER NOT NULL,
  agent_id INTEGER,
  place TEXT NOT NULL,
  note TEXT NOT NULL, -- of staff
  state TEXT NOT NULL,
  sequence INTEGER NOT NULL, -- counts the changes, for calendars and against two changes at once
  proposal TEXT, -- the half-day that the visitor proposes instead, as JSON
  confirmed_at INTEGER, -- when the visitor was told this time; null: was not
  reminded_at INTEGER, -- when the reminder was queued or found needless
  asked_at INTEGER, -- when the visitor was asked for feedback, or was found not to be asked
  feedback TEXT, -- the visitor's answers, as JSON
  feedback_at INTEGER,
  origin TEXT NOT NULL, -- mails of the cron link to this origin if SITE_ORIGIN is not set
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX appointment_start ON appointment (start_at);
CREATE INDEX appointment_lead ON appointment (lead_id);
CREATE INDEX appointment_property ON appointment (property_id);
CREATE INDEX appointment_feedback ON appointment (feedback_at) WHERE feedback_at IS NOT NULL;

CREATE TRIGGER lead_gone_appointment AFTER DELETE ON lead BEGIN
  DELETE FROM appointment WHERE lead_id = OLD.id;
END;

-- What the agency does for a property, besides what the CRM writes. No entry names a visitor, so an entry stays when
-- its appointment is deleted.
CREATE TABLE owner_entry (
  id TEXT PRIMARY KEY, -- that of the appointment, if there is one
  property_id INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('visit', 'call', 'message', 'media')),
  at INTEGER NOT NULL,
  state TEXT NOT NULL, -- of a visit: planned, cancelled, took-place or missed
  text TEXT NOT NULL, -- the words of staff
  feedback TEXT, -- what staff released of the visitor's answers, as JSON
  released_at INTEGER -- when staff released feedback or words about a visit
) STRICT;
CREATE INDEX owner_entry_property ON owner_entry (property_id, at);
CREATE INDEX owner_entry_at ON owner_entry (at);

-- A visit that is deleted before its start does not take place. The owner must not expect it.
CREATE TRIGGER appointment_gone_entry AFTER DELETE ON appointment BEGIN
  UPDATE owner_entry SET state = 'cancelled'
    WHERE id = OLD.id AND state = 'planned' AND at > unixepoch() * 1000;
END;

-- The ends of people's data: accounts that may no longer log in, and what goes after its time.
ALTER TABLE account ADD COLUMN disabled_at INTEGER; -- milliseconds; null: may log in
ALTER TABLE account ADD COLUMN homes_ended_at INTEGER; -- since when an owner has no home; null: has one
CREATE INDEX account_homes_ended ON account (homes_ended_at) WHERE homes_ended_at IS NOT NULL;
CREATE INDEX owner_property_home ON owner_property (property_id);

-- When it last came in changed; null: by a release that did not write it.
ALTER TABLE property_history ADD COLUMN changed_at TEXT;
CREATE INDEX property_history_changed ON property_history (changed_at);
CREATE INDEX property_visit_day ON property_visit (day);

-- Each retention time reads the rows that it deletes, and no others.
CREATE INDEX lead_demand_at ON lead (created_at) WHERE kind = 'demand';
CREATE INDEX lead_other_at ON lead (created_at) WHERE kind <> 'demand';
CREATE INDEX lead_tenant_at ON lead (created_at)
  WHERE coalesce(data ->> '$.familyComposition', data ->> '$.totalAmountIncome',
    extra ->> '$.familyComposition', extra ->> '$.totalAmountIncome') IS NOT NULL;
CREATE INDEX outbox_account_at ON outbox (created_at) WHERE lead_id IS NULL;
CREATE INDEX outbox_account_to ON outbox (lower(mail ->> '$.to.email')) WHERE lead_id IS NULL;
CREATE INDEX session_idle ON session (idle_until);
CREATE INDEX reset_token_end ON reset_token (ends_at);
CREATE INDEX import_at ON import (at);

-- That people were erased, and how much of each kind; never who.
CREATE TABLE erasure (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  source TEXT NOT NULL, -- staff, command
  counts TEXT NOT NULL -- data/people/person.ts PersonCounts
) STRICT;
CREATE INDEX erasure_day ON erasure (day);

-- How often each answer was given to the question about scripts, by day; no more is known of who did.
CREATE TABLE consent_count (
  day TEXT NOT NULL,
  asked TEXT NOT NULL, -- the scripts that the answer was about, with their categories
  answer TEXT NOT NULL, -- the categories agreed to; empty: none
  count INTEGER NOT NULL,
  PRIMARY KEY (day, asked, answer)
) STRICT, WITHOUT ROWID;

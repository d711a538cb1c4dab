-- Whose home it is: an owner sees exactly these.
CREATE TABLE owner_property (
  account_id INTEGER NOT NULL REFERENCES account (id),
  property_id INTEGER NOT NULL,
  PRIMARY KEY (account_id, property_id)
) STRICT, WITHOUT ROWID;

-- What the CRM tells of a home's sale, contacts' names included: never sent as it stands.
CREATE TABLE property_history (
  property_id INTEGER PRIMARY KEY,
  data TEXT NOT NULL, -- domain/people/history.ts history
  hash TEXT NOT NULL
) STRICT;

-- How often a home's page was opened here, by Belgian day; no more is known of who did.
CREATE TABLE property_visit (
  property_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  visits INTEGER NOT NULL,
  PRIMARY KEY (property_id, day)
) STRICT, WITHOUT ROWID;

-- Every number that a source gives a record, by the name of the number: a record is found again by any of them.
CREATE TABLE crm_number (
  source TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  id INTEGER NOT NULL,
  PRIMARY KEY (source, kind, name, value)
);

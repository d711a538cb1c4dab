-- The pictures of the CRM, which are copied so that no visitor's browser asks the CRM for them.
CREATE TABLE crm_picture (
  key TEXT PRIMARY KEY, -- of its address in the CRM: /pictures/KEY until it is copied
  source TEXT NOT NULL, -- that address
  kind TEXT NOT NULL, -- property, project: the record that shows it
  id INTEGER NOT NULL,
  address TEXT, -- of the copy
  tries INTEGER NOT NULL,
  next_at TEXT, -- no try before; null once it is copied
  unused_since TEXT -- since the record names it no more
) STRICT;
CREATE INDEX crm_picture_due ON crm_picture (next_at) WHERE address IS NULL;
CREATE INDEX crm_picture_record ON crm_picture (kind, id);
CREATE INDEX crm_picture_unused ON crm_picture (unused_since) WHERE unused_since IS NOT NULL;
CREATE INDEX crm_picture_address ON crm_picture (address) WHERE address IS NOT NULL;

-- What staff say of a listing over its CRM (domain/overrides/override.ts). The record in property or project has it
-- applied; "source" is the record as the CRM has it, "was" the CRM's texts and pictures when staff last saved.
CREATE TABLE listing_override (
  kind TEXT NOT NULL CHECK (kind IN ('property', 'project')),
  id INTEGER NOT NULL,
  override TEXT NOT NULL,
  was TEXT NOT NULL,
  source TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;

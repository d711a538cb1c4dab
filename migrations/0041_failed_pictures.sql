-- A picture that the CRM's host does not deliver is not shown; staff read which one and why.
ALTER TABLE crm_picture ADD COLUMN failure TEXT; -- a code of domain/crm/picture-failure.ts; null while it is waiting and once it is copied
ALTER TABLE crm_picture ADD COLUMN tried_at TEXT; -- the last try
-- Pictures without a failure come first, so that failed ones never delay new ones.
CREATE INDEX crm_picture_open ON crm_picture (failure, next_at) WHERE address IS NULL;

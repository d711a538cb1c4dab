-- An import of several parts: how far it has come, and what its next part needs.
ALTER TABLE import ADD COLUMN parts INTEGER NOT NULL DEFAULT 1;
ALTER TABLE import ADD COLUMN parts_done INTEGER NOT NULL DEFAULT 1;
ALTER TABLE import ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE import ADD COLUMN body TEXT; -- its key in the bucket until the last part is in
ALTER TABLE import ADD COLUMN claim TEXT;
ALTER TABLE import ADD COLUMN claimed_until TEXT;
CREATE INDEX import_open ON import (id) WHERE body IS NOT NULL;

-- Copies of pictures whose listings are not written anew yet.
CREATE INDEX crm_picture_unshown ON crm_picture (next_at) WHERE address IS NOT NULL AND next_at IS NOT NULL;

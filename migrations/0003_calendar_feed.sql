-- The hash of the secret in the address of a staff member's calendar feed; null: the account has no feed.
ALTER TABLE account ADD COLUMN calendar_hash TEXT;
CREATE UNIQUE INDEX account_calendar ON account (calendar_hash) WHERE calendar_hash IS NOT NULL;

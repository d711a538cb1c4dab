-- Whether a mail was given up, and since when the oldest one waits: asked every minute by monitors.
CREATE INDEX outbox_dead ON outbox (created_at) WHERE state = 'dead';
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE state = 'pending';

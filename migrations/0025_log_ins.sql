-- When somebody last logged in (milliseconds), as sessions are deleted when they end; null: not since this migration.
ALTER TABLE account ADD COLUMN logged_in_at INTEGER;

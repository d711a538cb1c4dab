-- What a CRM's hook told, until the cron has fetched it.
CREATE TABLE crm_hook (
  external TEXT PRIMARY KEY, -- the CRM's own key
  is_deletion INTEGER NOT NULL, -- 1: the CRM says that it is gone
  told_at TEXT NOT NULL -- ISO, of the last time
) STRICT, WITHOUT ROWID;
CREATE INDEX crm_hook_told ON crm_hook (told_at);

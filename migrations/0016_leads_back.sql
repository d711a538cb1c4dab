-- Leads on their way to the agency's CRM, one row each. They go with their lead.
CREATE TABLE crm_lead (
  lead_id TEXT PRIMARY KEY,
  lead TEXT NOT NULL, -- domain/lead/crm-lead.ts
  mail TEXT, -- the office's, which leaves if the CRM does not take the lead; null: it leaves anyway, or left
  state TEXT NOT NULL, -- pending, taken, refused, unknown, settled
  attempts INTEGER NOT NULL,
  next_at TEXT NOT NULL,
  claim TEXT,
  reason TEXT, -- of the last attempt that failed
  crm_id TEXT, -- what the CRM calls what it took
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX crm_lead_due ON crm_lead (next_at) WHERE state = 'pending';
CREATE INDEX crm_lead_unsent ON crm_lead (state) WHERE state IN ('pending', 'refused', 'unknown');
CREATE INDEX crm_lead_mail ON crm_lead (created_at) WHERE mail IS NOT NULL;

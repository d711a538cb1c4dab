-- Offices by their ids in the settings: of accounts, of the people of the team and of leads; and who of the team an
-- account is, by whom the CRM's listings are the account's own.
ALTER TABLE account ADD COLUMN office_id INTEGER;
ALTER TABLE account ADD COLUMN member_id INTEGER;
ALTER TABLE team_member ADD COLUMN office_id INTEGER;
ALTER TABLE team_member ADD COLUMN status TEXT NOT NULL DEFAULT 'Published';
ALTER TABLE team_member ADD COLUMN crm_name TEXT;
ALTER TABLE lead ADD COLUMN office_id INTEGER;
CREATE INDEX lead_office ON lead (office_id, created_at) WHERE office_id IS NOT NULL;

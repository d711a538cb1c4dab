-- JSON: the mails of suspected spam and its row for the CRM, which staff may release; null: no suspected spam.
ALTER TABLE lead ADD COLUMN held TEXT;

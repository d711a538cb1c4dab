-- contract: no version has been released, so no older one reads the former names
ALTER TABLE revision RENAME COLUMN noun TO subject_type;
ALTER TABLE revision RENAME COLUMN noun_id TO subject_id;
ALTER TABLE schedule RENAME COLUMN noun TO subject_type;
ALTER TABLE schedule RENAME COLUMN noun_id TO subject_id;
ALTER TABLE audit RENAME COLUMN noun_id TO subject_id;
ALTER TABLE session RENAME COLUMN proved_at TO code_entered_at;
ALTER TABLE consent_count RENAME COLUMN asked TO scripts;
ALTER TABLE crm_hook RENAME COLUMN told_at TO notified_at;
ALTER TABLE search_find RENAME COLUMN told_at TO notified_at;
ALTER TABLE search_find RENAME COLUMN told_price TO notified_price;

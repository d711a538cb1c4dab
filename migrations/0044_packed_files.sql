-- Files inside a transfer are copied too, documents among them; such a file waits while address and next_at are null.
ALTER TABLE crm_picture ADD COLUMN is_document INTEGER NOT NULL DEFAULT 0;

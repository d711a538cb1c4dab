-- Pictures and files that the agency uploads: how large (bytes), by whom made, and whether a picture says nothing.
ALTER TABLE image ADD COLUMN size INTEGER;
ALTER TABLE image ADD COLUMN credit TEXT;
ALTER TABLE image ADD COLUMN is_decoration INTEGER NOT NULL DEFAULT 0;

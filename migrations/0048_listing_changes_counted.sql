-- The number of versions that changed listings alone. The version of the content is the difference, so that a
-- version which is raised without it counts as a change of content.
ALTER TABLE content_version ADD COLUMN listing_changes INTEGER NOT NULL DEFAULT 0;

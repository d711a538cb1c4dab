-- An article's page of its own (the page above it and its slugs), the date that is shown with it, and when it was
-- last published.
ALTER TABLE article ADD COLUMN own_page TEXT;
ALTER TABLE article ADD COLUMN shown_date TEXT;
ALTER TABLE article ADD COLUMN modified_at TEXT;

-- The plot and the bathrooms of listings, by which lists are filtered. The next build of the lists sets them.
ALTER TABLE listing ADD COLUMN bathrooms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listing ADD COLUMN plot REAL; -- m²

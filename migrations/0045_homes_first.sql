-- 0 for business property, garages and land where the agency lists them after homes, else 1.
ALTER TABLE listing ADD COLUMN rank INTEGER NOT NULL DEFAULT 1;

-- The default order of a list in which no type is chosen.
CREATE INDEX listing_ranked ON listing (list, kind, rank DESC, started DESC, id DESC, web_id, bedrooms, features, zip, price);

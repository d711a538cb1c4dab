-- The order of categories of articles; those that are there keep the one of their numbers.
ALTER TABLE article_category ADD COLUMN sort INTEGER NOT NULL DEFAULT 0;

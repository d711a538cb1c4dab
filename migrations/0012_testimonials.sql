-- What customers say, shown by the module of testimonials. It showed articles before, which are copied.
CREATE TABLE testimonial (
  id INTEGER PRIMARY KEY,
  status TEXT NOT NULL, -- Published, Hidden or Draft
  sort INTEGER NOT NULL,
  author TEXT NOT NULL, -- JSON, by language
  quote TEXT NOT NULL, -- HTML by language, as JSON
  about TEXT NOT NULL -- HTML by language, as JSON
) STRICT;
INSERT INTO testimonial (id, status, sort, author, quote, about)
SELECT id, status, sort, title, intro_text, full_text FROM article
WHERE EXISTS (
  SELECT 1 FROM page_module, json_each(placement, '$.relations') AS relation
  WHERE kind = 'testimonials'
    AND relation.value ->> 'id' =
      CASE relation.value ->> 'type' WHEN 'category' THEN category_id WHEN 'article' THEN article.id END
);

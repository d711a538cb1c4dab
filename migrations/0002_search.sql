-- Where listings with a page of their own lie, for the search box: their distinct places in one walk, and a place's newest.
CREATE INDEX listing_city ON listing (zip, card ->> '$.city', kind, list, started, id) WHERE card ->> '$.hasPage';

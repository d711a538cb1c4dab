-- The street's names as the search box offers them, where visitors may see the street; filled when the lists are built anew.
ALTER TABLE listing ADD COLUMN street TEXT;
CREATE INDEX listing_street ON listing (street, zip, card ->> '$.city', text) WHERE street IS NOT NULL AND card ->> '$.hasPage';

-- The streets that visitors see, for the search box: distinct ones in one walk. A project's units have its own.
CREATE INDEX listing_street ON listing (card ->> '$.address.parts.street', zip, card ->> '$.city', text)
  WHERE card ->> '$.address.parts.street' IS NOT NULL AND card ->> '$.hasPage' AND kind <> 2;

-- The accounts that uploaded a document behind the gate: an agent may use such a file again. A row stays when the file
-- goes, as the address names the content.
CREATE TABLE document_upload (
  url TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  PRIMARY KEY (url, account_id)
) STRICT, WITHOUT ROWID;

-- The last home whose stored pictures were checked for addresses of other hosts; -1 once all listings are.
ALTER TABLE listing_rules ADD COLUMN pictures_checked_to INTEGER NOT NULL DEFAULT 0;

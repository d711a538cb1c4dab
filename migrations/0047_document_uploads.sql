-- The accounts that uploaded a document behind the gate: an agent may use such a file again. A row stays when the file
-- goes, as the address names the content.
CREATE TABLE document_upload (
  url TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  PRIMARY KEY (url, account_id)
) STRICT, WITHOUT ROWID;

-- A colleague's authenticator app; all null without one.
ALTER TABLE account ADD COLUMN totp_secret TEXT; -- encrypted, data/db/sealing.ts
ALTER TABLE account ADD COLUMN totp_step INTEGER; -- the last time step of which a code was used
ALTER TABLE account ADD COLUMN totp_since INTEGER; -- milliseconds

-- The codes for who lost the app: each works once, then its row is gone.
CREATE TABLE recovery_code (
  account_id INTEGER NOT NULL REFERENCES account (id),
  code_hash TEXT NOT NULL,
  PRIMARY KEY (account_id, code_hash)
) STRICT, WITHOUT ROWID;

-- When this session last gave a code (milliseconds); null: never.
ALTER TABLE session ADD COLUMN proved_at INTEGER;

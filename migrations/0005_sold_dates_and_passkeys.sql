-- The time at which a property was first sold or let while the site had it on the market; null if that is unknown.
ALTER TABLE property ADD COLUMN left_market_at TEXT;

-- Active (1) without the labels sold (3) and rented (4) is on the market. Sold (2) and rented (4) have left it.
CREATE TRIGGER property_left_market AFTER UPDATE OF status, marquee ON property
WHEN (OLD.status = 1 AND coalesce(OLD.marquee, 0) NOT IN (3, 4))
  <> (NEW.status = 1 AND coalesce(NEW.marquee, 0) NOT IN (3, 4))
BEGIN
  UPDATE property
  SET left_market_at = CASE
    WHEN NEW.status IN (2, 4) OR (NEW.status = 1 AND NEW.marquee IN (3, 4)) THEN NEW.updated_at
  END
  WHERE id = NEW.id;
END;

-- The passkeys of accounts (WebAuthn). The private key never leaves the device.
CREATE TABLE passkey (
  id TEXT PRIMARY KEY, -- of the credential, base64url
  account_id INTEGER NOT NULL REFERENCES account (id),
  public_key TEXT NOT NULL, -- COSE, base64url
  counter INTEGER NOT NULL, -- of signatures; 0: the device does not count
  name TEXT NOT NULL, -- of the device; '': unknown
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_account ON passkey (account_id);

CREATE TRIGGER account_passkeys_gone BEFORE DELETE ON account BEGIN
  DELETE FROM passkey WHERE account_id = OLD.id;
END;

-- The challenges that devices are asked to sign. Each is deleted when it comes back.
CREATE TABLE passkey_challenge (
  challenge TEXT PRIMARY KEY,
  purpose TEXT NOT NULL, -- 'login', 'registration' or 'step-up'
  account_id INTEGER, -- null: a log-in
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_challenge_end ON passkey_challenge (ends_at);

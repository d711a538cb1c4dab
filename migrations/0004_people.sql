-- Who logs in: owners of homes, and staff by role. One person, one address, one role.
CREATE TABLE account (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE, -- trimmed, lower case
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'admin')),
  lang TEXT NOT NULL,
  password TEXT, -- data/people/passwords.ts; null: none set yet, so no login
  created_at INTEGER NOT NULL
) STRICT;

-- A login on one device. All times are milliseconds; the token itself stands only in the cookie.
CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  idle_until INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  user_agent TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_account ON session (account_id);
CREATE INDEX session_end ON session (ends_at);

-- A link to set a password: used once, or not at all.
CREATE TABLE reset_token (
  token_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX reset_token_account ON reset_token (account_id);

-- Login attempts without success, known addresses and unknown ones alike; see data/people/login-tries.ts.
CREATE TABLE login_try (
  key TEXT PRIMARY KEY,
  tries INTEGER NOT NULL,
  tried_at INTEGER NOT NULL,
  next_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX login_try_at ON login_try (tried_at);

-- A colleague's preset of rights where it is none of the roles: `office`, which the release before takes for an editor.
ALTER TABLE account ADD COLUMN preset TEXT;

-- What colleagues did, in the order of its ids. It names things by id, never a person by address or text.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL, -- milliseconds
  account_id INTEGER, -- who; null: whoever may deploy
  action TEXT NOT NULL, -- domain/people/audit-action.ts
  noun_id TEXT,
  detail TEXT NOT NULL -- JSON
) STRICT;
CREATE INDEX audit_at ON audit (at);
CREATE INDEX audit_noun ON audit (action, noun_id);

-- What a person's card tells beyond how to reach them: a translated text, and language codes.
ALTER TABLE team_member ADD COLUMN about TEXT NOT NULL DEFAULT '{}';
ALTER TABLE team_member ADD COLUMN languages TEXT NOT NULL DEFAULT '[]';

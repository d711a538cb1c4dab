-- The recipient's address: refused (the server refuses it permanently), recovered (it accepted a later mail); else null.
ALTER TABLE outbox ADD COLUMN recipient TEXT;
CREATE INDEX outbox_refused ON outbox (lower(mail ->> '$.to.email')) WHERE recipient = 'refused';

-- An address that refuses mail gets no more mails about its searches until the visitor resumes them.
CREATE TRIGGER outbox_recipient_refused AFTER UPDATE OF recipient ON outbox
WHEN NEW.recipient = 'refused' AND OLD.recipient IS NOT 'refused'
BEGIN
  UPDATE saved_search SET state = 'paused'
    WHERE email = lower(NEW.mail ->> '$.to.email') AND state = 'on';
  DELETE FROM search_find WHERE told_at IS NULL AND search_id IN (
    SELECT id FROM saved_search WHERE email = lower(NEW.mail ->> '$.to.email') AND state = 'paused'
  );
END;

-- The price with which a mail reported the listing, null if it showed none.
ALTER TABLE search_find ADD COLUMN told_price REAL;

-- A webhook whose record does not agree with it yet is looked at again.
ALTER TABLE crm_hook ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE crm_hook ADD COLUMN next_at TEXT; -- null: at once

-- The records that the CRM's last list of deletions named.
CREATE TABLE crm_deletion (
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- A picture that the CRM replaces under the same address is copied again.
ALTER TABLE crm_picture ADD COLUMN changed TEXT; -- the CRM's date of the picture, as it writes it
ALTER TABLE crm_picture ADD COLUMN etag TEXT; -- of the copied response
ALTER TABLE crm_picture ADD COLUMN modified TEXT; -- Last-Modified of the copied response
ALTER TABLE crm_picture ADD COLUMN check_at TEXT; -- when its host is asked again; null: never
CREATE INDEX crm_picture_check ON crm_picture (check_at) WHERE check_at IS NOT NULL;
UPDATE crm_picture SET check_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE address IS NOT NULL AND is_document = 0 AND source LIKE 'http%';

-- A confirmed search is a lead of the agency's: which one, and what was agreed to and when. Searches that
-- were confirmed before agreed to mails alone, and have none.
ALTER TABLE saved_search ADD COLUMN lead_id TEXT; -- its own lead, or the search request that it was asked for with
ALTER TABLE saved_search ADD COLUMN consent TEXT; -- the words that were agreed to
ALTER TABLE saved_search ADD COLUMN agreed_at INTEGER;
CREATE INDEX saved_search_lead ON saved_search (lead_id) WHERE lead_id IS NOT NULL;

-- Whichever way a search goes, its own lead keeps no more than that there was one.
CREATE TRIGGER saved_search_lead_gone AFTER DELETE ON saved_search
WHEN EXISTS (SELECT 1 FROM lead WHERE id = OLD.lead_id AND kind = 'search')
  AND NOT EXISTS (SELECT 1 FROM saved_search WHERE lead_id = OLD.lead_id)
BEGIN
  DELETE FROM outbox WHERE lead_id = OLD.lead_id;
  DELETE FROM crm_lead WHERE lead_id = OLD.lead_id;
  DELETE FROM lead_note WHERE lead_id = OLD.lead_id;
  UPDATE lead SET data = '{"FirstName":"","Name":"","Email":"","PhoneNumber":"","Subject":"","Content":"","IsReceivedEmail":false}',
    due = NULL, closed_reason = NULL,
    status = iif(status IN ('new', 'taken', 'answered', 'visit'), 'lost', status)
    WHERE id = OLD.lead_id;
END;

-- The mails of a search tell the address too: they go with it, sent or not.
CREATE TRIGGER saved_search_mails_gone AFTER DELETE ON saved_search BEGIN
  DELETE FROM outbox WHERE id >= 'search-' || OLD.id AND id < 'search-' || OLD.id || '.';
END;

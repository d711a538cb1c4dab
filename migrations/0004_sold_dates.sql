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

-- Properties that are public from a later time. Until then only searchers whose saved search matches see them.
CREATE TABLE early_access (
  id INTEGER PRIMARY KEY, -- of a property that is not a unit
  public_from INTEGER NOT NULL, -- milliseconds
  is_over INTEGER NOT NULL DEFAULT 0, -- 1: the version of the lists was raised after `public_from`
  agreed_by INTEGER NOT NULL, -- the account that recorded the consent of the seller
  agreed_at INTEGER NOT NULL -- milliseconds
) STRICT;
CREATE INDEX early_access_due ON early_access (public_from) WHERE is_over = 0;

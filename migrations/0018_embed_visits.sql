-- Visitors who came from a frame on another site, by day, without any data about them.
CREATE TABLE embed_visit (
  day TEXT NOT NULL,
  host TEXT NOT NULL, -- partner.be, a host of the settings
  visits INTEGER NOT NULL,
  PRIMARY KEY (day, host)
) STRICT, WITHOUT ROWID;

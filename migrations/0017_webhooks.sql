-- The addresses of other programs that get messages about listings and leads.
CREATE TABLE webhook (
  id INTEGER PRIMARY KEY,
  sort INTEGER NOT NULL,
  name TEXT NOT NULL,
  url TEXT NOT NULL,
  events TEXT NOT NULL, -- JSON
  active INTEGER NOT NULL, -- 0: turned off by staff, or by the receiver with the status 410
  secret TEXT -- encrypted; null: staff have not made one yet, so nothing is sent
) STRICT;

-- Changed listings about which no messages were queued yet.
CREATE TABLE webhook_change (
  kind INTEGER NOT NULL, -- 0: a property or a unit, 1: a project
  id INTEGER NOT NULL,
  was INTEGER, -- before the first change: 1 on the market, 0 sold or let, null not public
  is_own INTEGER NOT NULL, -- 0: a unit of which only the project changed
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- Messages before and after they are sent, one for each event and webhook.
CREATE TABLE webhook_delivery (
  id TEXT PRIMARY KEY, -- `webhook-id`, the same in each attempt
  webhook_id INTEGER NOT NULL,
  event TEXT NOT NULL,
  data TEXT NOT NULL, -- JSON
  state TEXT NOT NULL, -- pending, delivered or dead
  attempts TEXT NOT NULL, -- JSON: time and failure of each
  next_at TEXT NOT NULL, -- of the next attempt, or the end of the lease
  claim TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, next_at) WHERE state = 'pending';
CREATE INDEX webhook_delivery_created ON webhook_delivery (created_at);

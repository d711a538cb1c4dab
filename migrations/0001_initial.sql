-- The schema, by subject. src/platform/db/schema*.ts has the same tables for drizzle, with the types of JSON columns.
-- Times are ISO texts in UTC or INTEGER milliseconds, unless a comment says otherwise. A day is '2026-11-24', Belgian
-- time. "Translated" is a JSON object from language to text.

-- Site

CREATE TABLE site_setting (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  data TEXT NOT NULL -- JSON
);

-- The number of the last change, and the numbers of the last changes of content and of listings. Cache keys contain them.
CREATE TABLE content_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL,
  content INTEGER NOT NULL DEFAULT 0,
  listings INTEGER NOT NULL DEFAULT 0
);
INSERT INTO content_version (id, version, content, listings) VALUES (1, 1, 1, 1);

CREATE TABLE label_override (
  lang TEXT NOT NULL,
  label TEXT NOT NULL,
  text TEXT NOT NULL,
  public INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (lang, label)
) STRICT, WITHOUT ROWID;

CREATE TABLE map_marker (
  id INTEGER PRIMARY KEY,
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  marker_color TEXT,
  marker_image TEXT,
  title TEXT NOT NULL, -- translated
  address TEXT NOT NULL, -- translated
  link TEXT
) STRICT;

CREATE TABLE team_member (
  id INTEGER PRIMARY KEY,
  sort INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL DEFAULT 'Published', -- Published, Hidden
  name TEXT NOT NULL,
  photo TEXT,
  function TEXT NOT NULL, -- translated
  about TEXT NOT NULL DEFAULT '{}', -- translated
  languages TEXT NOT NULL DEFAULT '[]', -- JSON, codes of the languages that the person speaks
  ipi TEXT,
  direct_phone TEXT,
  mobile_phone TEXT,
  email TEXT,
  office_id INTEGER, -- of an office in the settings
  crm_name TEXT -- the name of the manager in the CRM
) STRICT;

-- Pages and articles

CREATE TABLE page (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES page (id),
  role TEXT,
  name TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('Published', 'Hidden', 'Draft')),
  sort INTEGER NOT NULL DEFAULT 0,
  slugs TEXT NOT NULL, -- JSON, language → slug
  params TEXT NOT NULL, -- JSON
  created_at TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX page_role ON page (role) WHERE role IS NOT NULL;

CREATE TABLE page_module (
  id INTEGER PRIMARY KEY,
  page_id INTEGER NOT NULL REFERENCES page (id),
  kind TEXT NOT NULL,
  sort INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL CHECK (status IN ('Published', 'Hidden', 'Draft')),
  placement TEXT NOT NULL, -- JSON
  config TEXT NOT NULL -- JSON, by the schema of its kind in src/features/
) STRICT;
CREATE INDEX page_module_page ON page_module (page_id, sort);

CREATE TABLE article_category (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL, -- translated
  parent_id INTEGER REFERENCES article_category (id),
  sort INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE article (
  id INTEGER PRIMARY KEY,
  category_id INTEGER REFERENCES article_category (id),
  image_id INTEGER REFERENCES image (id),
  name TEXT NOT NULL,
  alias TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('Published', 'Hidden', 'Draft')),
  sort INTEGER NOT NULL DEFAULT 0,
  title TEXT NOT NULL, -- translated
  intro_text TEXT NOT NULL, -- translated, sanitised HTML
  full_text TEXT NOT NULL, -- translated, sanitised HTML
  params TEXT NOT NULL, -- JSON
  own_page TEXT, -- JSON: the page above the article's page, and its slugs
  shown_date TEXT, -- day
  created_at TEXT NOT NULL,
  modified_at TEXT -- of the last publication
) STRICT;
CREATE INDEX article_by_category ON article (category_id, sort);

CREATE TABLE redirect (
  path TEXT PRIMARY KEY, -- the old path with its query: `/aanbod/oud`, `/pand.php?id=12`
  target TEXT NOT NULL, -- a path of this site
  gone INTEGER NOT NULL DEFAULT 0, -- 1: visitors get 410 instead of the target
  source TEXT NOT NULL, -- hand, csv
  hits INTEGER NOT NULL DEFAULT 0,
  last_hit TEXT, -- day
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Requested paths that have neither a page nor a redirect, without queries.
CREATE TABLE never_found (
  path TEXT PRIMARY KEY,
  hits INTEGER NOT NULL,
  last_hit TEXT NOT NULL -- day
) STRICT, WITHOUT ROWID;
CREATE INDEX never_found_last_hit ON never_found (last_hit);

-- Files

-- Uploads of the agency.
CREATE TABLE image (
  id INTEGER PRIMARY KEY,
  filename TEXT NOT NULL,
  originalname TEXT NOT NULL,
  url TEXT NOT NULL,
  mimetype TEXT NOT NULL,
  destination TEXT NOT NULL,
  size INTEGER, -- bytes
  alt TEXT NOT NULL DEFAULT '{}', -- translated
  credit TEXT,
  is_decoration INTEGER NOT NULL DEFAULT 0, -- 1: the picture needs no alternative text
  created_at TEXT NOT NULL
) STRICT;

-- The accounts that uploaded a document behind the gate: an agent may use such a file again. A row stays when the file
-- is deleted, because the address names the content.
CREATE TABLE document_upload (
  url TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  PRIMARY KEY (url, account_id)
) STRICT, WITHOUT ROWID;

-- Files in the bucket MEDIA that `agency:load` stored.
CREATE TABLE agency_file (
  key TEXT PRIMARY KEY, -- media/… is public, documents/… is behind the gate
  hash TEXT NOT NULL, -- SHA-256 of the bytes, hexadecimal
  type TEXT NOT NULL,
  size INTEGER NOT NULL -- bytes
) STRICT, WITHOUT ROWID;

-- Revisions of content

-- The complete document each time that staff save it.
CREATE TABLE revision (
  id INTEGER PRIMARY KEY,
  noun TEXT NOT NULL, -- type of the document
  noun_id TEXT NOT NULL,
  state TEXT NOT NULL, -- draft, live, past
  document TEXT NOT NULL, -- JSON
  account_id INTEGER, -- null: the document before staff changed it first
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX revision_noun ON revision (noun, noun_id, id);
CREATE INDEX revision_at ON revision (at);
CREATE UNIQUE INDEX revision_draft ON revision (noun, noun_id) WHERE state = 'draft';
CREATE UNIQUE INDEX revision_live ON revision (noun, noun_id) WHERE state = 'live';

-- When a draft is published, and when a document is taken off the site again.
CREATE TABLE schedule (
  noun TEXT NOT NULL, -- page, article
  noun_id TEXT NOT NULL,
  publish_at INTEGER,
  end_at INTEGER,
  account_id INTEGER NOT NULL,
  PRIMARY KEY (noun, noun_id)
) WITHOUT ROWID;

-- The number of texts without a translation, by the right that is needed to write them and by language.
CREATE TABLE untranslated (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  state TEXT NOT NULL, -- the state of the content in which they were counted
  counts TEXT NOT NULL -- JSON
) STRICT;

-- Listings: complete records, hidden facts included. Deleted records stay as rows without data.

CREATE TABLE property_type (
  id INTEGER PRIMARY KEY,
  web_id INTEGER NOT NULL,
  parent_id INTEGER,
  name TEXT NOT NULL, -- translated
  sort INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE price_range (
  goal INTEGER NOT NULL,
  bound TEXT NOT NULL CHECK (bound IN ('min', 'max')),
  price INTEGER NOT NULL,
  PRIMARY KEY (goal, bound, price)
) STRICT, WITHOUT ROWID;

CREATE TABLE project (
  id INTEGER PRIMARY KEY,
  published INTEGER NOT NULL,
  data TEXT, -- JSON
  hash TEXT NOT NULL,
  first_seen_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  was_published INTEGER NOT NULL DEFAULT 0,
  deleted_at TEXT
) STRICT;
CREATE INDEX project_hidden ON project (deleted_at) WHERE deleted_at IS NOT NULL AND data IS NOT NULL;

CREATE TABLE building (
  id INTEGER PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES project (id),
  name TEXT NOT NULL
) STRICT;
CREATE INDEX building_project ON building (project_id);

CREATE TABLE property (
  id INTEGER PRIMARY KEY,
  project_id INTEGER,
  goal INTEGER NOT NULL,
  status INTEGER NOT NULL,
  marquee INTEGER,
  zip TEXT NOT NULL,
  data TEXT, -- JSON
  hash TEXT NOT NULL,
  first_seen_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  was_published INTEGER NOT NULL DEFAULT 0,
  deleted_at TEXT
) STRICT;
CREATE INDEX property_project ON property (project_id) WHERE project_id IS NOT NULL;
-- Hidden records, whose data is deleted after 30 days.
CREATE INDEX property_hidden ON property (deleted_at) WHERE deleted_at IS NOT NULL AND data IS NOT NULL;
-- The order of the staff's list of properties.
CREATE INDEX property_changed ON property (updated_at, id) WHERE data IS NOT NULL AND deleted_at IS NULL;
-- An agent's properties, and the leads about them, are found by the manager that the CRM names.
CREATE INDEX property_manager_email ON property (lower(data ->> '$.manager.email'));
CREATE INDEX property_manager_name ON property (data ->> '$.manager.name');
-- Recognises a property that is imported again under another id.
CREATE INDEX property_address ON property (zip, lower(data ->> '$.houseNumber')) WHERE deleted_at IS NULL;

-- Changes of staff to a record of the CRM. The record in property or project contains them.
CREATE TABLE listing_override (
  kind TEXT NOT NULL CHECK (kind IN ('property', 'project')),
  id INTEGER NOT NULL,
  override TEXT NOT NULL, -- JSON
  was TEXT NOT NULL, -- JSON: the CRM's texts and pictures when staff last saved
  source TEXT NOT NULL, -- JSON: the record of the CRM, without the changes
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;

-- Properties (kind 0) and projects (kind 1) that staff pin to the top of their lists.
CREATE TABLE listing_pin (
  kind INTEGER NOT NULL,
  id INTEGER NOT NULL,
  until TEXT NOT NULL, -- the last day
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- Lists: public facts only

-- One row for each list that contains a listing. Rows are never updated: a change inserts new rows.
-- list: 0 sale, 1 rent, 2 projects, 3 sold. kind: 0 property, 1 project, 2 unit of a project (never listed itself).
CREATE TABLE listing (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  list INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  id INTEGER NOT NULL,
  project_id INTEGER,
  goal INTEGER NOT NULL,
  rank INTEGER NOT NULL, -- 0: listed after homes, if the agency lists homes first
  started TEXT NOT NULL, -- ISO, Belgian local time
  price REAL, -- euros; null: hidden
  web_id INTEGER NOT NULL,
  bedrooms INTEGER NOT NULL,
  features INTEGER NOT NULL, -- bits
  surface REAL, -- habitable, m²
  epc INTEGER, -- letter of the energy label: 1 is A
  lat REAL, -- public point
  lng REAL,
  has_page INTEGER NOT NULL,
  is_gone INTEGER NOT NULL,
  zip TEXT NOT NULL,
  city TEXT NOT NULL, -- translated
  place_names TEXT NOT NULL, -- normalised, one per line
  street TEXT, -- translated; null: hidden
  house_number TEXT NOT NULL, -- normalised; '' if the street is hidden
  card TEXT NOT NULL -- JSON
) STRICT;
CREATE UNIQUE INDEX listing_place ON listing (kind, id, list);
CREATE INDEX listing_project ON listing (project_id) WHERE project_id IS NOT NULL;

-- Cards of replaced rows. They stay for some minutes, for pages of the previous version.
CREATE TABLE replaced_card (
  key INTEGER PRIMARY KEY, -- of the replaced row
  replaced_at INTEGER NOT NULL,
  card TEXT NOT NULL -- JSON
) STRICT;
CREATE INDEX replaced_card_age ON replaced_card (replaced_at);

-- The settings by which the rows were computed. If they differ from the current ones, all rows are computed again.
CREATE TABLE listing_rules (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  rules TEXT NOT NULL -- JSON
) STRICT;

-- Imports of files

CREATE TABLE import (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  source TEXT NOT NULL,
  upserted INTEGER NOT NULL,
  unchanged INTEGER NOT NULL,
  deleted INTEGER NOT NULL,
  refused TEXT NOT NULL, -- JSON: issues of refused items
  notes TEXT NOT NULL, -- JSON: dropped facts of imported items
  held TEXT NOT NULL DEFAULT '[]', -- JSON: issues of held items
  parts INTEGER NOT NULL DEFAULT 1,
  parts_done INTEGER NOT NULL DEFAULT 1,
  attempts INTEGER NOT NULL DEFAULT 0,
  body TEXT, -- its key in the bucket until the last part is imported
  claim TEXT,
  claimed_until TEXT
) STRICT;
CREATE INDEX import_at ON import (at);
CREATE INDEX import_open ON import (id) WHERE body IS NOT NULL;

-- Imported properties that wait for a decision of staff. The site still shows the previous data.
CREATE TABLE held_listing (
  id INTEGER PRIMARY KEY,
  issue TEXT NOT NULL, -- JSON
  data TEXT NOT NULL, -- JSON
  owns_pictures INTEGER NOT NULL,
  held_at TEXT NOT NULL,
  decision TEXT -- approved, rejected
);
CREATE INDEX held_listing_age ON held_listing (held_at);

-- Sync with the agency's CRM. A kind is property or project.

CREATE TABLE crm_state (
  id INTEGER PRIMARY KEY, -- always 1
  started_at TEXT NOT NULL,
  last_good_at TEXT,
  last_full_at TEXT,
  changed_until TEXT, -- the latest change date of the CRM, in its local time
  next_at TEXT, -- after a failure: no run before
  failures INTEGER NOT NULL, -- consecutive runs
  abnormal INTEGER NOT NULL, -- consecutive runs that were empty or repeated a page
  denied INTEGER NOT NULL, -- consecutive runs whose credentials were refused
  wanted TEXT, -- the run that staff requested: all, changes
  paused_at TEXT,
  paused_for TEXT -- staff, credentials
) STRICT;

CREATE TABLE crm_run (
  id INTEGER PRIMARY KEY,
  mode TEXT NOT NULL, -- all, changes
  state TEXT NOT NULL, -- reading, importing, finishing, done, held, failed
  reason TEXT, -- why it is held, failed or unusual
  started_at TEXT NOT NULL,
  ended_at TEXT,
  next_at TEXT NOT NULL,
  attempts INTEGER NOT NULL, -- failed ones of the current step
  claim TEXT,
  claimed_until TEXT,
  work TEXT NOT NULL, -- JSON: the progress
  counts TEXT NOT NULL, -- JSON
  problems TEXT NOT NULL -- JSON: issues of refused items and dropped facts
) STRICT;
CREATE INDEX crm_run_ended ON crm_run (ended_at);
CREATE INDEX crm_run_open ON crm_run (state) WHERE state IN ('reading', 'importing', 'finishing', 'held');

-- The visible records that came from the CRM.
CREATE TABLE crm_item (
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  missed INTEGER NOT NULL, -- consecutive complete runs without it
  leaves TEXT, -- why it waits to be hidden: missing, deleted, status
  kept INTEGER NOT NULL, -- 1: staff keep it online until the CRM sends it again
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX crm_item_leaves ON crm_item (leaves) WHERE leaves IS NOT NULL;

-- The records that the current run has read. Empty between runs.
CREATE TABLE crm_staged (
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  lang TEXT NOT NULL,
  data TEXT NOT NULL, -- JSON
  PRIMARY KEY (kind, id, lang)
) STRICT, WITHOUT ROWID;

-- Records that a webhook of the CRM named, until the cron has fetched them.
CREATE TABLE crm_hook (
  external TEXT PRIMARY KEY, -- the CRM's key
  is_deletion INTEGER NOT NULL,
  told_at TEXT NOT NULL -- of the last call
) STRICT, WITHOUT ROWID;
CREATE INDEX crm_hook_told ON crm_hook (told_at);

-- Our ids for sources whose keys are not numbers.
CREATE TABLE crm_id (
  source TEXT NOT NULL,
  kind TEXT NOT NULL,
  external TEXT NOT NULL,
  id INTEGER NOT NULL UNIQUE, -- from 900,000,000, never used twice
  PRIMARY KEY (source, kind, external)
) STRICT, WITHOUT ROWID;

-- All numbers that a source gives a record, by their name. Any of them identifies the record.
CREATE TABLE crm_number (
  source TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  id INTEGER NOT NULL,
  PRIMARY KEY (source, kind, name, value)
);

-- Pictures and files of the CRM, which are copied so that visitors' browsers never contact the CRM.
CREATE TABLE crm_picture (
  key TEXT PRIMARY KEY, -- hash of the source; /pictures/KEY until the copy exists
  source TEXT NOT NULL, -- address in the CRM, or path inside its transfer
  kind TEXT NOT NULL,
  id INTEGER NOT NULL, -- of the record that shows it
  is_document INTEGER NOT NULL DEFAULT 0,
  address TEXT, -- of the copy
  tries INTEGER NOT NULL,
  tried_at TEXT,
  next_at TEXT, -- null, and no address: it waits inside a transfer
  failure TEXT, -- code; null while it waits and once it is copied
  unused_since TEXT -- since the record no longer names it
) STRICT;
CREATE INDEX crm_picture_due ON crm_picture (next_at) WHERE address IS NULL;
-- Pictures without a failure come first, so that failed ones never delay new ones.
CREATE INDEX crm_picture_open ON crm_picture (failure, next_at) WHERE address IS NULL;
CREATE INDEX crm_picture_record ON crm_picture (kind, id);
CREATE INDEX crm_picture_unused ON crm_picture (unused_since) WHERE unused_since IS NOT NULL;
CREATE INDEX crm_picture_address ON crm_picture (address) WHERE address IS NOT NULL;
-- Copies whose listings do not name them yet.
CREATE INDEX crm_picture_unshown ON crm_picture (next_at) WHERE address IS NOT NULL AND next_at IS NOT NULL;

-- Leads and mails

CREATE TABLE lead (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  lang TEXT NOT NULL,
  created_at TEXT NOT NULL,
  data TEXT NOT NULL, -- JSON: the form's fields
  extra TEXT NOT NULL, -- JSON: the fields that the agency added
  module_id INTEGER,
  property_id INTEGER,
  project_id INTEGER,
  page TEXT, -- path of the page with the form
  referrer TEXT NOT NULL,
  campaign TEXT NOT NULL,
  idempotency_key TEXT,
  content_hash TEXT NOT NULL,
  read_at TEXT, -- when staff read it first
  status TEXT NOT NULL DEFAULT 'new',
  assignee_id INTEGER,
  due TEXT, -- day
  closed_reason TEXT,
  office_id INTEGER -- of an office in the settings
) STRICT;
CREATE UNIQUE INDEX lead_key ON lead (idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX lead_content ON lead (content_hash, created_at);
CREATE INDEX lead_newest ON lead (created_at DESC, id);
CREATE INDEX lead_email ON lead (lower(data ->> '$.Email'));
CREATE INDEX lead_status ON lead (status, created_at);
CREATE INDEX lead_assignee ON lead (assignee_id, created_at) WHERE assignee_id IS NOT NULL;
CREATE INDEX lead_office ON lead (office_id, created_at) WHERE office_id IS NOT NULL;
-- One index for each retention period.
CREATE INDEX lead_demand_at ON lead (created_at) WHERE kind = 'demand';
CREATE INDEX lead_other_at ON lead (created_at) WHERE kind <> 'demand';
CREATE INDEX lead_tenant_at ON lead (created_at)
  WHERE coalesce(data ->> '$.familyComposition', data ->> '$.totalAmountIncome',
    extra ->> '$.familyComposition', extra ->> '$.totalAmountIncome') IS NOT NULL;

CREATE TABLE lead_note (
  id INTEGER PRIMARY KEY,
  lead_id TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX lead_note_lead ON lead_note (lead_id, id);

CREATE TABLE lead_read (
  lead_id TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (lead_id, account_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER lead_gone AFTER DELETE ON lead BEGIN
  DELETE FROM lead_note WHERE lead_id = OLD.id;
  DELETE FROM lead_read WHERE lead_id = OLD.id;
END;

-- Mails. A process that sends one first moves next_at, so that no other process sends it meanwhile.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  lead_id TEXT REFERENCES lead (id),
  mail TEXT NOT NULL, -- JSON
  state TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  round INTEGER NOT NULL DEFAULT 0, -- how often staff sent it again
  next_at TEXT NOT NULL,
  claim TEXT,
  driver TEXT,
  last_error TEXT,
  created_at TEXT NOT NULL,
  sent_at TEXT
) STRICT;
CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'pending';
CREATE INDEX outbox_lead ON outbox (lead_id) WHERE lead_id IS NOT NULL;
-- For /healthz: mails that were given up, and the age of the oldest pending one.
CREATE INDEX outbox_dead ON outbox (created_at) WHERE state = 'dead';
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE state = 'pending';
-- Mails without a lead, by their age and by their recipient.
CREATE INDEX outbox_account_at ON outbox (created_at) WHERE lead_id IS NULL;
CREATE INDEX outbox_account_to ON outbox (lower(mail ->> '$.to.email')) WHERE lead_id IS NULL;

-- Leads that are sent to the CRM.
CREATE TABLE crm_lead (
  lead_id TEXT PRIMARY KEY,
  lead TEXT NOT NULL, -- JSON
  mail TEXT, -- JSON: the office's mail, sent if the CRM does not accept the lead; null: sent in any case
  state TEXT NOT NULL, -- pending, taken, refused, unknown, settled
  attempts INTEGER NOT NULL,
  next_at TEXT NOT NULL,
  claim TEXT,
  reason TEXT, -- of the last failure
  crm_id TEXT, -- the CRM's id of the lead
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX crm_lead_due ON crm_lead (next_at) WHERE state = 'pending';
CREATE INDEX crm_lead_unsent ON crm_lead (state) WHERE state IN ('pending', 'refused', 'unknown');
CREATE INDEX crm_lead_mail ON crm_lead (created_at) WHERE mail IS NOT NULL;

-- Saved searches. Times are milliseconds.

CREATE TABLE saved_search (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL, -- normalised
  lang TEXT NOT NULL,
  kind TEXT NOT NULL, -- list: the listings of a list; kept: favourites
  query TEXT NOT NULL, -- list: the canonical query of the filter, with its goal; kept: ids=410001,p9001
  name TEXT NOT NULL, -- describes the search in the visitor's language
  origin TEXT NOT NULL, -- its mails link to this origin if SITE_ORIGIN is not set
  frequency TEXT NOT NULL, -- now, daily, weekly
  state TEXT NOT NULL, -- asked (not confirmed yet), on, paused
  token_hash TEXT, -- of the link that confirms the search
  created_at INTEGER NOT NULL,
  since INTEGER NOT NULL, -- earlier changes are omitted
  due_at INTEGER NOT NULL, -- no mail before
  ends_at INTEGER NOT NULL, -- the search is deleted then
  mails INTEGER NOT NULL, -- number of the next mail
  reminded INTEGER NOT NULL, -- 1: a mail announced the end
  lead_id TEXT, -- its own lead, or the search request with which it was made
  consent TEXT, -- the text that the visitor agreed to
  agreed_at INTEGER
) STRICT;
CREATE UNIQUE INDEX saved_search_token ON saved_search (token_hash) WHERE token_hash IS NOT NULL;
CREATE INDEX saved_search_email ON saved_search (email);
CREATE INDEX saved_search_state ON saved_search (state, id);
CREATE INDEX saved_search_end ON saved_search (ends_at);
CREATE INDEX saved_search_lead ON saved_search (lead_id) WHERE lead_id IS NOT NULL;

-- Changed listings that were not compared with the searches yet.
CREATE TABLE changed_home (
  kind INTEGER NOT NULL, -- 0: a property or a unit, 1: a project
  id INTEGER NOT NULL,
  version INTEGER NOT NULL, -- of the last change: a change during the comparison is compared again
  at INTEGER NOT NULL,
  was TEXT NOT NULL, -- JSON: its rows of `listing` before the first change
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX changed_home_at ON changed_home (at);

-- What a search found, once for each event, before and after its mail.
CREATE TABLE search_find (
  id INTEGER PRIMARY KEY,
  search_id TEXT NOT NULL,
  kind INTEGER NOT NULL,
  home_id INTEGER NOT NULL,
  event TEXT NOT NULL,
  price REAL NOT NULL, -- cheaper: the new price; else 0
  was REAL, -- cheaper: the previous price
  label TEXT NOT NULL, -- gone: the public name of the listing
  at INTEGER NOT NULL,
  told_at INTEGER -- when the mail was made; null: the next mail contains it
) STRICT;
CREATE UNIQUE INDEX search_find_once ON search_find (search_id, kind, home_id, event, price);
CREATE INDEX search_find_waiting ON search_find (search_id) WHERE told_at IS NULL;
CREATE INDEX search_find_home ON search_find (kind, home_id);
CREATE INDEX search_find_told ON search_find (told_at) WHERE told_at IS NOT NULL;

CREATE TRIGGER saved_search_gone AFTER DELETE ON saved_search BEGIN
  DELETE FROM search_find WHERE search_id = OLD.id;
END;

-- The mails of a search contain the visitor's address.
CREATE TRIGGER saved_search_mails_gone AFTER DELETE ON saved_search BEGIN
  DELETE FROM outbox WHERE id >= 'search-' || OLD.id AND id < 'search-' || OLD.id || '.';
END;

-- The search's own lead loses all personal data.
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

-- Accounts of owners and staff. Times are milliseconds.

CREATE TABLE account (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE, -- trimmed, lower case
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'admin')),
  preset TEXT, -- the rights of a staff member that no role has
  lang TEXT NOT NULL,
  password TEXT, -- hash; null: none is set, so the account can't log in
  created_at INTEGER NOT NULL,
  logged_in_at INTEGER, -- the last time
  disabled_at INTEGER, -- null: the account may log in
  homes_ended_at INTEGER, -- since when an owner has no property; null: has one
  totp_secret TEXT, -- encrypted; null: no authenticator app
  totp_step INTEGER, -- the last time step of which a code was used
  totp_since INTEGER,
  office_id INTEGER, -- of an office in the settings
  member_id INTEGER -- the team member, whose listings in the CRM are the account's own
) STRICT;
CREATE INDEX account_homes_ended ON account (homes_ended_at) WHERE homes_ended_at IS NOT NULL;

-- Codes for staff who lost the authenticator app. A used code is deleted.
CREATE TABLE recovery_code (
  account_id INTEGER NOT NULL REFERENCES account (id),
  code_hash TEXT NOT NULL,
  PRIMARY KEY (account_id, code_hash)
) STRICT, WITHOUT ROWID;

-- A log-in on one device. Only the cookie contains the token itself.
CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  idle_until INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  user_agent TEXT NOT NULL,
  proved_at INTEGER -- the last code of the authenticator app
) STRICT, WITHOUT ROWID;
CREATE INDEX session_account ON session (account_id);
CREATE INDEX session_end ON session (ends_at);
CREATE INDEX session_idle ON session (idle_until);

-- Links to set a password, valid once.
CREATE TABLE reset_token (
  token_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX reset_token_account ON reset_token (account_id);
CREATE INDEX reset_token_end ON reset_token (ends_at);

-- Failed log-ins, for known and unknown addresses alike.
CREATE TABLE login_try (
  key TEXT PRIMARY KEY,
  tries INTEGER NOT NULL,
  tried_at INTEGER NOT NULL,
  next_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX login_try_at ON login_try (tried_at);

-- Actions of staff. Rows name their subject by id and contain no address or text of a person.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  account_id INTEGER, -- null: a command of a person who may deploy
  action TEXT NOT NULL,
  noun_id TEXT,
  detail TEXT NOT NULL -- JSON
) STRICT;
CREATE INDEX audit_at ON audit (at);
CREATE INDEX audit_noun ON audit (action, noun_id);

-- Owners

-- The properties that an owner sees.
CREATE TABLE owner_property (
  account_id INTEGER NOT NULL REFERENCES account (id),
  property_id INTEGER NOT NULL,
  PRIMARY KEY (account_id, property_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX owner_property_home ON owner_property (property_id);

-- The CRM's history of a sale, with names of contacts. Names are removed before it is shown.
CREATE TABLE property_history (
  property_id INTEGER PRIMARY KEY,
  data TEXT NOT NULL, -- JSON
  hash TEXT NOT NULL,
  changed_at TEXT -- of the last import that changed it
) STRICT;
CREATE INDEX property_history_changed ON property_history (changed_at);

-- Views of a property's page by day, without any data about visitors.
CREATE TABLE property_visit (
  property_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  visits INTEGER NOT NULL,
  PRIMARY KEY (property_id, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX property_visit_day ON property_visit (day);

-- Privacy and operation

-- Erasures of people: how many rows of each kind, never who.
CREATE TABLE erasure (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  source TEXT NOT NULL, -- staff, command
  counts TEXT NOT NULL -- JSON
) STRICT;
CREATE INDEX erasure_day ON erasure (day);

-- Answers to the question for consent by day, without any data about visitors.
CREATE TABLE consent_count (
  day TEXT NOT NULL,
  asked TEXT NOT NULL, -- the scripts in question, with their categories
  answer TEXT NOT NULL, -- the accepted categories; empty: none
  count INTEGER NOT NULL,
  PRIMARY KEY (day, asked, answer)
) STRICT, WITHOUT ROWID;

-- Requests per caller within the period of a rate limit. The key does not reveal the caller's address.
CREATE TABLE rate_count (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rate_count_end ON rate_count (ends_at);

CREATE TABLE daily_salt (
  day TEXT PRIMARY KEY,
  salt TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The key that signs links and cookies of this deployment.
CREATE TABLE signing_key (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  key TEXT NOT NULL
) STRICT;

-- Errors on the server and in browsers, one row for each kind and day.
CREATE TABLE error_report (
  day TEXT NOT NULL,
  module TEXT NOT NULL,
  error TEXT NOT NULL,
  url TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, module, error)
) STRICT, WITHOUT ROWID;

-- The staff's list of homes stands in the order of their last change: a page of it is read, not all of them sorted.
CREATE INDEX property_changed ON property (updated_at, id) WHERE data IS NOT NULL AND deleted_at IS NULL;

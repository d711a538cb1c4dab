-- Copies of pictures whose listings are not written anew yet.
CREATE INDEX crm_picture_unshown ON crm_picture (next_at) WHERE address IS NOT NULL AND next_at IS NOT NULL;

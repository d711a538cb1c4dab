-- What the file of a picture, or its name, says about its making before its metadata is removed. Staff confirm it.
CREATE TABLE picture_mark (
  address TEXT PRIMARY KEY, -- of the stored picture, without its focal point
  origin TEXT NOT NULL, -- edited, staged or generated
  mark TEXT NOT NULL -- the word in the file or in its name
) STRICT, WITHOUT ROWID;

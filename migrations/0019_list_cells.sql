-- What lists count, kept with every row that comes or goes, so that counts and maps read no rows: the homes of a list
-- by place and by one fact. Triggers keep it, whichever release writes.
CREATE TABLE listing_cell (
  list INTEGER NOT NULL,
  facet INTEGER NOT NULL, -- 0 all, 1 type, 2 bedrooms, 3 feature, 4 price (data/listings/list-cells.ts)
  value INTEGER NOT NULL,
  goal INTEGER NOT NULL,
  "row" INTEGER NOT NULL, -- on the grid of zoom 9 (domain/list/map-grid.ts); -1 without a point
  col INTEGER NOT NULL,
  total INTEGER NOT NULL,
  lat_sum REAL,
  lng_sum REAL,
  south REAL, -- the bounds of all homes that have been here since the cell was last empty
  west REAL,
  north REAL,
  east REAL,
  PRIMARY KEY (list, facet, value, goal, "row", col)
) STRICT, WITHOUT ROWID;

-- A price has an even number when it is a whole number of steps, so that a range of steps takes whole numbers.
CREATE VIEW listing_facet AS
WITH home AS NOT MATERIALIZED (
  SELECT key, list, goal, web_id, bedrooms, features, lat, lng,
    coalesce(CAST(lat / 0.111796875 AS INTEGER), -1) AS "row",
    coalesce(CAST(lng / 0.17578125 AS INTEGER), -1) AS col,
    price / CASE goal WHEN 1 THEN 50 ELSE 25000 END AS steps
  FROM listing WHERE kind = 0
)
SELECT 0 AS facet, 0 AS value, * FROM home
UNION ALL SELECT 1, web_id, * FROM home
UNION ALL SELECT 2, min(bedrooms, 4), * FROM home
UNION ALL SELECT 3, bit.value, home.* FROM home JOIN json_each('[1,2,4,8,16,32,64,128]') AS bit ON features & bit.value
UNION ALL SELECT 4, 2 * CAST(steps AS INTEGER) + (steps > CAST(steps AS INTEGER)), * FROM home WHERE steps IS NOT NULL;

INSERT INTO listing_cell
SELECT list, facet, value, goal, "row", col, count(*), sum(lat), sum(lng), min(lat), min(lng), max(lat), max(lng)
FROM listing_facet GROUP BY list, facet, value, goal, "row", col;

CREATE TRIGGER listing_comes AFTER INSERT ON listing WHEN NEW.kind = 0 BEGIN
  INSERT INTO listing_cell
  SELECT list, facet, value, goal, "row", col, 1, lat, lng, lat, lng, lat, lng FROM listing_facet WHERE key = NEW.key
  ON CONFLICT DO UPDATE SET total = total + 1, lat_sum = lat_sum + excluded.lat_sum,
    lng_sum = lng_sum + excluded.lng_sum, south = min(south, excluded.south), west = min(west, excluded.west),
    north = max(north, excluded.north), east = max(east, excluded.east);
END;

CREATE TRIGGER listing_goes BEFORE DELETE ON listing WHEN OLD.kind = 0 BEGIN
  INSERT INTO listing_cell
  SELECT list, facet, value, goal, "row", col, 1, lat, lng, lat, lng, lat, lng FROM listing_facet WHERE key = OLD.key
  ON CONFLICT DO UPDATE SET total = total - 1, lat_sum = lat_sum - excluded.lat_sum, lng_sum = lng_sum - excluded.lng_sum;
  DELETE FROM listing_cell WHERE total = 0 AND (list, facet, value, goal, "row", col) IN (
    SELECT list, facet, value, goal, "row", col FROM listing_facet WHERE key = OLD.key);
END;

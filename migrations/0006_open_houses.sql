-- Finds the properties whose first open house day is over.
CREATE INDEX property_open_houses ON property (data ->> '$.openHouses[0].date')
  WHERE data ->> '$.openHouses[0].date' IS NOT NULL;

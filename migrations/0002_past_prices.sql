-- Finds the properties whose former price is no longer shown.
CREATE INDEX property_past_prices ON property (data ->> '$.pastPrices[0].until')
  WHERE data ->> '$.pastPrices[0].until' IS NOT NULL;

import {
  type MarketRow,
  MarketRowBuilder,
  type StoredFacts,
} from '../src/listing/market/market-row'

const HOUSE: StoredFacts = {
  key: 1,
  list: 0,
  kind: 0,
  id: 1,
  projectId: null,
  goal: 0,
  rank: 1,
  isPinned: false,
  started: '2026-01-01T00:00:00',
  price: 300_000,
  webId: 1,
  bedrooms: 3,
  bathrooms: 1,
  features: 0,
  surface: null,
  plot: null,
  epc: null,
  lat: 51,
  lng: 3.7,
  hasPage: true,
  isGone: false,
  zip: '9000',
  city: '{"nl":"Gent"}',
  placeNames: 'gent\ngand\nghent',
  street: null,
  houseNumber: '',
}

/** A house for sale in Ghent, with other facts where a test needs them. */
export function marketRow(facts: Partial<StoredFacts> = {}): MarketRow {
  return new MarketRowBuilder().build({ ...HOUSE, ...facts })
}

import { parseListFilter } from '../../domain/list/list-filter'
import { FIXED_FILTER, type ListName } from '../../domain/list/lists'
import type { ListingCard } from '../../domain/listing/published'
import { defineExamples } from '../parts/define-examples'
import { MAP_EXAMPLE } from '../parts/map-example'
import type { PropertyListData } from './config'
import { propertyList } from './property-list'

const HOME: ListingCard = {
  kind: 'property',
  id: 1,
  goal: 0,
  status: 1,
  marquee: 1,
  gone: false,
  hasPage: true,
  title: {
    nl: 'Herenhuis met stadstuin',
    fr: 'Maison de maître avec jardin',
    en: 'Town house with a city garden',
    de: 'Einfamilienhausgrundstücksgesellschaftshaus mit Stadtgarten',
  },
  typeName: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
  webIds: [1],
  zip: '9000',
  city: { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' },
  countryId: 10,
  address: { street: { nl: 'Lindenlei 22' }, parts: null, country: null },
  price: 685_000,
  priceFrom: false,
  priceUnitText: null,
  bedrooms: 4,
  bedroomsMin: null,
  bedroomsMax: null,
  bathrooms: 2,
  surface: 212,
  plot: 148,
  features: 1,
  epc: { region: 'flanders', key: 'c', label: 'C' },
  pictures: [],
  pictureCount: 0,
  lat: null,
  lng: null,
  exact: false,
  started: '2026-10-01',
}

const SOLD: ListingCard = { ...HOME, id: 2, marquee: 3, gone: true, hasPage: false, price: null }
const HIDDEN: ListingCard = { ...HOME, id: 3, marquee: 2, price: null, surface: null, epc: null }

export const propertyListExamples = defineExamples(propertyList, [
  { name: 'pages', config: { list: 'sale' }, data: data('sale', [HOME, SOLD, HIDDEN], 30) },
  {
    name: 'with a map',
    config: { list: 'sale', map: true },
    data: { ...data('sale', [HOME, HIDDEN], 2), map: MAP_EXAMPLE },
  },
  {
    name: 'infinite',
    config: { list: 'sold', display: 'infinite' },
    data: data('sold', [SOLD], 30),
  },
  {
    name: 'sold, by an old link',
    config: { list: 'sold' },
    data: { ...data('sold', [SOLD], 1), soldHome: { card: SOLD, similar: [HOME] } },
  },
  { name: 'empty', config: { list: 'rent' }, data: data('rent', [], 0) },
  { name: 'empty, with ways on', config: { list: 'sale' }, data: nothing('bedrooms=4&type=1') },
  {
    name: 'rail',
    placement: { title: { nl: 'Nieuw deze week' } },
    config: { list: 'sale', display: 'rail' },
    data: data('sale', [HOME, SOLD], 2),
  },
])

function data(name: ListName, cards: ListingCard[], total: number): PropertyListData {
  const settings = { maxPriceSale: 2_000_000, maxPriceRent: 5000 }
  const filter = parseListFilter({}, settings, FIXED_FILTER[name])
  return { filter, size: 12, list: { cards, total, page: 1 }, map: null, ways: [], soldHome: null }
}

function nothing(query: string): PropertyListData {
  const empty = data('sale', [], 0)
  const params = new URLSearchParams(query)
  const settings = { maxPriceSale: 2_000_000, maxPriceRent: 5000 }
  const filter = parseListFilter(params, settings, FIXED_FILTER.sale)
  const without = { ...filter, bedrooms: null }
  const ways = [{ text: 'Zonder de filter ‘4 of meer slaapkamers’', filter: without, total: 12 }]
  return { ...empty, filter, ways }
}

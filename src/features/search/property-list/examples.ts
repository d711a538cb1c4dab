import { defineExamples } from '../../../components/module/define-examples'
import { EXAMPLE_CARD } from '../../../components/module/example-card'
import { parseListFilter } from '../../../listing/filter/list-filter'
import { FIXED_FILTER, type ListName } from '../../../listing/filter/lists'
import type { ListingCard } from '../../../listing/published'
import { MAP_EXAMPLE } from '../../map/map-example'
import type { PropertyListData } from './config'
import { propertyList } from './property-list'

const SOLD: ListingCard = {
  ...EXAMPLE_CARD,
  id: 2,
  marquee: 3,
  gone: true,
  hasPage: false,
  price: null,
}
const HIDDEN: ListingCard = {
  ...EXAMPLE_CARD,
  id: 3,
  marquee: 2,
  price: null,
  surface: null,
  epc: null,
}

export const propertyListExamples = defineExamples(propertyList, [
  { name: 'pages', config: { list: 'sale' }, data: data('sale', [EXAMPLE_CARD, SOLD, HIDDEN], 30) },
  {
    name: 'with a map',
    config: { list: 'sale', map: true },
    data: { ...data('sale', [EXAMPLE_CARD, HIDDEN], 2), map: MAP_EXAMPLE },
  },
  {
    name: 'infinite',
    config: { list: 'sold', display: 'infinite' },
    data: data('sold', [SOLD], 30),
  },
  {
    name: 'few, and others nearby',
    config: { list: 'sale', callToAction: true },
    data: {
      ...data('sale', [EXAMPLE_CARD], 1),
      nearby: { cards: [{ ...EXAMPLE_CARD, id: 4 }], total: 1 },
    },
  },
  {
    name: 'few, and similar ones',
    config: { list: 'sale' },
    data: { ...data('sale', [EXAMPLE_CARD], 1), similar: [{ ...EXAMPLE_CARD, id: 5 }] },
  },
  {
    name: 'sold, by an old link',
    config: { list: 'sold' },
    data: { ...data('sold', [SOLD], 1), soldListing: { card: SOLD, similar: [EXAMPLE_CARD] } },
  },
  { name: 'empty', config: { list: 'rent' }, data: data('rent', [], 0) },
  { name: 'empty, with ways on', config: { list: 'sale' }, data: nothing('bedrooms=4&type=1') },
  {
    name: 'read from words',
    config: { list: 'sale' },
    data: {
      ...nothing('garden=true&streetcity=kaai'),
      parsedQuery: {
        words: 'te koop met tuin en zwembad kaai',
        understood: [{ name: 'Te koop' }, { name: 'Tuin', without: { features: 0 } }],
        unread: [{ name: 'kaai', without: { text: '' } }],
        without: ['zwembad'],
      },
    },
  },
  {
    name: 'rail',
    placement: { title: { nl: 'Nieuw deze week' } },
    config: { list: 'sale', display: 'rail' },
    data: data('sale', [EXAMPLE_CARD, SOLD], 2),
  },
  {
    name: 'cards',
    placement: { title: { nl: 'Net te koop' } },
    config: { list: 'sale', display: 'cards', types: [1, 2] },
    data: { ...data('sale', [EXAMPLE_CARD, HIDDEN], 30), listed: 142 },
  },
])

function data(name: ListName, cards: ListingCard[], total: number): PropertyListData {
  const settings = { maxPriceSale: 2_000_000, maxPriceRent: 5000 }
  const filter = parseListFilter({}, settings, FIXED_FILTER[name])
  return {
    filter,
    size: 12,
    list: { cards, total, page: 1 },
    listed: total,
    map: null,
    suggestions: [],
    otherGoal: null,
    nearby: null,
    similar: [],
    widened: null,
    parsedQuery: null,
    soldListing: null,
  }
}

function nothing(query: string): PropertyListData {
  const empty = data('sale', [], 0)
  const params = new URLSearchParams(query)
  const settings = { maxPriceSale: 2_000_000, maxPriceRent: 5000 }
  const filter = parseListFilter(params, settings, FIXED_FILTER.sale)
  const without = { ...filter, bedrooms: null }
  const ways = [{ text: 'Zonder de filter ‘4 of meer slaapkamers’', filter: without, total: 12 }]
  return { ...empty, filter, suggestions: ways }
}

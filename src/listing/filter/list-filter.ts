import { cleanText, normalise } from '../../platform/format/text'
import { parseArea } from '../../platform/geo/area'
import { GOAL, type Goal, WEB_ID } from '../../platform/goal'
import { FEATURE_BIT, FEATURES, featuresOf } from '../features'
import { allOf, firstOf, type ListParams } from './list-params'
import type { FixedFilter } from './lists'
import { type PriceRange, parseRange, rangeText } from './price-range'

/** The `order` values of the address; the first is the default. */
export const ORDERS = {
  newest: 'StartCommercialisation desc',
  'price-asc': 'Price asc',
  'price-desc': 'Price desc',
} as const
export type ListOrder = keyof typeof ORDERS

/** The energy labels of a filter, the best first; half steps (A+, B-) belong to their letter. */
export const EPC_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EpcLetter = (typeof EPC_LETTERS)[number]

/**
 * A place of a filter. `zip` is a postcode, or the key of an area with several (`town-gent`), or '' for a place
 * that the address gives by name alone until the server resolves it (`listing/queries/list-request.ts`).
 */
export type RegionChoice = { city: string; zip: string }

const AREA_KEY = /^(?:town|area)-[a-z-]{1,60}$/

/** Returns true for the key of a municipality or an area with several postcodes. */
export function isAreaKey(zip: string): boolean {
  return AREA_KEY.test(zip)
}

/** `defaultRadius` is only where the radius input starts: without `radius` there is none. */
export type ListSettings = { maxPriceSale: number; maxPriceRent: number; defaultRadius?: number }

/** One list as a visitor asked for it; null and empty mean 'any'. */
export type ListFilter = PriceRange & {
  page: number
  order: ListOrder
  goal: Goal | null
  sold: boolean
  types: number[]
  /** 1, 2, 3 exactly; 4 or more. */
  bedrooms: 1 | 2 | 3 | 4 | null
  /** Smallest habitable surface, a whole number of m². */
  minSurface: number | null
  /** Worst energy label; a listing without a label does not match. */
  epc: EpcLetter | null
  /** Bits of `features.ts`, all of them wanted. */
  features: number
  noConstruction: boolean
  regions: RegionChoice[]
  /** km around the one region. */
  radius: number | null
  /** The encoded corners of a drawn area (`platform/geo/area.ts`), or ''. It applies in addition to the towns. */
  area: string
  /** As typed; what is searched is its normalised form. */
  text: string
  fixed: FixedFilter
}

export const RADIUS_MIN = 10
export const RADIUS_STEP = 5
/** Wider than the country, so a larger one finds nothing more. */
const RADIUS_MAX = 300

const MAX_TYPES = 20
/** The largest towns have some twenty postcodes, and D1's bound values are no limit (a JSON array). */
export const MAX_REGIONS = 100
const MAX_TEXT = 80
/** The search box takes a whole sentence; what becomes of it fits a filter. */
export const MAX_TYPED = 200
const MAX_CITY = 60

/** The list parameters of the contract. Total: bad and unknown values count as absent. */
export function parseListFilter(
  params: ListParams,
  settings: ListSettings,
  fixed: FixedFilter = {},
): ListFilter {
  const goal = fixed.goal ?? parseGoal(firstOf(params, 'goal'))
  const regions = parseRegions(allOf(params, 'region'))
  return {
    page: wholeNumber(firstOf(params, 'page'), 6) || 1,
    order: parseOrder(firstOf(params, 'order')),
    goal,
    sold: fixed.sold ?? (fixed.goal === undefined && firstOf(params, 'sold') === 'true'),
    ...parseRange(params, goal === GOAL.rent ? settings.maxPriceRent : settings.maxPriceSale),
    types: parseTypes(allOf(params, 'type')),
    bedrooms: parseBedrooms(firstOf(params, 'bedrooms')),
    minSurface: wholeNumber(firstOf(params, 'surfacemin'), 4) || null,
    epc: parseEpc(firstOf(params, 'epc')),
    features: FEATURES.reduce(
      (bits, name) => (firstOf(params, name) === 'true' ? bits | FEATURE_BIT[name] : bits),
      0,
    ),
    noConstruction: firstOf(params, 'noconstruction') === 'true',
    regions,
    radius: regions.length === 1 ? parseRadius(firstOf(params, 'radius')) : null,
    area: parseArea(firstOf(params, 'area')),
    text: searchText(firstOf(params, 'streetcity') ?? ''),
    fixed,
  }
}

/**
 * The one query string of a filter, without `?`: known, non-default parameters by name. For cache
 * keys and for links; what the page fixes is left out, its path says that already.
 */
export function filterQuery(filter: ListFilter): string {
  const query = new URLSearchParams()
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') query.append(name, String(value))
  }
  put('area', filter.area)
  put('budget', rangeText(filter))
  put('goal', filter.fixed.goal === undefined ? filter.goal : null)
  put('order', filter.order === 'newest' ? null : ORDERS[filter.order])
  put('page', filter.page === 1 ? null : filter.page)
  put('radius', filter.radius)
  for (const { city, zip } of filter.regions) put('region', `${city}|${zip}`)
  put('sold', filter.sold && filter.fixed.sold === undefined ? 'true' : null)
  put('streetcity', filter.text)
  for (const type of filter.types) put('type', type)
  for (const [name, value] of factParameters(filter)) put(name, value)
  query.sort()
  return query.toString()
}

/** Returns the parameters that links and the search form write in the same way; null for one that is left out. */
export function factParameters(
  filter: ListFilter,
): [name: string, value: string | number | null][] {
  return [
    ['bedrooms', filter.bedrooms],
    ['surfacemin', filter.minSurface],
    ['epc', filter.epc],
    ...featuresOf(filter.features).map((name): [string, string] => [name, 'true']),
    ['noconstruction', filter.noConstruction ? 'true' : null],
  ]
}

/** Returns the filter for the units of projects: every project meets the type of projects. */
export function unitFilter(filter: ListFilter): ListFilter {
  return filter.types.includes(WEB_ID.project) ? { ...filter, types: [] } : filter
}

/** The same list on another page. */
export function withPage(filter: ListFilter, page: number): ListFilter {
  return { ...filter, page }
}

/** The part of a filter about the facts of one property, if it demands none. */
export const NO_FACTS = {
  types: [],
  bedrooms: null,
  minSurface: null,
  epc: null,
  features: 0,
  minPrice: null,
  maxPrice: null,
} satisfies Partial<ListFilter>

/** The filter that narrows no list. */
export const NO_FILTERS = {
  ...NO_FACTS,
  noConstruction: false,
  regions: [],
  radius: null,
  area: '',
  text: '',
} satisfies Partial<ListFilter>

/** True when a parameter narrows the list; page, order and goal don't. */
export function isFiltered(filter: ListFilter): boolean {
  const onlyFilters = { ...filter, page: 1, order: 'newest' as const, goal: null, sold: false }
  return filterQuery(onlyFilters) !== ''
}

function parseGoal(value: string | null): Goal | null {
  return Object.values(GOAL).find((goal) => String(goal) === value) ?? null
}

function parseOrder(value: string | null): ListOrder {
  const wanted = value?.trim().toLowerCase()
  const found = Object.entries(ORDERS).find(([, text]) => text.toLowerCase() === wanted)
  return (found?.[0] ?? 'newest') as ListOrder
}

function parseTypes(values: string[]): number[] {
  const ids = new Set<number>()
  for (const part of values.flatMap((value) => value.split(',', MAX_TYPES * 2))) {
    const id = wholeNumber(part, 9)
    if (id && ids.size < MAX_TYPES) ids.add(id)
  }
  return [...ids].sort((a, b) => a - b)
}

function parseBedrooms(value: string | null): ListFilter['bedrooms'] {
  return ([1, 2, 3, 4] as const).find((count) => String(count) === value) ?? null
}

function parseEpc(value: string | null): EpcLetter | null {
  const letter = value?.trim().toUpperCase()
  return EPC_LETTERS.find((one) => one === letter) ?? null
}

/** `{city}|{zip}`, `{name}|{key}` or `{name}`: the postcode or the key decides, so each counts once. */
function parseRegions(values: string[]): RegionChoice[] {
  const byCode = new Map<string, RegionChoice>()
  for (const value of values) {
    const region = parseRegion(value)
    const code = region && (region.zip || normalise(region.city))
    if (!code || byCode.has(code) || byCode.size >= MAX_REGIONS) continue
    byCode.set(code, region)
  }
  return inZipOrder([...byCode.values()])
}

function parseRegion(value: string): RegionChoice | null {
  const bar = value.lastIndexOf('|')
  const city = cleanText(bar < 0 ? value : value.slice(0, bar), MAX_CITY)
  const code = bar < 0 ? '' : value.slice(bar + 1).trim()
  if (/^(?:[a-z]{1,2}-)?\d{4,5}$/i.test(code)) return { city, zip: code.toUpperCase() }
  if (isAreaKey(code)) return { city, zip: code }
  return code === '' && /\p{L}/u.test(city) ? { city, zip: '' } : null
}

/** Places in the order that an address lists them. */
export function inZipOrder(regions: readonly RegionChoice[]): RegionChoice[] {
  const code = ({ zip, city }: RegionChoice) => zip || `~${city}`
  return regions.toSorted((a, b) => (code(a) < code(b) ? -1 : 1))
}

/** Down to the step, below 10 up to 10. */
function parseRadius(value: string | null): number | null {
  if (!/^\s*-?\d{1,6}(\.\d{1,6})?\s*$/.test(value ?? '')) return null
  const stepped = Math.floor(Number(value) / RADIUS_STEP) * RADIUS_STEP
  return Math.min(RADIUS_MAX, Math.max(RADIUS_MIN, stepped))
}

/** Search words as the filter stores them; empty where they contain no letter or digit. */
export function searchText(words: string, longest = MAX_TEXT): string {
  const text = cleanText(words, longest)
  return normalise(text) ? text : ''
}

function wholeNumber(value: string | null, digits: number): number | null {
  const text = value?.trim() ?? ''
  return /^\d+$/.test(text) && text.length <= digits ? Number(text) : null
}

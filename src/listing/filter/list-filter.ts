import { cleanText, normalise } from '../../platform/format/text'
import { parseArea } from '../../platform/geo/area'
import { GOAL, type Goal, WEB_ID } from '../../platform/goal'
import { bitsOf, FEATURES, featuresOf } from '../features'
import { allOf, firstOf, type ListParams } from './list-params'
import type { FixedFilter } from './lists'
import { type PriceRange, parseRange, rangeText } from './price-range'

/** The `order` values of the URL. The first is the default. */
export const ORDERS = {
  newest: 'StartCommercialisation desc',
  'price-asc': 'Price asc',
  'price-desc': 'Price desc',
} as const
export type ListOrder = keyof typeof ORDERS

/** The least numbers of bathrooms of a filter. */
export const BATHROOMS = [1, 2, 3] as const

/** The energy labels of a filter, best first. Half steps (A+, B-) count as their main letter. */
export const EPC_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EpcLetter = (typeof EPC_LETTERS)[number]

/**
 * A place of a filter. `zip` is a postcode, or the key of an area with several postcodes (`town-gent`). It is '' for a
 * name in the URL that the server has not resolved yet (`listing/queries/list-request.ts`).
 */
export type RegionChoice = { city: string; zip: string }

const AREA_KEY = /^(?:town|area)-[a-z-]{1,60}$/

/** Returns true for the key of a municipality or an area with several postcodes. */
export function isAreaKey(zip: string): boolean {
  return AREA_KEY.test(zip)
}

/**
 * The settings of a list. `defaultRadius` is only the initial value of the radius input. Without `radius` the filter
 * has no radius.
 */
export type ListSettings = { maxPriceSale: number; maxPriceRent: number; defaultRadius?: number }

/** The filter of a list. Null and empty values mean 'any'. */
export type ListFilter = PriceRange & {
  page: number
  order: ListOrder
  goal: Goal | null
  sold: boolean
  types: number[]
  /** 1, 2 and 3 are exact; 4 means '4 or more'. */
  bedrooms: 1 | 2 | 3 | 4 | null
  /** Minimum habitable surface, an integer number of m². */
  minSurface: number | null
  /** Minimum plot, an integer number of m². */
  minPlot: number | null
  minBathrooms: (typeof BATHROOMS)[number] | null
  /** Worst accepted energy label. A listing without a label does not match. */
  epc: EpcLetter | null
  /** Bits of `features.ts`. A listing must have all of them. */
  features: number
  noConstruction: boolean
  regions: RegionChoice[]
  /** Radius in km around the only region. */
  radius: number | null
  /** The encoded corners of a drawn area (`platform/geo/area.ts`), or ''. It applies in addition to the towns. */
  area: string
  /** The text as typed. The search uses its normalised form. */
  text: string
  fixed: FixedFilter
}

export const RADIUS_MIN = 10
export const RADIUS_STEP = 5
/** Larger than the country, so a larger radius finds nothing more. */
const RADIUS_MAX = 300

const MAX_TYPES = 20
/**
 * The largest towns have about twenty postcodes. D1's limit on bound values does not apply, because they are one JSON
 * array.
 */
export const MAX_REGIONS = 100
const MAX_TEXT = 80
/** The search box accepts a sentence. The text that remains after parsing fits `MAX_TEXT`. */
export const MAX_TYPED_TEXT = 200
const MAX_CITY = 60

/** Parses the list parameters of the contract. Never throws: invalid and unknown values count as absent. */
export function parseListFilter(
  params: ListParams,
  settings: ListSettings,
  fixed: FixedFilter = {},
): ListFilter {
  const goal = fixed.goal ?? parseGoal(firstOf(params, 'goal'))
  const regions = parseRegions(allOf(params, 'region'))
  return {
    page: parseInteger(firstOf(params, 'page'), 6) || 1,
    order: parseOrder(firstOf(params, 'order')),
    goal,
    sold: fixed.sold ?? (fixed.goal === undefined && firstOf(params, 'sold') === 'true'),
    ...parseRange(params, goal === GOAL.rent ? settings.maxPriceRent : settings.maxPriceSale),
    types: parseTypes(allOf(params, 'type')),
    bedrooms: parseBedrooms(firstOf(params, 'bedrooms')),
    minSurface: parseInteger(firstOf(params, 'surfacemin'), 4) || null,
    minPlot: parseInteger(firstOf(params, 'plotmin'), 6) || null,
    minBathrooms: parseBathrooms(firstOf(params, 'bathroomsmin')),
    epc: parseEpc(firstOf(params, 'epc')),
    features: parseFeatures(params),
    noConstruction: firstOf(params, 'noconstruction') === 'true',
    regions,
    radius: regions.length === 1 ? parseRadius(firstOf(params, 'radius')) : null,
    area: parseArea(firstOf(params, 'area')),
    text: searchText(firstOf(params, 'streetcity') ?? ''),
    fixed,
  }
}

/**
 * Returns the canonical query string of a filter without `?`, for cache keys and links. It contains known, non-default
 * parameters sorted by name. Parameters that the page fixes are omitted, because the path implies them.
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

/** Returns the parameters that links and the search form write in the same format. An omitted parameter is null. */
export function factParameters(
  filter: ListFilter,
): [name: string, value: string | number | null][] {
  return [
    ['bedrooms', filter.bedrooms],
    ['bathroomsmin', filter.minBathrooms],
    ['surfacemin', filter.minSurface],
    ['plotmin', filter.minPlot],
    ['epc', filter.epc],
    ...featuresOf(filter.features).map((name): [string, string] => [name, 'true']),
    ['noconstruction', filter.noConstruction ? 'true' : null],
  ]
}

/** Returns the filter for the units of projects. If it contains the type of projects, units of all types match. */
export function unitFilter(filter: ListFilter): ListFilter {
  return filter.types.includes(WEB_ID.project) ? { ...filter, types: [] } : filter
}

export function withPage(filter: ListFilter, page: number): ListFilter {
  return { ...filter, page }
}

/** The part of a filter about the facts of a property, without any condition. */
export const NO_FACTS = {
  types: [],
  bedrooms: null,
  minSurface: null,
  minPlot: null,
  minBathrooms: null,
  epc: null,
  features: 0,
  minPrice: null,
  maxPrice: null,
} satisfies Partial<ListFilter>

/** The filter without any condition. */
export const NO_FILTERS = {
  ...NO_FACTS,
  noConstruction: false,
  regions: [],
  radius: null,
  area: '',
  text: '',
} satisfies Partial<ListFilter>

/** Returns true if a parameter narrows the list. Page, order and goal do not. */
export function isFiltered(filter: ListFilter): boolean {
  const onlyFilters = { ...filter, page: 1, order: 'newest' as const, goal: null, sold: false }
  return filterQuery(onlyFilters) !== ''
}

/** Returns true for a list that search engines index: the plain list, each of its pages, and that of one place. */
export function isIndexable({ page, regions, ...filter }: ListFilter): boolean {
  const isOnePlace = regions.length === 1 && page === 1
  const otherConditions = filterQuery({ ...filter, page: 1, regions: [] })
  return otherConditions === '' && (regions.length === 0 || isOnePlace)
}

/** Parses `{feature}=true`, and `feature={feature}` of a select, which has one name for all its options. */
function parseFeatures(params: ListParams): number {
  const selected = firstOf(params, 'feature')?.split(',') ?? []
  return bitsOf(
    FEATURES.filter((name) => firstOf(params, name) === 'true' || selected.includes(name)),
  )
}

function parseGoal(value: string | null): Goal | null {
  return Object.values(GOAL).find((goal) => String(goal) === value) ?? null
}

function parseOrder(value: string | null): ListOrder {
  const order = value?.trim().toLowerCase()
  const entry = Object.entries(ORDERS).find(([, text]) => text.toLowerCase() === order)
  return (entry?.[0] ?? 'newest') as ListOrder
}

function parseTypes(values: string[]): number[] {
  const ids = new Set<number>()
  for (const part of values.flatMap((value) => value.split(',', MAX_TYPES * 2))) {
    const id = parseInteger(part, 9)
    if (id && ids.size < MAX_TYPES) ids.add(id)
  }
  return [...ids].sort((a, b) => a - b)
}

function parseBedrooms(value: string | null): ListFilter['bedrooms'] {
  return ([1, 2, 3, 4] as const).find((count) => String(count) === value) ?? null
}

function parseBathrooms(value: string | null): ListFilter['minBathrooms'] {
  return BATHROOMS.find((count) => String(count) === value) ?? null
}

function parseEpc(value: string | null): EpcLetter | null {
  const letter = value?.trim().toUpperCase()
  return EPC_LETTERS.find((epc) => epc === letter) ?? null
}

/** Parses `{city}|{zip}`, `{name}|{key}` or `{name}`. Places with the same postcode or key are merged. */
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

/** Returns the places in their order in a URL. */
export function inZipOrder(regions: readonly RegionChoice[]): RegionChoice[] {
  const code = ({ zip, city }: RegionChoice) => zip || `~${city}`
  return regions.toSorted((a, b) => (code(a) < code(b) ? -1 : 1))
}

/** Parses the radius: rounds it down to the step, and values below 10 up to 10. */
function parseRadius(value: string | null): number | null {
  if (!/^\s*-?\d{1,6}(\.\d{1,6})?\s*$/.test(value ?? '')) return null
  const stepped = Math.floor(Number(value) / RADIUS_STEP) * RADIUS_STEP
  return Math.min(RADIUS_MAX, Math.max(RADIUS_MIN, stepped))
}

/** Returns the search text as the filter stores it, or '' if it contains no letter or digit. */
export function searchText(input: string, maxLength = MAX_TEXT): string {
  const text = cleanText(input, maxLength)
  return normalise(text) ? text : ''
}

function parseInteger(value: string | null, digits: number): number | null {
  const text = value?.trim() ?? ''
  return /^\d+$/.test(text) && text.length <= digits ? Number(text) : null
}

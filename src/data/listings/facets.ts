import type { CacheContext } from '../../cache'
import type { ListFilter } from '../../domain/list/list-filter'
import { KIND } from '../../domain/list/lists'
import { FEATURE_BIT, FEATURES, type Feature } from '../../domain/listing/features'
import { WEB_ID } from '../../domain/listing/goal'
import { filterMatcher } from '../../domain/market/filter-matcher'
import type { Market } from '../../domain/market/market'
import type { MarketRow } from '../../domain/market/market-row'
import type { Db } from '../db/db'
import { currentMarket } from '../market/current-market'
import { matchingRows } from '../market/find-rows'
import { placeLookup } from '../places/areas'

/** The list's row counts with one choice changed and the others as they are. */
export interface Facets {
  /** The number of rows under the present filter. */
  total: number
  /** The total without the projects. */
  noconstruction: number
  /** Totals by WebID, instead of the chosen ones; types without results are left out. */
  types: Record<string, number>
  /** Totals by number, instead of the chosen one; 4 is '4 or more'. */
  bedrooms: Record<'1' | '2' | '3' | '4', number>
  /** Totals by feature, besides the chosen ones. */
  features: Record<Feature, number>
}

/** Returns the facets of a list. */
export async function listFacets(db: Db, cache: CacheContext, filter: ListFilter): Promise<Facets> {
  return countFacets(await currentMarket(db, cache), filter)
}

/** Counts the facets: each count is the total of the list that it promises. */
export function countFacets(market: Market, filter: ListFilter): Facets {
  // All counts concern rows at these places, so that the place of a row is compared once.
  const rows = matchingRows(market, { ...filter, ...NO_FACTS }, 'newest')
  const facts = { ...filter, regions: [], radius: null, area: '', text: '' }
  const tallyOf = (changed: Partial<ListFilter>, valuesOf: ValuesOf) =>
    tally(market, rows, { ...facts, ...changed }, valuesOf)
  const types = tallyOf({ types: [] }, ({ webId }) => (webId > 0 ? [webId] : []))
  const { byValue: bedrooms } = tallyOf({ bedrooms: null }, (row) => [Math.min(row.bedrooms, 4)])
  const all = tallyOf({}, ({ features }) => BITS[features] ?? [])
  return {
    total: all.properties + all.projects,
    noconstruction: all.properties,
    types: {
      ...Object.fromEntries(Object.entries(types.byValue)),
      ...(types.projects > 0 && { [WEB_ID.project]: types.projects }),
    },
    bedrooms: {
      1: bedrooms[1] ?? 0,
      2: bedrooms[2] ?? 0,
      3: bedrooms[3] ?? 0,
      4: bedrooms[4] ?? 0,
    },
    features: {
      garden: all.byValue[FEATURE_BIT.garden] ?? 0,
      terrace: all.byValue[FEATURE_BIT.terrace] ?? 0,
      garage: all.byValue[FEATURE_BIT.garage] ?? 0,
      parking: all.byValue[FEATURE_BIT.parking] ?? 0,
      lift: all.byValue[FEATURE_BIT.lift] ?? 0,
      furnished: all.byValue[FEATURE_BIT.furnished] ?? 0,
      renovate: all.byValue[FEATURE_BIT.renovate] ?? 0,
      abroad: all.byValue[FEATURE_BIT.abroad] ?? 0,
    },
  }
}

const NO_FACTS = { types: [], bedrooms: null, features: 0, minPrice: null, maxPrice: null }
/** The bits of each combination of features. */
const BITS = Array.from({ length: 2 ** FEATURES.length }, (_, features) =>
  Object.values(FEATURE_BIT).filter((bit) => (features & bit) > 0),
)

type ValuesOf = (row: MarketRow) => readonly number[]

interface Tally {
  properties: number
  projects: number
  /** Listings by a value of a fact: a project once for each value that a matching unit has. */
  byValue: readonly number[]
}

/** Counts the rows that match a filter. */
function tally(
  market: Market,
  rows: readonly MarketRow[],
  filter: ListFilter,
  valuesOf: ValuesOf,
): Tally {
  const { isOpen, matches, matchesUnit } = filterMatcher(filter, placeLookup)
  const byValue: number[] = []
  const add = (value: number) => {
    byValue[value] = (byValue[value] ?? 0) + 1
  }
  const valuesOfProjects = new Map<number, Set<number>>()
  let properties = 0
  for (const row of rows) {
    if (!isOpen && !matches(row, market.unitsOf)) continue
    if (row.kind === KIND.property) {
      properties++
      for (const value of valuesOf(row)) add(value)
      continue
    }
    const values = valuesOfProjects.get(row.id) ?? new Set()
    valuesOfProjects.set(row.id, values)
    for (const unit of market.unitsOf(row).filter(matchesUnit))
      for (const value of valuesOf(unit)) values.add(value)
  }
  for (const values of valuesOfProjects.values()) values.forEach(add)
  return { properties, projects: valuesOfProjects.size, byValue }
}

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
import { countRows } from '../market/find-rows'
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
  const types = counts(market, { ...filter, types: [] }, ({ webId }) => (webId > 0 ? [webId] : []))
  const projects = countRows(market, { ...filter, types: [WEB_ID.project] })
  const bedrooms = counts(market, { ...filter, bedrooms: null }, (row) => [
    Math.min(row.bedrooms, 4),
  ])
  const features = counts(market, filter, (row) =>
    FEATURES.filter((name) => (row.features & FEATURE_BIT[name]) > 0),
  )
  const total = countRows(market, filter)
  return {
    total,
    noconstruction: countRows(market, { ...filter, noConstruction: true }),
    types: {
      ...Object.fromEntries(types),
      ...(projects > 0 && { [WEB_ID.project]: projects }),
    },
    bedrooms: {
      1: bedrooms.get(1) ?? 0,
      2: bedrooms.get(2) ?? 0,
      3: bedrooms.get(3) ?? 0,
      4: bedrooms.get(4) ?? 0,
    },
    features: {
      garden: features.get('garden') ?? 0,
      terrace: features.get('terrace') ?? 0,
      garage: features.get('garage') ?? 0,
      parking: features.get('parking') ?? 0,
      lift: features.get('lift') ?? 0,
      furnished: features.get('furnished') ?? 0,
      renovate: features.get('renovate') ?? 0,
      abroad: features.get('abroad') ?? 0,
    },
  }
}

/** Counts the listings of a filter by a fact: a project once for each value that a matching unit has. */
function counts<Value extends string | number>(
  market: Market,
  filter: ListFilter,
  valuesOf: (row: MarketRow) => readonly Value[],
): Map<Value, number> {
  const { lists, matches, matchesUnit } = filterMatcher(filter, placeLookup)
  const totals = new Map<Value, number>()
  const add = (value: Value) => totals.set(value, (totals.get(value) ?? 0) + 1)
  const valuesOfProjects = new Map<number, Set<Value>>()
  for (const row of market.sorted(lists, 'newest')) {
    if (!matches(row, market.unitsOf)) continue
    if (row.kind === KIND.property) {
      valuesOf(row).forEach(add)
      continue
    }
    const values = valuesOfProjects.get(row.id) ?? new Set()
    valuesOfProjects.set(row.id, values)
    for (const unit of market.unitsOf(row).filter(matchesUnit))
      for (const value of valuesOf(unit)) values.add(value)
  }
  for (const values of valuesOfProjects.values()) values.forEach(add)
  return totals
}

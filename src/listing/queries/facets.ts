import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { WEB_ID } from '../../platform/goal'
import { FEATURE_BIT, type Feature } from '../features'
import { type ListFilter, NO_FILTERS } from '../filter/list-filter'
import { currentMarket } from '../market/current-market'
import { factConditions, filterMatcher } from '../market/filter-matcher'
import { matchingProjects } from '../market/find-rows'
import { type Market, oncePerMarket } from '../market/market'
import type { MarketRow } from '../market/market-row'
import { countBoth, intersectionOf } from '../market/row-set'
import { placeLookup } from '../places/areas'

/** The row counts of a list for each choice, while the other choices remain unchanged. */
export interface Facets {
  /** The number of rows under the current filter. */
  total: number
  /** The total without projects. */
  noconstruction: number
  /** Totals by WebID, each replacing the selected types. Types without results are omitted. */
  types: Record<string, number>
  /** Totals by number, each replacing the selected number. 4 means '4 or more'. */
  bedrooms: Record<'1' | '2' | '3' | '4', number>
  /** Totals by feature, each added to the selected ones. */
  features: Record<Feature, number>
}

export async function listFacets(db: Db, cache: CacheContext, filter: ListFilter): Promise<Facets> {
  return countFacets(await currentMarket(db, cache), filter)
}

/** Counts the facets. Each count equals the total of the list that the choice leads to. */
export function countFacets(market: Market, filter: ListFilter): Facets {
  const list = filterMatcher({ ...filter, types: [], bedrooms: null }, placeLookup)
  const [inList] = list.conditions
  const meeting = (choice: Partial<ListFilter>) =>
    market.meeting([inList, ...factConditions({ ...filter, ...NO_FILTERS, ...choice })])
  const hasType = meeting({ types: filter.types })
  const hasBedrooms = meeting({ bedrooms: filter.bedrooms })
  const found = market.meeting(list.conditions)
  const ofType = intersectionOf([found, hasType])
  const ofSize = intersectionOf([found, hasBedrooms])
  const properties = countBoth(ofType, ofSize)

  const projects = matchingProjects(market, list).map(([, row]) => row)
  const tally = (changed: Partial<ListFilter>, valuesOf: ValuesOf) =>
    tallyProjects(market, projects, { ...filter, ...changed }, valuesOf)
  const types = tally({ types: [] }, ({ webId }) => [webId])
  const bedrooms = tally({ bedrooms: null }, (unit) => [Math.min(unit.bedrooms, 4)])
  const all = tally({}, featuresOf)
  // Every project matches the type of projects, independent of the types of its units.
  types.counts[WEB_ID.project] = types.projects

  for (const webId of typesOf(market))
    add(types.counts, webId, countBoth(ofSize, meeting({ types: [webId] })))
  for (const count of [1, 2, 3, 4] as const)
    add(bedrooms.counts, count, countBoth(ofType, meeting({ bedrooms: count })))
  const both = intersectionOf([ofType, ofSize])
  for (const bit of Object.values(FEATURE_BIT))
    add(all.counts, bit, countBoth(both, meeting({ features: bit })))
  return {
    total: properties + all.projects,
    noconstruction: properties,
    types: Object.fromEntries(
      Object.entries(types.counts).filter(([webId, count]) => webId !== '0' && count > 0),
    ),
    bedrooms: {
      1: bedrooms.counts[1] ?? 0,
      2: bedrooms.counts[2] ?? 0,
      3: bedrooms.counts[3] ?? 0,
      4: bedrooms.counts[4] ?? 0,
    },
    features: {
      garden: all.counts[FEATURE_BIT.garden] ?? 0,
      terrace: all.counts[FEATURE_BIT.terrace] ?? 0,
      garage: all.counts[FEATURE_BIT.garage] ?? 0,
      parking: all.counts[FEATURE_BIT.parking] ?? 0,
      lift: all.counts[FEATURE_BIT.lift] ?? 0,
      furnished: all.counts[FEATURE_BIT.furnished] ?? 0,
      pool: all.counts[FEATURE_BIT.pool] ?? 0,
      groundfloor: all.counts[FEATURE_BIT.groundfloor] ?? 0,
      accessible: all.counts[FEATURE_BIT.accessible] ?? 0,
      renovate: all.counts[FEATURE_BIT.renovate] ?? 0,
      abroad: all.counts[FEATURE_BIT.abroad] ?? 0,
    },
  }
}

const typesOf = oncePerMarket(({ rows }: Market) => [...new Set(rows.map(({ webId }) => webId))])

function featuresOf({ features }: MarketRow): readonly number[] {
  return Object.values(FEATURE_BIT).filter((bit) => (features & bit) > 0)
}

type ValuesOf = (unit: MarketRow) => readonly number[]

interface Tally {
  projects: number
  /** The number of listings by value of a fact. A project counts once for each value that a matching unit has. */
  counts: number[]
}

/** Counts the distinct projects that match a filter. */
function tallyProjects(
  market: Market,
  rows: readonly MarketRow[],
  filter: ListFilter,
  valuesOf: ValuesOf,
): Tally {
  const { matches, matchesUnit } = filterMatcher(filter, placeLookup)
  const values = new Map<number, Set<number>>()
  for (const row of rows) {
    if (!matches(row, market.unitsOf)) continue
    const units = market.unitsOf(row).filter(matchesUnit)
    values.set(row.id, new Set([...(values.get(row.id) ?? []), ...units.flatMap(valuesOf)]))
  }
  const counts: number[] = []
  for (const rowValues of values.values()) for (const value of rowValues) add(counts, value)
  return { projects: values.size, counts }
}

function add(counts: number[], value: number, by = 1): void {
  counts[value] = (counts[value] ?? 0) + by
}

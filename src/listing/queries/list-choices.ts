import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { FEATURES } from '../features'
import { type ListChoices, RANGED_FACTS } from '../filter/list-choices'
import { type ListFilter, NO_FILTERS } from '../filter/list-filter'
import { KIND, listsOf } from '../filter/lists'
import { currentMarket } from '../market/current-market'
import { type Market, oncePerMarket } from '../market/market'
import { allAreas } from '../places/areas'
import { mainPlace } from '../places/places'
import { countFacets } from './facets'

/** Returns the choices that match at least one row of the filter's list, independent of its other conditions. */
export async function listChoices(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
): Promise<ListChoices> {
  const market = await currentMarket(db, cache)
  const known = choicesOf(market)
  const key = `${filter.goal} ${filter.sold}`
  const choices = known.get(key) ?? countChoices(market, { ...filter, ...NO_FILTERS })
  known.set(key, choices)
  return choices
}

/** The choices of each list, by goal and `sold`. */
const choicesOf = oncePerMarket(() => new Map<string, ListChoices>())

function countChoices(market: Market, list: ListFilter): ListChoices {
  const facets = countFacets(market, list)
  const matching = (counts: Record<string, number>) =>
    Object.entries(counts).flatMap(([value, count]) => (count > 0 ? Number(value) : []))
  return {
    types: matching(facets.types),
    bedrooms: matching(facets.bedrooms),
    features: FEATURES.filter((name) => facets.features[name] > 0),
    noConstruction: facets.noconstruction > 0,
    towns: townsOf(market, list),
    ranges: rangesOf(market, list),
  }
}

const MAX_TOWNS = 5

function townsOf(market: Market, filter: ListFilter): ListChoices['towns'] {
  const counts = new Map<number, number>()
  for (const [zip, count] of countsByZip(market, filter)) {
    const nis = mainPlace(zip)?.municipality
    if (nis) counts.set(nis, (counts.get(nis) ?? 0) + count)
  }
  return [...counts]
    .map(([nis, count]) => ({ nis, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_TOWNS)
}

/** Returns the number of listings of the filter's list by postcode and by key of an area, without those that have none. */
export async function placeCounts(
  db: Db,
  cache: CacheContext,
  filter: Pick<ListFilter, 'goal' | 'sold'>,
): Promise<Record<string, number>> {
  const market = await currentMarket(db, cache)
  const known = placeCountsOf(market)
  const key = `${filter.goal} ${filter.sold}`
  const counts = known.get(key) ?? countPlaces(market, filter)
  known.set(key, counts)
  return counts
}

const placeCountsOf = oncePerMarket(() => new Map<string, Record<string, number>>())

function countPlaces(market: Market, filter: Pick<ListFilter, 'goal' | 'sold'>) {
  const byZip = countsByZip(market, filter)
  const areas = allAreas().map(({ key, zips }): [string, number] => [
    key,
    zips.reduce((sum, zip) => sum + (byZip.get(zip) ?? 0), 0),
  ])
  return Object.fromEntries([...byZip, ...areas.filter(([, count]) => count > 0)])
}

function countsByZip({ rows }: Market, filter: Pick<ListFilter, 'goal' | 'sold'>) {
  const lists = listsOf(filter)
  const counts = new Map<string, number>()
  for (const { list, kind, place } of rows) {
    if (!lists.includes(list) || kind === KIND.unit) continue
    counts.set(place.zip, (counts.get(place.zip) ?? 0) + 1)
  }
  return counts
}

/** Returns the ranges of facts. Projects are found by the facts of their units. */
function rangesOf({ rows }: Market, filter: ListFilter): ListChoices['ranges'] {
  const lists = listsOf(filter)
  const ranges: ListChoices['ranges'] = {}
  for (const row of rows) {
    if (!lists.includes(row.list)) continue
    for (const fact of RANGED_FACTS) {
      const value = row[fact]
      if (!value) continue
      ranges[fact] ??= { lowest: value, highest: value }
      const range = ranges[fact]
      range.lowest = Math.min(range.lowest, value)
      range.highest = Math.max(range.highest, value)
    }
  }
  return ranges
}

import type { CacheContext } from '../../cache'
import type { ListChoices } from '../../domain/list/list-choices'
import { type ListFilter, NO_FILTERS } from '../../domain/list/list-filter'
import { listsOf } from '../../domain/list/lists'
import { FEATURES } from '../../domain/listing/features'
import type { Market } from '../../domain/market/market'
import type { Db } from '../db/db'
import { currentMarket } from '../market/current-market'
import { countFacets } from './facets'

/** Returns the choices that match at least one row of the filter's list, whatever else the filter demands. */
export async function listChoices(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
): Promise<ListChoices> {
  const market = await currentMarket(db, cache)
  const list: ListFilter = { ...filter, ...NO_FILTERS }
  const facets = countFacets(market, list)
  const matching = (counts: Record<string, number>) =>
    Object.entries(counts).flatMap(([value, count]) => (count > 0 ? Number(value) : []))
  return {
    types: matching(facets.types),
    bedrooms: matching(facets.bedrooms),
    features: FEATURES.filter((name) => facets.features[name] > 0),
    noConstruction: facets.noconstruction > 0,
    ...bounds(market, list),
  }
}

/** Projects are found by the facts of their units. */
function bounds({ rows }: Market, filter: ListFilter) {
  const lists = listsOf(filter)
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0]
  let [maxSurface, bestEpc] = [0, Number.POSITIVE_INFINITY]
  for (const { list, price, surface, epc } of rows) {
    if (!lists.includes(list)) continue
    lowest = Math.min(lowest, price ?? lowest)
    highest = Math.max(highest, price ?? 0)
    maxSurface = Math.max(maxSurface, surface ?? 0)
    bestEpc = Math.min(bestEpc, epc ?? bestEpc)
  }
  return {
    prices: highest > 0 ? { lowest, highest } : null,
    maxSurface: maxSurface || null,
    bestEpc: Number.isFinite(bestEpc) ? bestEpc : null,
  }
}

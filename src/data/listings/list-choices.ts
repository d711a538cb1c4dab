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
    prices: priceBounds(market, list),
  }
}

/** Projects are found by the prices of their units. */
function priceBounds({ rows }: Market, filter: ListFilter): ListChoices['prices'] {
  const lists = listsOf(filter)
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0]
  for (const { list, price } of rows) {
    if (price === null || !lists.includes(list)) continue
    lowest = Math.min(lowest, price)
    highest = Math.max(highest, price)
  }
  return highest > 0 ? { lowest, highest } : null
}

import { sql } from 'drizzle-orm'
import type { CacheContext } from '../../cache'
import type { ListChoices } from '../../domain/list/list-choices'
import { type ListFilter, NO_FILTERS, withPage } from '../../domain/list/list-filter'
import { KIND, listsOf } from '../../domain/list/lists'
import { FEATURES } from '../../domain/listing/features'
import type { Db } from '../db/db'
import { cachedList } from './cached-lists'
import { countFacets } from './facets'
import { whole } from './list-query'

/**
 * Returns the choices that match at least one row of the filter's list, whatever else the filter says. A
 * cached page is not rendered again when they change, as its counts then tell the browser.
 */
export function listChoices(db: Db, cache: CacheContext, filter: ListFilter): Promise<ListChoices> {
  const list: ListFilter = { ...withPage(filter, 1), ...NO_FILTERS, order: 'newest' }
  const part = { name: 'choices', isOurs: true, reads: () => [] }
  return cachedList(cache, list, part, () => findChoices(db, list))
}

async function findChoices(db: Db, list: ListFilter): Promise<ListChoices> {
  const [facets, prices] = await Promise.all([countFacets(db, list), priceBounds(db, list)])
  const matching = (counts: Record<string, number>) =>
    Object.entries(counts).flatMap(([value, count]) => (count > 0 ? Number(value) : []))
  return {
    types: matching(facets.types),
    bedrooms: matching(facets.bedrooms),
    features: FEATURES.filter((name) => facets.features[name] > 0),
    noConstruction: facets.noconstruction > 0,
    prices,
  }
}

/** Each bound is read from the end of an index. Projects are found by the prices of their units. */
async function priceBounds(db: Db, filter: ListFilter): Promise<ListChoices['prices']> {
  const runs = listsOf(filter).flatMap((list) => Object.values(KIND).map((kind) => [list, kind]))
  const bound = (name: 'min' | 'max') => {
    const each = runs.map(
      (run) => sql`SELECT ${sql.raw(name)}(price) AS price FROM listing INDEXED BY listing_price
        WHERE (list, kind) = (${whole(run)}) AND price IS NOT NULL`,
    )
    return sql<
      number | null
    >`(SELECT ${sql.raw(name)}(price) FROM (${sql.join(each, sql` UNION ALL `)}))`
  }
  const [found] = await db
    .select({ lowest: bound('min'), highest: bound('max') })
    .from(sql`(SELECT 1)`)
  if (!found || found.lowest === null || found.highest === null) return null
  return { lowest: found.lowest, highest: found.highest }
}

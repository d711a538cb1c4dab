import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env'
import { LIST_NAMES } from '../../listing/filter/lists'
import { listFacets } from '../../listing/queries/facets'
import { isTooFast } from '../../platform/http/isolate-rate-limit'
import { log } from '../../platform/log'
import { listFilter } from '../../site/list-call'
import { COUNTS_HEADER } from '../../urls'

/**
 * Adds the counts of the filters to the page of a list if they are requested, so that an update in place needs one
 * request. The page itself is the same for everybody. A client that requests too often gets the page alone.
 */
export const listCounts = createMiddleware<AppEnv>(async function listCounts(c, next) {
  const list = LIST_NAMES.find((name) => name === c.req.header(COUNTS_HEADER))
  if (!list || c.req.method !== 'GET' || isTooFast(c, 'counts')) return next()
  const counting = listFacets(c.get('db'), c.get('cache'), listFilter(c, list))
  const counts = counting.catch((error) => log('counts failed', { error }))
  await next()
  const facets = await counts
  if (facets && c.res.ok) c.header(COUNTS_HEADER, JSON.stringify(facets))
})

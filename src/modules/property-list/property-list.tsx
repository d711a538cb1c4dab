import { z } from 'zod'
import { listPage, type NumberedPage } from '../../data/listings/cached-lists'
import { readListFilter } from '../../data/listings/list-request'
import { otherTotals } from '../../data/listings/list-totals'
import { isFiltered, type ListFilter } from '../../domain/list/list-filter'
import { pageSize } from '../../domain/list/paging'
import { defineModule, type LoadContext } from '../module'
import { propertyListExamples } from './examples'
import { FIXED_FILTER, LIST_NAMES } from './lists'
import { PropertyListView } from './property-list-view'
import { type WayOn, waysOn } from './ways-on'

/**
 * `pages`: the list with its filters, sort and pager; `infinite`: the same, growing where it ends;
 * `rail`: its newest in one row that scrolls.
 */
export const propertyListConfig = z.object({
  list: z.enum(LIST_NAMES),
  display: z.enum(['pages', 'infinite', 'rail']).default('pages'),
  itemsPerPage: z.number().int().default(12),
  /** All results on a map beside the list; what left the market has no place to show there. */
  map: z.boolean().default(false),
  /** The block that offers to keep a search; the texts are labels. */
  callToAction: z.boolean().default(false),
  ctaNumber: z.number().int().optional(),
})
export type PropertyListConfig = z.output<typeof propertyListConfig>

export interface PropertyListData {
  filter: ListFilter
  size: number
  list: NumberedPage
  /** What finds something where this list finds nothing. */
  ways: (WayOn & { total: number })[]
}

export const propertyList = defineModule({
  kind: 'property-list',
  config: propertyListConfig,
  async load(context, config, placement): Promise<PropertyListData> {
    const { db, cache, view, params } = context
    const isRail = config.display === 'rail'
    const known = isRail ? {} : params
    const fixed = FIXED_FILTER[config.list]
    const filter = readListFilter(known, view.site.settings, view.lang, fixed)
    const size = isRail
      ? (placement.maxItems ?? 8)
      : pageSize(config.itemsPerPage, config.callToAction)
    const list = await listPage(db, cache, filter, size)
    const ways = list.total === 0 && isFiltered(filter) ? await findWays(context, filter) : []
    return { filter: { ...filter, page: list.page }, size, list, ways }
  },
  View: PropertyListView,
  examples: propertyListExamples,
})

async function findWays({ db, cache, view }: LoadContext, filter: ListFilter) {
  const ways = waysOn(view, filter)
  const totals = await otherTotals(
    db,
    cache,
    filter,
    ways.map((way) => way.filter),
  )
  return ways
    .map((way, index) => ({ ...way, total: totals[index] ?? 0 }))
    .filter(({ total }) => total > 0)
}

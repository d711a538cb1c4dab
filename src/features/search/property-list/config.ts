import { z } from 'zod'
import type { ModuleViewProps } from '../../../components/module/module'
import type { ListFilter } from '../../../listing/filter/list-filter'
import { LIST_NAMES } from '../../../listing/filter/lists'
import type { ListingCard } from '../../../listing/published'
import type { SoldHome } from '../../../listing/queries/cached-details'
import type { NumberedPage } from '../../../listing/queries/lists'
import type { ListGround } from '../../map/list-basemap'
import type { Nearby } from './nearby'
import type { Said } from './parsed-query'
import type { WayOn } from './suggestions'

/**
 * `pages`: the list with its filters, sort and pager; `infinite`: the same, growing where it ends;
 * `rail`: its newest in one row that scrolls; `cards`: its newest below each other.
 */
export const propertyListConfig = z.object({
  list: z.enum(LIST_NAMES),
  display: z.enum(['pages', 'infinite', 'rail', 'cards']).default('pages'),
  /** The categories that a rail or cards show; all when empty. */
  types: z.array(z.number().int()).default([]),
  itemsPerPage: z.number().int().default(12),
  /** All results on a map beside the list; what left the market has no place to show there. */
  map: z.boolean().default(false),
  /** The block that offers to keep a search; the texts are labels. */
  callToAction: z.boolean().default(false),
  ctaNumber: z.number().int().optional(),
})
export type PropertyListConfig = z.output<typeof propertyListConfig>

/** True when it is its page's own list, which the address filters. */
export function isOwnList({ display }: PropertyListConfig): boolean {
  return display === 'pages' || display === 'infinite'
}

export interface PropertyListData {
  filter: ListFilter
  size: number
  list: NumberedPage
  /** Rows of the whole list, of every category. */
  listed: number
  /** Null where the config has no map. */
  map: ListGround | null
  /** Wider filters with their number of results, for a list without any. */
  ways: (WayOn & { total: number })[]
  /** Homes beside the towns of the filter, where it found few. */
  nearby: Nearby | null
  /** Homes like those that were looked for, where few were found and none nearby. */
  similar: ListingCard[]
  /** What was made of a visitor's own words. */
  said: Said | null
  /** On the sold page the home whose old link led there. */
  soldHome: SoldHome | null
}

export type PropertyListProps = ModuleViewProps<PropertyListConfig, PropertyListData>

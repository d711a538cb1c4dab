import { z } from 'zod'
import type { ModuleViewProps } from '../../../components/module/module'
import type { ListFilter } from '../../../listing/filter/list-filter'
import { LIST_NAMES } from '../../../listing/filter/lists'
import type { ListingCard } from '../../../listing/published'
import type { SoldListing } from '../../../listing/queries/cached-details'
import type { NumberedPage } from '../../../listing/queries/lists'
import type { ListBasemap } from '../../map/list-basemap'
import type { Nearby } from './nearby'
import type { OtherGoal } from './other-goal'
import type { ParsedQueryData } from './parsed-query'
import type { WiderFilter } from './suggestions'

/**
 * `pages` is the list with its filters, order and pager. `infinite` is the same list with infinite scroll. `rail` has
 * the newest listings in a row that scrolls, `cards` has them below each other.
 */
export const propertyListConfig = z.object({
  list: z.enum(LIST_NAMES),
  display: z.enum(['pages', 'infinite', 'rail', 'cards']).default('pages'),
  /** The types that a rail or cards show. All types if empty. */
  types: z.array(z.number().int()).default([]),
  itemsPerPage: z.number().int().default(12),
  /** Shows all results on a map next to the list. The list of sold properties has no map. */
  map: z.boolean().default(false),
  /** Shows the block that offers to save a search. Its texts are labels. */
  callToAction: z.boolean().default(false),
  ctaNumber: z.number().int().optional(),
})
export type PropertyListConfig = z.output<typeof propertyListConfig>

/** Returns true for the list that its page's address filters. */
export function isOwnList({ display }: PropertyListConfig): boolean {
  return display === 'pages' || display === 'infinite'
}

export interface PropertyListData {
  filter: ListFilter
  size: number
  list: NumberedPage
  /** The number of rows of the list without a filter, of every type. */
  listed: number
  /** Null if the config has no map. */
  map: ListBasemap | null
  /** Wider filters with their number of results, for a list without results. */
  suggestions: (WiderFilter & { total: number })[]
  /** The same search among the listings with the other goal, if only that one has results. */
  otherGoal: (OtherGoal & { total: number }) | null
  /** Listings in the neighbouring municipalities of the filter's towns, if the filter has few results. */
  nearby: Nearby | null
  /** Listings similar to the filter, if it has few results and none nearby. */
  similar: ListingCard[]
  /** Results of the first wider filter, if the filter has no results and no similar listings. */
  widened: { text: string; cards: ListingCard[] } | null
  /** The parsed natural-language query, or null. */
  parsedQuery: ParsedQueryData | null
  /** The listing whose old link redirected to the list of sold properties. */
  soldListing: SoldListing | null
}

export type PropertyListProps = ModuleViewProps<PropertyListConfig, PropertyListData>

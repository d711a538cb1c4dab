import type { FixedFilter } from '../../domain/list/list-filter'
import { GOAL } from '../../domain/listing/goal'

export const LIST_NAMES = ['sale', 'rent', 'projects', 'sold'] as const
export type ListName = (typeof LIST_NAMES)[number]

/** The part of the filter that each list fixes. */
export const FIXED_FILTER: Record<ListName, FixedFilter> = {
  sale: { goal: GOAL.sale, sold: false },
  rent: { goal: GOAL.rent, sold: false },
  projects: { goal: GOAL.projects, sold: false },
  sold: { sold: true },
}

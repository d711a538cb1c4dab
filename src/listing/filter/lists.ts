import { GOAL, type Goal } from '../../platform/goal'

/** The lists with their numbers in the table `listing`. The list of a goal has the number of the goal. */
export const LIST = { ...GOAL, sold: 3 } as const
export type ListName = keyof typeof LIST
export const LIST_NAMES = ['sale', 'rent', 'projects', 'sold'] as const satisfies ListName[]

/** The kinds of rows in a list: properties, projects, and the units by which projects are found. */
export const KIND = { property: 0, project: 1, unit: 2 } as const

/** The lists of listings on the market. They have a feed, a map and counts. */
export const MARKET_LISTS = ['sale', 'rent', 'projects'] as const satisfies ListName[]
export type MarketList = (typeof MARKET_LISTS)[number]

export const LIST_OF_GOAL: Record<Goal, MarketList> = { 0: 'sale', 1: 'rent', 2: 'projects' }

/** The part of a filter that the page fixes. Parameters can't change it. */
export type FixedFilter = { goal?: Goal; sold?: boolean }

export const FIXED_FILTER: Record<ListName, FixedFilter> = {
  sale: { goal: LIST.sale, sold: false },
  rent: { goal: LIST.rent, sold: false },
  projects: { goal: LIST.projects, sold: false },
  sold: { sold: true },
}

/** Returns the numbers of the lists in which a filter searches. */
export function listsOf({ goal, sold }: { goal: Goal | null; sold: boolean }): number[] {
  if (sold) return [LIST.sold]
  return goal === null ? [LIST.sale, LIST.rent] : [goal]
}

import { filterQuery, type ListFilter } from '../../listing/filter/list-filter'
import type { Goal } from '../../platform/goal'
import { withQuery } from '../../urls'

/** A list that the tabs lead to. */
export interface GoalTab {
  goal: Goal
  name: string
  path: string
}

interface GoalTabsProps {
  label: string
  tabs: GoalTab[]
  /** The goal that the form or list beneath is about. */
  current: Goal | null
  /** The current filter; the other lists apply the parts of it that they know. */
  filter: ListFilter
  /** True where the page's list changes in place around the tabs. */
  isLive?: boolean
}

/** Links, not tabs: each leads to its own list. Where none is the current one, they look like the ways they are. */
export function GoalTabs({ label, tabs, current, filter, isLive = false }: GoalTabsProps) {
  return (
    <nav aria-label={label} data-live={isLive ? 'goal' : undefined}>
      <ul className={current === null ? 'row' : 'goal-tabs'}>
        {tabs.map(({ goal, name, path }) => {
          const applied = goal === current ? filter : forAnotherGoal(filter)
          return (
            <li key={goal}>
              <a
                className={current === null ? 'button quiet' : undefined}
                href={withQuery(path, filterQuery({ ...applied, page: 1, goal, fixed: { goal } }))}
                aria-current={goal === current ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** A budget to buy is none to rent, so it starts anew; place, type, size and features stay. */
function forAnotherGoal(filter: ListFilter): ListFilter {
  return { ...filter, minPrice: null, maxPrice: null, order: 'newest', noConstruction: false }
}

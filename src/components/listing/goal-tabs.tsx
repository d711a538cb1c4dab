import { filterQuery, type ListFilter } from '../../listing/filter/list-filter'
import type { Goal } from '../../platform/goal'
import { withQuery } from '../../urls'

export interface GoalTab {
  goal: Goal
  name: string
  path: string
}

interface GoalTabsProps {
  label: string
  tabs: GoalTab[]
  /** The goal of the form or list below the tabs. */
  current: Goal | null
  /** The current filter. The other lists apply the filters that they support. */
  filter: ListFilter
  /** True if the page's list is replaced in place. */
  isLive?: boolean
}

/**
 * Links to the lists of other goals. They are links and not tabs, because each leads to another page. If none is
 * current, they have the style of links.
 */
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

/**
 * Returns the filter without its price range, which differs between sale and rent. Place, type, size and features stay.
 */
function forAnotherGoal(filter: ListFilter): ListFilter {
  return { ...filter, minPrice: null, maxPrice: null, order: 'newest', noConstruction: false }
}

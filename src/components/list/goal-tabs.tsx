import type { PageRole } from '../../domain/content/page-role'
import { filterQuery, type ListFilter } from '../../domain/list/list-filter'
import { GOAL, type Goal } from '../../domain/listing/goal'
import type { LabelKey } from '../../i18n'
import { rolePath, withQuery } from '../../urls'
import type { View } from '../ui/view'

const TABS: { goal: Goal; role: PageRole; label: LabelKey }[] = [
  { goal: GOAL.sale, role: 'sale', label: 'goal.sale' },
  { goal: GOAL.rent, role: 'rent', label: 'goal.rent' },
  { goal: GOAL.projects, role: 'projects', label: 'goal.projects' },
]

interface GoalTabsProps {
  view: View
  /** The goal that the form or list beneath is about. */
  current: Goal | null
  /** The current filter; the other lists apply the parts of it that they know. */
  filter: ListFilter
}

/** Links, not tabs: each leads to its own list, and stands here only if there is one. */
export function GoalTabs({ view, current, filter }: GoalTabsProps) {
  return (
    <nav aria-label={view.t('goal.label')} data-live="goal">
      <ul className="goal-tabs">
        {TABS.flatMap(({ goal, role, label }) => {
          const path = rolePath(view.site, view.lang, role)
          const applied = goal === current ? filter : forAnotherGoal(filter)
          return path ? (
            <li key={role}>
              <a
                href={withQuery(path, filterQuery({ ...applied, page: 1, goal, fixed: { goal } }))}
                aria-current={goal === current ? 'true' : undefined}
              >
                {view.t(label)}
              </a>
            </li>
          ) : (
            []
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

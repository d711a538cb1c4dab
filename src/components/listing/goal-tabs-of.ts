import { GOAL, type Goal } from '../../platform/goal'
import type { LabelKey } from '../../platform/i18n'
import type { PageRole } from '../../site/page-role'
import { rolePath } from '../../urls'
import type { View } from '../ui/view'
import type { GoalTab } from './goal-tabs'

const TABS: { goal: Goal; role: PageRole; label: LabelKey }[] = [
  { goal: GOAL.sale, role: 'sale', label: 'goal.sale' },
  { goal: GOAL.rent, role: 'rent', label: 'goal.rent' },
  { goal: GOAL.projects, role: 'projects', label: 'goal.projects' },
]

export function goalTabsOf({ site, lang, t }: View): GoalTab[] {
  return TABS.flatMap(({ goal, role, label }) => {
    const path = rolePath(site, lang, role)
    return path ? [{ goal, name: t(label), path }] : []
  })
}

import { GoalTabs } from '../../components/listing/goal-tabs'
import type { Search } from './use-search'

export function SearchTabs({ search: { t, tabs, filter } }: { search: Search }) {
  return <GoalTabs label={t('goal.label')} tabs={tabs} current={filter.goal} filter={filter} />
}

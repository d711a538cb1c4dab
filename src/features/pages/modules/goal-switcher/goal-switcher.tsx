import { z } from 'zod'
import { GoalTabs } from '../../../../components/listing/goal-tabs'
import { goalTabsOf } from '../../../../components/listing/goal-tabs-of'
import { ModuleFrame } from '../../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../../components/module/module'
import type { ListFilter } from '../../../../listing/filter/list-filter'
import { LIST, MARKET_LISTS, type MarketList } from '../../../../listing/filter/lists'
import { readListFilter } from '../../../../listing/queries/list-request'

/** Tabs for the lists for sale, for rent and of projects. Their links contain the filters that apply to each. */
export const goalSwitcher = defineModule({
  kind: 'goal-switcher',
  title: 'module.goal-switcher',
  text: 'module.goal-switcher.text',
  fields: [
    {
      kind: 'choice',
      name: 'current',
      label: 'part.goal.current',
      optional: true,
      choices: MARKET_LISTS.map((value) => ({ value, label: `part.list.${value}` as const })),
    },
  ],
  config: z.object({ current: z.enum(MARKET_LISTS).optional() }),
  sheets: () => ['search'],
  load: ({ view, params }) => readListFilter(params, view.site.settings, view.lang),
  View: GoalSwitcherView,
})

function GoalSwitcherView(props: ModuleViewProps<{ current?: MarketList }, ListFilter>) {
  const { moduleId: id, view, placement, config, data } = props
  const current = config.current ? LIST[config.current] : null
  return (
    <ModuleFrame id={id} view={view} placement={placement} className="section tight">
      <GoalTabs
        label={view.t('goal.label')}
        tabs={goalTabsOf(view)}
        current={current}
        filter={data}
        isLive
      />
    </ModuleFrame>
  )
}

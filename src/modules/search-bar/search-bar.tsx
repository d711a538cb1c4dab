import { z } from 'zod'
import { GoalTabs } from '../../components/list/goal-tabs'
import { goalTabsOf } from '../../components/list/goal-tabs-of'
import { readListFilter } from '../../data/listings/list-request'
import type { ListFilter } from '../../domain/list/list-filter'
import { FIXED_FILTER, LIST_NAMES } from '../../domain/list/lists'
import { Hydrated } from '../../islands/hydrated'
import { SearchForm } from '../../islands/search/search-form'
import { searchFormOf } from '../../islands/search/search-form-of'
import { defineModule, type ModuleViewProps } from '../module'

const searchBarConfig = z.object({ list: z.enum(LIST_NAMES) })

/** The filters of the list on the same page: a plain GET form to the page itself. */
export const searchBar = defineModule({
  kind: 'search-bar',
  config: searchBarConfig,
  sheets: () => ['search'],
  load: ({ view, params }, { list }) =>
    readListFilter(params, view.site.settings, view.lang, FIXED_FILTER[list]),
  View: SearchBarView,
})

function SearchBarView({
  view,
  data,
}: ModuleViewProps<z.output<typeof searchBarConfig>, ListFilter>) {
  const props = searchFormOf(view, { filter: data, action: view.path, layout: 'list' })
  return (
    <>
      {data.sold ? null : (
        <div className="wrap">
          <GoalTabs
            label={view.t('goal.label')}
            tabs={goalTabsOf(view)}
            current={data.goal}
            filter={data}
          />
        </div>
      )}
      <div className="filters">
        <div className="wrap">
          <Hydrated name="search-form" when="interaction" component={SearchForm} props={props} />
        </div>
      </div>
    </>
  )
}

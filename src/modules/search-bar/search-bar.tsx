import { z } from 'zod'
import { GoalTabs } from '../../components/list/goal-tabs'
import { SearchForm } from '../../components/list/search-form'
import { readListFilter } from '../../data/listings/list-request'
import type { ListFilter } from '../../domain/list/list-filter'
import { FIXED_FILTER, LIST_NAMES } from '../../domain/list/lists'
import { defineModule, type ModuleViewProps } from '../module'

const searchBarConfig = z.object({ list: z.enum(LIST_NAMES) })

/** The filters of the list on the same page: a plain GET form to the page itself. */
export const searchBar = defineModule({
  kind: 'search-bar',
  config: searchBarConfig,
  load: ({ view, params }, { list }) =>
    readListFilter(params, view.site.settings, view.lang, FIXED_FILTER[list]),
  View: SearchBarView,
})

function SearchBarView({
  view,
  data,
}: ModuleViewProps<z.output<typeof searchBarConfig>, ListFilter>) {
  return (
    <>
      {data.sold ? null : (
        <div className="wrap">
          <GoalTabs view={view} current={data.goal} filter={data} />
        </div>
      )}
      <div className="filters">
        <div className="wrap">
          <SearchForm view={view} action={view.path} filter={data} layout="list" />
        </div>
      </div>
    </>
  )
}

import { z } from 'zod'
import { hook } from '../../../client/hooks'
import { Hydrated } from '../../../client/hydrated'
import { defineModule, type ModuleViewProps } from '../../../components/module/module'
import { Icon } from '../../../components/ui/icon'
import { Island } from '../../../components/ui/island'
import type { ListChoices } from '../../../listing/filter/list-choices'
import type { ListFilter } from '../../../listing/filter/list-filter'
import { FIXED_FILTER, LIST_NAMES } from '../../../listing/filter/lists'
import { listChoices } from '../../../listing/queries/list-choices'
import { readListFilter } from '../../../listing/queries/list-request'
import { SearchForm } from '../search-form.island'
import { searchFormOf } from '../search-form-of'

interface SearchData {
  filter: ListFilter
  choices: ListChoices
}

const searchBarConfig = z.object({ list: z.enum(LIST_NAMES) })

/** The filters of the list on the same page, as a GET form that submits to the page itself. */
export const searchBar = defineModule({
  kind: 'search-bar',
  title: 'module.search-bar',
  text: 'module.search-bar.text',
  fields: [
    {
      kind: 'choice',
      name: 'list',
      label: 'part.list',
      choices: LIST_NAMES.map((value) => ({ value, label: `part.list.${value}` as const })),
    },
  ],
  config: searchBarConfig,
  sheets: () => ['search'],
  load: async ({ db, cache, view, params }, { list }) => {
    const filter = readListFilter(params, view.site.settings, view.lang, FIXED_FILTER[list])
    return { filter, choices: await listChoices(db, cache, filter) }
  },
  View: SearchBarView,
})

function SearchBarView({
  view,
  data,
}: ModuleViewProps<z.output<typeof searchBarConfig>, SearchData>) {
  const { filter } = data
  const props = searchFormOf(view, { ...data, action: view.path, layout: 'list' })
  return (
    <div className="filters" {...hook('filters')}>
      <div className="wrap">
        <Hydrated
          name="search-form"
          when="interaction"
          lang={view.lang}
          component={SearchForm}
          props={props}
        />
        {!filter.sold && (
          <Island name="list-map-toggle" when="interaction">
            <button type="button" className="map-toggle">
              <span className="to-map">
                <Icon name="map" />
                {view.t('list.map')}
              </span>
              <span className="to-list">
                <Icon name="menu" />
                {view.t('list.list')}
              </span>
            </button>
          </Island>
        )}
      </div>
    </div>
  )
}

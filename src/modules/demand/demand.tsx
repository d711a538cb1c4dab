import { readListFilter } from '../../data/listings/list-request'
import type { ListFilter } from '../../domain/list/list-filter'
import { defineModule } from '../module'
import { demandConfig } from './config'
import { DemandView } from './demand-view'
import { demandFields } from './fields'

/** The form for a search request, prefilled with the filters of the list that links to it. */
export const demand = defineModule({
  kind: 'demand',
  title: 'module.demand',
  text: 'module.demand.text',
  fields: demandFields,
  config: demandConfig,
  sheets: () => ['forms', 'search'],
  load: ({ view, params }): ListFilter | null =>
    readListFilter(params, view.site.settings, view.lang, {}),
  View: DemandView,
})

import { conversionField, typesField, visitorField } from '../../../components/module/fields'
import { formFields } from '../../../components/module/form-fields'
import { defineModule } from '../../../components/module/module'
import type { ListFilter } from '../../../listing/filter/list-filter'
import { readListFilter } from '../../../listing/queries/list-request'
import type { Field } from '../../../platform/fields/field'
import { demandConfig } from './config'
import { DemandView } from './demand-view'

const demandFields: Field[] = [
  {
    kind: 'choice',
    name: 'layout',
    label: 'part.layout',
    choices: [
      { value: 'wizard', label: 'part.demand.wizard' },
      { value: 'page', label: 'part.demand.page' },
    ],
  },
  typesField,
  ...formFields,
  visitorField,
  conversionField,
]

/** The module of a search request, whose form starts with the filters of the list that links to it. */
export const demand = defineModule({
  kind: 'demand',
  title: 'module.demand',
  text: 'module.demand.text',
  fields: demandFields,
  config: demandConfig,
  sheets: () => ['controls', 'forms'],
  load: ({ view, params }): ListFilter | null =>
    readListFilter(params, view.site.settings, view.lang, {}),
  View: DemandView,
})

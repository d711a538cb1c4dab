import { defineModule } from '../module'
import { valuationConfig } from './config'
import { valuationFields } from './fields'
import { ValuationView } from './valuation-view'

/** The form to request a valuation, in two steps. */
export const valuation = defineModule({
  kind: 'valuation',
  title: 'module.valuation',
  text: 'module.valuation.text',
  fields: valuationFields,
  config: valuationConfig,
  sheets: () => ['forms', 'search'],
  load: ({ params }) => params.get('streetcity')?.trim().slice(0, 200) ?? '',
  View: ValuationView,
})

import { defineModule } from '../module'
import { valuationConfig } from './config'
import { ValuationView } from './valuation-view'

/** The form to request a valuation, in two steps. */
export const valuation = defineModule({
  kind: 'valuation',
  config: valuationConfig,
  sheets: () => ['forms', 'search'],
  load: ({ params }) => params.get('streetcity')?.trim().slice(0, 200) ?? '',
  View: ValuationView,
})

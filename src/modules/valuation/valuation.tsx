import { defineModule } from '../module'
import { valuationConfig } from './config'
import { ValuationView } from './valuation-view'

/** Somebody wants to know what their property is worth: what it is, then who they are. */
export const valuation = defineModule({
  kind: 'valuation',
  config: valuationConfig,
  load: ({ params }) => params.get('streetcity')?.trim().slice(0, 200) ?? '',
  View: ValuationView,
})

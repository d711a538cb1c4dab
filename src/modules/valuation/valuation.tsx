import { buyers } from '../../data/searches/cached-searchers'
import { defineModule } from '../module'
import { valuationConfig } from './config'
import { valuationFields } from './fields'
import { type ValuationData, ValuationView } from './valuation-view'

/** The form to request a valuation, in two steps. */
export const valuation = defineModule({
  kind: 'valuation',
  title: 'module.valuation',
  text: 'module.valuation.text',
  fields: valuationFields,
  config: valuationConfig,
  sheets: () => ['forms', 'search'],
  load: async ({ db, cache, params }): Promise<ValuationData> => ({
    address: params.get('streetcity')?.trim().slice(0, 200) ?? '',
    searchers: await buyers(db, cache),
  }),
  View: ValuationView,
})

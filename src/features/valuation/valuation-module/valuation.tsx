import { conversionField, typesField, visitorField } from '../../../components/module/fields'
import { formFields } from '../../../components/module/form-fields'
import { defineModule, type LoadContext } from '../../../components/module/module'
import type { Field } from '../../../platform/fields/field'
import { valuationConfig } from './config'
import { type DescribedListing, searchersFor, splitAddress } from './search-count'
import { soldNearby } from './sold-text'
import { type ValuationData, ValuationView } from './valuation-view'

const valuationFields: Field[] = [
  typesField,
  {
    kind: 'list',
    name: 'goals',
    label: 'part.valuation.goals',
    help: 'part.valuation.goals.help',
    item: 'part.valuation.goal',
    fields: [
      { kind: 'number', name: 'value', label: 'part.valuation.goal.value' },
      { kind: 'translated', name: 'label', label: 'part.valuation.goal.text', required: true },
    ],
  },
  ...formFields,
  visitorField,
  conversionField,
]

/** The form to request a valuation, in two steps. */
export const valuation = defineModule({
  kind: 'valuation',
  title: 'module.valuation',
  text: 'module.valuation.text',
  fields: valuationFields,
  config: valuationConfig,
  sheets: () => ['controls', 'forms'],
  load: async (context): Promise<ValuationData> => {
    const typed = context.params.get('streetcity')?.trim().slice(0, 200) ?? ''
    const described = describedListing(context, typed)
    const [searchers, sold, address] = await Promise.all([
      searchersFor(context, described),
      soldNearby(context, described),
      splitAddress(typed, context.view),
    ])
    return { address, searchers, sold }
  },
  View: ValuationView,
})

/** Returns the property that the address or the returned form describes. */
function describedListing({ params, view }: LoadContext, address: string): DescribedListing {
  const { values = {} } = view.form?.kind === 'valuation' ? view.form : {}
  const typed = (name: string) => values[name]?.[0] ?? ''
  const region = params.get('region')?.replace('|', ' ') ?? ''
  return {
    place: [typed('DemandZip'), typed('DemandCity')].filter(Boolean).join(' ') || region || address,
    type: typed('TypeOfPropertyIDs') || (params.get('type') ?? ''),
    goal: typed('Goal'),
  }
}

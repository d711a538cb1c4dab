import type { Field } from '../../forms/fields/field'
import { conversionField, typesField, visitorField } from '../parts/fields'
import { formFields } from '../parts/form-fields'

export const valuationFields: Field[] = [
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

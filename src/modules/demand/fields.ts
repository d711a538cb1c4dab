import type { Field } from '../../forms/fields/field'
import { conversionField, typesField, visitorField } from '../parts/fields'
import { formFields } from '../parts/form-fields'

export const demandFields: Field[] = [
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

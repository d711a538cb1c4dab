import type { Field } from '../../../platform/fields/field'

export const categoryFields: Field[] = [
  { kind: 'translated', name: 'name', label: 'category.name', required: true },
  {
    kind: 'reference',
    name: 'parentId',
    label: 'category.parent',
    help: 'category.parent.help',
    of: ['category'],
  },
]

import { LIST_NAMES } from '../../domain/list/lists'
import type { Field } from '../../forms/fields/field'
import { typesField } from '../parts/fields'

const DISPLAYS = ['pages', 'infinite', 'rail', 'cards'] as const

export const propertyListFields: Field[] = [
  {
    kind: 'choice',
    name: 'list',
    label: 'part.list',
    choices: LIST_NAMES.map((value) => ({ value, label: `part.list.${value}` as const })),
  },
  {
    kind: 'choice',
    name: 'display',
    label: 'part.list.display',
    choices: DISPLAYS.map((value) => ({ value, label: `part.list.display.${value}` as const })),
  },
  typesField,
  { kind: 'number', name: 'itemsPerPage', label: 'part.list.itemsPerPage', optional: true },
  { kind: 'flag', name: 'map', label: 'part.list.map' },
  { kind: 'flag', name: 'callToAction', label: 'part.list.callToAction' },
  {
    kind: 'number',
    name: 'ctaNumber',
    label: 'part.list.ctaNumber',
    help: 'part.list.ctaNumber.help',
    optional: true,
  },
]

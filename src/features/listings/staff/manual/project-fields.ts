import type { Field } from '../../../../platform/fields/field'
import { filesFields } from '../document-fields'
import { originsField, picturesField, pinField } from '../listing-fields'
import { ADDRESS, DESCRIPTION, MORE_FIELDS, OPEN_HOUSES, TOWN } from './listing-fields'

const NAME: Field = {
  kind: 'translated',
  name: 'name',
  label: 'record.project.name',
  required: true,
}

export const newProjectFields: Field[] = [NAME, ...TOWN]

export const projectFields: Field[] = [
  {
    kind: 'choice',
    name: 'published',
    label: 'page.status',
    choices: [
      { value: true, label: 'record.state.on' },
      { value: false, label: 'record.state.off' },
    ],
  },
  pinField,
  NAME,
  { kind: 'number', name: 'deliveryYear', label: 'record.deliveryYear', nullable: true },
  OPEN_HOUSES,
  DESCRIPTION,
  picturesField,
  originsField,
  ...filesFields(true),
  ...ADDRESS,
  ...MORE_FIELDS,
]

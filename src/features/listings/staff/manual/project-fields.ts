import type { Field } from '../../../../platform/fields/field'
import { filesFields } from '../document-fields'
import { originsField, picturesField, pinField } from '../listing-fields'
import {
  ADDRESS,
  COUNTRY,
  DESCRIPTION,
  inSection,
  MORE_FIELDS,
  OPEN_HOUSES,
  SHOWN_ADDRESS,
  TOWN,
} from './listing-fields'

const NAME: Field = {
  kind: 'translated',
  name: 'name',
  label: 'record.project.name',
  required: true,
}

export const newProjectFields: Field[] = [NAME, ...TOWN, COUNTRY]

export const projectFields: Field[] = [
  NAME,
  { kind: 'number', name: 'deliveryYear', label: 'record.deliveryYear', nullable: true },
  ...ADDRESS,
  picturesField,
  DESCRIPTION,
  ...inSection('record.origins', [originsField]),
  ...filesFields(true),
  ...inSection('record.place', [SHOWN_ADDRESS, pinField, OPEN_HOUSES]),
  ...MORE_FIELDS,
  ...inSection('record.country', [COUNTRY]),
]

import type { Field } from '../../../platform/fields/field'
import { description } from '../file-document'

const fields: Field[] = [
  { kind: 'translated', name: 'alt', label: 'media.alt', help: 'media.alt.help', lines: true },
  { kind: 'flag', name: 'isDecoration', label: 'media.decoration' },
  { kind: 'text', name: 'credit', label: 'media.credit', nullable: true },
]

export const DESCRIPTION = { fields, schema: description }

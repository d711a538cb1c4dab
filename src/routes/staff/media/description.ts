import { z } from 'zod'
import { translated } from '../../../domain/listing/property'
import type { Field } from '../../../forms/fields/field'

/** The words that staff give a file. */
export const description = z.object({
  alt: translated,
  isDecoration: z.boolean(),
  credit: z.string().max(120).nullable(),
})

const fields: Field[] = [
  { kind: 'translated', name: 'alt', label: 'media.alt', help: 'media.alt.help', lines: true },
  { kind: 'flag', name: 'isDecoration', label: 'media.decoration' },
  { kind: 'text', name: 'credit', label: 'media.credit', nullable: true },
]

export const DESCRIPTION = { fields, schema: description }

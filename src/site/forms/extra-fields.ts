import { z } from 'zod'
import { LANGS, type Translated } from '../../platform/format/lang'
import { ENVELOPE_FIELDS } from './envelope'
import { line, requiredLine } from './fields'
import { NUMBER } from './patterns'

/** A translated text. A plain text applies to all languages. */
const text = z.union([
  z.string().transform(inAllLanguages),
  z.partialRecord(z.enum(LANGS), z.string()),
])
const option = z.union([
  z.string().transform((value) => ({ value, label: inAllLanguages(value) })),
  z.object({ value: z.string().min(1), label: text }),
])

/**
 * A field that the agency adds to a form. `string` and `number` are required inputs. Any other type is a single choice,
 * which is required unless `required` is false.
 */
export const extraField = z.object({
  name: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,39}$/)
    .refine((name) => !ENVELOPE_FIELDS.includes(name)),
  type: z.string(),
  label: text.optional(),
  options: z.array(option).default([]),
  required: z.boolean().default(true),
})
export type ExtraField = z.output<typeof extraField>

function inAllLanguages(label: string): Translated {
  return Object.fromEntries(LANGS.map((lang) => [lang, label]))
}

export function extraSchema(fields: readonly ExtraField[]) {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])))
}

function schemaOf(field: ExtraField) {
  if (field.type === 'string') return requiredLine(500)
  if (field.type === 'number') {
    return requiredLine(30).pipe(z.string().regex(NUMBER, 'number'))
  }
  const values = field.options.map(({ value }) => value)
  const known = z.string().refine((value) => value === '' || values.includes(value), 'choice')
  return (field.required ? requiredLine(200) : line(200)).pipe(known)
}

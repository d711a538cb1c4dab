import { z } from 'zod'
import type { Field } from '../src/platform/fields/field'

/** The paths of a schema that the fields of its form lack; a key with one possible value needs none. */
export function missingKeys(schema: unknown, fields: readonly Field[], path = ''): string[] {
  const inner = bare(schema)
  if (inner instanceof z.ZodUnion)
    return inner.options.flatMap((option) => missingKeys(option, fields, path))
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([key, value]) =>
    missingKey(
      value,
      fields.find(({ name }) => name === key),
      `${path}${key}`,
    ),
  )
}

function missingKey(schema: unknown, field: Field | undefined, path: string): string[] {
  const inner = bare(schema)
  if (inner instanceof z.ZodLiteral && inner.values.size === 1) return []
  if (!field) return [path]
  if (field.kind === 'group') return missingKeys(inner, field.fields, `${path}.`)
  if (field.kind === 'list' && inner instanceof z.ZodArray && !field.scalar)
    return missingKeys(inner.element, field.fields, `${path}.`)
  return inner instanceof z.ZodObject ? [`${path} as a group`] : []
}

/** A schema without its defaults and nulls, and without what is done before it reads. */
function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return bare(schema.out)
  const isWrapped =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  return isWrapped ? bare(schema.unwrap()) : schema
}

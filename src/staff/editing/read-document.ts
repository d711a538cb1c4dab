import type { z } from 'zod'
import { documentOf } from '../../platform/fields/document-of'
import type { Entries, Field } from '../../platform/fields/field'
import type { Lang } from '../../platform/format/lang'
import type { ReadDocument } from './edit-form'
import { type FieldIssue, issuesOf, malformedOf, missingOf } from './issues-of'

interface Rules {
  fields: readonly Field[]
  /** Judges the document that the form describes. */
  schema: z.ZodType<Record<string, unknown>>
  /** What the schema can't say of a document that it passes. */
  refine?: (document: Record<string, unknown>) => FieldIssue[]
  /** What is no field of the form and stays as it is. */
  kept?: Record<string, unknown>
}

/** Reads a form of a document; `main` is the agency's first language, in which texts must exist. */
export function readDocument(rules: Rules, entries: Entries, main: Lang): ReadDocument {
  const { fields, schema, refine, kept } = rules
  const read = schema.safeParse({ ...kept, ...documentOf(fields, entries) })
  const issues = [
    ...missingOf(fields, entries, main),
    ...malformedOf(fields, entries),
    ...(read.success ? (refine?.(read.data) ?? []) : issuesOf(fields, read.error)),
  ]
  return issues.length > 0 || !read.success
    ? { status: 'refused', issues }
    : { status: 'ok', document: read.data }
}

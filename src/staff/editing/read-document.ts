import type { z } from 'zod'
import { documentOf } from '../../platform/fields/document-of'
import type { Entries, Field } from '../../platform/fields/field'
import type { Lang } from '../../platform/format/lang'
import type { ReadDocument } from './edit-form'
import { type FieldIssue, issuesOf, malformedIssues, missingIssues } from './issues-of'

interface Rules {
  fields: readonly Field[]
  /** Validates the document of the form. */
  schema: z.ZodType<Record<string, unknown>>
  /** Returns issues that the schema cannot express, for a document that it accepts. */
  refine?: (document: Record<string, unknown>) => FieldIssue[]
  /** Values without a field in the form. They stay unchanged. */
  preserved?: Record<string, unknown>
}

/** Reads the posted form of a document. Texts are required in `main`, the agency's first language. */
export function readDocument(rules: Rules, entries: Entries, main: Lang): ReadDocument {
  const { fields, schema, refine, preserved } = rules
  const read = schema.safeParse({ ...preserved, ...documentOf(fields, entries) })
  const issues = [
    ...missingIssues(fields, entries, main),
    ...malformedIssues(fields, entries),
    ...(read.success ? (refine?.(read.data) ?? []) : issuesOf(fields, read.error)),
  ]
  return issues.length > 0 || !read.success
    ? { status: 'refused', issues }
    : { status: 'ok', document: read.data }
}

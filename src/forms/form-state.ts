import type { FormKind } from '../domain/lead/form-kind'

/** What is wrong with a field, in the visitor's language; no path means the whole form. */
export interface FormIssue {
  path: string[]
  message: string
}

/** A form that came back by a plain post: what was typed, and what is wrong with it. */
export interface FormState {
  kind: FormKind
  /** The module that holds the form; null where a page has it of its own, or nobody knows. */
  moduleId: number | null
  /** Each field's values by name; several where several boxes were ticked. */
  values: Record<string, string[]>
  issues: FormIssue[]
}

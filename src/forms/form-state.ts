import type { FormKind } from '../domain/lead/form-kind'

/** A field's issue in the visitor's language; no path means the whole form. */
export interface FormIssue {
  path: string[]
  message: string
}

/** A form that failed by a plain post: its values and issues. */
export interface FormState {
  kind: FormKind
  /** The module that holds the form; null where a page has it of its own, or nobody knows. */
  moduleId: number | null
  /** Each field's values by name; several where several boxes were ticked. */
  values: Record<string, string[]>
  issues: FormIssue[]
}

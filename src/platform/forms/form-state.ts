import type { FormKind } from './form-kind'

/** A field's issue in the visitor's language; no path means the whole form. */
export interface FormIssue {
  path: string[]
  message: string
}

/** A form that failed by a plain post: its values and issues. */
export interface FormState {
  kind: FormKind
  /** The id of the module with the form; null when it is part of the page itself, or unknown. */
  moduleId: number | null
  /** Each field's values by name; several where several boxes were ticked. */
  values: Record<string, string[]>
  issues: FormIssue[]
}

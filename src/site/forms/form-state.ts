import type { FormKind } from './forms'

/** A field's issue in the visitor's language. An empty path means the whole form. */
export interface FormIssue {
  path: string[]
  message: string
}

/** A form that failed after submission without JavaScript, with its values and issues. */
export interface FormState {
  kind: FormKind
  /** The ID of the module with the form, or null if it is part of the page or unknown. */
  moduleId: number | null
  /** The values of each field by name. A field with several ticked boxes has several values. */
  values: Record<string, string[]>
  issues: FormIssue[]
}

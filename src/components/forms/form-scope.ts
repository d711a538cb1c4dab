import type { FormKind } from '../../domain/lead/form-kind'
import type { FormState } from '../../forms/form-state'
import type { FormRules } from '../../forms/rules'
import type { View } from '../ui/view'

/** One form on a page: what its fields must know to be named, filled and judged. */
export interface FormScope {
  view: View
  kind: FormKind
  /** Null where the page has the form of its own. */
  moduleId: number | null
  rules: FormRules
  /** Default values of the fields. */
  defaults?: Record<string, string[]>
}

export function formId({ kind, moduleId }: FormScope): string {
  return moduleId === null ? `form-${kind}` : `form-${kind}-${moduleId}`
}

export function fieldId(form: FormScope, name: string): string {
  return `${formId(form)}-${name}`
}

/** The id of a field's error message. */
export function errorId(form: FormScope, name: string): string {
  return `${fieldId(form, name)}-error`
}

/** A field's values: those of a failed submission, else its defaults. */
export function typedIn(form: FormScope, name: string): string[] {
  const came = cameBack(form)
  return (came ? came.values[name] : form.defaults?.[name]) ?? []
}

export function textIn(form: FormScope, name: string): string {
  return typedIn(form, name)[0] ?? ''
}

export function issueWith(form: FormScope, name: string): string | null {
  return issuesOf(form).find(({ path }) => path[0] === name)?.message ?? null
}

export function issuesOf(form: FormScope) {
  return cameBack(form)?.issues ?? []
}

export function isRequired({ rules }: FormScope, name: string): boolean {
  return rules.required.some((field) => field === name)
}

/** The state of this very form, if it was sent without a script and came back. */
function cameBack({ view: { form }, kind, moduleId }: FormScope): FormState | null {
  if (form?.kind !== kind) return null
  return form.moduleId === null || form.moduleId === moduleId ? form : null
}

import type { Lang } from '../../platform/format/lang'
import type { Translate } from '../../platform/i18n'
import type { FieldRules } from '../../site/forms/field-rules'
import type { FormIssue } from '../../site/forms/form-state'
import type { FormKind } from '../../site/forms/forms'
import type { FormText } from './form-texts'

/** The context of a form's fields: names, values and issues. */
export interface FormScope<P extends string = never> {
  /** The id of the form. The ids of its fields begin with it. */
  id: string
  kind: FormKind
  lang: Lang
  t: Translate<FormText | P>
  rules: FieldRules
  /** Initial values of the fields, by name. */
  values: Record<string, string[]>
  issues: readonly ShownIssue[]
}

/** An issue with its display state. A resolved issue is invisible but keeps its space. */
export interface ShownIssue extends FormIssue {
  isResolved?: true
}

export function fieldId(form: FormScope, name: string): string {
  return `${form.id}-${name}`
}

/** Returns the id of a field's error message, or undefined if it has none. */
export function errorId(form: FormScope, name: string): string | undefined {
  return shownIssue(form, name) ? `${fieldId(form, name)}-error` : undefined
}

export function initialValues(form: FormScope, name: string): string[] {
  return form.values[name] ?? []
}

export function textIn(form: FormScope, name: string): string {
  return initialValues(form, name)[0] ?? ''
}

export function issueWith(form: FormScope, name: string): string | null {
  const issue = shownIssue(form, name)
  return issue && !issue.isResolved ? issue.message : null
}

/** Returns true if the field has the form's only issue. It then gets the focus and there is no summary. */
export function hasOnlyIssue(form: FormScope, name: string): boolean {
  return form.issues.length === 1 && issueWith(form, name) !== null
}

export function shownIssue(form: FormScope, name: string): ShownIssue | null {
  return form.issues.find(({ path }) => path[0] === name) ?? null
}

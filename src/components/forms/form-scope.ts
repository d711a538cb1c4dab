import type { Lang } from '../../platform/format/lang'
import type { FieldRules } from '../../platform/forms/field-rules'
import type { FormKind } from '../../platform/forms/form-kind'
import type { FormIssue } from '../../platform/forms/form-state'
import type { Translate } from '../../platform/i18n'
import type { FormText } from './form-texts'

/** One form on a page: what its fields must know to be named, filled and judged. */
export interface FormScope<P extends string = never> {
  /** The form's; the ids of its fields begin with it. */
  id: string
  kind: FormKind
  lang: Lang
  t: Translate<FormText | P>
  rules: FieldRules
  /** Initial values of the fields, by name. */
  values: Record<string, string[]>
  issues: readonly ShownIssue[]
}

/** A mended issue shows nothing and keeps its room. */
export interface ShownIssue extends FormIssue {
  isMended?: true
}

export function fieldId(form: FormScope, name: string): string {
  return `${form.id}-${name}`
}

/** The id of a field's error message. */
export function errorId(form: FormScope, name: string): string {
  return `${fieldId(form, name)}-error`
}

/** A field's values at first. */
export function typedIn(form: FormScope, name: string): string[] {
  return form.values[name] ?? []
}

export function textIn(form: FormScope, name: string): string {
  return typedIn(form, name)[0] ?? ''
}

export function issueWith(form: FormScope, name: string): string | null {
  const issue = shownIssue(form, name)
  return issue && !issue.isMended ? issue.message : null
}

/** Returns true if the field has the form's only issue: it takes the focus in place of a summary. */
export function hasOnlyIssue(form: FormScope, name: string): boolean {
  return form.issues.length === 1 && issueWith(form, name) !== null
}

export function shownIssue(form: FormScope, name: string): ShownIssue | null {
  return form.issues.find(({ path }) => path[0] === name) ?? null
}

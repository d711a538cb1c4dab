import type { Translate } from '../i18n'
import type { FieldIssue } from './check-form'
import type { FormIssue } from './form-state'

/** The issues in the visitor's language. */
export function issueTexts(t: Translate, issues: readonly FieldIssue[]): FormIssue[] {
  return issues.map(({ field, code }) => ({ path: [field], message: t(`issue.${code}`) }))
}

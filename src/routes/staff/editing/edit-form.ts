import type { View } from '../../../components/ui/view'
import type { Entries } from '../../../forms/fields/field'
import type { FieldIssue } from '../../../forms/fields/issues-of'

/** A form that edits a document, as all of its fields know it. */
export interface EditForm {
  view: View
  entries: Entries
  issues: readonly FieldIssue[]
}

/** The first reason why a field was refused, in words. */
export function issueText({ view, issues }: EditForm, name: string): string | undefined {
  const issue = issues.find((one) => one.name === name)
  return issue && view.t(issue.text, issue.params)
}

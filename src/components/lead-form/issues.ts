import { fieldIssue } from '../../site/forms/field-rules'
import type { FormIssue } from '../../site/forms/form-state'
import { issueText } from '../../site/forms/issue-texts'
import type { FormScope } from '../forms/form-scope'

/** Returns the issues of the fields with these names, at most one per field, with the server's messages. */
export function issuesOf(
  { kind, rules, t }: Pick<FormScope, 'kind' | 'rules' | 't'>,
  data: FormData,
  names: string[],
): FormIssue[] {
  return names.flatMap((field) => {
    const code = fieldIssue(rules, data, field)
    const label = rules.extra.find(({ name }) => name === field)?.label
    return code ? [{ path: [field], message: issueText(t, kind, { field, code }, label) }] : []
  })
}

import type { FormScope } from '../../components/forms/form-scope'
import { fieldIssue } from '../../forms/field-rules'
import type { FormIssue } from '../../forms/form-state'

/** What is wrong with the fields of these names, one issue a field, in the server's words. */
export function issuesOf(
  { rules, t }: Pick<FormScope, 'rules' | 't'>,
  data: FormData,
  names: string[],
): FormIssue[] {
  return names.flatMap((name) => {
    const code = fieldIssue(rules, data, name)
    return code ? [{ path: [name], message: t(`issue.${code}`) }] : []
  })
}

import type { FormScope } from '../../components/forms/form-scope'
import { fieldIssue } from '../../forms/field-rules'
import type { FormIssue } from '../../forms/form-state'

/** The errors of the fields of these names, one a field, in the server's words. */
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

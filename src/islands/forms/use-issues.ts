import { useState } from 'react'
import type { FormFacts } from '../../components/forms/form-facts'
import type { FormScope, ShownIssue } from '../../components/forms/form-scope'
import { translatorOf } from '../../i18n/texts'
import { issuesOf } from './issues'

/**
 * A form with what is wrong with it. An issue that is mended stays until the form is sent again, without
 * words but with its room: leaving a field must not move the button that is being pressed.
 */
export function useIssues<P extends string>(facts: FormFacts<P>) {
  const { id, kind, lang, texts, rules, values, issues: first } = facts
  const [issues, setIssues] = useState<readonly ShownIssue[]>(first)
  const form: FormScope<P> = { id, kind, lang, t: translatorOf(texts), rules, values, issues }
  /** A field with an issue is validated again with each change. */
  function recheck(name: string, data: FormData): void {
    if (!issues.some(({ path }) => path[0] === name)) return
    const [left] = issuesOf(form, data, [name])
    setIssues(
      issues.map((issue) =>
        issue.path[0] === name ? (left ?? { ...issue, isMended: true }) : issue,
      ),
    )
  }
  return { form, setIssues, recheck }
}

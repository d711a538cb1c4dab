import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FormFacts } from '../../components/forms/form-facts'
import type { FormScope } from '../../components/forms/form-scope'
import { PersonFields } from '../../components/forms/person-fields'
import { fieldNames, focusField } from '../../components/lead-form/form-elements'
import { issuesOf } from '../../components/lead-form/issues'
import { translatorOf } from '../../platform/i18n/texts'
import type { FormIssue } from '../../site/forms/form-state'
import type { Answers } from './answers'
import type { VisitText } from './visit-texts'

interface VisitAnswersProps {
  facts: FormFacts<VisitText>
  earlier: Answers
  onAnswer(answers: Answers): void
}

/** The site's own questions about the visitor. The answers are sent together with the half-days. */
export function VisitAnswers({ facts, earlier, onAnswer }: VisitAnswersProps) {
  const { kind, lang, rules, texts } = facts
  const element = useRef<HTMLFormElement>(null)
  const [issues, setIssues] = useState<FormIssue[]>([])
  const t = translatorOf(texts)
  const values = Object.fromEntries(Object.entries(earlier).map(([name, value]) => [name, [value]]))
  const form: FormScope<VisitText> = { id: 'visit-answers', kind, lang, t, rules, values, issues }

  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    const [first] = issues
    if (first) focusField(`visit-answers-${first.path[0]}`)
  }, [issues])

  function take(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const current = issuesOf(form, data, fieldNames(event.currentTarget))
    setIssues(current)
    if (current.length > 0) return
    onAnswer(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])))
  }

  return (
    <form ref={element} className="lead-form" id={form.id} noValidate onSubmit={take}>
      <PersonFields form={form} withoutEmail={Boolean(earlier.Email)} />
      <button type="submit" className="button large">
        {t('visitsteps.check')}
      </button>
    </form>
  )
}

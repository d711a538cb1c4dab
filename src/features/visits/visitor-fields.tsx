import { type FormScope, issueWith } from '../../components/forms/form-scope'
import { PersonFields, RentalQuestions } from '../../components/forms/person-fields'
import { PERSON_FIELDS } from '../../site/forms/person-fields'
import type { Visit } from './use-visit'
import type { VisitText } from './visit-texts'

interface VisitorFieldsProps {
  form: FormScope<VisitText>
  visit: Pick<Visit, 'answers' | 'isKnown'>
}

/**
 * The visitor's contact data. Data from an earlier step is in a closed part of the form, so that nothing is requested
 * twice.
 */
export function VisitorFields({ form, visit: { answers, isKnown } }: VisitorFieldsProps) {
  const hasIssue = PERSON_FIELDS.some((name) => issueWith(form, name) !== null)
  if (isKnown && !hasIssue) {
    return (
      <p>
        {form.t('visitsteps.known', { email: answers.Email ?? '' })}
        <input type="hidden" name="Email" value={answers.Email ?? ''} />
      </p>
    )
  }
  const person = PERSON_FIELDS.map((name) => answers[name] ?? '')
  const fields = <Fields form={withAnswers(form, answers)} />
  if (!person.every(Boolean)) return fields
  return (
    <details className="told" open={hasIssue || undefined}>
      <summary>
        {form.t('visitsteps.told', {
          person: [person.slice(0, 2).join(' '), ...person.slice(2)].join(', '),
        })}
      </summary>
      {fields}
    </details>
  )
}

function Fields({ form }: { form: FormScope<VisitText> }) {
  return (
    <>
      <PersonFields form={form} />
      {form.rules.rentalQuestions && <RentalQuestions form={form} />}
    </>
  )
}

function withAnswers(form: FormScope<VisitText>, answers: Visit['answers']): FormScope<VisitText> {
  const entries = Object.entries(answers).map(([name, value]) => [name, [value]])
  return { ...form, values: { ...form.values, ...Object.fromEntries(entries) } }
}

import { DAY_PARTS, type DayPart, MAX_MOMENTS } from '../../domain/lead/half-days'
import type { LabelKey } from '../../i18n'
import { describedBy, FieldError, Star } from '../forms/field'
import { formFacts } from '../forms/form-facts'
import { errorId, type FormScope, fieldId, issueWith, typedIn } from '../forms/form-scope'
import { FormShell, scopeOf } from '../forms/form-shell'
import { PersonFields, RentalQuestions } from '../forms/person-fields'
import type { View } from '../ui/view'

const VISIT_TEXTS: LabelKey[] = [
  'visit.you',
  'visit.whenhelp',
  'visit.date',
  'visit.part',
  'visit.am',
  'visit.pm',
]

interface VisitFormProps {
  view: View
  home: { goal: number; zip: string; countryId: number } | null
  /** Sent beside the fields. */
  hidden: Record<string, string>
}

/** Up to three half-days and the contact data of the visitor; a plain form without a script. */
export function VisitForm({ view, home, hidden }: VisitFormProps) {
  const facts = formFacts(view, {
    kind: 'visit',
    home,
    hidden,
    submit: view.t('visit.send'),
    texts: VISIT_TEXTS,
  })
  const form = scopeOf(facts)
  return (
    <FormShell view={view} facts={facts}>
      <HalfDays form={form} />
      <fieldset className="part">
        <legend>{form.t('visit.you')}</legend>
        <PersonFields form={form} />
        {form.rules.rentalQuestions && <RentalQuestions form={form} />}
      </fieldset>
    </FormShell>
  )
}

function HalfDays({ form }: { form: FormScope }) {
  const { t } = form
  const isWrong = issueWith(form, 'VisitDate') !== null
  return (
    <fieldset
      className={isWrong ? 'part half-days invalid' : 'part half-days'}
      aria-describedby={`${errorId(form, 'VisitDate')} visit-when`}
    >
      <legend>
        <span data-label="VisitDate">{t('visit.when')}</span>
        <Star when />
      </legend>
      <p className="help" id="visit-when">
        {t('visit.whenhelp')}
      </p>
      {Array.from({ length: MAX_MOMENTS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first, second and third choice
        <HalfDay key={at} form={form} at={at} />
      ))}
      <FieldError form={form} name="VisitDate" />
    </fieldset>
  )
}

function HalfDay({ form, at }: { form: FormScope; at: number }) {
  const { t } = form
  const id = (name: string) => (at === 0 ? fieldId(form, name) : `${fieldId(form, name)}-${at + 1}`)
  const number = at + 1
  return (
    <div className="half-day">
      <label className="sr-only" htmlFor={id('VisitDate')}>
        {t('visit.date', { number })}
      </label>
      <input
        {...describedBy(form, 'VisitDate')}
        type="date"
        id={id('VisitDate')}
        name="VisitDate"
        required={at === 0}
        defaultValue={typedIn(form, 'VisitDate')[at]}
      />
      <label className="sr-only" htmlFor={id('VisitPart')}>
        {t('visit.part', { number })}
      </label>
      <select
        id={id('VisitPart')}
        name="VisitPart"
        defaultValue={typedIn(form, 'VisitPart')[at] ?? 'am'}
      >
        {(Object.keys(DAY_PARTS) as DayPart[]).map((part) => (
          <option key={part} value={part}>
            {t(`visit.${part}`, DAY_PARTS[part])}
          </option>
        ))}
      </select>
    </div>
  )
}

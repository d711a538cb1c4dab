import { useEffect, useState } from 'react'
import { describedBy, FieldError, focusOnlyIssue } from '../../components/forms/field'
import {
  errorId,
  type FormScope,
  fieldId,
  initialValues,
  issueWith,
} from '../../components/forms/form-scope'
import { DAY_PARTS, type DayPart, MAX_HALF_DAYS } from '../../site/forms/half-days'
import { DayChips } from './day-chips'
import type { VisitText } from './visit-texts'

/**
 * The fields for up to three half-days. With a script they are chips of the next working days. Without one they are
 * three date fields, because a page that is cached for days can't contain the next days.
 */
export function HalfDays({ form }: { form: FormScope<VisitText> }) {
  const { t } = form
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const isWrong = issueWith(form, 'VisitDate') !== null
  return (
    <fieldset
      className={isWrong ? 'form-part half-days invalid' : 'form-part half-days'}
      aria-describedby={[errorId(form, 'VisitDate'), 'visit-when'].filter(Boolean).join(' ')}
    >
      <legend>
        <span>{t('visit.when')}</span>
      </legend>
      <p className="help" id="visit-when">
        {t(isLive ? 'visit.chipshelp' : 'visit.whenhelp')}
      </p>
      <FieldError form={form} name="VisitDate" />
      {isLive ? (
        <DayChips form={form} />
      ) : (
        Array.from({ length: MAX_HALF_DAYS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first, second and third choice
          <HalfDay key={at} form={form} at={at} />
        ))
      )}
    </fieldset>
  )
}

function HalfDay({ form, at }: { form: FormScope<VisitText>; at: number }) {
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
        {...(at === 0 && focusOnlyIssue(form, 'VisitDate'))}
        type="date"
        id={id('VisitDate')}
        name="VisitDate"
        required={at === 0}
        defaultValue={initialValues(form, 'VisitDate')[at]}
      />
      <label className="sr-only" htmlFor={id('VisitPart')}>
        {t('visit.part', { number })}
      </label>
      <select
        id={id('VisitPart')}
        name="VisitPart"
        defaultValue={initialValues(form, 'VisitPart')[at] ?? 'am'}
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

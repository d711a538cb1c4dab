import { useEffect, useState } from 'react'
import { describedBy, FieldError } from '../../components/forms/field'
import {
  errorId,
  type FormScope,
  fieldId,
  issueWith,
  typedIn,
} from '../../components/forms/form-scope'
import { DAY_PARTS, DAYS_AHEAD, type DayPart, MAX_MOMENTS } from '../../domain/lead/half-days'

interface Days {
  min: string
  max: string
}

/** Up to three half-days, in the order in which the visitor would like them. */
export function HalfDays({ form }: { form: FormScope }) {
  const { t } = form
  const days = useDays()
  const isWrong = issueWith(form, 'VisitDate') !== null
  return (
    <fieldset
      className={isWrong ? 'part half-days invalid' : 'part half-days'}
      aria-describedby={`${errorId(form, 'VisitDate')} visit-when`}
    >
      <legend>
        <span>{t('visit.when')}</span>
      </legend>
      <p className="help" id="visit-when">
        {t('visit.whenhelp')}
      </p>
      {Array.from({ length: MAX_MOMENTS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first, second and third choice
        <HalfDay key={at} form={form} at={at} days={days} />
      ))}
      <FieldError form={form} name="VisitDate" />
    </fieldset>
  )
}

interface HalfDayProps {
  form: FormScope
  at: number
  days: Days | null
}

function HalfDay({ form, at, days }: HalfDayProps) {
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
        {...days}
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

/** From tomorrow on, known in the browser alone: a page may be cached for days. */
function useDays(): Days | null {
  const [days, setDays] = useState<Days | null>(null)
  useEffect(() => setDays({ min: dayFromNow(1), max: dayFromNow(DAYS_AHEAD) }), [])
  return days
}

function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return day.toLocaleDateString('sv-SE')
}

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describedBy } from '../../components/forms/field'
import {
  type FormScope,
  fieldId,
  hasOnlyIssue,
  initialValues,
} from '../../components/forms/form-scope'
import { brusselsTime, dayInWords, weekday } from '../../platform/format/dates'
import {
  DAY_PARTS,
  type DayPart,
  MAX_HALF_DAYS,
  workingDaysAfter,
} from '../../site/forms/half-days'
import type { VisitText } from './visit-texts'

/** The number of days that are shown at first, and that each further step adds. */
const DAYS_SHOWN = 6

/** The half-days of the next working days, of which up to three can be selected. */
export function DayChips({ form }: { form: FormScope<VisitText> }) {
  const [count, setCount] = useState(DAYS_SHOWN)
  const [selected, setSelected] = useState(() => typedHalfDays(form))
  const days = useRef<HTMLUListElement>(null)
  const takesFocus = useRef(hasOnlyIssue(form, 'VisitDate'))
  useEffect(() => {
    // The chips replace the date fields, which had the focus.
    if (takesFocus.current) days.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }, [])
  const today = brusselsTime(Date.now())?.slice(0, 10) ?? ''
  const all = [
    ...new Set([
      ...workingDaysAfter(today, count),
      ...selected.map((halfDay) => halfDay.slice(0, 10)),
    ]),
  ].sort()

  // The update is synchronous, because the form is validated in the same event by the fields of the new selection.
  function toggle(halfDay: string, isOn: boolean): void {
    flushSync(() =>
      setSelected((before) =>
        isOn ? [...before, halfDay] : before.filter((other) => other !== halfDay),
      ),
    )
  }

  return (
    <>
      <ul ref={days} className="visit-days" id={fieldId(form, 'VisitDate')}>
        {all.map((date) => (
          <Day key={date} form={form} date={date} selected={selected} toggle={toggle} />
        ))}
      </ul>
      <button type="button" className="link" onClick={() => setCount(count + DAYS_SHOWN)}>
        {form.t('visit.later')}
      </button>
    </>
  )
}

interface DayProps {
  form: FormScope<VisitText>
  date: string
  selected: readonly string[]
  toggle(halfDay: string, isOn: boolean): void
}

function Day({ form, date, selected, toggle }: DayProps) {
  const { t, lang } = form
  const [name, day] = [weekday(date, lang), dayInWords(date, lang)]
  return (
    <li>
      <b>
        {name}
        <small>{day}</small>
      </b>
      {(Object.keys(DAY_PARTS) as DayPart[]).map((part) => {
        const halfDay = `${date} ${part}`
        const isOn = selected.includes(halfDay)
        const word = t(`visit.${part}chip`)
        return (
          <label key={part} className="visit-pick">
            <input
              {...describedBy(form, 'VisitDate')}
              type="checkbox"
              name="VisitDate"
              value={date}
              aria-label={`${name} ${day}, ${word}`}
              checked={isOn}
              disabled={!isOn && selected.length >= MAX_HALF_DAYS}
              onChange={({ currentTarget }) => toggle(halfDay, currentTarget.checked)}
            />
            {isOn && <input type="hidden" name="VisitPart" value={part} />}
            {word}
          </label>
        )
      })}
    </li>
  )
}

/** Returns the half-days of a returned form, as `2026-11-24 am`. */
function typedHalfDays(form: FormScope): string[] {
  const parts = initialValues(form, 'VisitPart')
  return initialValues(form, 'VisitDate').flatMap((date, at) =>
    date ? [`${date} ${parts[at]}`] : [],
  )
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { monthlyPayment } from '../../listing/law/monthly-payment'
import { formatEuro } from '../../listing/price'
import type { Lang } from '../../platform/format/lang'
import { numberInText } from '../../platform/format/number'
import { type Texts, translatorOf } from '../../platform/i18n/texts'

/** The prefixes of the texts of the loan calculator. */
export const LOAN_TEXTS = ['costs'] as const
export type LoanText = (typeof LOAN_TEXTS)[number]

/** Percentages as a visitor types them: 20 means 20 %, 3.5 means 3.5 %. */
interface Terms {
  own: number
  years: number
  rate: number
}

interface LoanProps {
  lang: Lang
  texts: Texts<LoanText>
  price: number
  terms: Terms
}

/** An example of a loan with the monthly payment for the visitor's assumptions. */
export function Loan({ lang, texts, price, terms }: LoanProps) {
  const t = translatorOf(texts)
  const [typed, setTyped] = useState(terms)
  const fields = useRef<HTMLDivElement>(null)
  // Uses the values that were typed before hydration.
  useEffect(() => {
    if (fields.current) setTyped(termsIn(fields.current))
  }, [])
  const { own, years, rate } = typed
  const amount = monthlyPayment({ price, ownShare: own / 100, years, yearlyRate: rate / 100 })
  const assumed = { own: numberInText(own, lang), years, rate: numberInText(rate, lang, 1) }
  const read = (event: FormEvent<HTMLElement>) => setTyped(termsIn(event.currentTarget))
  return (
    <details className="loan-form">
      <summary>
        <span>{t('costs.loan')}</span>
        <output>{amount ? t('costs.monthly', { amount: formatEuro(amount) }) : '–'}</output>
      </summary>
      <div className="form-grid needs-script" ref={fields} onInput={read}>
        <LoanField name="own" label={t('costs.own')} value={terms.own} max={95} step={5} />
        <LoanField name="years" label={t('costs.years')} value={terms.years} min={1} max={40} />
        <LoanField name="rate" label={t('costs.rate')} value={terms.rate} max={15} step={0.1} />
      </div>
      {amount !== null && <p className="small muted">{t('costs.assumed', assumed)}</p>}
    </details>
  )
}

function termsIn(fields: HTMLElement): Terms {
  const typed = (name: keyof Terms) =>
    fields.querySelector<HTMLInputElement>(`[name=${name}]`)?.valueAsNumber ?? Number.NaN
  return { own: typed('own'), years: typed('years'), rate: typed('rate') }
}

interface LoanFieldProps {
  name: keyof Terms
  label: string
  value: number
  min?: number
  max: number
  step?: number
}

function LoanField({ name, label, value, min = 0, max, step = 1 }: LoanFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="decimal"
        name={name}
        defaultValue={Number(value.toFixed(1))}
        min={min}
        max={max}
        step={step}
      />
    </label>
  )
}

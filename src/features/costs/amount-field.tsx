import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { formatAmount } from '../../platform/format/number'
import { type Quantity, readNumber } from '../../platform/format/read-number'

/** A number that a visitor types in a GET form. An empty optional field counts as `min`. */
export interface Amount {
  name: string
  min: number
  max: number
  quantity: Quantity
  isOptional?: boolean
}

/** Returns the number in Belgian notation, or null if the text is none or outside of the range. */
export function readAmount(
  text: string,
  { min, max, quantity, isOptional }: Amount,
): number | null {
  if (isOptional && text.trim() === '') return min
  const number = readNumber(text, quantity)
  return number !== null && number >= min && number <= max ? number : null
}

interface AmountFieldProps {
  view: View
  amount: Amount
  label: string
  text: string
  /** True once the form was sent, so that an unreadable text has an error. */
  isSent: boolean
}

/** A number as text, because a browser empties a number input whose value it cannot read. */
export function AmountField({ view: { t }, amount, label, text, isSent }: AmountFieldProps) {
  const { name, min, max, quantity, isOptional } = amount
  const isWrong = isSent && readAmount(text, amount) === null
  const errorId = isWrong ? `${name}-error` : undefined
  return (
    <div className={isWrong ? 'field invalid' : 'field'}>
      <label htmlFor={name}>
        {quantity === 'money' ? t('amount.euros', { label }) : label}
        {isOptional && <span className="opt"> {t('form.optional')}</span>}
      </label>
      <input
        id={name}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_TYPED}
        required={!isOptional}
        defaultValue={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={errorId}
        // biome-ignore lint/a11y/noAutofocus: a visitor whose number was refused continues at the field
        autoFocus={isWrong || undefined}
      />
      {isWrong && (
        <p className="error" id={errorId}>
          <Icon name="info" />
          <span>{t('amount.range', { min: formatAmount(min), max: formatAmount(max) })}</span>
        </p>
      )}
    </div>
  )
}

/** In characters. */
const MAX_TYPED = 20

/** Returns what a visitor typed, or the first characters of a longer text in the address. */
export function typedText(text: string | null | undefined, initial?: number): string {
  return (text ?? (initial === undefined ? '' : numberText(initial))).slice(0, MAX_TYPED)
}

/** Returns a number with a decimal comma, as visitors type it. */
export function numberText(value: number): string {
  return String(value).replace('.', ',')
}

import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { Translate } from '../../platform/i18n'
import { type FormName, issueText } from '../../site/forms/issue-texts'
import type { PlainType } from '../../site/forms/plain-field'
import { Icon } from '../ui/icon'

interface PlainFieldProps {
  t: Translate<'issue'>
  form: FormName
  id: string
  name: string
  type: PlainType
  label: string
  value?: string | undefined
  autoComplete: HTMLInputAutoCompleteAttribute
  /** The minimum number of characters, and the message for a shorter value. */
  min?: { length: number; issue: string }
  /** The reason why the value was refused. */
  issue?: string | undefined
  /** True for the field that gets the focus on a page with errors. */
  isFirstWrong?: boolean
}

interface HoneypotProps {
  id: string
  /** The text for visitors whose browser shows the page without its styles. */
  label: string
}

/**
 * The honeypot. It is hidden from people, so that only programs fill it in. Chromium fills a text field with this name
 * from an address, despite `autocomplete="off"`. Chromium and Firefox do not fill a field for a URL.
 */
export function Honeypot({ id, label }: HoneypotProps) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="url" name="middleName" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/**
 * A required field of a form without an island. It contains its error messages, with which
 * `client/forms/check-forms.ts` validates it before the form is sent.
 */
export function PlainField({
  t,
  form,
  id,
  name,
  type,
  label,
  value,
  autoComplete,
  min,
  issue,
  isFirstWrong,
}: PlainFieldProps) {
  const sentence = (code: 'required' | 'email') => issueText(t, form, { field: type, code })
  const errorId = `${id}-error`
  return (
    <div className={issue ? 'field invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={type === 'email' ? 254 : undefined}
        required
        defaultValue={value}
        aria-invalid={issue ? true : undefined}
        aria-describedby={errorId}
        // biome-ignore lint/a11y/noAutofocus: a visitor whose form was refused continues at the field
        autoFocus={isFirstWrong || undefined}
        data-required={min?.issue ?? sentence('required')}
        data-min={min?.length}
        data-email={type === 'email' && form !== 'login' ? sentence('email') : undefined}
      />
      <p className="error" id={errorId} hidden={!issue}>
        <Icon name="info" />
        <span>{issue}</span>
      </p>
    </div>
  )
}

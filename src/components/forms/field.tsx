import type {
  HTMLInputAutoCompleteAttribute,
  InputHTMLAttributes,
  ReactNode,
  WheelEvent,
} from 'react'
import type { Translate } from '../../platform/i18n'
import { Icon } from '../ui/icon'
import {
  errorId,
  type FormScope,
  fieldId,
  hasOnlyIssue,
  issueWith,
  type ShownIssue,
  shownIssue,
  textIn,
} from './form-scope'

interface FieldProps {
  form: FormScope
  name: string
  label: string
  required?: boolean
  /**
   * False for one of several fields of which any is enough. By default, a field that is not required is marked as
   * optional.
   */
  optional?: boolean
  hint?: string
  /** True to span all columns of the grid. */
  full?: boolean
}

interface TextFieldProps
  extends FieldProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'onBlur' | 'onInput'> {
  type?: 'text' | 'email' | 'tel' | 'number'
  step?: 'any'
  inputMode?: 'numeric' | 'decimal'
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  placeholder?: string
}

export function TextField(props: TextFieldProps) {
  const { form, name, label, required = false, optional, hint, full, ...input } = props
  return (
    <Field
      form={form}
      name={name}
      label={label}
      required={required}
      optional={optional}
      hint={hint}
      full={full}
    >
      <input
        {...input}
        {...describedBy(form, name, hint)}
        {...focusOnlyIssue(form, name)}
        id={fieldId(form, name)}
        name={name}
        required={required}
        defaultValue={textIn(form, name)}
        onWheel={input.type === 'number' ? leaveField : undefined}
      />
    </Field>
  )
}

/** Removes the focus. Browsers change a focused number with the wheel, where visitors want to scroll. */
export function leaveField({ currentTarget }: WheelEvent<HTMLInputElement>): void {
  currentTarget.blur()
}

interface TextAreaProps extends FieldProps {
  maxLength?: number
}

export function TextArea({ form, name, label, required = false, hint, maxLength }: TextAreaProps) {
  return (
    <Field form={form} name={name} label={label} required={required} hint={hint} full>
      <textarea
        {...describedBy(form, name, hint)}
        {...focusOnlyIssue(form, name)}
        id={fieldId(form, name)}
        name={name}
        required={required}
        maxLength={maxLength}
        rows={5}
        defaultValue={textIn(form, name)}
      />
    </Field>
  )
}

/** A field: the label, the hint, the control and the error below it. */
export function Field(props: FieldProps & { children: ReactNode }) {
  const { form, name, label, required = false, hint, full = false, children } = props
  const { optional = !required } = props
  const issue = issueWith(form, name)
  return (
    <div className={['field', full && 'full', issue && 'invalid'].filter(Boolean).join(' ')}>
      <label htmlFor={fieldId(form, name)}>
        <span>{label}</span>
        {optional && <OptionalMark t={form.t} />}
      </label>
      {hint ? (
        <p className="help" id={`${fieldId(form, name)}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError form={form} name={name} />
    </div>
  )
}

/** The mark of a field that may be left empty. Required fields have none, in all forms of the site. */
export function OptionalMark({ t }: { t: Translate<'form.optional'> }) {
  return (
    <>
      {' '}
      <span className="opt">{t('form.optional')}</span>
    </>
  )
}

export function FieldError({ form, name }: { form: FormScope; name: string }) {
  const issue = shownIssue(form, name)
  if (!issue) return null
  return (
    <p className={issue.isResolved ? 'error resolved' : 'error'} id={errorId(form, name)}>
      <Icon name="info" />
      <IssueText issue={issue} />
    </p>
  )
}

/** The text of an issue. For a resolved one only its space is reserved by the styles. */
export function IssueText({ issue: { message, isResolved } }: { issue: ShownIssue }) {
  return isResolved ? <span data-room={message} /> : <span>{message}</span>
}

/** Returns the prop that focuses the field with the form's only issue when the page loads. */
export function focusOnlyIssue(form: FormScope, name: string) {
  return { autoFocus: hasOnlyIssue(form, name) || undefined }
}

export function describedBy(form: FormScope, name: string, hint?: string) {
  const ids = [hint && `${fieldId(form, name)}-hint`, errorId(form, name)]
  return {
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': issueWith(form, name) ? true : undefined,
  }
}

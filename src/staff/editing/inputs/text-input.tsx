import type {
  ChoiceField,
  NumberField,
  TextField,
  ValuesField,
} from '../../../platform/fields/field'
import { type EditForm, isLocked, issueText } from '../edit-form'
import { describedBy, FieldHint } from './hint'

interface TextInputProps {
  form: EditForm
  field: TextField | NumberField | ChoiceField | ValuesField
  name: string
}

/** An input for one text: a line, several lines, a number or one of a few options. */
export function TextInput({ form, field, name }: TextInputProps) {
  const { t } = form.view
  if (field.kind === 'number' && field.fixed)
    return <input type="hidden" name={name} value={form.entries[name] ?? ''} />
  const issue = issueText(form, name)
  const isOptional = 'nullable' in field && field.nullable
  return (
    <p
      className={[
        'field',
        issue && 'invalid',
        field.kind === 'lines' && 'wide',
        isNarrow(field) && 'narrow',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <label htmlFor={name}>
        {t(field.label)}
        {field.kind === 'number' && field.unit ? (
          <small className="opt"> {t(field.unit)}</small>
        ) : null}
        {isOptional ? <small className="opt"> {t('field.optional')}</small> : null}
      </label>
      <Control form={form} field={field} name={name} isWrong={Boolean(issue)} />
      <FieldHint form={form} name={name} help={helpOf(form, field)} />
    </p>
  )
}

function helpOf(form: EditForm, field: TextInputProps['field']): string | undefined {
  const { t } = form.view
  const locked = isLocked(form, field) && t('edit.locked')
  return [field.help && t(field.help), locked].filter(Boolean).join(' ') || undefined
}

function isNarrow({ kind }: TextInputProps['field']): boolean {
  return kind === 'number' || kind === 'colour' || kind === 'date' || kind === 'values'
}

const TYPES = { email: 'email', tel: 'tel', date: 'date' } as const

function Control({ form, field, name, isWrong }: TextInputProps & { isWrong: boolean }) {
  const { kind } = field
  const value = form.entries[name] ?? ''
  const common = {
    id: name,
    name,
    defaultValue: value,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy(form, name, helpOf(form, field)),
    readOnly: isLocked(form, field) || undefined,
    autoFocus: form.focus === name || undefined,
  }
  if (kind === 'choice') {
    const { readOnly: _readOnly, ...select } = common
    return (
      <select {...select} required={field.required}>
        {optionsOf(form, field)}
      </select>
    )
  }
  if (kind === 'lines' || kind === 'values')
    return <textarea {...common} rows={kind === 'values' ? 5 : 4} />
  const required = 'required' in field && field.required
  if (kind === 'colour') return <ColourInput {...common} />
  return (
    <input
      {...common}
      type={TYPES[kind as keyof typeof TYPES] ?? 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      required={required}
      autoComplete="off"
    />
  )
}

/** The swatch shows the colour of the text. An `input` of type `color` could not be empty. */
function ColourInput(props: { id: string; name: string; defaultValue: string }) {
  return (
    <span className="colour">
      <svg viewBox="0 0 1 1" aria-hidden="true" focusable="false">
        <rect width="1" height="1" fill={props.defaultValue || 'none'} />
      </svg>
      <input {...props} type="text" maxLength={7} spellCheck={false} autoComplete="off" />
    </span>
  )
}

function optionsOf(
  { view: { t } }: EditForm,
  { choices, optional, required, none = 'reference.none' }: ChoiceField,
) {
  return (
    <>
      {optional || required ? <option value="">{t(none)}</option> : null}
      {choices.map(({ value, label }) => (
        <option key={String(value)} value={String(value)}>
          {t(label)}
        </option>
      ))}
    </>
  )
}

import { useRef } from 'react'
import type { SelectOption } from '../listing/search-options'
import { describedBy, Field, FieldError, focusOnlyIssue, OptionalMark } from './field'
import { errorId, type FormScope, fieldId, initialValues, issueWith, textIn } from './form-scope'
import { useFieldValues } from './use-field-values'

interface ChoiceProps {
  form: FormScope
  name: string
  label: string
  required?: boolean
  options: SelectOption[]
}

/** A choice of one option by the browser's own select element. */
export function SelectField({ form, name, label, required = false, options }: ChoiceProps) {
  const { t } = form
  return (
    <Field form={form} name={name} label={label} required={required}>
      <select
        {...describedBy(form, name)}
        {...focusOnlyIssue(form, name)}
        id={fieldId(form, name)}
        name={name}
        required={required}
        defaultValue={textIn(form, name)}
      >
        <option value="">
          {t('form.choose')}
          {required ? ' *' : ''}
        </option>
        <Options options={options} />
      </select>
    </Field>
  )
}

function Options({ options }: { options: SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** A choice of several options by check boxes in a list that opens. */
export function MultiSelect({ form, name, label, required = false, options }: ChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const values = useFieldValues(group, name) ?? initialValues(form, name)
  const selected = options.filter(({ value }) => values.includes(value))
  return (
    <fieldset ref={group} className={issueWith(form, name) ? 'field invalid' : 'field'}>
      <legend>
        <span>{label}</span>
        {!required && <OptionalMark t={form.t} />}
      </legend>
      <details className="multi">
        <summary id={fieldId(form, name)}>
          <span>{selected.map((option) => option.label).join(', ') || form.t('form.choose')}</span>
        </summary>
        <div className="checks">
          {options.map((option) => (
            <CheckboxOption key={option.value} form={form} name={name} {...option} />
          ))}
        </div>
      </details>
      <SelectedNames name={name} chosen={selected} />
      <FieldError form={form} name={name} />
    </fieldset>
  )
}

/** Hidden inputs with the names of the chosen options, as the page shows them. They are sent in addition to the ids. */
export function SelectedNames({
  name,
  chosen: selected,
}: {
  name: string
  chosen: SelectOption[]
}) {
  return (
    <input
      type="hidden"
      name={`${name}Text`}
      value={selected.map(({ label }) => label).join(', ')}
    />
  )
}

/** A choice of several options, side by side. */
export function Checkboxes({ form, name, label, required = false, options }: ChoiceProps) {
  return (
    <fieldset
      className={issueWith(form, name) ? 'field full invalid' : 'field full'}
      aria-describedby={errorId(form, name)}
    >
      <legend>
        <span>{label}</span>
        {!required && <OptionalMark t={form.t} />}
      </legend>
      <div className="pills" id={fieldId(form, name)}>
        {options.map((option) => (
          <CheckboxOption key={option.value} form={form} name={name} {...option} />
        ))}
      </div>
      <FieldError form={form} name={name} />
    </fieldset>
  )
}

interface CheckboxOptionProps {
  form: FormScope
  name: string
  value: string
  label: string
}

export function CheckboxOption({ form, name, value, label }: CheckboxOptionProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={initialValues(form, name).includes(value)}
      />
      <span>{label}</span>
    </label>
  )
}

import { type ExtraField, isChoice } from '../../forms/extra-fields'
import { SelectField } from './choice-fields'
import { TextField } from './field'
import type { FormScope } from './form-scope'
import { extraLabel } from './labels'

/** The fields that the agency added: inputs for texts and numbers, choices of one for the rest. */
export function ExtraFields({ form }: { form: FormScope }) {
  if (form.rules.extra.length === 0) return null
  return (
    <div className="form-grid">
      {form.rules.extra.map((field) => (
        <Extra key={field.name} form={form} field={field} />
      ))}
    </div>
  )
}

function Extra({ form, field }: { form: FormScope; field: ExtraField }) {
  const { name, type, required, options } = field
  const label = extraLabel(form.view, field)
  if (isChoice(field)) {
    const choices = options.map((option) => ({
      value: option.value,
      label: extraLabel(form.view, { ...field, name: option.value, label: option.label }),
    }))
    return (
      <SelectField form={form} name={name} label={label} required={required} options={choices} />
    )
  }
  const number = { inputMode: 'decimal', pattern: '-?\\d+(?:[.,]\\d+)?', wrong: 'number' } as const
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      required
      {...(type === 'number' ? number : {})}
    />
  )
}

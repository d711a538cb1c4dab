import type { ExtraQuestion } from '../../site/forms/field-rules'
import { SelectField } from './choice-fields'
import { TextField } from './field'
import type { FormScope } from './form-scope'

/**
 * The fields that the agency added: an input for a text or a number, and a choice of one option for all other types.
 */
export function ExtraFields({ form }: { form: FormScope }) {
  if (form.rules.extra.length === 0) return null
  return (
    <div className="form-grid extra">
      {form.rules.extra.map((field) => (
        <Extra key={field.name} form={form} field={field} />
      ))}
    </div>
  )
}

const NUMBER = { type: 'number', inputMode: 'decimal', step: 'any' } as const

function Extra({ form, field }: { form: FormScope; field: ExtraQuestion }) {
  const { name, type, label, required, options } = field
  if (type === 'choice') {
    return (
      <SelectField form={form} name={name} label={label} required={required} options={options} />
    )
  }
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      required={required}
      {...(type === 'number' && NUMBER)}
    />
  )
}

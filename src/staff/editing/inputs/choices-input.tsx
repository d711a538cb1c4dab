import { CHECKBOX_VALUE, type ChoicesField } from '../../../platform/fields/field'
import type { EditForm } from '../edit-form'
import { describedBy, FieldHint } from './hint'

interface ChoicesInputProps {
  form: EditForm
  field: ChoicesField
  name: string
}

/** A choice of several options by check boxes. */
export function ChoicesInput({ form, field, name }: ChoicesInputProps) {
  const { t } = form.view
  return (
    <fieldset className="field wide" aria-describedby={describedBy(form, name, field.help)}>
      <legend>{t(field.label)}</legend>
      <span className="pills">
        {field.choices.map(({ value, label }) => (
          <label key={String(value)} className="check">
            <input
              type="checkbox"
              name={`${name}.${value}`}
              value={CHECKBOX_VALUE}
              defaultChecked={form.entries[`${name}.${value}`] === CHECKBOX_VALUE}
            />
            {t(label)}
          </label>
        ))}
      </span>
      <FieldHint form={form} name={name} help={field.help && t(field.help)} />
    </fieldset>
  )
}

import { CHECKBOX_VALUE, type ChoicesField } from '../../../platform/fields/field'
import { type EditForm, issueText } from '../edit-form'
import { Hint } from './hint'

interface ChoicesInputProps {
  form: EditForm
  field: ChoicesField
  name: string
}

/** A choice of several options by check boxes. */
export function ChoicesInput({ form, field, name }: ChoicesInputProps) {
  const { t } = form.view
  return (
    <fieldset className="field wide">
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
      <Hint id={`${name}-hint`} help={field.help && t(field.help)} issue={issueText(form, name)} />
    </fieldset>
  )
}

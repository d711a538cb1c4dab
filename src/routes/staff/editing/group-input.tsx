import type { ReactNode } from 'react'
import { type GroupField, ON } from '../../../forms/fields/field'
import { type EditForm, issueText } from './edit-form'
import { Hint } from './hint'

interface GroupInputProps {
  form: EditForm
  field: GroupField
  name: string
  children: ReactNode
}

/** Fields that belong together; those that may be left out are shown once their box is ticked. */
export function GroupInput({ form, field, name, children }: GroupInputProps) {
  const { t } = form.view
  return (
    <fieldset className="group">
      <legend>{t(field.label)}</legend>
      <Hint id={`${name}-hint`} help={field.help && t(field.help)} issue={issueText(form, name)} />
      {field.nullable ? (
        <label className="check">
          <input
            type="checkbox"
            name={name}
            value={ON}
            defaultChecked={form.entries[name] === ON}
          />
          {t('field.on')}
        </label>
      ) : null}
      <div className={field.nullable ? 'fields when-on' : 'fields'}>{children}</div>
    </fieldset>
  )
}

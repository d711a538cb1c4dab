import { CHECKBOX_VALUE, ITEM_CHECKBOX } from '../../../platform/fields/field'
import { withColon } from '../../../platform/format/lang'
import type { LabelKey } from '../../../platform/i18n'
import type { EditForm } from '../edit-form'

interface ItemCheckboxProps {
  form: EditForm
  /** The name of the item in the form. */
  name: string
  label: LabelKey
  /** The title of the item. */
  title: string
}

export function ItemCheckbox({ form, name, label, title }: ItemCheckboxProps) {
  const field = `${name}.${ITEM_CHECKBOX}`
  return (
    <label className="check tick">
      <input
        type="checkbox"
        name={field}
        value={CHECKBOX_VALUE}
        defaultChecked={form.entries[field] === CHECKBOX_VALUE}
      />
      <span className="sr-only">
        {withColon(form.view.lang, form.view.t(label))} {title}
      </span>
    </label>
  )
}

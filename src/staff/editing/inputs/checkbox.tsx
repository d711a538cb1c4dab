import { ON, TICK } from '../../../platform/fields/field'
import { withColon } from '../../../platform/format/lang'
import type { LabelKey } from '../../../platform/i18n'
import type { EditForm } from '../edit-form'

interface TickBoxProps {
  form: EditForm
  /** The name of the item in the form. */
  name: string
  label: LabelKey
  /** The title of the item. */
  title: string
}

/** The check box that includes an item in its list. */
export function TickBox({ form, name, label, title }: TickBoxProps) {
  const field = `${name}.${TICK}`
  return (
    <label className="check tick">
      <input type="checkbox" name={field} value={ON} defaultChecked={form.entries[field] === ON} />
      <span className="sr-only">
        {withColon(form.view.lang, form.view.t(label))} {title}
      </span>
    </label>
  )
}

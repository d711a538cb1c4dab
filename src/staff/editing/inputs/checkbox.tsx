import { ON, TICK } from '../../../platform/fields/field'
import { withColon } from '../../../platform/format/lang'
import type { LabelKey } from '../../../platform/i18n'
import type { EditForm } from '../edit-form'

interface TickBoxProps {
  form: EditForm
  /** The item's name in the form. */
  name: string
  label: LabelKey
  /** What the item is called. */
  title: string
}

/** The box by which an item stands in its list. */
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

import type { ReactNode } from 'react'
import { CHECKBOX_VALUE, type GroupField, isFilled } from '../../../platform/fields/field'
import type { EditForm } from '../edit-form'
import { describedBy, FieldHint } from './hint'

interface GroupInputProps {
  form: EditForm
  field: GroupField
  name: string
  children: ReactNode
}

/** Related fields. Optional and collapsed ones are shown on demand. */
export function GroupInput({ form, field, name, children }: GroupInputProps) {
  const { t, site } = form.view
  const isElsewhere = field.lang && !site.settings.languages.includes(field.lang)
  if (isElsewhere) return <div hidden>{children}</div>
  if (field.optional || field.isCollapsed) {
    const isWrong = form.issues.some((issue) => issue.name.startsWith(name))
    return (
      <details
        className="group"
        aria-describedby={describedBy(form, name, field.help)}
        open={isWrong || (!isCollapsed(field) && isFilled(form.entries, name))}
      >
        <summary>{t(field.label)}</summary>
        <FieldHint form={form} name={name} help={field.help && t(field.help)} />
        <div className="fields">{children}</div>
      </details>
    )
  }
  return (
    <fieldset className="group" aria-describedby={describedBy(form, name, field.help)}>
      <legend>{t(field.label)}</legend>
      <FieldHint form={form} name={name} help={field.help && t(field.help)} />
      {field.nullable ? (
        <label className="check">
          <input
            type="checkbox"
            name={name}
            value={CHECKBOX_VALUE}
            defaultChecked={form.entries[name] === CHECKBOX_VALUE}
          />
          {t(field.on ?? 'field.on')}
        </label>
      ) : null}
      <div className={field.nullable ? 'fields when-on' : 'fields'}>{children}</div>
    </fieldset>
  )
}

/** Returns true for a group that is collapsed even if it has values: a long one, a group of groups, or of a language. */
function isCollapsed({ isCollapsed, lang, fields }: GroupField): boolean {
  return isCollapsed || lang !== undefined || fields.some(({ kind }) => kind === 'group')
}

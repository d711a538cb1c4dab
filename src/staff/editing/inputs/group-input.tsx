import type { ReactNode } from 'react'
import { CHECKBOX_VALUE, type GroupField, isFilled } from '../../../platform/fields/field'
import { type EditForm, issueText } from '../edit-form'
import { Hint } from './hint'

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
        open={isWrong || (!isCollapsed(field) && isFilled(form.entries, name))}
      >
        <summary>{t(field.label)}</summary>
        <Hint
          id={`${name}-hint`}
          help={field.help && t(field.help)}
          issue={issueText(form, name)}
        />
        <div className="fields">{children}</div>
      </details>
    )
  }
  return (
    <fieldset className="group">
      <legend>{t(field.label)}</legend>
      <Hint id={`${name}-hint`} help={field.help && t(field.help)} issue={issueText(form, name)} />
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

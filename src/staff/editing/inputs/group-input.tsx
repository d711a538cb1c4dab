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

/** Related fields. Optional ones are shown on demand. */
export function GroupInput({ form, field, name, children }: GroupInputProps) {
  const { t, site } = form.view
  const isElsewhere = field.lang && !site.settings.languages.includes(field.lang)
  if (isElsewhere) return <div hidden>{children}</div>
  if (field.optional) {
    const isWrong = form.issues.some((issue) => issue.name.startsWith(name))
    return (
      <details className="group" open={isWrong || (!isDeep(field) && isFilled(form.entries, name))}>
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

/** Returns true for a group of groups and for the group of a language. It is collapsed even if it has values. */
function isDeep({ lang, fields }: GroupField): boolean {
  return lang !== undefined || fields.some(({ kind }) => kind === 'group')
}

import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { withColon } from '../../platform/format/lang'
import type { LabelKey } from '../../platform/i18n'
import { plural } from '../../platform/i18n'
import { withQuery } from '../../urls'
import { SELECTION } from '../client/selection-parts'
import type { SelectionResult } from '../serve-selection'
import { Notice } from './notice'

const FORM_ID = 'selection'

/** The check box of a row. `name` is the name of the row for screen readers. */
export function SelectRow({ view, id, name }: { view: View; id: number | string; name: string }) {
  return (
    <label className="check select-row">
      <input
        type="checkbox"
        name={`selected.${id}`}
        form={FORM_ID}
        aria-label={view.t('staff.select.row', { name })}
        {...{ [SELECTION.row]: '' }}
      />
    </label>
  )
}

/** The check box that selects all rows of the page. It needs the script, which shows it. */
export function SelectAll({ view }: { view: View }) {
  return (
    <label className="check select-all" hidden>
      <input type="checkbox" autoComplete="off" {...{ [SELECTION.all]: '' }} />
      {view.t('staff.select.all')}
    </label>
  )
}

interface SelectionAction {
  /** The path of the action below that of the list, and its text. */
  name: string
  label: LabelKey
  icon?: IconName
  /** The field in front of the button. */
  field?: ReactNode
}

interface SelectionFormProps {
  view: View
  /** The address of the list, and the query of its filters, to which it returns. */
  path: string
  query: string
  actions: readonly SelectionAction[]
}

/**
 * The actions on the selected rows. Without the script they are below the list; the script keeps them in view while
 * rows are selected.
 */
export function SelectionForm({ view, path, query, actions }: SelectionFormProps) {
  const { t, lang } = view
  return (
    <form
      id={FORM_ID}
      className="selection"
      method="post"
      aria-label={t('staff.select')}
      {...{ [SELECTION.form]: '' }}
    >
      <p>
        {withColon(lang, t('staff.select'))} <output>–</output>
      </p>
      {actions.map(({ name, label, icon, field }) => (
        <span key={name} className="selection-action">
          {field}
          <button
            type="submit"
            className="button quiet"
            formAction={withQuery(`${path}/selection/${name}`, query)}
          >
            {icon ? <Icon name={icon} /> : null}
            {t(label)}
          </button>
        </span>
      ))}
    </form>
  )
}

/** The actions on the selected documents of a list: publish, and take off the site. */
export function PublishSelection({ view, path }: { view: View; path: string }) {
  return (
    <SelectionForm
      view={view}
      path={path}
      query=""
      actions={[
        { name: 'publication', label: 'edit.publish' },
        { name: 'withdrawal', label: 'staff.select.withdraw' },
      ]}
    />
  )
}

interface SelectionSelectProps {
  name: string
  label: string
  choices: readonly (readonly [value: string, text: string])[]
}

/** A select in front of the button of an action. It begins empty, so that no choice is made by accident. */
export function SelectionSelect({ name, label, choices }: SelectionSelectProps) {
  return (
    <select name={name} aria-label={label}>
      <option value="">{label}</option>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** The notice with the number of rows that an action changed, and the names of the others with the reasons. */
export function SelectionNotice({ view, result }: { view: View; result: SelectionResult | null }) {
  if (!result) return null
  const { t, lang } = view
  const { count, failures, issue } = result
  return (
    <>
      <Notice kind="good">{count > 0 && plural(t, lang, 'staff.select.done', count)}</Notice>
      <Notice kind="bad">
        {issue && t(issue)}
        {failures.length > 0 ? (
          <>
            <strong>{plural(t, lang, 'staff.select.failed', failures.length)}</strong>
            <ul>
              {failures.map(({ id, name, reason }) => (
                <li key={id}>
                  {withColon(lang, name)} {t(reason)}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Notice>
    </>
  )
}

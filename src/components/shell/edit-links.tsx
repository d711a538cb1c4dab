import { mayDo, type Right } from '../../platform/accounts/rights'
import { withColon } from '../../platform/format/lang'
import type { LabelKey } from '../../platform/i18n'
import { withQuery } from '../../urls'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'

/** A form of the staff area that edits a part of this page. */
export interface EditTarget {
  href: string
  right: Right
  /** The label of what it edits, and the name of the item for screen readers. */
  label: LabelKey
  itemName?: string
  /** The id of the section to return to. */
  at?: string
}

/** Edit links above a section of a page. They are rendered only for staff in a preview. */
export function EditMarks({ view, targets }: { view: View; targets: readonly EditTarget[] }) {
  if (!targets.some((target) => mayEdit(view, target))) return null
  return (
    <p className="edit-marks">
      {targets.map((target) => (
        <EditLink key={target.href} view={view} target={target} />
      ))}
    </p>
  )
}

/** An edit link, which returns to this page. It is rendered only for staff members with the required right. */
export function EditLink({ view, target }: { view: View; target: EditTarget }) {
  if (!mayEdit(view, target)) return null
  const { t, path } = view
  const { href, label, itemName, at } = target
  const query = new URLSearchParams({ return: at ? `${path}#${at}` : path })
  return (
    <a className="edit-link" href={withQuery(href, query.toString())}>
      <Icon name="sliders" />
      {t('staff.edit', { what: t(label) })}
      {itemName ? (
        <span className="sr-only">
          {withColon(view.lang, '')} {itemName}
        </span>
      ) : null}
    </a>
  )
}

function mayEdit({ editor }: View, { right }: EditTarget): boolean {
  return editor !== undefined && mayDo(editor.role, right)
}

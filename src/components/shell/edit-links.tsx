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
  about?: string
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
  const { href, label, about, at } = target
  const back = new URLSearchParams({ return: at ? `${path}#${at}` : path })
  return (
    <a className="edit-link" href={withQuery(href, back.toString())}>
      <Icon name="sliders" />
      {t('staff.edit', { what: t(label) })}
      {about ? (
        <span className="sr-only">
          {withColon(view.lang, '')} {about}
        </span>
      ) : null}
    </a>
  )
}

function mayEdit({ editor }: View, { right }: EditTarget): boolean {
  return editor !== undefined && mayDo(editor.role, right)
}

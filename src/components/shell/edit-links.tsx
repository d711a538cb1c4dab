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
  /** What it edits, and its own title for screen readers. */
  label: LabelKey
  about?: string
  /** The id of the part, to come back to. */
  at?: string
}

/** Links to the forms of a part of the page, above it; nothing where nobody of the agency looks in the preview. */
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

/** The link to one form, which leads back here; nothing for visitors, and for who lacks the right. */
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

import type { View } from '../../../components/ui/view'
import { CHECKBOX_VALUE } from '../../../platform/fields/field'
import { withColon } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import type { DocumentKind } from '../../../staff/collections/document-kind'
import { localTimeText } from '../../../staff/parts/local-time'
import { Notice } from '../../../staff/parts/notice'
import { STAFF } from '../../../urls'

export interface Draft {
  /** Null for a section of the settings. */
  kind: DocumentKind | null
  id: string
  /** The name of its checkbox. Null if it is published on its own screen. */
  name: string | null
  href: string
  title: string
  /** The time when it was saved, in milliseconds. */
  at: number
  /** The name of the account that saved it. Null if the account was deleted. */
  by: string | null
}

interface DraftsPageProps {
  view: View
  drafts: readonly Draft[]
  /** The number of drafts that were published last. */
  publishedCount: number
  /** True if a selected draft could not be published. */
  isLeft: boolean
}

/** The drafts with a checkbox each, and the button that publishes those that are checked. */
export function DraftsPage({ view, drafts, publishedCount, isLeft }: DraftsPageProps) {
  const { t, lang } = view
  return (
    <form className="panel" method="post" action={STAFF.drafts}>
      <Notice kind="good">
        {publishedCount > 0 && plural(t, lang, 'staff.drafts.published', publishedCount)}
      </Notice>
      <Notice kind="warn">{isLeft && t('staff.drafts.left')}</Notice>
      {drafts.length === 0 ? <p className="muted">{t('staff.drafts.none')}</p> : null}
      <ul className="rows spread">
        {drafts.map(({ name, href, title, at, by }) => (
          <li key={href}>
            {name ? (
              <label className="check">
                <input type="checkbox" name={name} value={CHECKBOX_VALUE} />
                {title}
              </label>
            ) : (
              title
            )}
            <a className="link" href={href}>
              {t('staff.drafts.view')}
              <span className="sr-only">
                {withColon(lang, '')} {title}
              </span>
            </a>
            <small className="muted">
              {[by, localTimeText(at), name ? null : t('staff.drafts.open')]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      {drafts.some(({ name }) => name) ? (
        <p className="acts">
          <button type="submit" className="button">
            {t('staff.drafts.publish')}
          </button>
        </p>
      ) : null}
    </form>
  )
}

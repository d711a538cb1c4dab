import { STAFF } from '../../urls'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'

/** A bar on every page of a preview: that it is one, and the link to leave it. */
export function PreviewBar({ view }: { view: View }) {
  const { t } = view
  return (
    <aside className="preview-bar" aria-label={t('staff.preview.label')}>
      <p>
        <Icon name="eye" />
        {t('staff.preview.bar')}
      </p>
      <a href={STAFF.pages}>{t('staff.preview.drafts')}</a>
      <form method="post" action={STAFF.preview}>
        <input type="hidden" name="returnTo" value={view.path} />
        <button type="submit" className="button accent" name="state" value="off">
          {t('staff.preview.off')}
        </button>
      </form>
    </aside>
  )
}

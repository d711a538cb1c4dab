import { seesDrafts } from '../../domain/people/rights'
import { STAFF } from '../../urls'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'
import { EditLink, type EditTarget } from './edit-links'

/** A bar on every page of a preview: that it is one, a link to edit what it shows, and the way out. */
export function PreviewBar({ view, edit }: { view: View; edit?: EditTarget | undefined }) {
  const { t, editor } = view
  const hasDrafts = editor !== undefined && seesDrafts(editor.role)
  return (
    <aside className="preview-bar" aria-label={t('staff.preview.label')}>
      <p>
        <Icon name="eye" />
        {t(hasDrafts ? 'staff.preview.bar' : 'staff.preview.own')}
      </p>
      {edit ? <EditLink view={view} target={edit} /> : null}
      {hasDrafts ? <a href={STAFF.pages}>{t('staff.preview.drafts')}</a> : null}
      <form method="post" action={STAFF.preview}>
        <input type="hidden" name="returnTo" value={view.path} />
        <button type="submit" className="button accent" name="state" value="off">
          {t('staff.preview.off')}
        </button>
      </form>
    </aside>
  )
}

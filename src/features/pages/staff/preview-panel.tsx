import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { STAFF } from '../../../urls'

interface PreviewPanelProps {
  view: View
  previewing: boolean
  /** True if the preview shows drafts to this account. */
  hasDrafts: boolean
}

/** Explains preview and switches it on or off for this browser. */
export function PreviewPanel({ view, previewing, hasDrafts }: PreviewPanelProps) {
  const { t } = view
  return (
    <section className="panel" aria-labelledby="preview">
      <h2 id="preview">{t('staff.preview')}</h2>
      <p className="small muted">{t(hasDrafts ? 'staff.preview.text' : 'staff.preview.own')}</p>
      <form method="post" action={STAFF.preview}>
        <button
          type="submit"
          className="button quiet"
          name="state"
          value={previewing ? 'off' : 'on'}
        >
          <Icon name="eye" />
          {t(previewing ? 'staff.preview.off' : 'staff.preview.on')}
        </button>
      </form>
    </section>
  )
}

import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'

/** The offer to restore a draft. The script shows it if the browser has stored values that were not saved. */
export function DraftNotice({ view: { t } }: { view: View }) {
  return (
    <div id="draft-notice" className="notice" role="status" hidden>
      <Icon name="document" />
      <span>
        {t('edit.draft.found')} <time />
      </span>
      <button type="button" className="link" data-restore>
        {t('edit.draft.found.restore')}
      </button>
      <button type="button" className="link" data-forget>
        {t('edit.draft.found.discard')}
      </button>
    </div>
  )
}

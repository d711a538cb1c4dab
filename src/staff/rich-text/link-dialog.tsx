import type { View } from '../../components/ui/view'
import { LINK_DIALOG } from './client/rich-parts'
import { PickerDialog } from './picker-dialog'

/** The dialog that picks the target of the selected words. */
export function LinkDialog({ view }: { view: View }) {
  const { t } = view
  return (
    <PickerDialog
      view={view}
      ids={LINK_DIALOG}
      title={t('link.title')}
      label={t('link.search')}
      submit={t('link.set')}
      failed={t('link.failed')}
      actions={
        <button type="submit" className="button quiet" value="unset" id={LINK_DIALOG.unset}>
          {t('link.unset')}
        </button>
      }
    />
  )
}

import type { View } from '../../components/ui/view'
import { FIGURE_DIALOG } from './client/rich-parts'
import { PickerDialog } from './picker-dialog'

/** The dialog that picks a picture of the library, with its alternative text. */
export function FigureDialog({ view }: { view: View }) {
  const { t } = view
  return (
    <PickerDialog
      view={view}
      ids={FIGURE_DIALOG}
      title={t('figure.title')}
      label={t('figure.search')}
      submit={t('figure.set')}
      failed={t('figure.failed')}
    >
      <p className="field">
        <label htmlFor={FIGURE_DIALOG.alt}>{t('figure.alt')}</label>
        <input
          id={FIGURE_DIALOG.alt}
          type="text"
          maxLength={300}
          autoComplete="off"
          aria-describedby={`${FIGURE_DIALOG.alt}-help`}
        />
        <small id={`${FIGURE_DIALOG.alt}-help`} className="help">
          {t('figure.alt.help')}
        </small>
      </p>
    </PickerDialog>
  )
}

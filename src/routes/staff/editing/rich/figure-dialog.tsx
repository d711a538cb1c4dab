import { FIGURE_DIALOG } from '../../../../client/staff/rich/rich-parts'
import type { View } from '../../../../components/ui/view'
import { STAFF } from '../../../../urls'

/** Asks for a picture of the library; the script opens it and fills in what is found. */
export function FigureDialog({ view: { t } }: { view: View }) {
  return (
    <dialog
      id={FIGURE_DIALOG.dialog}
      className="ask"
      aria-labelledby={`${FIGURE_DIALOG.dialog}-title`}
      data-from={STAFF.choices}
      data-none={t('link.none')}
      data-failed={t('figure.failed')}
      data-count={t('link.count')}
    >
      <form method="dialog">
        <h2 id={`${FIGURE_DIALOG.dialog}-title`}>{t('figure.title')}</h2>
        <p className="field">
          <label htmlFor={FIGURE_DIALOG.search}>{t('figure.search')}</label>
          <input id={FIGURE_DIALOG.search} type="search" autoComplete="off" spellCheck={false} />
        </p>
        <p id={FIGURE_DIALOG.said} className="small muted" role="status" />
        <fieldset id={FIGURE_DIALOG.found} className="found-things">
          <legend className="sr-only">{t('link.found')}</legend>
        </fieldset>
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
        <p className="ask-acts">
          <button type="submit" className="button" value="set">
            {t('figure.set')}
          </button>
          <button type="submit" className="button quiet" value="">
            {t('link.cancel')}
          </button>
        </p>
      </form>
    </dialog>
  )
}

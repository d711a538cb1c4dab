import { LINK_DIALOG, LINK_SAID } from '../../../../client/staff/rich/rich-parts'
import type { View } from '../../../../components/ui/view'
import { STAFF } from '../../../../urls'

/** Asks where the words that are chosen lead; the script opens it and fills in what is found. */
export function LinkDialog({ view: { t } }: { view: View }) {
  const said = LINK_SAID.map((name) => [`data-${name}`, t(`link.${name}`)])
  return (
    <dialog
      id={LINK_DIALOG.dialog}
      className="ask"
      aria-labelledby={`${LINK_DIALOG.dialog}-title`}
      data-from={STAFF.choices}
      {...Object.fromEntries(said)}
    >
      <form method="dialog">
        <h2 id={`${LINK_DIALOG.dialog}-title`}>{t('link.title')}</h2>
        <p className="field">
          <label htmlFor={LINK_DIALOG.search}>{t('link.search')}</label>
          <input id={LINK_DIALOG.search} type="search" autoComplete="off" spellCheck={false} />
        </p>
        <p id={LINK_DIALOG.said} className="small muted" role="status" />
        <fieldset id={LINK_DIALOG.found} className="found-things">
          <legend className="sr-only">{t('link.found')}</legend>
        </fieldset>
        <p className="ask-acts">
          <button type="submit" className="button" value="set">
            {t('link.set')}
          </button>
          <button type="submit" className="button quiet" value="unset" id={LINK_DIALOG.unset}>
            {t('link.unset')}
          </button>
          <button type="submit" className="button quiet" value="">
            {t('link.cancel')}
          </button>
        </p>
      </form>
    </dialog>
  )
}

import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { STAFF } from '../../urls'
import { FIND } from '../client/find-parts'

export const MAX_SEARCH_LENGTH = 100

/** The search field of the menu, or with `q` of the search page. The menu names the shortcut of the palette. */
export function FindField({ view: { t }, q }: { view: View; q?: string }) {
  return (
    <search aria-label={q === undefined ? undefined : t('staff.find.title')}>
      <form className="find-field" method="get" action={STAFF.find}>
        <input
          name="for"
          type="search"
          aria-label={t('staff.find')}
          placeholder={t('staff.find.button')}
          defaultValue={q}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
        />
        <kbd>Ctrl K</kbd>
        <FindButton view={{ t }} />
      </form>
    </search>
  )
}

/** The dialog in which results appear while the user types. Only the script opens it. */
export function Palette({ view: { t } }: { view: View }) {
  return (
    <dialog id={FIND.palette} className="palette" aria-label={t('staff.find')} closedby="any">
      <form className="find-field" method="get" action={STAFF.find}>
        <input
          name="for"
          role="combobox"
          aria-label={t('staff.find')}
          aria-autocomplete="list"
          aria-controls={FIND.list}
          aria-expanded="false"
          placeholder={t('staff.find')}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          spellCheck={false}
        />
        <FindButton view={{ t }} />
      </form>
      <p className="small muted" role="status" />
      <div id={FIND.list} role="listbox" aria-label={t('staff.find.title')} />
    </dialog>
  )
}

function FindButton({ view: { t } }: { view: Pick<View, 't'> }) {
  return (
    <button type="submit">
      <span className="sr-only">{t('staff.find.button')}</span>
      <Icon name="search" />
    </button>
  )
}

import type { View } from '../../components/ui/view'
import { SEARCHES } from '../../urls'
import type { SavedSearch } from './queries'
import { SearchedFor, SearchFields, SearchPage } from './search-page'

interface ConfirmPageProps {
  view: View
  token: string
  search: SavedSearch
  /** The other searches of the same address. */
  others: readonly SavedSearch[]
}

/**
 * The page with the button that confirms a search in another browser than the one that requested it. Opening the mail's
 * link changes nothing there, because link scanners of mail programs open it too, and some run scripts. The button has
 * the focus.
 */
export function ConfirmPage({ view, token, search, others }: ConfirmPageProps) {
  const { t } = view
  return (
    <SearchPage title={t('searches.confirm')} text={t('searches.confirmtext')}>
      <SearchedFor view={view} name={search.name} />
      <form method="post" action={SEARCHES.confirm} className="stack">
        <SearchFields view={view} token={token} />
        {others.length > 0 ? (
          <fieldset className="choices">
            <legend>{t('searches.others')}</legend>
            <Choice value="" label={t('searches.beside')} checked />
            {others.map(({ id, name }) => (
              <Choice key={id} value={id} label={t('searches.instead', { name })} />
            ))}
          </fieldset>
        ) : null}
        <p className="help">{t('searches.consent', { agency: view.site.settings.name })}</p>
        <button
          type="submit"
          className="button large"
          // biome-ignore lint/a11y/noAutofocus: the visitor followed the mail's link for this button alone
          autoFocus
        >
          {t('searches.confirmbutton')}
        </button>
      </form>
    </SearchPage>
  )
}

interface ChoiceProps {
  value: string
  label: string
  checked?: boolean
}

function Choice({ value, label, checked = false }: ChoiceProps) {
  return (
    <label className="check">
      <input type="radio" name="replaces" value={value} defaultChecked={checked} />
      <span>{label}</span>
    </label>
  )
}

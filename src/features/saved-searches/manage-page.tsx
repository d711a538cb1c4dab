import { showText } from '../../components/listing/search-sentence'
import type { View } from '../../components/ui/view'
import { brusselsTime, formatDate } from '../../platform/format/dates'
import { plural } from '../../platform/i18n'
import { favouritesPath, listPath, SEARCHES } from '../../urls'
import type { SavedSearch } from './queries'
import { FrequencyField } from './search-form'
import { SearchedFor, SearchFields, SearchPage } from './search-page'
import { favouritesOf, filterOf } from './search-terms'

interface ManagePageProps {
  view: View
  token: string
  search: SavedSearch
  /** The number of listings that match it now. */
  total: number
  done?: string | undefined
}

/**
 * The page of a confirmed search: the button to its listings, then frequency, pause, renewal and end. Each has its own
 * button.
 */
export function ManagePage({ view, token, search, total, done }: ManagePageProps) {
  const { t, lang } = view
  const date = formatDate(brusselsTime(search.endsAt))
  const isOn = search.state === 'on'
  const list = listOf(view, search)
  return (
    <SearchPage
      title={t('searches.manage')}
      text={t(isOn ? 'searches.on' : 'searches.paused', { date })}
      done={done}
    >
      <SearchedFor view={view} name={search.name} />
      {list ? (
        <p className="search-list">
          <a className="button large" href={list}>
            {total === 0
              ? t('searches.list')
              : plural(t, lang, showText(filterOf(search.query)), total)}
          </a>
          <span className="small muted">{t('searches.changetext')}</span>
        </p>
      ) : null}
      <form method="post" action={SEARCHES.change} className="search-often">
        <SearchFields view={view} token={token} />
        <FrequencyField words={view} id="search-frequency" frequency={search.frequency} />
        <button type="submit" className="button quiet" name="do" value="frequency">
          {t('searches.save')}
        </button>
      </form>
      <form method="post" action={SEARCHES.change} className="search-end" id="stop">
        <SearchFields view={view} token={token} />
        <p className="actions">
          <button type="submit" className="link" name="do" value={isOn ? 'pause' : 'resume'}>
            {t(isOn ? 'searches.pause' : 'searches.resume')}
          </button>
          <button type="submit" className="link" name="do" value="renew">
            {t('searches.renew')}
          </button>
          <button type="submit" className="link" name="do" value="end">
            {t('searches.end')}
          </button>
        </p>
        <p className="small muted">{t('searches.endtext')}</p>
      </form>
    </SearchPage>
  )
}

/** Returns the path of the page that shows the search, or null if the agency has none. */
function listOf({ site, lang }: View, { kind, query }: SavedSearch): string | null {
  return kind === 'kept'
    ? favouritesPath(lang, favouritesOf(query))
    : listPath(site, lang, filterOf(query))
}

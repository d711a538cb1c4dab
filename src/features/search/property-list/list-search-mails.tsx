import { searchSentence } from '../../../components/listing/search-sentence'
import type { View } from '../../../components/ui/view'
import { filterQuery, type ListFilter } from '../../../listing/filter/list-filter'
import { rolePath, withQuery } from '../../../urls'
import { termsOf } from '../../saved-searches/saved-searches'
import { SearchMails, SearchMailsButton } from '../../saved-searches/saved-searches.client'

/** Returns the id of the form with which visitors request mails about a list. */
export function mailsId(moduleId: number): string {
  return `mails-${moduleId}`
}

interface ListMailsProps {
  view: View
  id: string
  filter: ListFilter
}

/** The form, which changes with the list's filter. */
export function ListMails({ view, id, filter }: ListMailsProps) {
  return (
    <div data-live="search-mails">
      <SearchMails
        words={view}
        id={id}
        offer="searches.offer"
        more={earlyAdvantage(view)}
        about={{ query: termsOf(filter) }}
        sentence={searchSentence(view, filter)}
        page={withQuery(view.path, filterQuery(filter))}
        privacy={rolePath(view.site, view.lang, 'privacy')}
      />
    </div>
  )
}

/** A row after the last listing, which offers mails about new ones. */
export function SearchMailsRow({ view, id }: Omit<ListMailsProps, 'filter'>) {
  return (
    <div className="list-mails">
      <p>
        {view.t('searches.offertext')} {earlyAdvantage(view)}
      </p>
      <SearchMailsButton words={view} id={id} offer="searches.offer" />
    </div>
  )
}

function earlyAdvantage({ t, site }: View): string {
  const { earlyHours } = site.settings
  return earlyHours > 0 ? t('searches.early', { hours: earlyHours }) : ''
}

import { type Fact, FactsTable } from '../../../components/listing/facts-table'
import { searchSentence } from '../../../components/listing/search-sentence'
import type { View } from '../../../components/ui/view'
import { withOfficialNames } from '../../../listing/queries/list-request'
import { brusselsTime, formatDate } from '../../../platform/format/dates'
import { LocalTime } from '../../../staff/parts/local-time'
import { favouritesPath, listPath } from '../../../urls'
import { favouritesName, favouritesOf, filterOf } from '../../saved-searches/saved-searches'
import type { LeadSearch } from '../lead-searches'

interface LeadSearchProps {
  view: View
  lead: { lang: string; search: LeadSearch | null }
}

export function searchedFor(view: View, { kind, query }: LeadSearch): string {
  if (kind === 'kept') return favouritesName(view, favouritesOf(query).length)
  return searchSentence(view, withOfficialNames(filterOf(query), view.lang))
}

/** Returns the state of a search as text. It is 'ended' if there is no search or it has expired. */
export function searchState({ t }: View, search: LeadSearch | null): string {
  if (!search || search.endsAt <= Date.now()) return t('staff.search.ended')
  const day = formatDate(brusselsTime(search.endsAt))
  return t(search.state === 'paused' ? 'staff.search.paused' : 'staff.search.on', { day })
}

/** The saved search of a lead, read-only: the criteria, the frequency, the end date and the consent. */
export function LeadSearchPanel({ view, lead: { lang, search } }: LeadSearchProps) {
  const { t } = view
  return (
    <section className="panel">
      <h2>{t('staff.search')}</h2>
      {search ? (
        <>
          <FactsTable wide facts={factsOf(view, search, lang)} />
          <p className="small muted">{t('staff.search.theirs')}</p>
        </>
      ) : (
        <>
          <p>{t('staff.search.ended')}</p>
          <p className="small muted">{t('staff.search.endedtext')}</p>
        </>
      )}
    </section>
  )
}

function factsOf(view: View, search: LeadSearch, lang: string): Fact[] {
  const { t, site } = view
  const { kind, query, frequency, consent, agreedAt } = search
  const list =
    kind === 'kept'
      ? favouritesPath(view.lang, favouritesOf(query))
      : listPath(site, view.lang, withOfficialNames(filterOf(query), view.lang))
  const name = searchedFor(view, search)
  const agreedTime = agreedAt === null ? null : new Date(agreedAt).toISOString()
  return [
    { term: t('staff.search.what'), value: list ? <a href={list}>{name}</a> : name },
    { term: t('searches.frequency'), value: t(`searches.${frequency}`) },
    { term: t('staff.search.state'), value: searchState(view, search) },
    { term: t('staff.search.consent'), value: <q lang={lang}>{consent}</q> },
    ...(agreedTime
      ? [{ term: t('staff.search.agreedat'), value: <LocalTime iso={agreedTime} /> }]
      : []),
  ]
}

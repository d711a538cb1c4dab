import { listNoun } from '../../../components/listing/list-heading'
import { EmptyState } from '../../../components/ui/empty-state'
import type { View } from '../../../components/ui/view'
import { filterQuery, isFiltered, type ListFilter } from '../../../listing/filter/list-filter'
import { GOAL } from '../../../platform/goal'
import { type LabelKey, plural } from '../../../platform/i18n'
import { demandPath, withQuery } from '../../../urls'
import { SearchMailsButton } from '../../saved-searches/saved-searches.client'
import type { PropertyListData } from './config'

interface NothingFoundProps {
  view: View
  data: PropertyListData
  /** The id of the form that requests mails. */
  mails: string
}

/** The message for a list without results, with searches that have results. */
export function NothingFound({ view, data, mails }: NothingFoundProps) {
  const { t, site, lang, path } = view
  const filtered = isFiltered(data.filter)
  const demand = demandPath(site, lang, data.filter)
  return (
    <EmptyState
      title={t(noneTitle(data.filter))}
      text={t(filtered ? 'list.nonehelp' : 'list.noneyet')}
      suggestions={{
        label: t('empty.ways'),
        links: data.suggestions.map(({ text, filter, total }) => ({
          href: withQuery(path, filterQuery(filter)),
          text,
          count: plural(t, lang, listNoun(filter), total),
        })),
      }}
    >
      {filtered && (
        <a className="button" href={path} data-in-place>
          {t('empty.all')}
        </a>
      )}
      {data.filter.sold ? null : (
        <SearchMailsButton words={view} id={mails} offer="searches.offer" />
      )}
      {demand && (
        <a className="button quiet" href={demand}>
          {t('empty.demand')}
        </a>
      )}
    </EmptyState>
  )
}

function noneTitle(filter: ListFilter): LabelKey {
  if (filter.fixed.goal === GOAL.projects)
    return isFiltered(filter) ? 'list.noprojectsfiltered' : 'list.noprojects'
  return isFiltered(filter) ? 'list.nonefiltered' : 'list.none'
}

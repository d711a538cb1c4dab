import { listNoun } from '../../../components/listing/search-sentence'
import { EmptyState } from '../../../components/ui/empty-state'
import type { View } from '../../../components/ui/view'
import { filterQuery, isFiltered, type ListFilter } from '../../../listing/filter/list-filter'
import { withColon } from '../../../platform/format/lang'
import { GOAL } from '../../../platform/goal'
import { type LabelKey, plural } from '../../../platform/i18n'
import { demandPath, rolePath, withQuery } from '../../../urls'
import type { PropertyListData } from './config'

interface NothingFoundProps {
  view: View
  data: PropertyListData
}

/** The number of wider searches in one row. */
const MAX_LINKS = 3

/**
 * The message for a list without results. Its button is the first wider search, with the number of results. The map
 * stays visible only with a drawn area, so that the area can be changed.
 */
export function NothingFound({ view, data }: NothingFoundProps) {
  const { t, site, lang, path } = view
  const { filter, suggestions, otherGoal } = data
  const otherPath = otherGoal && rolePath(site, lang, otherGoal.list)
  const demand = demandPath(site, lang, filter)
  return (
    <EmptyState
      picture={filter.sold ? 'key' : 'plot'}
      title={t(titleOf(filter))}
      text={t(textOf(data))}
      className={filter.area ? undefined : 'no-map'}
    >
      {suggestions.slice(0, MAX_LINKS).map((wider, index) => (
        <a
          key={wider.text}
          className={index === 0 ? 'button' : 'link'}
          href={withQuery(path, filterQuery(wider.filter))}
          data-in-place
        >
          {wider.text.endsWith('?') ? wider.text : withColon(lang, wider.text)}{' '}
          {plural(t, lang, listNoun(wider.filter), wider.total)}
        </a>
      ))}
      {otherGoal && otherPath ? (
        <a
          className={suggestions.length === 0 ? 'button' : 'link'}
          href={withQuery(otherPath, filterQuery(otherGoal.filter))}
        >
          {withColon(lang, t(`goal.${otherGoal.list}`))}{' '}
          {plural(t, lang, listNoun(otherGoal.filter), otherGoal.total)}
        </a>
      ) : null}
      {isFiltered(filter) && suggestions.length === 0 && !otherPath && (
        <a className="button" href={path} data-in-place>
          {t('empty.all')}
        </a>
      )}
      {demand && (
        <a className="link" href={demand}>
          {t('empty.demand')}
        </a>
      )}
    </EmptyState>
  )
}

function titleOf(filter: ListFilter): LabelKey {
  if (filter.fixed.goal === GOAL.projects)
    return isFiltered(filter) ? 'list.noprojectsfiltered' : 'list.noprojects'
  if (filter.sold) return 'list.nonesold'
  return isFiltered(filter) ? 'list.nonefiltered' : 'list.none'
}

function textOf({ filter, suggestions }: PropertyListData): LabelKey {
  if (filter.sold) return 'list.nonesoldtext'
  if (!isFiltered(filter)) return 'list.noneyet'
  return suggestions.length > 0 ? 'list.nonewider' : 'list.nonehelp'
}

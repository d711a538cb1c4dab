import type { ListFilter } from '../../domain/list/list-filter'
import { plural } from '../../i18n'
import { LIST_ROLE } from '../../urls'
import { chipsOf } from '../list/filter-chips'
import type { View } from '../ui/view'

/** A search in words: `Te koop · Gent 9000 · Huis · Tot € 300.000`. */
export function searchName(view: View, filter: ListFilter): string {
  const { t } = view
  const list =
    filter.goal === null ? 'searches.everything' : (`goal.${LIST_ROLE[filter.goal]}` as const)
  return [t(list), ...chipsOf(view, filter).map(({ name }) => name)].join(' · ')
}

/** So many homes that somebody keeps. */
export function keptName({ t, lang }: View, count: number): string {
  return plural(t, lang, 'searches.kept', count)
}

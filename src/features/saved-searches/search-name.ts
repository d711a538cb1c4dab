import { chipsOf } from '../../components/listing/filter-chips'
import { headingFacts, headingPlace } from '../../components/listing/list-heading'
import { typeNames } from '../../components/listing/search-options'
import type { View } from '../../components/ui/view'
import type { ListFilter } from '../../listing/filter/list-filter'
import { plural } from '../../platform/i18n'
import { LIST_ROLE } from '../../urls'

/** Returns a search as a sentence: `Te koop in Gent: huis of appartement met tuin tot € 300.000.` */
export function searchSentence(view: View, filter: ListFilter): string {
  const { t, lang } = view
  const place = headingPlace(view, t(listKey(filter)), filter)
  const types = new Intl.ListFormat(lang, { type: 'disjunction' }).format(
    typeNames(view, filter.types).map((name) => (lang === 'de' ? name : name.toLowerCase())),
  )
  const typesAndFacts = [types, headingFacts(view, filter)].filter(Boolean).join(' ')
  return typesAndFacts ? t('searches.sentence', { place, rest: typesAndFacts }) : `${place}.`
}

/** Returns a search as a list of criteria: `Te koop · Gent 9000 · Huis · Tot € 300.000`. */
export function searchName(view: View, filter: ListFilter): string {
  return [view.t(listKey(filter)), ...chipsOf(view, filter).map(({ name }) => name)].join(' · ')
}

function listKey({ goal }: ListFilter) {
  return goal === null ? 'searches.everything' : (`goal.${LIST_ROLE[goal]}` as const)
}

/** Returns the name of a search for a number of favourites. */
export function favouritesName({ t, lang }: View, count: number): string {
  return plural(t, lang, 'searches.kept', count)
}

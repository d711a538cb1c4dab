import { goalTabsOf } from '../../components/listing/goal-tabs-of'
import { typeInSentence } from '../../components/listing/search-sentence'
import type { View } from '../../components/ui/view'
import type { ListChoices } from '../../listing/filter/list-choices'
import { LIST_OF_GOAL } from '../../listing/filter/lists'
import { townRegion } from '../../listing/places/areas'
import { pick } from '../../platform/format/lang'
import { GOAL } from '../../platform/goal'
import { textsOf } from '../../platform/i18n'
import { SEARCH_TEXTS, SENTENCE_TEXTS, type SearchFormProps } from './search-props'

type SearchFormInput = Pick<SearchFormProps, 'filter' | 'action' | 'layout' | 'isSentence'> & {
  choices: ListChoices
}

/** Returns the props of the search form's island from a page's view. */
export function searchFormOf(
  view: View,
  { filter, action, layout, choices, isSentence = false }: SearchFormInput,
): SearchFormProps {
  const { site, lang, t } = view
  const { towns, ...offered } = choices
  const { goal, sold } = filter
  const { maxPriceSale, maxPriceRent, defaultRadius } = site.settings
  const priceGoal = goal === GOAL.rent ? GOAL.rent : GOAL.sale
  return {
    texts: textsOf(t, isSentence ? [...SEARCH_TEXTS, SENTENCE_TEXTS] : SEARCH_TEXTS),
    lang,
    action,
    layout,
    ...(isSentence && { isSentence }),
    filter,
    choices: offered,
    settings: { maxPriceSale, maxPriceRent, defaultRadius },
    types: site.propertyTypes.map(({ webId, name }) => ({
      value: String(webId),
      label: (isSentence && typeInSentence(view, webId)) || pick(name, lang),
    })),
    prices: { min: site.priceRanges.min[priceGoal], max: site.priceRanges.max[priceGoal] },
    counted: sold || goal === null ? null : LIST_OF_GOAL[goal],
    towns: towns.flatMap(({ nis, count }) => {
      const region = townRegion(nis, lang)
      return region ? [{ ...region, count }] : []
    }),
    tabs: sold ? [] : goalTabsOf(view),
  }
}

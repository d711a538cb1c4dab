import type { GoalTab } from '../../components/listing/goal-tabs'
import type { SelectOption } from '../../components/listing/search-options'
import type { ListChoices } from '../../listing/filter/list-choices'
import type { ListFilter, ListSettings } from '../../listing/filter/list-filter'
import type { MarketList } from '../../listing/filter/lists'
import type { Lang } from '../../platform/format/lang'
import type { Texts } from '../../platform/i18n/texts'

/** Prefixes of the texts of the search form. */
export const SEARCH_TEXTS = [
  'search',
  'goal.label',
  'chips.area',
  'chips.remove',
  'chips.to',
  'card.bedrooms',
  'nav.close',
] as const
export type SearchText = (typeof SEARCH_TEXTS)[number]

export interface SearchFormProps {
  texts: Texts<SearchText>
  lang: Lang
  /** The list's path; the form asks it by GET, so it works without a script. */
  action: string
  /** A panel over the home page's picture, or the bar above a list. */
  layout: 'hero' | 'list'
  filter: ListFilter
  settings: Required<ListSettings>
  types: SelectOption[]
  /** The prices to choose from. */
  prices: Record<'min' | 'max', number[]>
  /** The list whose numbers are beside the choices; null where it has none. */
  counted: MarketList | null
  /** The choices that match something in the list. */
  choices: ListChoices
  /** The lists that the panel leads to. */
  tabs: GoalTab[]
}

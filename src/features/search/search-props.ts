import type { GoalTab } from '../../components/listing/goal-tabs'
import type { SelectOption } from '../../components/listing/search-options'
import type { ListChoices } from '../../listing/filter/list-choices'
import type { ListFilter, ListSettings, RegionChoice } from '../../listing/filter/list-filter'
import type { MarketList } from '../../listing/filter/lists'
import type { Lang } from '../../platform/format/lang'
import type { Texts } from '../../platform/i18n/texts'

/** The prefixes of the texts of the search form. */
export const SEARCH_TEXTS = [
  'search',
  'goal.label',
  'chips.area',
  'chips.remove',
  'chips.to',
  'card.bedrooms',
  'nav.close',
] as const
/** The prefix of the additional texts of the form as a sentence. */
export const SENTENCE_TEXTS = 'sentenceform'
export type SearchText = (typeof SEARCH_TEXTS)[number] | typeof SENTENCE_TEXTS

export interface SearchFormProps {
  texts: Texts<SearchText>
  lang: Lang
  /** The path of the list. The form submits to it by GET, so it works without a script. */
  action: string
  /** `hero` is the panel over the picture of the home page, `list` the row above a list. */
  layout: 'hero' | 'list'
  /** True if the fields of a hero are the words of a sentence. The types then have their articles. */
  isSentence?: boolean
  filter: ListFilter
  settings: Required<ListSettings>
  types: SelectOption[]
  /** The price steps of the selects. */
  prices: Record<'min' | 'max', number[]>
  /** The list whose counts are shown next to the options, or null for none. */
  counted: MarketList | null
  /** The options that match listings of the list. */
  choices: Omit<ListChoices, 'towns'>
  /** The towns with the most listings. */
  towns: (RegionChoice & { count: number })[]
  /** The lists that the panel links to. */
  tabs: GoalTab[]
}

import type { GoalTab } from '../../components/list/goal-tabs'
import type { SelectOption } from '../../components/list/search-options'
import type { Lang } from '../../domain/format/lang'
import type { ListChoices } from '../../domain/list/list-choices'
import type { ListFilter, ListSettings } from '../../domain/list/list-filter'
import type { MarketList } from '../../domain/list/lists'
import type { LabelKey } from '../../i18n'
import type { Texts } from '../../i18n/texts'

export interface SearchFormProps {
  texts: Texts
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

export const SEARCH_TEXTS: LabelKey[] = [
  'goal.label',
  'search.label',
  'search.where',
  'search.where.short',
  'search.placeholder',
  'search.allcities',
  'search.home',
  'search.street',
  'search.said',
  'search.away',
  'search.places',
  'search.found.one',
  'search.found.other',
  'search.submit',
  'search.show.one',
  'search.show.other',
  'search.showprojects.one',
  'search.showprojects.other',
  'search.type',
  'search.alltypes',
  'search.minprice',
  'search.maxprice',
  'search.nomin',
  'search.nomax',
  'search.budget',
  'search.bedrooms',
  'search.anybedrooms',
  'search.fourormore',
  'search.filters',
  'search.price',
  'search.clearall',
  'search.more',
  'search.active.one',
  'search.active.other',
  'search.features',
  'search.garden',
  'search.terrace',
  'search.garage',
  'search.lift',
  'search.parking',
  'search.furnished',
  'search.renovate',
  'search.abroad',
  'search.noconstruction',
  'search.region',
  'search.addregion',
  'search.regionplaceholder',
  'search.wholecity',
  'search.otherplaces.one',
  'search.otherplaces.other',
  'search.around',
  'search.radius',
  'chips.area',
  'chips.remove',
  'chips.to',
  'card.bedrooms',
  'nav.close',
]

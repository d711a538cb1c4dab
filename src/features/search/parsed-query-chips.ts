import { chipsOf } from '../../components/listing/filter-chips'
import type { View } from '../../components/ui/view'
import type { ListFilter, RegionChoice } from '../../listing/filter/list-filter'
import { searchText } from '../../listing/filter/list-filter'
import { atRegions, regionName, withoutRegions } from '../../listing/filter/region'
import { GOAL, type Goal } from '../../platform/goal'
import type { LabelKey } from '../../platform/i18n'
import type { ReadWords } from '../natural-query/read-words'

/** One thing that words said; without `without` where the list itself says it, as `for rent` does. */
export interface ParsedQueryChip {
  name: string
  without?: Partial<ListFilter>
}

const GOALS: Record<Goal, LabelKey> = {
  [GOAL.sale]: 'goal.sale',
  [GOAL.rent]: 'goal.rent',
  [GOAL.projects]: 'goal.projects',
}

const ORDER_TEXTS = {
  newest: 'sort.newest',
  'price-asc': 'sort.priceasc',
  'price-desc': 'sort.pricedesc',
} as const satisfies Record<string, LabelKey>

/** What `filter` has of what words said; `said` is a filter of those words alone. */
export function understoodChips(
  view: View,
  filter: ListFilter,
  said: ListFilter,
  { filter: read }: ReadWords,
): ParsedQueryChip[] {
  const facts = new Set(factChips(view, said).map(({ name }) => name))
  return [
    ...listChips(view, filter, read),
    ...factChips(view, filter).filter(({ name }) => facts.has(name)),
    ...placeChips(filter, said.regions),
    ...orderChips(view, filter, read),
  ]
}

/** What no filter can say, which the list searches as text. */
export function unreadChips({ text }: ListFilter, { rest }: ReadWords): ParsedQueryChip[] {
  return text && text === searchText(rest) ? [{ name: text, without: { text: '' } }] : []
}

function factChips(view: View, filter: ListFilter): ParsedQueryChip[] {
  return chipsOf(view, { ...filter, regions: [], text: '' })
}

/** The postcodes of one town go together. */
function placeChips(filter: ListFilter, said: RegionChoice[]): ParsedQueryChip[] {
  const zips = new Set(said.map(({ zip }) => zip))
  const chosen = filter.regions.filter(({ zip }) => zips.has(zip))
  return [...Map.groupBy(chosen, ({ city, zip }) => city || zip)].map(([city, regions]) => {
    const [only, another] = regions
    return {
      name: only && !another ? regionName(only) : city,
      without: atRegions(filter, withoutRegions(filter.regions, regions)),
    }
  })
}

function listChips(
  { t }: View,
  { goal, sold }: ListFilter,
  read: ReadWords['filter'],
): ParsedQueryChip[] {
  if (sold) return read.sold ? [{ name: t('nav.sold') }] : []
  return goal !== null && goal === read.goal ? [{ name: t(GOALS[goal]) }] : []
}

function orderChips(
  { t }: View,
  { order }: ListFilter,
  read: ReadWords['filter'],
): ParsedQueryChip[] {
  if (order !== read.order) return []
  const name = t(ORDER_TEXTS[order])
  return [order === 'newest' ? { name } : { name, without: { order: 'newest' } }]
}

import { chipsOf } from '../../components/listing/filter-chips'
import type { View } from '../../components/ui/view'
import type { ListFilter, RegionChoice } from '../../listing/filter/list-filter'
import { searchText } from '../../listing/filter/list-filter'
import { atRegions, regionName, withoutRegions } from '../../listing/filter/region'
import { GOAL, type Goal } from '../../platform/goal'
import type { LabelKey } from '../../platform/i18n'
import type { ParsedQuery } from '../natural-query/read-words'

/** One part of a parsed query. `cleared` is absent if the list itself implies the part, as with `for rent`. */
export interface ParsedQueryChip {
  name: string
  cleared?: Partial<ListFilter>
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

/** Returns the parts of the parsed query that `filter` contains. `parsedFilter` is the filter of the query alone. */
export function parsedChips(
  view: View,
  filter: ListFilter,
  parsedFilter: ListFilter,
  { filter: parsed }: ParsedQuery,
): ParsedQueryChip[] {
  const facts = new Set(factChips(view, parsedFilter).map(({ name }) => name))
  return [
    ...listChips(view, filter, parsed),
    ...factChips(view, filter).filter(({ name }) => facts.has(name)),
    ...placeChips(filter, parsedFilter.regions),
    ...orderChips(view, filter, parsed),
  ]
}

/** Returns the part of the query that is not a filter, and is searched as text. */
export function unreadChips({ text }: ListFilter, { rest }: ParsedQuery): ParsedQueryChip[] {
  return text && text === searchText(rest) ? [{ name: text, cleared: { text: '' } }] : []
}

function factChips(view: View, filter: ListFilter): ParsedQueryChip[] {
  return chipsOf(view, { ...filter, regions: [], text: '' })
}

/** Returns the chips of places. The postcodes of one town share a chip. */
function placeChips(filter: ListFilter, parsedRegions: RegionChoice[]): ParsedQueryChip[] {
  const zips = new Set(parsedRegions.map(({ zip }) => zip))
  const selected = filter.regions.filter(({ zip }) => zips.has(zip))
  return [...Map.groupBy(selected, ({ city, zip }) => city || zip)].map(([city, regions]) => {
    const [only, another] = regions
    return {
      name: only && !another ? regionName(only) : city,
      cleared: atRegions(filter, withoutRegions(filter.regions, regions)),
    }
  })
}

function listChips(
  { t }: View,
  { goal, sold }: ListFilter,
  parsed: ParsedQuery['filter'],
): ParsedQueryChip[] {
  if (sold) return parsed.sold ? [{ name: t('nav.sold') }] : []
  return goal !== null && goal === parsed.goal ? [{ name: t(GOALS[goal]) }] : []
}

function orderChips(
  { t }: View,
  { order }: ListFilter,
  parsed: ParsedQuery['filter'],
): ParsedQueryChip[] {
  if (order !== parsed.order) return []
  const name = t(ORDER_TEXTS[order])
  return [order === 'newest' ? { name } : { name, cleared: { order: 'newest' } }]
}

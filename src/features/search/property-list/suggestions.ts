import { type Chip, chipsOf } from '../../../components/listing/filter-chips'
import { placesOf } from '../../../components/listing/search-sentence'
import type { View } from '../../../components/ui/view'
import { type ListFilter, type RegionChoice, withPage } from '../../../listing/filter/list-filter'
import { areLargeAreas, atRegions } from '../../../listing/filter/region'

/** A wider filter for a list without results. */
export interface WiderFilter {
  text: string
  filter: ListFilter
}

const MAX_SUGGESTIONS = 4
const WIDER_KM = [10, 25, 50, 100]
/** The number of larger radii is limited if there are filters to remove. */
const WIDER_STEPS = 2
const MANY_FILTERS = 3

/**
 * Returns the next larger radii around the only place, and the list without each of its filters. Corrected places are
 * not removed, as the visitor has not selected them.
 */
export function widerFilters(
  view: View,
  filter: ListFilter,
  { isCorrected = false } = {},
): WiderFilter[] {
  const first = { ...withPage(filter, 1), order: 'newest' as const }
  const others = filtersBesidesPlace(view, first)
  const removable = isCorrected ? others : [...others, ...placeChips(view, first, others)]
  const without = removable.map(({ name, cleared }) => ({
    text: view.t('empty.without', { name }),
    filter: { ...first, ...cleared },
  }))
  return [...widerCircles(view, first), ...without].slice(0, MAX_SUGGESTIONS)
}

/** Returns the list at the place that a misspelled text means. */
export function correctedPlaceFilter(
  { t, lang }: View,
  filter: ListFilter,
  regions: RegionChoice[],
): WiderFilter {
  const place = placesOf({ t, lang }, { regions })
  const correctedFilter = { ...withPage(filter, 1), ...atRegions(filter, regions), text: '' }
  return { text: t('empty.meant', { place }), filter: correctedFilter }
}

function widerCircles(view: View, filter: ListFilter): WiderFilter[] {
  const [place, another] = filter.regions
  if (!place || another || areLargeAreas(filter.regions)) return []
  const steps = filtersBesidesPlace(view, filter).length < MANY_FILTERS ? WIDER_STEPS : 1
  return WIDER_KM.filter((km) => km > (filter.radius ?? 0))
    .slice(0, steps)
    .map((km) => ({
      text: view.t('empty.within', { km, place: place.city || place.zip }),
      filter: { ...filter, radius: km },
    }))
}

function placeChips(view: View, filter: ListFilter, others: Chip[]): Chip[] {
  const chips = chipsOf(view, { ...filter, radius: null })
  return chips.filter(({ name }) => !others.some((chip) => chip.name === name))
}

function filtersBesidesPlace(view: View, filter: ListFilter): Chip[] {
  return chipsOf(view, { ...filter, regions: [], radius: null, area: '' })
}

import type { View } from '../../components/ui/view'
import { zipsOfRegions } from '../../data/places/areas'
import { type ListFilter, MAX_REGIONS } from '../../domain/list/list-filter'
import { areLargeAreas, regionName, withoutRegions } from '../../domain/list/region'
import { featuresOf } from '../../domain/listing/features'
import { GOAL } from '../../domain/listing/goal'

/** Default values of the fields, from the filters of the list that links to the form. */
export function wishesOf({ t }: View, filter: ListFilter): Record<string, string[]> {
  const { goal, types, regions, minPrice, maxPrice, bedrooms, features, text, area } = filter
  // An area has more postcodes than the form shows: its name is enough.
  const areas = regions.filter((region) => areLargeAreas([region]))
  const zips = withoutRegions(regions, areas)
    .flatMap((region) => zipsOfRegions([region]).map((zip) => ({ ...region, zip })))
    .slice(0, MAX_REGIONS)
  const besides = [text, ...featuresOf(features).map((name) => t(`search.${name}`))]
  const wishes = {
    Goal: goal === GOAL.sale || goal === GOAL.rent ? [goal] : [],
    TypeOfPropertyIDs: types,
    PriceMin: minPrice === null ? [] : [minPrice],
    PriceMax: maxPrice === null ? [] : [maxPrice],
    Content: [besides.filter(Boolean).join(', ')],
    Area: area ? [area] : [],
    MinRooms: bedrooms === null ? [] : [bedrooms],
    Zips: zips.length > 0 ? [zips.map(({ zip }) => zip).join(',')] : [],
    ZipsText: regions.length > 0 ? [[...zips, ...areas].map(regionName).join(', ')] : [],
  }
  return Object.fromEntries(
    Object.entries(wishes).map(([name, values]) => [name, values.map(String)]),
  )
}

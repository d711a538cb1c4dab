import type { View } from '../../components/ui/view'
import type { ListFilter } from '../../domain/list/list-filter'
import { featuresOf } from '../../domain/listing/features'
import { GOAL } from '../../domain/listing/goal'

/** Default values of the fields, from the filters of the list that links to the form. */
export function wishesOf({ t }: View, filter: ListFilter): Record<string, string[]> {
  const { goal, types, regions, minPrice, maxPrice, bedrooms, features, text, area } = filter
  const besides = [text, ...featuresOf(features).map((name) => t(`search.${name}`))]
  const wishes = {
    Goal: goal === GOAL.sale || goal === GOAL.rent ? [goal] : [],
    TypeOfPropertyIDs: types,
    PriceMin: minPrice === null ? [] : [minPrice],
    PriceMax: maxPrice === null ? [] : [maxPrice],
    Content: [besides.filter(Boolean).join(', ')],
    Area: area ? [area] : [],
    MinRooms: bedrooms === null ? [] : [bedrooms],
    Zips: regions.length > 0 ? [regions.map(({ zip }) => zip).join(',')] : [],
    ZipsText:
      regions.length > 0
        ? [regions.map(({ city, zip }) => `${city} ${zip}`.trim()).join(', ')]
        : [],
  }
  return Object.fromEntries(
    Object.entries(wishes).map(([name, values]) => [name, values.map(String)]),
  )
}

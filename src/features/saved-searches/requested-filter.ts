import type { ListFilter } from '../../listing/filter/list-filter'
import { filterOf } from './search-terms'

interface RequestCriteria {
  Goal?: number | undefined
  TypeOfPropertyIDs?: readonly number[] | undefined
  Zips?: readonly string[] | undefined
  PriceMin?: number | undefined
  PriceMax?: number | undefined
  MinRooms?: number | undefined
  Area?: string | undefined
}

/** Lists have an open choice only for 'four or more' bedrooms. Lower numbers match exactly. */
const OPEN_ROOMS = 4

/**
 * Returns the filter that finds everything that was requested. No filter means 'at least two bedrooms', so it omits the
 * bedrooms in that case.
 */
export function combinedFilter(criteria: RequestCriteria): ListFilter {
  const {
    Goal = -1,
    TypeOfPropertyIDs = [],
    Zips = [],
    PriceMin,
    PriceMax,
    MinRooms = 0,
  } = criteria
  const query = new URLSearchParams({ type: TypeOfPropertyIDs.join() })
  if (Goal >= 0) query.set('goal', String(Goal))
  if (criteria.Area) query.set('area', criteria.Area)
  for (const zip of Zips) query.append('region', `|${zip}`)
  if (PriceMin || PriceMax) query.set('budget', `${PriceMin || ''}-${PriceMax || ''}`)
  if (MinRooms >= OPEN_ROOMS) query.set('bedrooms', String(OPEN_ROOMS))
  return filterOf(query.toString())
}

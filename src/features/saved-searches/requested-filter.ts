import type { ListFilter } from '../../listing/filter/list-filter'
import { filterOf } from './search-terms'

/** What a search request wishes. */
interface Wishes {
  Goal?: number | undefined
  TypeOfPropertyIDs?: readonly number[] | undefined
  Zips?: readonly string[] | undefined
  PriceMin?: number | undefined
  PriceMax?: number | undefined
  MinRooms?: number | undefined
  Area?: string | undefined
}

/** Lists know 'four or more', and fewer bedrooms only exactly. */
const OPEN_ROOMS = 4

/**
 * The filter that finds what was wished, and never less: no filter says 'at least two bedrooms', so that it
 * does not ask for bedrooms then.
 */
export function wishedFilter(wishes: Wishes): ListFilter {
  const { Goal = -1, TypeOfPropertyIDs = [], Zips = [], PriceMin, PriceMax, MinRooms = 0 } = wishes
  const query = new URLSearchParams({ type: TypeOfPropertyIDs.join() })
  if (Goal >= 0) query.set('goal', String(Goal))
  if (wishes.Area) query.set('area', wishes.Area)
  for (const zip of Zips) query.append('region', `|${zip}`)
  if (PriceMin || PriceMax) query.set('budget', `${PriceMin || ''}-${PriceMax || ''}`)
  if (MinRooms >= OPEN_ROOMS) query.set('bedrooms', String(OPEN_ROOMS))
  return filterOf(query.toString())
}

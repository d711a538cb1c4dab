import { GOAL } from '../../platform/goal'
import { factParameters, type ListFilter, ORDERS } from './list-filter'

/**
 * Returns the query that the search form sends: the filter in the order of the form's fields, from the first page. If
 * `budget` (`min-max`) is given, it contains the prices.
 */
export function formQuery(filter: ListFilter, budget?: string): string {
  const query = new URLSearchParams()
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') query.append(name, String(value))
  }
  for (const { city, zip } of filter.regions) put('region', `${city}|${zip}`)
  put('order', filter.order === 'newest' ? null : ORDERS[filter.order])
  put('goal', filter.fixed.goal === undefined ? filter.goal : null)
  put('streetcity', filter.text)
  put('type', filter.types.join(','))
  if (budget === undefined) put('pricemax', filter.maxPrice)
  if (budget === undefined) put('pricemin', filter.minPrice)
  else put('budget', budget)
  put('radius', filter.regions.length === 1 ? filter.radius : null)
  put('area', filter.area)
  for (const [name, value] of factParameters(filter)) put(name, value)
  return query.toString()
}

/** The parameter of the home page that shows its search as a sentence. */
export const SENTENCE_PARAM = 'sentence'

/** Returns the query of the home page with a filter. The home page shows its search as fields or as a sentence. */
export function homeQuery(filter: ListFilter, { isSentence }: { isSentence: boolean }): string {
  const query = new URLSearchParams(formQuery(filter))
  if (filter.goal !== null && filter.goal !== GOAL.sale) query.set('goal', String(filter.goal))
  if (isSentence) query.set(SENTENCE_PARAM, 'true')
  return query.toString()
}

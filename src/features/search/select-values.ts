import type { ListFilter } from '../../listing/filter/list-filter'
import { GOAL } from '../../platform/goal'

export function typesOf(value: string): number[] {
  return value === '' ? [] : value.split(',').map(Number)
}

export function priceOf(value: string): number | null {
  return value === '' ? null : Number(value)
}

export function bedroomsOf(value: string): ListFilter['bedrooms'] {
  return value === '' ? null : (Number(value) as ListFilter['bedrooms'])
}

/** Returns the text of a button that shows a number of listings. */
export function showText({ goal }: ListFilter) {
  return goal === GOAL.projects ? 'search.showprojects' : 'search.show'
}

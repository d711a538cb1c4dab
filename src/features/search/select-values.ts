import type { ListFilter } from '../../listing/filter/list-filter'

export function typesOf(value: string): number[] {
  return value === '' ? [] : value.split(',').map(Number)
}

export function priceOf(value: string): number | null {
  return value === '' ? null : Number(value)
}

export function bedroomsOf(value: string): ListFilter['bedrooms'] {
  return value === '' ? null : (Number(value) as ListFilter['bedrooms'])
}

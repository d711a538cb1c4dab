import { pick } from '../../domain/format/lang'
import type { ListFilter } from '../../domain/list/list-filter'
import { GOAL } from '../../domain/listing/goal'
import { formatEuro } from '../../domain/listing/price'
import type { View } from '../ui/view'

export interface SelectOption {
  value: string
  label: string
}

/** One type each; several at once, which only an address can ask for, are an option of their own. */
export function typeOptions(view: View, { types }: ListFilter): SelectOption[] {
  const options = view.site.propertyTypes.map(({ webId, name }) => ({
    value: String(webId),
    label: pick(name, view.lang),
  }))
  const all = { value: '', label: view.t('search.alltypes') }
  if (types.length < 2) return [all, ...options]
  return [all, { value: types.join(','), label: typeNames(view, types).join(', ') }, ...options]
}

export function typeNames(view: View, types: number[]): string[] {
  return types.map((id) => {
    const type = view.site.propertyTypes.find(({ webId }) => webId === id)
    return type ? pick(type.name, view.lang) : String(id)
  })
}

/**
 * The agency's steps, and the one in the address if it is none of them. What the other bound makes
 * impossible is left out.
 */
export function priceOptions(view: View, filter: ListFilter, bound: 'min' | 'max'): SelectOption[] {
  const { minPrice, maxPrice } = filter
  const current = bound === 'min' ? minPrice : maxPrice
  const isLeft = (price: number) =>
    bound === 'min' ? price < (maxPrice ?? Infinity) : price > (minPrice ?? 0)
  const steps = new Set(priceSteps(view, filter, bound).filter(isLeft))
  if (current !== null) steps.add(current)
  return [
    { value: '', label: view.t(bound === 'min' ? 'search.nomin' : 'search.nomax') },
    ...[...steps]
      .sort((a, b) => a - b)
      .map((price) => ({ value: String(price), label: formatEuro(price) })),
  ]
}

export function priceSteps({ site }: View, { goal }: ListFilter, bound: 'min' | 'max'): number[] {
  return site.priceRanges[bound][goal === GOAL.rent ? GOAL.rent : GOAL.sale]
}

export function bedroomOptions({ t }: View): SelectOption[] {
  return [
    { value: '', label: t('search.anybedrooms') },
    ...['1', '2', '3'].map((value) => ({ value, label: value })),
    { value: '4', label: t('search.fourormore') },
  ]
}

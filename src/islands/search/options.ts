import type { SelectOption } from '../../components/list/search-options'
import { formatEuro } from '../../domain/listing/price'
import type { Search } from './use-search'

/** One type each; several at once, which only an address can ask for, are an option of their own. */
export function typeOptions({ t, types, filter }: Search): SelectOption[] {
  const all = { value: '', label: t('search.alltypes') }
  if (filter.types.length < 2) return [all, ...types]
  const names = filter.types.map(
    (id) => types.find(({ value }) => value === String(id))?.label ?? String(id),
  )
  return [all, { value: filter.types.join(','), label: names.join(', ') }, ...types]
}

/**
 * The agency's steps, and the one in the address if it is none of them. What the other bound makes
 * impossible is left out.
 */
export function priceOptions(search: Search, bound: 'min' | 'max'): SelectOption[] {
  const { t, prices, filter } = search
  const { minPrice, maxPrice } = filter
  const current = bound === 'min' ? minPrice : maxPrice
  const isLeft = (price: number) =>
    bound === 'min' ? price < (maxPrice ?? Infinity) : price > (minPrice ?? 0)
  const steps = new Set(prices[bound].filter(isLeft))
  if (current !== null) steps.add(current)
  return [
    { value: '', label: t(bound === 'min' ? 'search.nomin' : 'search.nomax') },
    ...[...steps]
      .sort((a, b) => a - b)
      .map((price) => ({ value: String(price), label: formatEuro(price) })),
  ]
}

export function bedroomOptions({ t }: Search): SelectOption[] {
  return [
    { value: '', label: t('search.anybedrooms') },
    ...['1', '2', '3'].map((value) => ({ value, label: value })),
    { value: '4', label: t('search.fourormore') },
  ]
}

/**
 * Options with the number of homes that each would leave. The chosen one is what the closed select shows,
 * whose width must not change with a number.
 */
export function countedOptions(
  options: SelectOption[],
  chosen: string,
  counts: Record<string, number> | undefined,
): SelectOption[] {
  if (!counts) return options
  return options.map(({ value, label }) => {
    const isPlain = value === chosen || value === '' || value.includes(',')
    return { value, label: isPlain ? label : `${label} (${counts[value] ?? 0})` }
  })
}

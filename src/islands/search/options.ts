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

const NO_BOUND = { min: 'search.nomin', max: 'search.nomax' } as const

/**
 * The agency's steps, and the one in the address if it is none of them. What the other bound makes
 * impossible is left out. In the row of a list the maximum says what it is: it has no label there.
 */
export function priceOptions(search: Search, bound: 'min' | 'max'): SelectOption[] {
  const { t, prices, filter, layout } = search
  const isPill = layout === 'list' && bound === 'max'
  const { minPrice, maxPrice } = filter
  const current = bound === 'min' ? minPrice : maxPrice
  const isLeft = (price: number) =>
    bound === 'min' ? price < (maxPrice ?? Infinity) : price > (minPrice ?? 0)
  const steps = new Set(prices[bound].filter(isLeft))
  if (current !== null) steps.add(current)
  return [
    { value: '', label: t(isPill ? 'search.maxprice' : NO_BOUND[bound]) },
    ...[...steps]
      .sort((a, b) => a - b)
      .map((price) => ({
        value: String(price),
        label: isPill ? t('chips.to', { price: formatEuro(price) }) : formatEuro(price),
      })),
  ]
}

const BEDROOMS = ['1', '2', '3', '4']

/** In the row of a list they say what they count: they have no label there. */
export function bedroomOptions({ t, layout }: Search): SelectOption[] {
  if (layout === 'list') {
    const counted = BEDROOMS.map((value) => ({
      value,
      label: t('card.bedrooms', { count: inShort(value) }),
    }))
    return [{ value: '', label: t('search.bedrooms') }, ...counted]
  }
  return [
    { value: '', label: t('search.anybedrooms') },
    ...BEDROOMS.slice(0, -1).map((value) => ({ value, label: value })),
    { value: '4', label: t('search.fourormore') },
  ]
}

/** The same to press. */
export function bedroomPicks({ t }: Search): SelectOption[] {
  const counted = BEDROOMS.map((value) => ({ value, label: inShort(value) }))
  return [{ value: '', label: t('search.anybedrooms') }, ...counted]
}

function inShort(bedrooms: string): string {
  return bedrooms === '4' ? '4+' : bedrooms
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

import type { SelectOption } from '../../components/listing/search-options'
import { FEATURE_BIT, FEATURES, type Feature } from '../../listing/features'
import { formatEuro } from '../../listing/price'
import type { Search } from './use-search'

/** Returns the types that match listings of the list, and the selected ones. */
export function availableTypes({ types, choices, counts, filter }: Search): SelectOption[] {
  const ids = new Set([...choices.types, ...filter.types])
  return types.filter(({ value }) => ids.has(Number(value)) || counts?.types[value])
}

/** Returns the features that at least one row of the list has, and the selected ones. */
export function availableFeatures({ choices, counts, filter }: Search): Feature[] {
  return FEATURES.filter(
    (name) =>
      choices.features.includes(name) ||
      counts?.features[name] ||
      (filter.features & FEATURE_BIT[name]) !== 0,
  )
}

/** Returns true if the list has rows that are not projects, or if the option is selected. */
export function isNoConstructionAvailable({ choices, counts, filter }: Search): boolean {
  return choices.noConstruction || filter.noConstruction || Boolean(counts?.noconstruction)
}

/**
 * Returns an option for each type. Several types at once, which only an address can select, are an additional option.
 */
export function typeOptions(search: Search): SelectOption[] {
  const { t, types, filter, isSentence } = search
  const all = { value: '', label: t(isSentence ? 'sentenceform.anytype' : 'search.alltypes') }
  if (filter.types.length < 2) return [all, ...availableTypes(search)]
  const names = filter.types.map(
    (id) => types.find(({ value }) => value === String(id))?.label ?? String(id),
  )
  return [
    all,
    { value: filter.types.join(','), label: names.join(', ') },
    ...availableTypes(search),
  ]
}

const NO_BOUND = { min: 'search.nomin', max: 'search.nomax' } as const

/**
 * Returns the agency's price steps, and the price in the address if it is none of them. Steps that the other bound or
 * the prices of the list exclude are left out. In the row of a list the option names the maximum, because the select
 * has no label.
 */
export function priceOptions(search: Search, bound: 'min' | 'max'): SelectOption[] {
  const { t, prices, choices, filter, layout, isSentence } = search
  const isPill = layout === 'list' && bound === 'max'
  const { minPrice, maxPrice } = filter
  const current = bound === 'min' ? minPrice : maxPrice
  const { lowest, highest } = choices.ranges.price ?? { lowest: Infinity, highest: 0 }
  const isSelectable = (price: number) =>
    bound === 'min'
      ? price < (maxPrice ?? Infinity) && price <= highest
      : price > (minPrice ?? 0) && price >= lowest
  const anyPrice = isPill
    ? 'search.maxprice'
    : isSentence && bound === 'max'
      ? 'sentenceform.anyprice'
      : NO_BOUND[bound]
  const priceLabel = (price: number) =>
    isPill ? t('chips.to', { price: formatEuro(price) }) : formatEuro(price)
  const steps = new Set(prices[bound].filter(isSelectable))
  if (current !== null) steps.add(current)
  return [
    { value: '', label: t(anyPrice) },
    ...[...steps]
      .sort((a, b) => a - b)
      .map((price) => ({
        value: String(price),
        label: priceLabel(price),
      })),
  ]
}

const BEDROOMS = ['1', '2', '3', '4']

/** Returns the numbers of bedrooms that match listings of the list, and the selected one. */
function availableBedrooms({ choices, counts, filter }: Search): string[] {
  return BEDROOMS.filter(
    (value) =>
      choices.bedrooms.includes(Number(value)) ||
      counts?.bedrooms[value] ||
      String(filter.bedrooms) === value,
  )
}

/** Returns the options for bedrooms. In the row of a list they name the unit, because the select has no label. */
export function bedroomOptions(search: Search): SelectOption[] {
  const { t, layout } = search
  const offered = availableBedrooms(search)
  if (layout === 'list') {
    const counted = offered.map((value) => ({
      value,
      label: t('card.bedrooms', { count: shortLabel(value) }),
    }))
    return [{ value: '', label: t('search.bedrooms') }, ...counted]
  }
  return [
    { value: '', label: t('search.anybedrooms') },
    ...offered.map((value) => ({ value, label: value === '4' ? t('search.fourormore') : value })),
  ]
}

export function bedroomPicks(search: Search): SelectOption[] {
  const counted = availableBedrooms(search).map((value) => ({ value, label: shortLabel(value) }))
  return [{ value: '', label: search.t('search.anybedrooms') }, ...counted]
}

function shortLabel(bedrooms: string): string {
  return bedrooms === '4' ? '4+' : bedrooms
}

/**
 * Returns options with the number of listings that each would leave. The selected option has no number, as the closed
 * select shows it and its width must not change.
 */
export function countedOptions(
  options: SelectOption[],
  selected: string,
  counts: Record<string, number> | undefined,
): SelectOption[] {
  if (!counts) return options
  return options.map(({ value, label }) => {
    const isPlain = value === selected || value === '' || value.includes(',')
    return { value, label: isPlain ? label : `${label} (${counts[value] ?? 0})` }
  })
}

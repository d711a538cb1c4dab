import { FEATURE_BIT, featuresOf } from '../../listing/features'
import type { ListFilter } from '../../listing/filter/list-filter'
import { regionName } from '../../listing/filter/region'
import { priceInText } from '../../listing/price'
import { formatSurface } from '../../platform/format/number'
import { plural } from '../../platform/i18n'
import type { View } from '../ui/view'
import { typeNames } from './search-options'

/** A removable filter: its text, and the link to the list without it. */
export interface Chip {
  name: string
  without: Partial<ListFilter>
}

export function chipsOf(view: View, filter: ListFilter): Chip[] {
  return [...placeChips(view, filter), ...typeChips(view, filter), ...factChips(view, filter)]
}

function placeChips({ t }: View, { text, regions, radius, area }: ListFilter): Chip[] {
  const places = regions.map((region) => ({
    name: regionName(region),
    without: { regions: regions.filter(({ zip }) => zip !== region.zip), radius: null },
  }))
  const near = radius
    ? [{ name: t('chips.radius', { count: radius }), without: { radius: null } }]
    : []
  const drawn = area ? [{ name: t('chips.area'), without: { area: '' } }] : []
  return [...(text ? [{ name: text, without: { text: '' } }] : []), ...places, ...near, ...drawn]
}

function typeChips(view: View, { types }: ListFilter): Chip[] {
  return typeNames(view, types).map((name, index) => ({
    name,
    without: { types: types.toSpliced(index, 1) },
  }))
}

function factChips({ t, lang }: View, filter: ListFilter): Chip[] {
  const { minPrice, maxPrice, bedrooms, minSurface, epc, features, noConstruction } = filter
  const chips: Chip[] = []
  if (minPrice !== null) {
    chips.push({
      name: t('chips.from', { price: priceInText(minPrice, lang) }),
      without: { minPrice: null },
    })
  }
  if (maxPrice !== null) {
    chips.push({
      name: t('chips.to', { price: priceInText(maxPrice, lang) }),
      without: { maxPrice: null },
    })
  }
  if (bedrooms) {
    const name =
      bedrooms === 4 ? t('chips.fourormore') : plural(t, lang, 'chips.bedrooms', bedrooms)
    chips.push({ name, without: { bedrooms: null } })
  }
  if (minSurface !== null) {
    const name = t('search.surfacefrom', { surface: formatSurface(minSurface) })
    chips.push({ name, without: { minSurface: null } })
  }
  if (epc !== null)
    chips.push({ name: t('search.epcfrom', { label: epc }), without: { epc: null } })
  for (const feature of featuresOf(features)) {
    const without = { features: features & ~FEATURE_BIT[feature] }
    chips.push({ name: t(`search.${feature}`), without })
  }
  if (noConstruction) {
    chips.push({ name: t('search.noconstruction'), without: { noConstruction: false } })
  }
  return chips
}

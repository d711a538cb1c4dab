import { FEATURE_BIT, featuresOf } from '../../listing/features'
import type { ListFilter } from '../../listing/filter/list-filter'
import { regionName } from '../../listing/filter/region'
import { formatEuro } from '../../listing/price'
import { formatSurface } from '../../platform/format/number'
import { plural } from '../../platform/i18n'
import type { View } from '../ui/view'
import { typeNames } from './search-options'

/** A removable filter: its text, and the link to the list without it. */
export interface Chip {
  name: string
  cleared: Partial<ListFilter>
}

export function chipsOf(view: View, filter: ListFilter): Chip[] {
  return [...placeChips(view, filter), ...typeChips(view, filter), ...factChips(view, filter)]
}

function placeChips({ t }: View, { text, regions, radius, area }: ListFilter): Chip[] {
  const places = regions.map((region) => ({
    name: regionName(region),
    cleared: { regions: regions.filter(({ zip }) => zip !== region.zip), radius: null },
  }))
  const radiusChips = radius
    ? [{ name: t('chips.radius', { count: radius }), cleared: { radius: null } }]
    : []
  const areaChips = area ? [{ name: t('chips.area'), cleared: { area: '' } }] : []
  return [
    ...(text ? [{ name: text, cleared: { text: '' } }] : []),
    ...places,
    ...radiusChips,
    ...areaChips,
  ]
}

function typeChips(view: View, { types }: ListFilter): Chip[] {
  return typeNames(view, types).map((name, index) => ({
    name,
    cleared: { types: types.toSpliced(index, 1) },
  }))
}

function factChips({ t, lang }: View, filter: ListFilter): Chip[] {
  const { minPrice, maxPrice, bedrooms, epc, features, noConstruction } = filter
  const { minBathrooms, minSurface, minPlot } = filter
  const chips: Chip[] = []
  if (minPrice !== null) {
    chips.push({
      name: t('chips.from', { price: formatEuro(minPrice) }),
      cleared: { minPrice: null },
    })
  }
  if (maxPrice !== null) {
    chips.push({
      name: t('chips.to', { price: formatEuro(maxPrice) }),
      cleared: { maxPrice: null },
    })
  }
  if (bedrooms) {
    const name =
      bedrooms === 4 ? t('chips.fourormore') : plural(t, lang, 'chips.bedrooms', bedrooms)
    chips.push({ name, cleared: { bedrooms: null } })
  }
  if (minBathrooms !== null) {
    const name = plural(t, lang, 'search.bathroomsfrom', minBathrooms)
    chips.push({ name, cleared: { minBathrooms: null } })
  }
  if (minSurface !== null) {
    const name = t('search.surfacefrom', { surface: formatSurface(minSurface) })
    chips.push({ name, cleared: { minSurface: null } })
  }
  if (minPlot !== null) {
    const name = t('search.plotfrom', { surface: formatSurface(minPlot) })
    chips.push({ name, cleared: { minPlot: null } })
  }
  if (epc !== null)
    chips.push({ name: t('search.epcfrom', { label: epc }), cleared: { epc: null } })
  for (const feature of featuresOf(features)) {
    const cleared = { features: features & ~FEATURE_BIT[feature] }
    chips.push({ name: t(`search.${feature}`), cleared })
  }
  if (noConstruction) {
    chips.push({ name: t('search.noconstruction'), cleared: { noConstruction: false } })
  }
  return chips
}

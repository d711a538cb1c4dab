import type { Lang } from '../../platform/format/lang'
import {
  filterQuery,
  inZipOrder,
  isAreaKey,
  type ListFilter,
  type ListSettings,
  MAX_REGIONS,
  parseListFilter,
  type RegionChoice,
} from '../filter/list-filter'
import type { ListParams } from '../filter/list-params'
import type { FixedFilter } from '../filter/lists'
import { areaOf, areaRegion, zipsOfRegions } from '../places/areas'
import { regionsByOfficialName } from '../places/name-index'
import { officialName } from '../places/place-names'
import { zipPoint } from '../places/places'

/**
 * Returns the filter of a request with official place names in `lang`. A made-up name in the URL would otherwise appear
 * on a cached page for other visitors.
 */
export function readListFilter(
  params: ListParams,
  settings: ListSettings,
  lang: Lang,
  fixed?: FixedFilter,
): ListFilter {
  return withOfficialNames(parseListFilter(params, settings, fixed), lang)
}

/**
 * Returns the filter with official place names in `lang`. Names without a postcode become areas or postcodes. Unknown
 * places are removed.
 */
export function withOfficialNames(filter: ListFilter, lang: Lang): ListFilter {
  const named = filter.regions.flatMap((region) => officialRegions(region, lang))
  const regions = inZipOrder([...new Map(named.map((region) => [region.zip, region])).values()])
  const [only, another] = regions
  const hasPoint = only && !another && !only.zip.startsWith('area-')
  return {
    ...filter,
    regions: regions.slice(0, MAX_REGIONS),
    radius: hasPoint ? filter.radius : null,
  }
}

function officialRegions({ city, zip }: RegionChoice, lang: Lang): RegionChoice[] {
  if (zip && !isAreaKey(zip)) return [{ city: officialName(zip, city, lang), zip }]
  if (!zip) return regionsByOfficialName(city, lang)
  const area = areaOf(zip)
  return area ? [areaRegion(area, lang)] : []
}

/**
 * Returns the canonical filter of a URL whose list is not known. Neither a maximum price nor a goal is removed as a
 * default. Two URLs with the same query therefore always show the same page.
 */
export function addressFilter(params: ListParams, lang: Lang): ListFilter {
  return readListFilter(
    params,
    { maxPriceSale: Number.POSITIVE_INFINITY, maxPriceRent: Number.POSITIVE_INFINITY },
    lang,
  )
}

const FAR_PAGE = 50
const PRICE_STEP = 100
const SURFACE_STEP = 10
/** The highest number of a type. The CRM's categories are few and have small numbers. */
const LAST_TYPE = 999

/**
 * Returns the canonical query of the filter if its response is worth caching, else null. Free text, drawn areas, far
 * pages, unusual prices and surfaces, unknown places and made-up types have too many values for the cache.
 */
export function cacheableQuery(filter: ListFilter): string | null {
  if (filter.text || filter.area || filter.page > FAR_PAGE) return null
  const prices = [filter.minPrice, filter.maxPrice]
  if (prices.some((price) => price !== null && price % PRICE_STEP !== 0)) return null
  const surfaces = [filter.minSurface, filter.minPlot]
  if (surfaces.some((surface) => (surface ?? 0) % SURFACE_STEP !== 0)) return null
  if (zipsOfRegions(filter.regions).some((zip) => !zipPoint(zip))) return null
  if (filter.types.some((type) => type > LAST_TYPE)) return null
  return filterQuery(filter)
}

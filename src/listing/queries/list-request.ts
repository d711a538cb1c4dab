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
import { regionsNamed } from '../places/name-index'
import { officialName } from '../places/place-names'
import { zipPoint } from '../places/places'

/**
 * Returns the filter of a request, its places with their official names in `lang`: a made-up name in the address would
 * otherwise appear on a page that other visitors get from the cache.
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
 * Returns the filter with the names of its places in `lang`, whatever they were called. Places that are given by name
 * alone become areas or postcodes; unknown ones are dropped.
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
  if (!zip) return regionsNamed(city, lang)
  const area = areaOf(zip)
  return area ? [areaRegion(area, lang)] : []
}

/**
 * Returns the canonical query of an address whose list is not known: no maximum is dropped as 'unbounded' and no goal
 * as fixed, so two addresses with one query always show the same page.
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
/** The CRM's categories are few and have small numbers. */
const LAST_TYPE = 999

/**
 * Returns the filter's canonical query where its answer is worth caching, else null: free text, drawn areas, far pages,
 * odd prices and surfaces, unknown places and made-up types have so many values that they would fill the cache.
 */
export function cacheableQuery(filter: ListFilter): string | null {
  if (filter.text || filter.area || filter.page > FAR_PAGE) return null
  const prices = [filter.minPrice, filter.maxPrice]
  if (prices.some((price) => price !== null && price % PRICE_STEP !== 0)) return null
  if ((filter.minSurface ?? 0) % SURFACE_STEP !== 0) return null
  if (zipsOfRegions(filter.regions).some((zip) => !zipPoint(zip))) return null
  if (filter.types.some((type) => type > LAST_TYPE)) return null
  return filterQuery(filter)
}

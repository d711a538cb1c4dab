import type { LoadContext } from '../../../components/module/module'
import type { ListFilter } from '../../../listing/filter/list-filter'
import { zipPoint } from '../../../listing/places/places'
import { withOfficialNames } from '../../../listing/queries/list-request'
import { listTotals } from '../../../listing/queries/lists'
import { pick } from '../../../platform/format/lang'
import type { Office } from '../../../site/site'

export interface OfficeListings {
  office: Office
  filter: ListFilter
  total: number
}

/** Returns the offices in the order of the settings, without those that have no Belgian postcode. */
export async function officeListings(
  { db, cache, view }: LoadContext,
  filter: ListFilter,
  km: number,
): Promise<OfficeListings[]> {
  const { lang, site } = view
  const offices = site.settings.offices.flatMap((office) => {
    const [zip = '', ...city] = pick(office.place, lang).split(' ')
    if (!zipPoint(zip)) return []
    const filterAround = { ...filter, regions: [{ zip, city: city.join(' ') }], radius: km }
    return { office, filter: withOfficialNames(filterAround, lang) }
  })
  const totals = await listTotals(
    db,
    cache,
    offices.map((office) => office.filter),
  )
  return offices.map((office, index) => ({ ...office, total: totals[index] ?? 0 }))
}

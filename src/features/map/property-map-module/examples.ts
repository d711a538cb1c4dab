import { defineExamples } from '../../../components/module/define-examples'
import { parseListFilter } from '../../../listing/filter/list-filter'
import { FIXED_FILTER } from '../../../listing/filter/lists'
import { openingHours } from '../../../site/opening-hours'
import type { Office } from '../../../site/site'
import { MAP_EXAMPLE } from '../map-example'
import { propertyMap } from './property-map'

const OFFICE: Office = {
  id: 1,
  crmName: null,
  name: 'Lindehof Gent',
  street: { nl: 'Lindenlei 14' },
  place: { nl: '9000 Gent' },
  phone: '09 555 01 40',
  email: 'gent@lindehof.example',
  lat: 51.0508,
  lng: 3.7176,
  hours: openingHours.parse({ mon: '9-12', appointment: ['sat'] }),
}
const AROUND = parseListFilter(
  new URLSearchParams('region=Gent|9000&radius=25'),
  { maxPriceSale: 2_000_000, maxPriceRent: 5000 },
  FIXED_FILTER.sale,
)

const OFFICES = [{ office: OFFICE, filter: AROUND, total: 24 }]
const AROUND_OFFICES = { list: 'sale', kmAroundOffices: 25 } as const

export const propertyMapExamples = defineExamples(propertyMap, [
  {
    name: 'offices',
    placement: { title: { nl: 'Onze kantoren' } },
    config: { ...AROUND_OFFICES, show: 'offices' },
    data: { total: 42, map: null, offices: OFFICES },
  },
  {
    name: 'homes',
    config: { list: 'sale', show: 'listings' },
    data: { total: 42, map: MAP_EXAMPLE, offices: [] },
  },
  {
    name: 'none',
    config: { list: 'rent', show: 'listings' },
    data: { total: 0, map: MAP_EXAMPLE, offices: [] },
  },
  {
    name: 'homes around offices',
    placement: { title: { nl: 'Onze kantoren' } },
    config: { ...AROUND_OFFICES, show: 'listings' },
    data: { total: 42, map: MAP_EXAMPLE, offices: OFFICES },
  },
])

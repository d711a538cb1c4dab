import { describe, expect, it } from 'vitest'
import listings from '../../../../seeds/listings.json'
import type { AdField } from '../../../listing/law/ad-rules'
import { publicationCheck } from '../../../listing/law/publication-check'
import type { Property } from '../../../listing/property'
import { isDwelling, WEB_ID } from '../../../platform/goal'
import { mapProperty } from './map-property'
import type { WireItem } from './wire-item'

/** The listings of the demo's first data: 38 properties, and the units of its three projects. */
const FIRST = { from: 410_001, to: 410_099 }
const TODAY = '2026-11-28'

const PLANNING: AdField[] = [
  'PlanningPermit',
  'PlanningZone',
  'PlanningSummons',
  'PlanningPreemption',
  'PlanningSubdivision',
]

/** The facts of an advert that Belgian law requires, by the first digit of the postcode: 1 is Brussels, 5 Wallonia. */
function requiredIn(region: string, home: Property): AdField[] {
  const { goal, webId, conditionId, law } = home
  const isLand = webId === WEB_ID.land
  const isCertified = !isLand && webId !== WEB_ID.parking
  const rent: AdField[] = goal === 1 ? ['Price', 'Charges'] : []
  if (region === 'flanders') {
    const flood: AdField[] = isLand ? ['FloodP'] : ['FloodP', 'FloodG']
    return [
      ...(isCertified && conditionId !== 2 ? (['EnergyPerformance'] as const) : []),
      ...(goal === 1 ? rent : [...PLANNING, ...flood]),
    ]
  }
  if (region === 'wallonia') {
    const fixed: AdField[] = goal === 1 && law.charges ? ['ChargesFixed'] : []
    const energy: AdField[] = ['EPCLabelText', 'EPCUniqueCode', 'EnergyPerformance', 'EPCTotal']
    return [...rent, ...fixed, ...(isCertified ? energy : [])]
  }
  const label: AdField[] = isCertified ? ['EPCLabelText'] : []
  if (goal === 0) {
    const co2: AdField[] = isCertified ? ['CO2'] : []
    return [...label, ...co2, 'PlanningUse', 'PlanningInfoUrl']
  }
  const last: AdField[] = law.leaseType === 'short' ? ['LastRent', 'LastRentDate'] : []
  const isHome = webId !== null && isDwelling(webId)
  const lease: AdField[] = isHome ? ['SurfaceLiving', 'ReferenceRent', 'LeaseType', ...last] : []
  return [...rent, 'IndividualMeters', ...label, ...lease]
}

/** The fields of the import format that contain a fact. A label is computed from the energy score if there is none. */
const FIELDS: Partial<Record<AdField, string[]>> = {
  EPCLabelText: ['EPCLabelText', 'EnergyPerformance'],
  SurfaceLiving: ['SurfaceTotal', 'SurfaceLiving'],
}

/** The adverts of the demo that lack a fact on purpose, and units whose certificates are not issued yet. */
const INCOMPLETE = [
  '410017 EnergyPerformance',
  '410024 EPCLabelText CO2',
  '410031 Charges',
  '410032 EPCLabelText EPCUniqueCode EnergyPerformance EPCTotal',
  '410092 EPCLabelText EPCUniqueCode EnergyPerformance EPCTotal',
  ...[410062, 410063, 410065, 410066, 410069].map((id) => `${id} EPCUniqueCode`),
]

const units = listings.Projects.flatMap(({ Zip, CountryID, Units = [] }) =>
  Units.map((unit) => ({ ...unit, Zip, CountryID })),
)
const demo: WireItem[] = [...listings.Items, ...units].filter(
  ({ ID, Status }) => Number(ID) >= FIRST.from && Number(ID) < FIRST.to && Number(Status) === 1,
)

function regionOfZip(zip: string): 'brussels' | 'wallonia' | 'flanders' {
  if (Number(zip) < 1300) return 'brussels'
  const isWalloon = Number(zip) < 1500 || (Number(zip) >= 4000 && Number(zip) < 8000)
  return isWalloon ? 'wallonia' : 'flanders'
}

function record(item: WireItem): Property {
  const mapping = mapProperty(item, 'nl')
  if (mapping.status !== 'ok') throw new Error(JSON.stringify(mapping.issues))
  return mapping.property
}

function findings(item: WireItem): AdField[] {
  return publicationCheck(record(item), undefined, TODAY).map(({ field }) => field)
}

describe('the publication check of the demo’s adverts', () => {
  const belgian = demo.filter(({ CountryID }) => Number(CountryID) === 10)

  it('covers at least 40 adverts', () => {
    expect(belgian.length).toBeGreaterThanOrEqual(40)
  })

  it('finds nothing in the others', () => {
    const lacking = belgian.filter((item) => findings(item).length > 0)
    const found = lacking.map((item) => `${item.ID} ${findings(item).join(' ')}`)
    expect(found).toEqual(INCOMPLETE)
  })

  it.each(belgian.map((item) => [item.ID, item] as const))(
    'finds each fact that is removed from %s',
    (_, item) => {
      const home = record(item)
      for (const field of requiredIn(regionOfZip(home.zip), home)) {
        const removed = Object.fromEntries((FIELDS[field] ?? [field]).map((name) => [name, null]))
        expect(findings({ ...item, ...removed })).toContain(field)
      }
    },
  )
})

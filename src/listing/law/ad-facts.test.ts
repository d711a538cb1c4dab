import { describe, expect, it } from 'vitest'
import { exampleProperty } from '../../../test/example-property'
import type { Law, Property } from '../property'
import { DEFAULT_PUBLISH_SETTINGS, publicDetail } from '../published'
import { adFacts } from './ad-facts'

const SETTINGS = { ...DEFAULT_PUBLISH_SETTINGS, showSoldDetailPage: true }

/** Every fact that any region may require. */
const ALL: Partial<Law> = {
  planningPermit: 'vg',
  planningZone: 'WGLK',
  planningUse: 'zone d’habitation',
  planningInfoUrl: 'https://openpermits.brussels/',
  floodZone: 'low',
  asbestos: 'available',
  electricalInspection: 'non-conform',
  soilCertificate: 'available',
  heritage: 'protected',
  individualMeters: 'water, gas',
  availableFrom: '2026-12-01',
  referenceRent: 1357,
  asbestosCommon: 'available',
  leaseType: 'short',
  lastRent: 1200,
  lastRentDate: '2026-09-01',
}

function factsOf(change: Partial<Property>) {
  const law = { ...exampleProperty().law, ...ALL, ...change.law }
  const home = publicDetail(exampleProperty({ ...change, law }), SETTINGS)
  return home ? adFacts(home) : []
}

function labels(change: Partial<Property>): string[] {
  return factsOf(change).map(({ label }) => label)
}

const LATER = 'energy.electricity energy.soil plan.heritage'
const RENT = 'price.rent price.charges price.deposit prop.available'
const PARCEL = 'plan.summons plan.preemption plan.subdivision'
const FLOOD = 'plan.floodparcel plan.floodbuilding plan.floodzone plan.floodreport'
const LEASE = 'prop.livingarea price.refrent price.lease price.lastrent price.lastrentdate'
const ASBESTOS = 'energy.asbestos.private energy.asbestos.common'

describe('the legally required facts', () => {
  it.each<[string, 0 | 1, string]>([
    ['9000', 0, `plan.permit plan.destination ${PARCEL} ${FLOOD} ${ASBESTOS} ${LATER}`],
    ['9000', 1, `${RENT} plan.meters ${FLOOD}`],
    ['5000', 0, `plan.destination plan.permit plan.floodzone energy.asbestos.private ${LATER}`],
    ['5000', 1, `${RENT} plan.meters`],
    [
      '1050',
      0,
      `plan.use plan.info plan.destination plan.floodzone energy.asbestos.private ${LATER}`,
    ],
    ['1050', 1, `${RENT} ${LEASE} plan.meters plan.use plan.info`],
  ])('in %s with goal %i are %s', (zip, goal, wanted) => {
    expect(labels({ zip, goal }).join(' ')).toBe(wanted)
  })

  it('abroad are only the costs of a rental', () => {
    expect(labels({ countryId: 50, zip: 'L-8008' })).toEqual([])
    expect(labels({ countryId: 50, zip: 'L-8008', goal: 1 }).join(' ')).toBe(RENT)
  })

  it('are empty for a listing that left the market', () => {
    expect(labels({ status: 2 })).toEqual([])
  })
})

it('a planning code is written as in adverts, and an unknown text is unchanged', () => {
  expect(factsOf({})[1]).toMatchObject({ kind: 'abbreviation', value: 'wglk', written: 'WgLk' })
  const walloon = factsOf({ zip: '5000', law: { planningZone: 'zone d’habitat' } as Law })
  expect(walloon[0]).toMatchObject({ kind: 'text', value: { nl: 'zone d’habitat' } })
})

it('a hidden rent also hides the deposit and the reference rent, but not the charges', () => {
  for (const change of [{ publishPrice: false }, { marquee: 2 }]) {
    const hidden = labels({ zip: '1050', goal: 1, ...change })
    expect(hidden).not.toContain('price.rent')
    expect(hidden).not.toContain('price.deposit')
    expect(hidden).not.toContain('price.refrent')
    expect(hidden).not.toContain('price.lastrent')
    expect(hidden).toContain('price.charges')
  }
})

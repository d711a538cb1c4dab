import { describe, expect, it } from 'vitest'
import { exampleProperty } from '../../../test/example-property'
import type { Law, Property } from '../property'
import { DEFAULT_PUBLISH_SETTINGS } from '../published'
import { AD_RULES, type AdField } from './ad-rules'
import { publicationCheck, upcomingFacts } from './publication-check'

const ZIP = { flanders: '9000', brussels: '1050', wallonia: '5000' }
type Place = keyof typeof ZIP

const NOTHING = Object.fromEntries(
  Object.keys(exampleProperty().law).map((name) => [name, null]),
) as Law

/** A used home with its full address and no other fact that an advert needs. */
function listingWithout(
  place: Place,
  change: Partial<Property> = {},
  law: Partial<Law> = {},
): Property {
  return exampleProperty({
    zip: ZIP[place],
    conditionId: 1,
    webId: 1,
    energyPerformance: null,
    epcLabel: null,
    available: null,
    ...change,
    law: { ...NOTHING, ...law },
  })
}

const ENERGY = { energyPerformance: 168, epcLabel: 'B' }
const RENTED = { goal: 1 } as const

function fields(property: Property, on?: string): AdField[] {
  return publicationCheck(property, undefined, on).map(({ field }) => field)
}

describe('an advert without facts', () => {
  const PLANNING =
    'PlanningPermit PlanningZone PlanningSummons PlanningPreemption PlanningSubdivision'
  const LABEL = 'EPCLabelText EPCUniqueCode EnergyPerformance EPCTotal'

  it.each<[Place, 0 | 1, string]>([
    ['flanders', 0, `EnergyPerformance ${PLANNING} FloodP FloodG`],
    ['flanders', 1, 'Charges EnergyPerformance'],
    ['wallonia', 0, LABEL],
    ['wallonia', 1, `Charges ${LABEL}`],
    ['brussels', 0, 'EPCLabelText CO2 PlanningUse PlanningInfoUrl'],
    ['brussels', 1, 'Charges ReferenceRent LeaseType IndividualMeters EPCLabelText'],
  ])('in %s with goal %i has findings for %s', (place, goal, missing) => {
    expect(fields(listingWithout(place, { goal })).join(' ')).toBe(missing)
  })

  it('abroad has no findings', () => {
    expect(publicationCheck(exampleProperty({ countryId: 50, zip: 'L-8008' }))).toEqual([])
    expect(publicationCheck(exampleProperty({ countryId: 11, zip: '75001' }))).toEqual([])
    const vienna = exampleProperty({ countryId: null, country: 'AT', zip: '1010', epcLabel: 'HWB' })
    for (const goal of [0, 1] as const) expect(publicationCheck({ ...vienna, goal })).toEqual([])
  })
})

const PLANNED = {
  planningPermit: 'Vg',
  planningZone: 'Wg',
  planningSummons: 'Gmo',
  planningPreemption: 'Gvkr',
  planningSubdivision: 'Gvv',
  floodP: 'A',
  floodG: 'B',
}
const CODED = { epcUniqueCode: '20240101001', epcTotal: 30_000 }
const USED = { co2: 30, planningUse: 'woning', planningInfoUrl: 'https://openpermits.brussels/' }

const LET = { charges: 45, individualMeters: 'water, gas', referenceRent: 1022, leaseType: 'nine' }

it.each<[Place, Partial<Property>, Partial<Law>]>([
  ['flanders', ENERGY, PLANNED],
  ['flanders', { ...ENERGY, ...RENTED }, { charges: 45 }],
  ['wallonia', ENERGY, CODED],
  ['wallonia', { ...ENERGY, ...RENTED }, { ...CODED, charges: 45, chargesFixed: false }],
  ['brussels', ENERGY, USED],
  ['brussels', { ...ENERGY, ...RENTED }, LET],
])('a complete advert in %s has no findings with %j', (place, change, law) => {
  expect(publicationCheck(listingWithout(place, change, law))).toEqual([])
})

describe('in Flanders', () => {
  const score = { energyPerformance: 168 }

  it.each([
    ['the address is hidden', { publishAddress: false }],
    ['the street has no number', { houseNumber: null }],
    ['there is no street', { street: null }],
  ])('the unique code is required if %s', (_, change) => {
    const findings = (law: Partial<Law>) =>
      fields(
        listingWithout('flanders', { ...RENTED, ...score, ...change }, { charges: 45, ...law }),
      )
    expect(findings({})).toEqual(['EPCUniqueCode'])
    expect(findings({ epcUniqueCode: '245' })).toEqual([])
  })

  it('the unique code is required if a marquee of the settings hides the street', () => {
    const settings = { ...DEFAULT_PUBLISH_SETTINGS, marqueesWithoutStreet: [5] }
    const home = listingWithout('flanders', { ...RENTED, ...score, marquee: 5 }, { charges: 45 })
    expect(publicationCheck(home, settings).map(({ field }) => field)).toEqual(['EPCUniqueCode'])
  })

  it('land needs no energy or building score, and a garage needs no energy score', () => {
    const scores = (webId: number) =>
      fields(listingWithout('flanders', { webId })).filter((field) => !field.startsWith('Planning'))
    expect(scores(3)).toEqual(['FloodP'])
    expect(scores(4)).toEqual(['FloodP', 'FloodG'])
  })

  it.each([2, 3, 8])('a building of condition %i needs no energy score yet', (conditionId) => {
    expect(fields(listingWithout('flanders', { conditionId }))).not.toContain('EnergyPerformance')
  })

  it('a flood score of E counts as missing', () => {
    expect(fields(listingWithout('flanders', {}, { floodP: 'E' }))).toContain('FloodP')
  })
})

describe('a home for rent in Brussels', () => {
  const flat = { ...ENERGY, ...RENTED, webId: 2 }
  const withoutLease = { ...LET, referenceRent: null, leaseType: null }

  it('needs its surface, reference rent and type of lease since 1 November 2024', () => {
    const home = listingWithout(
      'brussels',
      { ...flat, surfaceLiving: null, surfaceTotal: null },
      withoutLease,
    )
    expect(fields(home, '2024-10-31')).toEqual([])
    expect(fields(home, '2024-11-01')).toEqual(['SurfaceLiving', 'ReferenceRent', 'LeaseType'])
  })

  it.each([
    'short',
    'courte durée',
    '3 jaar',
    'Studentenhuur',
    'Huurcontract 1 jaar',
    'Korte duur (hoogstens 3 jaar)',
    'Short term (up to 3 years)',
    '12 mois',
    'kurz',
  ])('with the lease %s also needs the last rent and its date, unless it is new', (leaseType) => {
    const home = (change: Partial<Property>, law: Partial<Law>) =>
      fields(listingWithout('brussels', { ...flat, ...change }, { ...LET, leaseType, ...law }))
    expect(home({}, {})).toEqual(['LastRent', 'LastRentDate'])
    expect(home({ conditionId: 2 }, {})).toEqual([])
    expect(home({}, { lastRent: 950, lastRentDate: '2026-10-01' })).toEqual([])
  })

  it.each(['nine', '9 ans', '9 jaar, opzegbaar na 3 jaar', '9 Jahre', 'lebenslang'])(
    'with the lease %s does not',
    (leaseType) => {
      expect(fields(listingWithout('brussels', flat, { ...LET, leaseType }))).toEqual([])
    },
  )

  it('lacks a fact that is 0, because visitors do not see it', () => {
    const zero = {
      ...LET,
      leaseType: 'short',
      referenceRent: 0,
      lastRent: 0,
      lastRentDate: '2026-04-01',
    }
    const home = { ...flat, energyPerformance: 0, surfaceTotal: 0, surfaceLiving: null }
    expect(fields(listingWithout('brussels', home, zero))).toEqual([
      'SurfaceLiving',
      'ReferenceRent',
      'LastRent',
    ])
  })

  it('is not an office or a garage', () => {
    for (const webId of [4, 5])
      expect(fields(listingWithout('brussels', { ...flat, webId }, withoutLease))).toEqual([])
  })

  it('is warned a month before a rule starts, and not about a rule in force', () => {
    const home = listingWithout('brussels', flat, { individualMeters: 'gas' })
    const upcoming = (on: string) =>
      upcomingFacts(home, DEFAULT_PUBLISH_SETTINGS, on).map(({ field, from }) => `${field} ${from}`)
    expect(upcoming('2024-09-30')).toEqual([])
    const rules = ['ReferenceRent 2024-11-01', 'LeaseType 2024-11-01']
    expect(upcoming('2024-10-01')).toEqual(rules)
    expect(upcoming('2024-10-31')).toEqual(rules)
    expect(upcoming('2024-11-01')).toEqual([])
  })
})

it.each<[Place, string]>([
  ['flanders', 'FloodP FloodG'],
  ['brussels', 'PlanningUse PlanningInfoUrl'],
])('a lease of more than nine years in %s also needs %s', (place, missing) => {
  const home = (leaseType: string) =>
    fields(listingWithout(place, { ...ENERGY, ...RENTED }, { ...LET, leaseType }))
  expect(home('long').join(' ')).toBe(missing)
  expect(home('nine')).toEqual([])
})

describe('a rental', () => {
  it.each<[Place]>([['flanders'], ['wallonia'], ['brussels']])(
    'must show its rent in %s, even if the price is hidden',
    (place) => {
      for (const change of [{ publishPrice: false }, { marquee: 2 }, { price: null }]) {
        expect(fields(listingWithout(place, { ...RENTED, ...change }))).toContain('Price')
        expect(fields(listingWithout(place, change))).not.toContain('Price')
      }
    },
  )

  it('with charges of 0 has a finding for the charges', () => {
    expect(fields(listingWithout('flanders', RENTED, { charges: 0 }))).toContain('Charges')
  })

  it('must state in Wallonia whether its charges are fixed', () => {
    expect(fields(listingWithout('wallonia', RENTED, { charges: 45 }))).toContain('ChargesFixed')
    expect(
      fields(listingWithout('wallonia', RENTED, { charges: 45, chargesFixed: true })),
    ).not.toContain('ChargesFixed')
  })
})

it.each(['PEB en cours', 'in aanvraag', 'X'])(
  "the certificate text '%s' is reported as not a label",
  (epcLabel) => {
    const findings = publicationCheck(listingWithout('brussels', { ...RENTED, epcLabel }))
    expect(findings.at(-1)).toEqual({
      field: 'EPCLabelText',
      reason: `Brussels: '${epcLabel}' is not an energy label`,
    })
  },
)

it.each([{ status: 2 }, { status: 4 }, { status: 0 }, { marquee: 3 }, { marquee: 4 }])(
  'a listing with %j is not checked',
  (change) => {
    expect(publicationCheck(listingWithout('flanders', change))).toEqual([])
  },
)

it('every finding has a reason that names the region', () => {
  for (const place of ['flanders', 'wallonia', 'brussels'] as const) {
    for (const goal of [0, 1] as const) {
      const findings = publicationCheck(
        listingWithout(place, { goal, publishAddress: false, price: null }),
      )
      expect(findings.length).toBeGreaterThan(1)
      for (const { reason } of findings)
        expect(reason).toMatch(/^(Flanders|Wallonia|Brussels): [a-z]/)
    }
  }
})

it('every required fact has a reason', () => {
  for (const goals of Object.values(AD_RULES)) {
    for (const rule of [...goals.sale, ...goals.rent]) {
      if (rule.duty === 'required') expect(rule.why?.length).toBeGreaterThan(10)
    }
  }
})

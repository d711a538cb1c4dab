import { describe, expect, test } from 'vitest'
import {
  notaryFee,
  type PurchaseFacts,
  purchaseCosts,
  purchaseFacts,
  REGISTRATION_DUTIES,
} from './purchase-costs'

const HOME: PurchaseFacts = {
  goal: 0,
  price: 350_000,
  region: 'flanders',
  newBuild: false,
  dwelling: true,
}

test.each([
  ['flanders', 7_000, 42_000],
  ['wallonia', 10_500, 43_750],
  ['brussels', 18_750, 43_750],
] as const)(
  'the duty on 350,000 € in %s is %d € for a sole residence, else %d €',
  (region, ownHomeDuty, generalDuty) => {
    expect(purchaseCosts({ ...HOME, region })).toEqual({
      ownHomeDuty,
      generalDuty,
      residence: region === 'flanders' ? { registerWithinYears: 3, stayYears: 1 } : null,
      notary: { fee: 2_506.15, withVat: 3_032.44 },
    })
  },
)

test.each([
  [150_000, 0],
  [200_000, 0],
  [200_100, 12.5],
  [600_000, 50_000],
  [600_001, 75_000.13],
  [895_000, 111_875],
])('the duty in Brussels on %d € is %d € after the allowance', (price, duty) => {
  expect(purchaseCosts({ ...HOME, region: 'brussels', price })?.ownHomeDuty).toBe(duty)
})

test.each([
  [0, 0],
  [7_500, 342],
  [17_500, 627],
  [30_000, 912],
  [45_495, 1_176.96],
  [64_095, 1_389],
  [250_095, 2_449.2],
  [1_000_000, 2_876.65],
])('the notary’s fee on %d € is %d €', (price, fee) => {
  expect(notaryFee(price).fee).toBe(fee)
})

describe('the estimate is null', () => {
  test.each<[string, Partial<PurchaseFacts>]>([
    ['without a price', { price: null }],
    ['at a price of 0', { price: 0 }],
    ['without a region', { region: null }],
    ['in Luxembourg', { region: 'luxembourg' }],
    ['for a rent', { goal: 1 }],
    ['for a new home, which pays VAT', { newBuild: true }],
  ])('%s', (_, facts) => {
    expect(purchaseCosts({ ...HOME, ...facts })).toBeNull()
  })

  test('for a deed before the first known rate', () => {
    expect(purchaseCosts(HOME, '2024-12-31')).toBeNull()
    expect(purchaseCosts(HOME, '2025-01-01')).not.toBeNull()
  })
})

test('a garage has no rate for a sole residence', () => {
  expect(purchaseCosts({ ...HOME, dwelling: false })).toMatchObject({
    ownHomeDuty: null,
    generalDuty: 42_000,
  })
})

test('each rate of a region starts on the day on which the rate before it ends', () => {
  for (const rates of Object.values(REGISTRATION_DUTIES)) {
    const [, ...starts] = rates.map(({ from }) => from)
    expect(rates.map(({ until }) => until)).toEqual([...starts, undefined])
  }
})

test('the Flemish rate for a home has conditions of residence for deeds since 2026', () => {
  expect(purchaseCosts(HOME, '2025-12-31')?.residence).toBeNull()
  expect(purchaseCosts(HOME, '2026-01-01')?.residence).not.toBeNull()
  expect(purchaseCosts({ ...HOME, dwelling: false }, '2026-01-01')?.residence).toBeNull()
})

describe('the purchase facts of a listing', () => {
  const card = {
    kind: 'property',
    goal: 0,
    price: 350_000,
    zip: '1000',
    countryId: 10,
    webIds: [2],
  } as const

  test('have no region abroad, and no price in another currency', () => {
    const abroad = purchaseFacts({ ...card, countryId: null, zip: '1010', projectId: 9001 })
    expect(abroad).toMatchObject({ region: null, newBuild: false })
    expect(purchaseFacts({ ...card, currency: 'CHF' }).price).toBeNull()
  })

  test.each([
    ['a project', { kind: 'project' as const }],
    ['a unit', { projectId: 9001 }],
    ['a house in new condition', { conditionId: 2 }],
  ])('classify %s as a new building', (_, facts) => {
    expect(purchaseFacts({ ...card, ...facts }).newBuild).toBe(true)
  })
})

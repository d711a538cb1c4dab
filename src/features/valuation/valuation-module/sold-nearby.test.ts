import { describe, expect, test } from 'vitest'
import { type SoldListing, summariseSold } from './sold-nearby'

const CENTRE = { lat: 51.05, lng: 3.72 }
const NOW = new Date('2026-11-24T12:00:00Z')
/** About 111 m for each thousandth of a degree of latitude. */
const north = (thousandths: number) => ({ lat: CENTRE.lat + thousandths / 1000, lng: CENTRE.lng })

function sold(change: Partial<SoldListing> = {}): SoldListing {
  const started = '2026-03-01T09:00:00'
  return { webId: 1, point: CENTRE, started, leftAt: '2026-04-10T06:00:00Z', ...change }
}

const count = (...listings: SoldListing[]) => summariseSold(listings, CENTRE, NOW)?.count ?? null

test.each([
  ['within 2 km', { point: north(17) }, 3],
  ['beyond 2 km', { point: north(19) }, null],
  ['sold within two years', { started: '2022-01-01', leftAt: '2024-11-25T00:00:00Z' }, 3],
  ['sold before', { started: '2022-01-01', leftAt: '2024-11-23T00:00:00Z' }, null],
  ['on the market within two years, sold at an unknown time', { leftAt: null }, 3],
  ['on the market before, sold at an unknown time', { started: '2024-11-01', leftAt: null }, null],
] as const)('a property %s', (_, change, expected) => {
  expect(count(sold(), sold(), sold(change))).toBe(expected)
})

test('fewer than three are not shown', () => {
  expect(count()).toBeNull()
  expect(count(sold(), sold())).toBeNull()
})

describe('the median of the days on the market', () => {
  const after = (days: number | null) => {
    const start = Date.parse('2026-03-01')
    const leftAt = days === null ? null : new Date(start + days * 86_400_000).toISOString()
    return sold({ leftAt })
  }

  test.each([
    [[10, 30, 20], 20],
    [[10, 20, 30, 90], 20],
    [[10, 20, null, 30, null], 20],
    [[10, 20, null], null],
    [[-5, 10, 20], null],
    [[0, 0, 0], 0],
  ] as const)('of %j is %j', (days, expected) => {
    expect(summariseSold(days.map(after), CENTRE, NOW)?.medianDays).toBe(expected)
  })
})

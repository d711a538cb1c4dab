import { describe, expect, test } from 'vitest'
import { exampleProperty } from '../../test/example-property'
import { formerPrice, nextPastPrices } from './former-price'
import { DEFAULT_PUBLISH_SETTINGS } from './listing-types'
import type { Property } from './property'

type Facts = Partial<Property>

const NEW_PRICE: Facts = { marquee: 9 }
const OPTION: Facts = { marquee: 2 }

/** Returns the former price after the prices of these days, the first of which is never the former one of another. */
function afterChanges(...changes: [day: number, price: number | null, facts?: Facts][]) {
  const versions = changes.map(([day, price, facts]) => ({
    now: new Date(Date.UTC(2026, 0, 1 + day, 12)),
    property: { ...exampleProperty({ priceUnit: null, pastPrices: [], price }), ...facts },
  }))
  const last = versions.reduce<Property | null>((before, { now, property }) => {
    const settings = { ...DEFAULT_PUBLISH_SETTINGS, ignoreMarquees: [3, 4, 1] }
    return { ...property, pastPrices: nextPastPrices(before, property, settings, now) }
  }, null)
  return last && formerPrice(last)
}

describe('the former price', () => {
  test.each<[string, Parameters<typeof afterChanges>, number | null]>([
    ['of a new listing', [[0, 425]], null],
    [
      'after a drop',
      [
        [0, 425],
        [5, 399],
      ],
      425,
    ],
    [
      'after a drop and another change',
      [
        [0, 425],
        [5, 399],
        [9, 399, { bedrooms: 9 }],
      ],
      425,
    ],
    [
      'after a rise',
      [
        [0, 399],
        [5, 425],
      ],
      null,
    ],
    [
      'after two drops',
      [
        [0, 425],
        [5, 399],
        [20, 380],
      ],
      425,
    ],
    [
      'after a drop and a rise below the first price',
      [
        [0, 425],
        [5, 399],
        [9, 410],
      ],
      null,
    ],
    [
      '30 days after the drop',
      [
        [0, 425],
        [5, 399],
        [35, 399],
      ],
      425,
    ],
    [
      '31 days after the drop',
      [
        [0, 425],
        [5, 399],
        [36, 399],
      ],
      null,
    ],
    [
      'after a drop, 31 days after an earlier one',
      [
        [0, 425],
        [5, 399],
        [36, 380],
      ],
      399,
    ],
    [
      'of two drops, 31 days after the first',
      [
        [0, 425],
        [5, 399],
        [20, 380],
        [36, 380],
      ],
      399,
    ],
    [
      'with the label, long after the drop',
      [
        [0, 425],
        [5, 399],
        [400, 399, NEW_PRICE],
      ],
      425,
    ],
    [
      'without the label that it had',
      [
        [0, 425],
        [5, 399, NEW_PRICE],
        [80, 399, NEW_PRICE],
        [81, 399],
      ],
      null,
    ],
    [
      'after a drop that is reversed',
      [
        [0, 425],
        [5, 399],
        [6, 425],
      ],
      null,
    ],
    [
      'after a drop that is reversed and repeated',
      [
        [0, 425],
        [5, 399],
        [6, 425],
        [9, 399],
      ],
      425,
    ],
    [
      'after a rise that is reversed',
      [
        [0, 425],
        [5, 452],
        [6, 425],
      ],
      null,
    ],
    [
      'after a rise and a drop above the first price',
      [
        [0, 425],
        [5, 452],
        [9, 440],
      ],
      null,
    ],
    [
      'after a rise and a drop below the first price',
      [
        [0, 425],
        [5, 452],
        [9, 410],
      ],
      425,
    ],
    [
      'after a second drop that is reversed',
      [
        [0, 425],
        [5, 399],
        [6, 380],
        [7, 399],
      ],
      425,
    ],
  ])('%s', (_, changes, expected) => {
    expect(afterChanges(...changes)).toBe(expected)
  })

  test.each<[string, Facts]>([
    ['a price that is not published', { publishPrice: false }],
    ['an option', OPTION],
    ['a label of the settings that takes it off the market', { marquee: 1 }],
    ['a sale', { status: 2 }],
    ['a rental', { status: 4 }],
    ['an unpublished listing', { status: 5 }],
    ['another currency', { currency: 'CHF' }],
    ['a lowest price', { priceUnit: 7 }],
    ['another price unit', { priceUnitText: { nl: 'excl. btw' } }],
    ['a listing for rent', { goal: 1 }],
  ])('is not that of %s', (_, facts) => {
    expect(afterChanges([0, 425, facts], [5, 399])).toBeNull()
    expect(afterChanges([0, 425], [5, 399, facts])).toBeNull()
    expect(afterChanges([0, 425], [5, 399, facts], [6, 399])).toBeNull()
  })

  test('is not that of a price on request', () => {
    expect(afterChanges([0, 425], [5, null])).toBeNull()
    expect(afterChanges([0, null], [5, 399])).toBeNull()
    expect(afterChanges([0, 425], [5, 399], [6, null], [7, 399])).toBeNull()
  })

  test('is hidden under option, and shown again after it', () => {
    const changes: Parameters<typeof afterChanges> = [
      [0, 425],
      [5, 399],
      [6, 399, OPTION],
    ]
    expect(afterChanges(...changes)).toBeNull()
    expect(afterChanges(...changes, [7, 399])).toBe(425)
  })

  test('is forgotten if the price changes under option', () => {
    expect(afterChanges([0, 425], [5, 399], [6, 380, OPTION], [7, 380])).toBeNull()
  })

  test.each<[string, Parameters<typeof afterChanges>, number | null]>([
    [
      'a mistake that rose and was corrected after two days',
      [
        [0, 300],
        [10, 395],
        [12, 300],
      ],
      null,
    ],
    [
      'a mistake that was corrected to a higher price than before',
      [
        [0, 300],
        [10, 395],
        [11, 305],
      ],
      null,
    ],
    [
      'a price below that before a mistake',
      [
        [0, 300],
        [10, 395],
        [11, 290],
      ],
      300,
    ],
    [
      'a price that was lower within the days shown',
      [
        [0, 425],
        [5, 399],
        [9, 430],
        [14, 410],
      ],
      null,
    ],
  ])('of %s', (_, changes, expected) => {
    expect(afterChanges(...changes)).toBe(expected)
  })

  test.each([
    [0, null],
    [1, null],
    [2, 395],
    [20, 395],
  ])('of a listing whose first price stood for %i days is %j', (days, expected) => {
    const first = exampleProperty({
      priceUnit: null,
      pastPrices: [],
      price: 395,
      startCommercialisation: null,
    })
    const next = { ...first, price: 300 }
    const day = new Date(Date.UTC(2026, 0, 1 + days, 22, 45))
    const settings = { ...DEFAULT_PUBLISH_SETTINGS, ignoreMarquees: [] }
    const pastPrices = nextPastPrices(first, next, settings, day, '2026-01-01T23:30:00')
    expect(formerPrice({ ...next, pastPrices })).toBe(expected)
  })

  test('of a new listing is the stated one', () => {
    const stated = { pastPrices: [{ price: 425, until: '2026-01-02' }] }
    expect(afterChanges([5, 399, stated])).toBe(425)
    expect(afterChanges([50, 399, stated])).toBeNull()
    expect(afterChanges([50, 399, { ...stated, ...NEW_PRICE }])).toBe(425)
  })
})

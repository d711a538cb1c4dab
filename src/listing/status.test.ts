import { describe, expect, it } from 'vitest'
import {
  availability,
  canBook,
  hasDetailPage,
  isUnitAvailable,
  STATUS,
  soldPageRule,
} from './status'

const closed = { showSoldDetailPage: false, ignoreMarquees: [3, 4] }
const shown = { ...closed, showSoldDetailPage: true }

describe('a status', () => {
  it('is one of the seven of the CRM', () => {
    expect(Object.values(STATUS)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it.each([
    [1, null, 'on-market', 'detail', 'detail'],
    [1, 1, 'on-market', 'detail', 'detail'],
    [1, 2, 'on-market', 'detail', 'detail'],
    [1, 3, 'left-market', 'sold-page', 'sold-detail'],
    [1, 4, 'left-market', 'sold-page', 'sold-detail'],
    [2, null, 'left-market', 'sold-page', 'sold-detail'],
    [4, 1, 'left-market', 'sold-page', 'sold-detail'],
    [0, null, 'not-published', 'not-found', 'not-found'],
    [3, null, 'not-published', 'not-found', 'not-found'],
    [5, 3, 'not-published', 'not-found', 'not-found'],
    [6, null, 'not-published', 'not-found', 'not-found'],
  ])('of %s with marquee %s is %s: %s, or %s with sold pages', (status, marquee, ...rest) => {
    const property = { status, marquee }
    const [state, rule, ruleWithSoldPages] = rest
    expect(availability(property, closed)).toBe(state)
    expect(soldPageRule(property, closed)).toBe(rule)
    expect(soldPageRule(property, shown)).toBe(ruleWithSoldPages)
    expect(hasDetailPage(property, closed)).toBe(rule === 'detail')
  })

  it('is off the market under a marquee of the settings', () => {
    const settings = { ...closed, ignoreMarquees: [2] }
    expect(soldPageRule({ status: 1, marquee: 2 }, settings)).toBe('sold-page')
    expect(isUnitAvailable({ status: 1, marquee: 2 }, settings)).toBe(false)
    expect(soldPageRule({ status: 1, marquee: 3 }, settings)).toBe('sold-page')
  })

  it('allows appointments only if it is 1, for sale and for rent', () => {
    for (const goal of [0, 1] as const) {
      const bookable = [0, 1, 2, 3, 4, 5, 6].filter((status) =>
        canBook({ goal, status, marquee: null }),
      )
      expect(bookable).toEqual([1])
      expect(canBook({ goal, status: 1, marquee: 3 })).toBe(false)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { euroPrice, formatEuro, formatPrice, isPriceShown, shownPrice } from './price'

const open = { publishPrice: true, marquee: null, status: 1, price: 345000 }

describe('a price', () => {
  it.each([
    [685000, '€ 685.000'],
    [1234567, '€ 1.234.567'],
    [950, '€ 950'],
    [1234.5, '€ 1.234,50'],
    [0, '€ 0'],
    [-12500, '€ -12.500'],
  ])('of %s is formatted as %s in every language', (value, text) => {
    expect(formatEuro(value)).toBe(text.replace(' ', '\u00A0'))
  })

  it.each([
    [1_250_000, 'CHF', 'CHF 1.250.000'],
    [895.5, 'GBP', 'GBP 895,50'],
    [345_000, 'EUR', '€ 345.000'],
    [345_000, undefined, '€ 345.000'],
  ])('of %s in %s is formatted as %s', (value, currency, text) => {
    expect(formatPrice(value, currency)).toBe(text.replace(' ', '\u00A0'))
  })

  it('is compared with others only in euros', () => {
    expect(euroPrice({ price: 345_000 })).toBe(345_000)
    expect(euroPrice({ price: 345_000, currency: 'CHF' })).toBeNull()
  })

  it.each([1, 5, 9, 6, null])('is public under marquee %s', (marquee) => {
    expect(shownPrice({ ...open, marquee })).toBe(345000)
  })

  it.each([
    ['not published', { publishPrice: false }],
    ['under option', { marquee: 2 }],
    ['marked as sold', { marquee: 3 }],
    ['marked as rented', { marquee: 4 }],
    ['sold', { status: 2 }],
    ['rented', { status: 4 }],
    ['absent', { price: null }],
    ['0', { price: 0 }],
  ])('is hidden if it is %s', (_, change) => {
    expect(isPriceShown({ ...open, ...change })).toBe(false)
    expect(shownPrice({ ...open, ...change })).toBeNull()
  })
})

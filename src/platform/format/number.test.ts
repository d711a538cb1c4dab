import { describe, expect, it } from 'vitest'
import { formatAmount, formatInteger, formatSurface, numberInText } from './number'

describe('numbers', () => {
  it.each([
    [212, '212 m²'],
    [211.98, '212 m²'],
    [85.34, '85,3 m²'],
    [1212.5, '1.212,5 m²'],
    [0, '0 m²'],
    [Number.NaN, 'NaN'],
  ])('shows the surface %s as %s', (m2, text) => {
    expect(formatSurface(m2)).toBe(text.replace(' ', '\u00A0'))
  })

  it.each([
    [1234.5, '1.234,50'],
    [-0.001, '0,00'],
    [1234567.891, '1.234.567,89'],
    [Number.POSITIVE_INFINITY, 'NaN'],
  ])('shows the amount %s as %s', (value, text) => {
    expect(formatAmount(value)).toBe(text)
  })

  it.each([
    ['nl', '1.234.567', '3,5'],
    ['fr', '1\u202F234\u202F567', '3,5'],
    ['de', '1.234.567', '3,5'],
  ] as const)('writes a number within a sentence in %s as %j', (lang, integer, decimal) => {
    expect(numberInText(1_234_567, lang)).toBe(integer)
    expect(numberInText(3.5, lang, 1)).toBe(decimal)
    expect(numberInText(Number.NaN, lang)).toBe('NaN')
  })

  it('groups whole numbers by dots', () => {
    expect([0, 999, 1000, 1234567, -4200].map(formatInteger)).toEqual([
      '0',
      '999',
      '1.000',
      '1.234.567',
      '-4.200',
    ])
  })
})

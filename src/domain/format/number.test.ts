import { describe, expect, it } from 'vitest'
import { formatDecimal, formatInteger, formatSurface } from './number'

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
  ])('shows the decimal %s as %s', (value, text) => {
    expect(formatDecimal(value)).toBe(text)
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

import { describe, expect, it } from 'vitest'
import { regionOf } from './region'

describe('regions', () => {
  it.each([
    ['0999', null],
    ['1000', 'brussels'],
    ['1299', 'brussels'],
    ['1300', 'wallonia'],
    ['1499', 'wallonia'],
    ['1500', 'flanders'],
    ['3999', 'flanders'],
    ['4000', 'wallonia'],
    ['7999', 'wallonia'],
    ['8000', 'flanders'],
    ['9999', 'flanders'],
    ['10000', null],
    ['', null],
    ['9 00', null],
    [' 9000 ', 'flanders'],
  ])('postcode %s is in %s', (zip, region) => {
    expect(regionOf(zip, 10)).toBe(region)
  })

  it('recognises Luxembourg by its country, 50, and no others', () => {
    expect(regionOf('L-8008', 50)).toBe('luxembourg')
    expect(regionOf('1000', 50)).toBe('luxembourg')
    expect(regionOf('1000', 20)).toBeNull()
  })
})

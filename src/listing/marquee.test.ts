import { describe, expect, it } from 'vitest'
import { hidesPrice, isIgnoredMarquee, marqueeOf } from './marquee'

describe('a marquee', () => {
  it.each([
    [1, 'new', '#1c6b45'],
    [2, 'option', '#8a5a00'],
    [3, 'sold', '#a4262c'],
    [4, 'rented', '#5d3b8e'],
    [5, 'newConditions', '#14608c'],
    [9, 'newPrice', '#ad4310'],
  ])('with ID %s is %s with the colour %s', (id, key, colour) => {
    expect(marqueeOf(id)).toMatchObject({ key, colour })
  })

  it('hides the price of properties under option, sold or rented', () => {
    expect([1, 2, 3, 4, 5, 9, 7, null].filter(hidesPrice)).toEqual([2, 3, 4])
  })

  it('takes a listing off the market for sold, rented and the IDs of the settings', () => {
    expect([1, 2, 3, 4, 5, 9, null].filter((id) => isIgnoredMarquee(id))).toEqual([3, 4])
    expect(isIgnoredMarquee(5, [5])).toBe(true)
  })
})

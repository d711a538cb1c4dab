import { describe, expect, it } from 'vitest'
import { hidesPrice, isIgnoredMarquee, MARQUEE, marqueeOf, withFewNew } from './marquee'

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

describe('the label of new listings', () => {
  const now = new Date('2026-11-24T10:00:00Z')
  const card = (started: string | null, marquee: number | null = MARQUEE.new) => ({
    started,
    marquee,
  })
  const labelled = (...cards: ReturnType<typeof card>[]) =>
    withFewNew(cards, now).map(({ marquee }) => marquee)

  it('ends after seven days', () => {
    const days = ['2026-11-17T00:00:00', '2026-11-16T23:59:00', '2026-11-24T09:00:00', null]
    expect(days.map((day) => labelled(card(day))[0] ?? null)).toEqual([1, null, 1, null])
  })

  it('is on the newest third of the cards, and other labels stay', () => {
    const days = ['20', '24', '22', '23', '21', '19'].map((day) => card(`2026-11-${day}T08:00:00`))
    expect(labelled(...days)).toEqual([null, 1, null, 1, null, null])
    expect(labelled(card(null, MARQUEE.option), card('2026-11-24T08:00:00'))).toEqual([2, 1])
  })
})

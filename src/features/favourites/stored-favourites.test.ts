import { describe, expect, test } from 'vitest'
import { lastSearch } from './last-search'
import { EMPTY_FAVOURITES, readState, withSeen, withToggled, writeState } from './stored-favourites'

const NOON = new Date('2026-11-21T12:00:00Z')
const GHENT = {
  path: '/nl/te-koop?region=Gent%7C9000',
  name: 'Te koop in Gent',
  at: NOON.getTime(),
}

describe('the stored state of the favourites', () => {
  test('is the same after writing and reading', () => {
    const viewed = withSeen(withToggled(EMPTY_FAVOURITES, 'p9001'), '410001', NOON)
    const state = { ...viewed, hidden: ['410002'], search: GHENT }
    expect(readState(writeState(state))).toEqual(state)
  })

  test('has the last search for a day, on pages in its language', () => {
    const state = { ...EMPTY_FAVOURITES, search: GHENT }
    const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000)
    expect(lastSearch(state, 'nl', later(23))).toEqual(GHENT)
    expect(lastSearch(state, 'fr', NOON)).toBeNull()
    expect(lastSearch(state, 'nl', later(24))).toBeNull()
    const elsewhere = { ...EMPTY_FAVOURITES, search: { ...GHENT, path: '//nl/' } }
    expect(lastSearch(elsewhere, 'nl', NOON)).toBeNull()
    expect(lastSearch({ ...EMPTY_FAVOURITES, search: 'x' }, 'nl', NOON)).toBeNull()
  })

  test.each([
    null,
    '',
    '{',
    'null',
    '3',
    '[]',
    '{}',
    '{"v":2,"kept":["1"]}',
    '{"v":1,"kept":"1"}',
    '{"v":1,"hidden":1}',
    '{"v":1,"kept":[1,null,"x","01"],"recent":["1",["1"],["x",1],["1","1"]],"compare":{}}',
  ])('is empty if %s was stored', (text) => {
    expect(readState(text)).toEqual(EMPTY_FAVOURITES)
  })
})

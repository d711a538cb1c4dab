import { describe, expect, test } from 'vitest'
import { EMPTY_FAVOURITES, readState, withSeen, withToggled, writeState } from './stored-favourites'

const NOON = new Date('2026-11-21T12:00:00Z')

describe('the stored state of the favourites', () => {
  test('is the same after writing and reading', () => {
    const state = withSeen(withToggled(EMPTY_FAVOURITES, 'p9001'), '410001', NOON)
    expect(readState(writeState(state))).toEqual(state)
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
    '{"v":1,"kept":[1,null,"x","01"],"recent":["1",["1"],["x",1],["1","1"]],"compare":{}}',
  ])('is empty if %s was stored', (text) => {
    expect(readState(text)).toEqual(EMPTY_FAVOURITES)
  })
})

import { describe, expect, test } from 'vitest'
import {
  EMPTY_FAVOURITES,
  readState,
  recentIds,
  withSeen,
  withToggled,
  writeState,
} from './stored-favourites'

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

  test('is limited in size, even if more was stored', () => {
    const ids = Array.from({ length: 500 }, (_, index) => String(index + 1))
    const state = readState(
      JSON.stringify({ v: 1, kept: ids, recent: ids.map((id) => [id, 1]), compare: ids }),
    )
    expect(state.favourites).toHaveLength(100)
    expect(state.recent).toHaveLength(12)
    expect(state.compare).toEqual(['1', '2', '3', '4'])
  })
})

describe('the favourites', () => {
  test('are added and removed by the same call, newest first', () => {
    const two = withToggled(withToggled(EMPTY_FAVOURITES, '1'), 'p1')
    expect(two.favourites).toEqual(['p1', '1'])
    expect(withToggled(two, 'p1').favourites).toEqual(['1'])
  })

  test('are limited to a hundred, and the oldest is dropped', () => {
    let state = EMPTY_FAVOURITES
    for (let id = 1; id <= 101; id++) state = withToggled(state, String(id))
    expect(state.favourites).toHaveLength(100)
    expect(state.favourites.at(0)).toBe('101')
    expect(state.favourites.at(-1)).toBe('2')
  })
})

describe('recently viewed pages', () => {
  test('are limited to the last twelve distinct pages', () => {
    let state = EMPTY_FAVOURITES
    for (let id = 1; id <= 14; id++) state = withSeen(state, String(id), NOON)
    state = withSeen(state, '5', NOON)
    const ids = ['5', '14', '13', '12', '11', '10', '9', '8', '7', '6', '4', '3']
    expect(recentIds(state, NOON)).toEqual(ids)
    expect(recentIds(state, NOON, '5')).toEqual(ids.slice(1))
  })

  test('expire after a day', () => {
    const state = withSeen(EMPTY_FAVOURITES, '1', NOON)
    expect(recentIds(state, new Date('2026-11-22T11:59:00Z'))).toEqual(['1'])
    expect(recentIds(state, new Date('2026-11-22T12:00:00Z'))).toEqual([])
    expect(withSeen(state, '2', new Date('2026-11-22T12:00:00Z')).recent).toHaveLength(1)
  })
})

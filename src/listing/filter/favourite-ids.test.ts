import { describe, expect, test } from 'vitest'
import { favouriteId, idsQuery, parseFavouriteIds } from './favourite-ids'

function read(query: string, max = 60): string[] {
  return parseFavouriteIds(new URLSearchParams(query), max).map(favouriteId)
}

describe('the favourite IDs of a URL', () => {
  test.each([
    ['', []],
    ['ids=', []],
    ['ids=410001', ['410001']],
    ['ids=410001,p9001', ['410001', 'p9001']],
    ['ids=9001,p9001', ['9001', 'p9001']],
    ['ids=3,1,2,1,3', ['3', '1', '2']],
    ['ids=1&ids=p2&ids=3,4', ['1', 'p2', '3', '4']],
    ['ids=%201%20,%20p2', ['1', 'p2']],
    ['id=1', []],
  ])('of ?%s are %j', (query, ids) => {
    expect(read(query)).toEqual(ids)
  })

  test('exclude invalid IDs', () => {
    const bad = '0 -1 01 x P1 p pp1 1.5 1e3 12345678901 ٣ <b> %00'.split(' ')
    expect(read(`ids=${[...bad, '7'].join(',')}`)).toEqual(['7'])
  })

  test('are limited to the given maximum', () => {
    const many = Array.from({ length: 5000 }, (_, index) => index + 1)
    expect(read(`ids=${many.join(',')}`)).toHaveLength(60)
    expect(read('ids=1,1,2,x,3,4,5', 4)).toEqual(['1', '2', '3', '4'])
  })

  test('are the same after writing and parsing', () => {
    expect(idsQuery(['410001', { kind: 'project', id: 9001 }])).toBe('ids=410001,p9001')
    expect(read(idsQuery(['410001', 'p9001']))).toEqual(['410001', 'p9001'])
    expect(idsQuery([])).toBe('')
  })
})

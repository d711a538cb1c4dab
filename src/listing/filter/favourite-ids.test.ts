import { describe, expect, test } from 'vitest'
import { favouriteId, parseFavouriteIds } from './favourite-ids'

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
})

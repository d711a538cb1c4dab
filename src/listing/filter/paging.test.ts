import { describe, expect, it } from 'vitest'
import { clampPage, pageSize, pageWindow, rowSpan } from './paging'

describe('the page size', () => {
  it.each([
    [0, 12],
    [5, 12],
    [6, 6],
    [12, 12],
    [24, 24],
    [Number.NaN, 12],
  ])('for a configured size of %s is %s rows', (configured, rows) => {
    expect(pageSize(configured, false)).toBe(rows)
    expect(pageSize(configured, true)).toBe(11)
  })
})

describe('the pager', () => {
  it.each([
    [1, 1],
    [0, 1],
    [-3, 1],
    [4, 4],
    [5, 4],
    [1e9, 4],
    [Number.NaN, 1],
    [2.9, 2],
  ])('replaces page %s of 38 rows by page %s', (requested, page) => {
    expect(clampPage(requested, 38, 12)).toBe(page)
  })

  it('always contains the first, last, current and adjacent pages in order', () => {
    for (let last = 1; last <= 30; last++) {
      for (let page = 1; page <= last; page++) {
        const entries = pageWindow(page, last)
        const numbers = entries.filter((entry) => entry !== '…')
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        const wanted = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last)
        expect(numbers).toEqual(expect.arrayContaining(wanted))
        expect(entries.length).toBeLessThanOrEqual(7)
      }
    }
  })
})

it.each([
  [undefined, undefined, 1, 12],
  ['1', '12', 1, 12],
  ['13', '24', 13, 24],
  ['13', undefined, 13, 24],
  [undefined, '30', 1, 30],
  ['5', '5', 5, 5],
  ['1', '100', 1, 100],
  ['1', '100000', 1, 100],
  ['51', '500', 51, 150],
  ['10', '2', 10, 21],
  ['0', '0', 1, 12],
  ['-4', 'x', 1, 12],
  ['1e3', '99999999999999', 1, 12],
])('limit1=%s and limit2=%s select the rows %s to %s', (limit1, limit2, from, to) => {
  expect(rowSpan(limit1, limit2)).toEqual({ from, to, offset: from - 1, limit: to - from + 1 })
})

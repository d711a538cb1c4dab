import { expect, test } from 'vitest'
import { readRemovals, shortened, writeRemovals } from './removals'

test('removals are read back unchanged', () => {
  const removals = {
    id: 12,
    hidden: 2,
    parts: [
      { name: '<script>', count: 1 },
      { name: 'inkscape:*', count: 34 },
      { name: '@font-face', count: 1 },
    ],
  }
  expect(writeRemovals(removals)).toBe('12~2~<script>=1~inkscape:*=34~@font-face=1')
  expect(readRemovals(writeRemovals(removals))).toEqual(removals)
  expect(readRemovals('7~0')).toEqual({ id: 7, hidden: 0, parts: [] })
  const signed = { id: 7, hidden: 0, parts: [], unchanged: 'signed' as const }
  expect(readRemovals(writeRemovals(signed))).toEqual(signed)
})

test('names beyond the limit or with special characters are counted together', () => {
  const parts = Array.from({ length: 30 }, (_, at) => ({ name: `<a${at}>`, count: 2 }))
  const long = { id: 1, hidden: 0, parts: [{ name: 'call us: 0400', count: 5 }, ...parts] }
  expect(shortened(long).parts.slice(-2)).toEqual([
    { name: '<a11>', count: 2 },
    { name: '…', count: 41 },
  ])
  expect(readRemovals(writeRemovals(long))).toEqual({ id: 1, ...shortened(long) })
})

test.each([
  '',
  'x',
  '1',
  '1~-1',
  '1~0~script',
  '1~0~<b>call us</b>=1',
  '1~0~a=x',
  '1~1.5',
  '1~0~changed',
])('%j is not read', (value) => {
  expect(readRemovals(value)).toBe(null)
})

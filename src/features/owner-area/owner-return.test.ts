import { expect, test } from 'vitest'
import { safeReturnTo } from './owner-return'

test.each([
  '/nl/history',
  '/fr/history?property=410004',
  '/de/history?property=all',
  '/nl/history/documents/410004/100011',
])('accepts the owner page %s', (path) => {
  expect(safeReturnTo(path)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  ['/nl/history'],
  '/nl/',
  '//evil.example/nl/history',
  'https://evil.example/nl/history',
  '/nl/history/../../evil',
  '/nl/history?property=1&next=//evil.example',
  '/nl/history\n',
  '/\\evil.example/history',
  'javascript:alert(1)',
])('refuses %j, which is no owner page', (path) => {
  expect(safeReturnTo(path)).toBeNull()
})

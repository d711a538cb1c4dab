import { expect, test } from 'vitest'
import {
  type ListedRedirect,
  listOf,
  movedList,
  restoredList,
  withRedirects,
} from './redirect-list'

test('a redirect with a new target keeps its source', () => {
  const list = listOf([['/a', '/nl/x', 'csv']])
  const changed = [
    { path: '/b', target: null },
    { path: '/a', target: '/nl/y' },
  ]
  expect(withRedirects(list, changed, 'hand').redirects).toEqual([
    ['/a', '/nl/y', 'csv'],
    ['/b', null, 'hand'],
  ])
})

test('the redirects to a moved page get its new address, and none leaves it', () => {
  const list = listOf([
    ['/a', '/nl/old', 'hand'],
    ['/nl/new', '/nl/x', 'hand'],
  ])
  const moved = [{ path: '/nl/old', target: '/nl/new' }]
  expect(movedList(list, moved, ['/nl/new']).redirects).toEqual([
    ['/a', '/nl/new', 'hand'],
    ['/nl/old', '/nl/new', 'slug'],
  ])
})

const RESTORED: [what: string, past: ListedRedirect[], now: ListedRedirect[], ListedRedirect[]][] =
  [
    ['is restored completely', [['/a', '/nl/x', 'hand']], [], [['/a', '/nl/x', 'hand']]],
    ['loses redirects that were added by hand since', [], [['/b', '/nl/x', 'csv']], []],
    ['leaves out the path of a page', [['/nl/page', '/nl/x', 'hand']], [], []],
    [
      'follows pages that moved since',
      [['/a', '/nl/old', 'hand']],
      [['/nl/old', '/nl/new', 'slug']],
      [
        ['/a', '/nl/new', 'hand'],
        ['/nl/old', '/nl/new', 'slug'],
      ],
    ],
    [
      'makes no loop with addresses that pages left since',
      [['/nl/new', '/nl/old', 'hand']],
      [['/nl/old', '/nl/new', 'slug']],
      [['/nl/new', '/nl/old', 'hand']],
    ],
  ]

test.each(RESTORED)('an older list %s', (_, past, now, expected) => {
  const isPage = (path: string) => path === '/nl/page'
  expect(restoredList(listOf(past), listOf(now), isPage).redirects).toEqual(expected)
})

import { expect, test } from 'vitest'
import {
  type ListedRedirect,
  listOf,
  movedList,
  restoredList,
  withRedirects,
} from './redirect-list'

const nothing = () => false

test('a redirect that leads elsewhere keeps what wrote it', () => {
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

test('a page that moves takes what led to it along, and nothing leads away from it', () => {
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
    ['comes back whole', [['/a', '/nl/x', 'hand']], [], [['/a', '/nl/x', 'hand']]],
    ['loses what was added by hand since', [], [['/b', '/nl/x', 'csv']], []],
    ['leaves a page alone', [['/nl/page', '/nl/x', 'hand']], [], []],
    [
      'leads on to where pages moved since',
      [['/a', '/nl/old', 'hand']],
      [['/nl/old', '/nl/new', 'slug']],
      [
        ['/a', '/nl/new', 'hand'],
        ['/nl/old', '/nl/new', 'slug'],
      ],
    ],
    [
      'makes no loop with what pages left since',
      [['/nl/new', '/nl/old', 'hand']],
      [['/nl/old', '/nl/new', 'slug']],
      [['/nl/new', '/nl/old', 'hand']],
    ],
  ]

test.each(RESTORED)('a list of before %s', (_, past, now, expected) => {
  const isPage = (path: string) => path === '/nl/page'
  expect(restoredList(listOf(past), listOf(now), isPage).redirects).toEqual(expected)
})

test('thousands of addresses are put back at once', () => {
  const many = Array.from({ length: 5000 }, (_, at): ListedRedirect => [`/${at}`, '/nl/x', 'csv'])
  expect(restoredList(listOf(many), listOf([]), nothing).redirects).toHaveLength(5000)
})

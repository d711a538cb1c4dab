import { describe, expect, test } from 'vitest'
import {
  addRedirect,
  newPath,
  oldPath,
  redirectLines,
  type Targets,
  targetOf,
} from './redirect-targets'

const ORIGIN = 'https://www.lindehof.example'

test.each([
  ['/aanbod/te-koop/', '/aanbod/te-koop'],
  ['/pand.php?id=12', '/pand.php?id=12'],
  ['https://oud.example/nl/aanbod', '/nl/aanbod'],
  [' /nl/oud ', '/nl/oud'],
  ['\u00a0\u200b/nl/oud\u00a0', '/nl/oud'],
  ['/', null],
  ['https://oud.example', null],
  ['nl/oud', null],
  ['//evil.example', null],
  ['/staff/leads', null],
  ['/api', null],
  ['/a b', null],
  [`/${'x'.repeat(600)}`, null],
])('%j is the old address %j', (text, path) => {
  expect(oldPath(text)).toBe(path)
})

test.each([
  ['/nl/te-koop?type=1', '/nl/te-koop?type=1'],
  [`${ORIGIN}/nl/contact#kaart`, '/nl/contact#kaart'],
  ['\u200b\u00a0/nl/contact \u2060', '/nl/contact'],
  ['https://evil.example/nl', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['nl/contact', null],
  ['/staff', null],
  ['/staff?a=1', null],
  ['/basemap/a.svg', null],
  ['/nl/..//evil.example', null],
  ['/%2e//evil.example', null],
])('%j leads to %j', (text, path) => {
  expect(newPath(text, ORIGIN)).toBe(path)
})

describe('a new redirect', () => {
  const all = new Map([
    ['/a', '/b'],
    ['/x', '/y'],
  ])

  test.each([
    ['leads to the end of a chain', '/c', '/a', { '/c': '/b' }],
    ['takes those before along', '/b', '/nl/', { '/a': '/nl/', '/b': '/nl/' }],
    ['replaces the one that was', '/x', '/z', { '/x': '/z' }],
  ])('%s', (_, path, target, changed) => {
    expect(addRedirect({ path, target }, all)).toEqual({
      status: 'ok',
      changed: Object.entries(changed).map(([from, to]) => ({ path: from, target: to })),
    })
  })

  test.each([
    ['/q', '/q'],
    ['/q', '/q/'],
    ['/b', '/a'],
    ['/q', '/q#top'],
  ])('from %s to %s is a loop', (path, target) => {
    expect(addRedirect({ path, target }, all)).toEqual({ status: 'refused', issue: 'loop' })
  })
})

test('an address is found by its query, else by its path', () => {
  const all = new Map([
    ['/pand.php?id=1', '/nl/property/1'],
    ['/pand.php', '/nl/te-koop'],
  ])
  const findTarget = (path: string) => targetOf(all, new URL(path, ORIGIN))?.target ?? null
  expect(findTarget('/pand.php?id=1')).toBe('/nl/property/1')
  expect(findTarget('/pand.php?id=2')).toBe('/nl/te-koop')
  expect(findTarget('/pand.php/')).toBe('/nl/te-koop')
  expect(findTarget('/other')).toBeNull()
})

describe('a permanently removed address', () => {
  const all: Targets = new Map([
    ['/a', '/b'],
    ['/gone', null],
  ])

  test.each([
    ['takes along what leads to it', '/b', null, ['/a', '/b']],
    ['is where a chain ends', '/c', '/gone', ['/c']],
  ] as const)('%s', (_, path, target, changed) => {
    expect(addRedirect({ path, target }, all)).toEqual({
      status: 'ok',
      changed: changed.map((one) => ({ path: one, target: null })),
    })
  })

  test('is found as removed, and parsed from a line with 410', () => {
    expect(targetOf(all, { pathname: '/gone/', search: '?a=1' })).toEqual({
      path: '/gone',
      target: null,
    })
    const lines = redirectLines('/a,410\n/b;"410"\n/c,/4101')
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      ['/a', '410'],
      ['/b', '410'],
      ['/c', '/4101'],
    ])
  })

  test('are read without spaces at the ends of cells, inside quotes too', () => {
    expect(redirectLines('\u00a0/a\u00a0;\u200b/b \r\n" /c ";" 410 "')).toEqual([
      { line: 1, from: '/a', to: '/b' },
      { line: 2, from: '/c', to: '410' },
    ])
  })
})

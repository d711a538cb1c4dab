import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { loadAgency, purge } from '../../test/agency'
import { getWith } from '../../test/worker'
import { type Random, randomOf } from '../tasks/random'

/** Invalid values, URL-encoded. */
const BAD = [
  '',
  '%20',
  '-1',
  '-0.5',
  '1e9',
  'NaN',
  'Infinity',
  'undefined',
  'null',
  '0x10',
  '999999',
  '9'.repeat(40),
  '%27%20OR%201=1--',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%00',
  'a%00b',
  '%E0%A4%A',
  '%ff',
  '%ED%A0%80',
  '%',
  '%25%25',
  '..%2f..%2fetc%2fpasswd',
  '%0d%0aSet-Cookie:%20x=1',
  '%7B%7D',
  '[]',
  '%D9%A1%D9%A2',
  '%EF%BC%99',
  '%E2%80%AE',
  'x'.repeat(6000),
  'true,true',
  'vendu',
  '|',
  '|||9000',
  'x%7C99999999',
]
const NAMES = [
  'page',
  'order',
  'budget',
  'pricemin',
  'pricemax',
  'type',
  'bedrooms',
  'garden',
  'lift',
  'noconstruction',
  'region',
  'radius',
  'streetcity',
  'goal',
  'sold',
  'lang',
  'limit1',
  'limit2',
  'id',
  'name',
  'q',
  'moduleId',
  '__proto__',
  'constructor',
  'utm_source',
  '%ff',
  '',
]
const KNOWN = [
  '/nl/',
  '/nl/te-koop',
  '/fr/a-louer',
  '/en/sold',
  '/de/neubau',
  '/fr/contact',
  '/nl/property/410001',
  '/nl/project/p/9001',
  '/api/properties',
  '/api/projects',
]
const MADE_UP = [
  '/nl/property/$',
  '/nl/property?id=$',
  '/fr/project/p/$',
  '/fr/project/p/?id=$',
  '/nl/$',
  '/de/$/$',
  '/$',
  '/$/te-koop',
  '/api/$',
  '/staff/$',
  '/data/$',
  '/images/$',
  '//$',
  '/nl//$',
]
const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'REPORT']

const random = randomOf(11)
const ADDRESSES = Array.from({ length: 600 }, () => ({
  path: random.chance(50) ? random.of(KNOWN) : madeUp(random),
  query: randomQuery(random),
  method: random.of(METHODS),
  headers: randomHeaders(random),
}))

beforeAll(async () => {
  await loadAgency()
  await purge()
})

test('600 senseless requests break nothing and leave no more in KV than what was asked for twice', {
  timeout: 120_000,
}, async () => {
  for (const path of [...KNOWN, '/nl/property/1', '/fr/project/p/1']) await getWith({}, path)
  const before = await cachedKeys()
  const asked = ADDRESSES.map(({ path, query }) => `${path}?${query}`)
  const twice = asked.filter((address, nth) => asked.indexOf(address) < nth).length
  const answers = new Map<number, number>()
  for (const { path, query, method, headers } of ADDRESSES) {
    const address = query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
    const { status } = await getWith({}, address, { method, headers })
    expect(status, `${method} ${address}`).toBeLessThan(500)
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  expect([...answers.keys()]).toEqual(expect.arrayContaining([200, 301, 302, 404, 405]))
  expect(answers.get(200)).toBeGreaterThan(100)
  const added = (await cachedKeys()).filter((key) => !before.includes(key))
  expect(added.length).toBeLessThanOrEqual(twice)
})

async function cachedKeys(): Promise<string[]> {
  const { keys } = await env.CACHE.list()
  return keys.map(({ name }) => name)
}

function madeUp(from: Random): string {
  return from.of(MADE_UP).replaceAll('$', () => from.of(BAD))
}

function randomQuery(from: Random): string {
  const pairs = Array.from({ length: from.between([0, 4]) }, () => {
    const name = from.of(NAMES)
    return `${name}=${from.of(BAD)}${from.chance(20) ? `&${name}=${from.of(BAD)}` : ''}`
  })
  return pairs.join('&')
}

function randomHeaders(from: Random): Record<string, string> {
  return {
    'Accept-Language': from.of(['', 'nl', '*;q=;', 'x'.repeat(3000), 'fr;q=abc', ',,,', 'de-']),
    'If-None-Match': from.of(['', '*', 'W/"', '"x", W/"y"']),
    Cookie: from.of(['', 'sid', 'sid=;;;=', 'a=%ff', `x=${'y'.repeat(2000)}`]),
    'Content-Type': from.of(['', 'application/json', 'multipart/form-data', 'x/y; =']),
    Authorization: from.of(['', 'Bearer', 'Bearer x', 'Basic =']),
  }
}

import { app } from '../src/full-app'
import { ENVELOPE_FIELDS } from '../src/site/forms/envelope'
import { FORM_KINDS, FORMS } from '../src/site/forms/forms'
import { person } from '../src/site/forms/person'
import type { Random } from '../src/tasks/random'
import { COUNTS_HEADER } from '../src/urls'
import { PERSON } from './forms'

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
const GOOD = [
  '1',
  '2',
  '410001',
  '410013',
  '9001',
  'gent',
  'Gent%7C9000',
  'nl',
  'sale',
  '250000',
  'eeei4eeesJgnHsJgnHi4',
]
const NAMES = [
  ...['page', 'order', 'budget', 'pricemin', 'pricemax', 'type', 'bedrooms', 'garden', 'lift'],
  ...['surfacemin', 'epc'],
  ...['noconstruction', 'region', 'radius', 'area', 'streetcity', 'goal', 'sold', 'lang', 'limit1'],
  ...['limit2', 'id', 'name', 'q', 'list', 'bounds', 'zoom', 'cells', 'moduleId', 'token', 'e'],
  ...['s', 'preview', 'old', '__proto__', 'constructor', 'utm_source', '%ff', ''],
]
const PAGES = [
  ...['/nl/', '/nl/te-koop', '/fr/a-louer', '/en/sold', '/de/neubau', '/fr/contact'],
  ...['/nl/property/410001', '/nl/project/p/9001', '/api/properties', '/api/projects'],
  ...[
    '/api/search',
    '/api/facets',
    '/api/place-counts',
    '/api/map',
    '/tiles/13/4184/2742.png',
    '/robots.txt',
  ],
]
const RANDOM_VALUES = [
  ...['/nl/property/$', '/nl/property?id=$', '/fr/project/p/$', '/fr/project/p/?id=$', '/nl/$'],
  ...['/de/$/$', '/$', '/$/te-koop', '/api/$', '/staff/$', '/data/$', '/images/$', '//$', '/nl//$'],
]
const METHODS = [
  ...['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'],
  'REPORT',
]
const FIELDS = [
  ...FORM_KINDS.flatMap((kind) => Object.keys({ ...person, ...FORMS[kind].fields })),
  ...ENVELOPE_FIELDS,
  ...['email', 'password', 'token', 'langid', 'returnTo', 'everywhere', 'action', 'choices'],
]
const JSON_VALUES = [
  '{"toString":1}',
  '[]',
  '[["x"]]',
  '1e999',
  'null',
  'true',
  '"x"',
  '0',
  '"\\u0000"',
]
const FORM = 'application/x-www-form-urlencoded'
const TYPES = [
  ...[FORM, FORM, FORM, 'application/json', 'application/json', 'multipart/form-data; boundary=x'],
  ...['multipart/form-data', 'application/csp-report', 'text/plain', 'x/y; =', ''],
]

/** Every route of the site. */
const ROUTES = [
  ...new Set(
    app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

export interface FuzzRequest {
  path: string
  init: RequestInit & { method: string }
}

/** Returns a random request, with any address, method, query, cookie, header and body. */
export function fuzzRequest(random: Random, cookies: readonly string[]): FuzzRequest {
  const [own = '', route = ''] = random.of(ROUTES).split(' ')
  const fromRoute = random.chance(50)
  const address = fromRoute
    ? filledIn(route, random)
    : random.of(random.chance(60) ? PAGES : [randomValue(random)])
  const method = fromRoute && random.chance(70) ? own : random.of(METHODS)
  const query = queryOf(random)
  const path = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address
  const hasBody = !['GET', 'HEAD'].includes(method) && random.chance(85)
  const type = random.of(TYPES)
  const headers = { ...headersOf(random, cookies), ...(hasBody && { 'Content-Type': type }) }
  return { path, init: { method, headers, ...(hasBody && { body: bodyOf(random, type) }) } }
}

function filledIn(route: string, random: Random): string {
  const value = () => random.of(random.chance(60) ? GOOD : BAD)
  return route.replace(/:[A-Za-z]+(?:\{[^/]*\})?\??/g, value).replaceAll('*', value)
}

function randomValue(random: Random): string {
  return random.of(RANDOM_VALUES).replaceAll('$', () => random.of(BAD))
}

function queryOf(random: Random): string {
  const value = () => (random.chance(30) ? random.of(GOOD) : random.of(BAD))
  const pairs = Array.from({ length: random.between([0, 4]) }, () => {
    const name = random.of(NAMES)
    return `${name}=${value()}${random.chance(20) ? `&${name}=${value()}` : ''}`
  })
  return pairs.join('&')
}

function headersOf(random: Random, cookies: readonly string[]): Record<string, string> {
  return {
    'CF-Connecting-IP': `192.0.2.${random.between([1, 40])}`,
    Accept: random.of(['text/html', 'application/json', '*/*', '']),
    'Accept-Language': random.of(['', 'nl', '*;q=;', 'x'.repeat(3000), 'fr;q=abc', ',,,', 'de-']),
    'If-None-Match': random.of(['', '*', 'W/"', '"x", W/"y"']),
    Cookie: random.of(cookies),
    Authorization: random.of(['', '', '', 'Bearer', 'Bearer x', 'Basic =']),
    Range: random.of(['', '', 'bytes=0-', 'bytes=9-1', 'bytes=-', 'x']),
    'Sec-Fetch-Site': random.of(['same-origin', 'same-origin', 'none', 'cross-site', '']),
    [COUNTS_HEADER]: random.of(['', '', 'sale', 'x']),
  }
}

function bodyOf(random: Random, type: string): string {
  const fields = Array.from({ length: random.between([0, 6]) }, () => random.of(FIELDS))
  const form = Object.entries(random.chance(50) ? PERSON : {})
  if (random.chance(5)) return 'x'.repeat(200_000)
  if (type.startsWith('multipart')) {
    const parts = fields.map(
      (name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1`,
    )
    return random.of([`${parts.join('\r\n')}\r\n--x--`, parts.join(), '--x'])
  }
  if (type === FORM) {
    const pairs = fields.map((name) => `${name}=${random.of(random.chance(50) ? GOOD : BAD)}`)
    return [...form.map((pair) => pair.map(encodeURIComponent).join('=')), ...pairs].join('&')
  }
  const known = form.map(([name, value]) => `"${name}":"${value}"`)
  const wrong = fields.map((name) => `"${name}":${random.of(JSON_VALUES)}`)
  return random.of([`{${[...known, ...wrong]}}`, `{${[...known, ...wrong]}}`, '[]', '{', ''])
}

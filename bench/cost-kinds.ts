import { encodeArea } from '../src/platform/geo/area.ts'
import {
  type CallKind,
  MAX_BASEMAP,
  MAX_CALLS_PER_MINUTE,
  SITE_LIMITS,
  type SiteLimitName,
} from '../src/platform/http/call-limits.ts'

/** Returns the requests of all addresses together that the site accepts in a minute. */
export function siteLimitOf(name: SiteLimitName): number {
  const { max, seconds } = SITE_LIMITS[name]
  return (max * 60) / seconds
}

/** A kind of request that a visitor without an account can make. */
export interface Kind {
  name: string
  /** The path of the nth request; two of them share a cache only if the kind measures that. */
  path: (nth: number) => string
  cookie?: string
  /** The fields of a form to post; a text is posted as JSON. */
  body?: (nth: number) => Record<string, string> | string
  /** The rate limit of one IP address in requests per minute; null without a limit. */
  limit: number | null
  /** The limit of all addresses together in requests per minute, if there is one. */
  siteLimit?: number
  /** True if the same request costs so much only once for each change of the site. */
  isOnce?: boolean
}

const FIRST_GENERATED = 1_000_001
const PERSON = { FirstName: 'An', Name: 'Peeters', PhoneNumber: '0470 12 34 56', lang: 'nl' }
const email = (nth: number) => `an${nth}@example.be`
const limitOf = (kind: CallKind) => MAX_CALLS_PER_MINUTE[kind]
const FORMS_A_MINUTE = 2

function drawnArea(nth: number): string {
  const [lat, lng] = [50.3 + (nth % 100) / 100, 3.9 + Math.floor(nth / 100) / 100]
  const corners = [
    { lat, lng },
    { lat: lat + 0.7, lng },
    { lat, lng: lng + 1.5 },
  ]
  return encodeArea(corners)
}

/** Towns in all parts of the country. */
const TOWNS =
  '1300 1500 2000 2300 3000 3500 3600 4000 4900 5000 5300 6000 6700 6800 7000 7500 8000 8500 9000 9300'

/** Returns the path of the most expensive drawing: the largest that shows municipalities, with all pins and places. */
function drawing(nth: number): string {
  const pins = Array.from(
    { length: MAX_BASEMAP.pins },
    (_, pin) => `${pin * 10}x${(pin * 61) % 1000}p9`,
  )
  const places = TOWNS.split(' ').slice(0, MAX_BASEMAP.places)
  const parts = ['markers', 268_400 + nth, 176_000, 1000, 1000, 'nl', ...pins, ...places]
  return `/basemap/${parts.join('_')}.svg`
}

function listings(count: number, nth: number): string {
  return `ids=${Array.from({ length: count }, (_, at) => FIRST_GENERATED + nth + at).join()}`
}

const page = (name: string, path: Kind['path'], cookie?: string): Kind => ({
  name,
  path,
  limit: limitOf('page'),
  ...(cookie && { cookie }),
})

const passkeyOptions = (realm: 'owner' | 'staff'): Kind => ({
  name: `passkey options, ${realm}`,
  path: () => `/api/passkeys/${realm}/login/options`,
  body: () => '{}',
  limit: limitOf('form'),
})

/** Reads come first, then writes. Kinds that change the results of others come last. */
export const KINDS: Kind[] = [
  { name: 'cached page', path: () => '/nl/te-koop', limit: null },
  page('list, made-up prices', (nth) => `/nl/te-koop?budget=${nth}-${300_001 + nth}`),
  page(
    'list, made-up filters',
    (nth) => `/nl/te-koop?pricemin=${(nth + 1) * 100}&bedrooms=2&garden=true`,
  ),
  page('list, drawn area', (nth) => `/nl/te-koop?area=${drawnArea(nth)}`),
  page('list, free text', (nth) => `/nl/te-koop?streetcity=straat${nth}`),
  page(
    'search box, submitted',
    (nth) => `/nl/te-koop?find=true&streetcity=huis+met+tuin+onder+${300 + nth}000`,
  ),
  {
    ...page('page of a listing, first time', (nth) => `/nl/property/${FIRST_GENERATED + nth}`),
    isOnce: true,
  },
  page('page of an unknown listing', (nth) => `/nl/property/${9_000_000 + nth}`),
  page('unknown path', (nth) => `/nl/unknown-${nth}`),
  page('unknown file', (nth) => `/unknown-${nth}.html`),
  page(
    'thank-you page, with its cookie',
    () => '/nl/merci/contact-me',
    `sent=${encodeURIComponent(`kind=visit&topic=visit&listing=${FIRST_GENERATED}`)}`,
  ),
  page('favourites, sixty listings', (nth) => `/nl/favorieten?${listings(60, nth)}`),
  page('comparison, four listings', (nth) => `/nl/vergelijken?${listings(4, nth)}`),
  page('sheets of twelve listings', (nth) => `/nl/favorieten/brochure?${listings(12, nth)}`),
  page('page of a saved search, invalid', (nth) => `/nl/searches?token=${nth}`),
  page('shared draft, invalid', (nth) => `/nl/te-koop?share=${nth}.9999999999999.x`),
  page('owner log-in, made-up session', (nth) => `/nl/login?n=${nth}`, 'sid=made-up'),
  page('password link, invalid', (nth) => `/nl/login/password?token=${nth}`),
  page('staff log-in, made-up session', () => '/staff', 'staff=made-up'),
  page('sitemap', () => '/sitemap.xml'),
  page('feed', () => '/nl/rss/sale.xml'),
  {
    name: 'GET /api/properties',
    path: (nth) => `/api/properties?budget=${nth}-${300_001 + nth}`,
    limit: limitOf('list'),
  },
  {
    name: 'GET /api/search',
    path: (nth) => `/api/search?lang=nl&q=straat${nth}`,
    limit: limitOf('search'),
  },
  {
    name: 'GET /api/facets',
    path: (nth) => `/api/facets?list=sale&budget=${nth}-${300_001 + nth}`,
    limit: limitOf('counts'),
  },
  {
    name: 'GET /api/map',
    path: (nth) => `/api/map?list=sale&budget=${nth}-${300_001 + nth}`,
    limit: limitOf('map'),
  },
  {
    name: 'GET /api/searchers',
    path: (nth) => `/api/searchers?lang=nl&place=${1000 + nth}&goal=0`,
    limit: limitOf('searchers'),
  },
  {
    name: 'GET /api/documents',
    path: (nth) => `/api/documents/${FIRST_GENERATED + nth}/1`,
    limit: limitOf('document'),
  },
  {
    name: 'base map',
    path: drawing,
    limit: limitOf('basemap'),
  },
  { name: '/data/cities.json', path: () => '/data/cities.json', limit: limitOf('file') },
  {
    name: 'picture, unknown',
    path: (nth) => `/pictures/${String(nth).padStart(24, '0')}`,
    limit: limitOf('file'),
  },
  { name: 'file, unknown', path: (nth) => `/media/unknown-${nth}.jpg`, limit: limitOf('file') },
  { name: '/healthz', path: () => '/healthz', limit: null },
  {
    name: 'form with mistakes',
    path: () => '/api/forms/contact',
    body: () => ({ FirstName: '' }),
    limit: limitOf('form'),
  },
  {
    name: 'form',
    path: () => '/api/forms/contact',
    body: (nth) => ({ ...PERSON, Email: email(nth), Content: `Vraag ${nth}` }),
    limit: FORMS_A_MINUTE,
    siteLimit: siteLimitOf('forms'),
  },
  {
    name: 'saved search',
    path: () => '/api/searches',
    body: (nth) => ({
      email: email(nth),
      query: `goal=0&type=${nth + 1}`,
      lang: 'nl',
      frequency: 'daily',
    }),
    limit: FORMS_A_MINUTE,
    siteLimit: siteLimitOf('forms'),
  },
  {
    name: 'e-mail check',
    path: () => '/api/appointments/check-email',
    body: (nth) => ({ email: email(nth) }),
    limit: 1,
    siteLimit: siteLimitOf('email-check'),
  },
  {
    name: 'consent',
    path: () => '/api/consent',
    body: () => '{"categories":[]}',
    limit: limitOf('consent'),
  },
  {
    name: 'error report',
    path: () => '/api/error',
    body: (nth) => JSON.stringify({ module: 'bench', error: `e${nth}`, url: '/' }),
    limit: limitOf('report'),
  },
  {
    name: 'password forgotten',
    path: () => '/api/password/forgot',
    body: (nth) => ({ email: email(nth) }),
    limit: 5 / 60,
    siteLimit: siteLimitOf('password-links'),
  },
  {
    name: 'log-in, wrong password',
    path: () => '/api/login',
    body: (nth) => ({ email: email(nth), password: 'guessed' }),
    limit: 2,
    siteLimit: siteLimitOf('login'),
  },
  passkeyOptions('owner'),
  passkeyOptions('staff'),
]

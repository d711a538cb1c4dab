import { type Random, randomOf } from '../src/tasks/random.ts'

export interface VisitorRequest {
  /** The kind of request, by which results are grouped. */
  kind: Kind
  path: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

export type Kind = keyof typeof KINDS

/** The addresses that the site names in its sitemap, as paths. */
export interface SitePaths {
  pages: string[]
  listings: string[]
}

const LANGS = ['nl', 'fr', 'en', 'de']
const LISTS = [
  ...['/nl/te-koop', '/nl/te-huur', '/nl/nieuwbouw', '/nl/verkocht', '/fr/a-vendre', '/fr/a-louer'],
  ...['/en/for-sale', '/en/for-rent', '/de/zu-verkaufen', '/de/zu-vermieten'],
]
const REGIONS = [
  'Gent|9000',
  'Antwerpen|2000',
  'Namur|5000',
  'Brussel|1000',
  'Leuven|3000',
  'Liège|4000',
]
const TEXTS = [
  'huis met tuin in Gent',
  'appartement 2 slaapkamers',
  'maison Namur',
  'kerkstraat',
  '9000',
]
const MALFORMED = [
  '-1',
  'NaN',
  '1e999',
  '%00',
  '%ff',
  '%E0%A4%A',
  '%27%20OR%201=1--',
  '%3Cscript%3E',
  '..%2f..%2fetc%2fpasswd',
  '9'.repeat(40),
  'x'.repeat(3000),
  '%7B%7D',
  '|||',
]
const PARAMETERS = [
  ...[
    'page',
    'order',
    'budget',
    'pricemin',
    'pricemax',
    'type',
    'bedrooms',
    'garden',
    'region',
    'radius',
  ],
  ...[
    'area',
    'streetcity',
    'goal',
    'limit1',
    'limit2',
    'bounds',
    'zoom',
    'side',
    'lang',
    'list',
    'q',
    'id',
  ],
]
const UNKNOWN = [
  '/nl/$',
  '/fr/property/$',
  '/en/$/$',
  '/api/$',
  '/staff/$',
  '/media/$.jpg',
  '/.$',
  '/$.php',
]

/** Each kind of request: its share of all requests, and how one is made. */
const KINDS = {
  page: { share: 20, path: (random, { pages }) => random.of(pages) },
  list: { share: 15, path: (random) => `${random.of(LISTS)}?page=${random.between([1, 8])}` },
  'filtered list': { share: 15, path: (random) => `${random.of(LISTS)}?${filterOf(random)}` },
  detail: { share: 20, path: (random, { listings }) => random.of(listings) },
  facets: {
    share: 6,
    path: (random) => `/api/facets?lang=${random.of(LANGS)}&list=sale&${filterOf(random)}`,
  },
  map: { share: 6, path: mapPath },
  properties: {
    share: 4,
    path: (random) => `/api/properties?lang=${random.of(LANGS)}&limit2=24&${filterOf(random)}`,
  },
  search: {
    share: 4,
    path: (random) =>
      `/api/search?lang=${random.of(LANGS)}&q=${encodeURIComponent(random.of(TEXTS))}`,
  },
  unknown: {
    share: 4,
    path: (random) => random.of(UNKNOWN).replaceAll('$', () => `x${random.between([1, 99_999])}`),
  },
  malformed: { share: 4, path: malformedPath },
  'malformed form': { share: 2, path: () => '/api/forms/contact' },
} as const satisfies Record<
  string,
  { share: number; path: (random: Random, paths: SitePaths) => string }
>

const NAMES = Object.keys(KINDS) as Kind[]
const BAG = NAMES.flatMap((kind) => Array<Kind>(KINDS[kind].share).fill(kind))
const BODIES = ['{', '[]', 'null', '{"Email":{"x":1}}', '{"FirstName":["a"],"Email":"a@b"}', '']

/** Returns `count` requests of visitors; the same seed and paths give the same requests. */
export function visitorRequests(seed: number, count: number, paths: SitePaths): VisitorRequest[] {
  const random = randomOf(seed)
  return Array.from({ length: count }, () => {
    const kind = random.of(BAG)
    const path = KINDS[kind].path(random, paths)
    const headers = { 'CF-Connecting-IP': addressOf(random), 'Accept-Language': random.of(LANGS) }
    if (kind !== 'malformed form') return { kind, path, method: 'GET', headers }
    return {
      kind,
      path,
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: random.of(BODIES),
    }
  })
}

/** One of 250 visitors. */
function addressOf(random: Random): string {
  return `192.0.2.${random.between([1, 250])}`
}

function filterOf(random: Random): string {
  const filters = [
    () => `bedrooms=${random.between([1, 4])}`,
    () =>
      `pricemin=${random.between([1, 4]) * 50_000}&pricemax=${random.between([5, 12]) * 50_000}`,
    () => `type=${random.between([1, 3])}`,
    () => `region=${encodeURIComponent(random.of(REGIONS))}`,
    () => `region=${encodeURIComponent(random.of(REGIONS))}&radius=${random.between([2, 8]) * 5}`,
    () => `${random.of(['garden', 'terrace', 'garage', 'lift'])}=true`,
    () => `streetcity=${encodeURIComponent(random.of(TEXTS))}`,
    () => `order=${random.of(['Price%20asc', 'Price%20desc'])}`,
  ]
  return Array.from({ length: random.between([1, 3]) }, () => random.of(filters)()).join('&')
}

function mapPath(random: Random): string {
  const [south, west] = [50 + random.share(), 3 + 2 * random.share()]
  const size = 0.1 + random.share()
  const bounds = [south, west, south + size, west + size].map((degrees) => degrees.toFixed(3))
  return `/api/map?lang=nl&zoom=${random.between([8, 14])}&bounds=${bounds}&${filterOf(random)}`
}

function malformedPath(random: Random): string {
  const path = random.of([...LISTS, '/api/properties', '/api/facets', '/api/map', '/api/search'])
  const pairs = Array.from(
    { length: random.between([1, 4]) },
    () => `${random.of(PARAMETERS)}=${random.of(MALFORMED)}`,
  )
  return `${path}?${pairs.join('&')}`
}

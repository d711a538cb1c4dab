import type { Miniflare } from 'miniflare'
import { TASKS, WORKER } from '../scripts/bundle.ts'
import { prepareDatabase } from '../scripts/prepare.ts'
import { startTasks, startWorker } from '../scripts/runtime.ts'
import { callTask } from '../scripts/tasks.ts'
import { encodeArea, MAX_CORNERS } from '../src/platform/geo/area.ts'
import { median, requestsPerSecond } from './load.ts'
import { childProcesses, processTime } from './process-time.ts'

// All requests come from one address.
process.env.RATE_LIMIT_FACTOR = '1000000'

const ROUNDS = 3
const SECONDS = 2
const CONNECTIONS = 4

const FLOOR = ['bench/floor-worker.mjs']
const SITE = [WORKER]
const WITHOUT_PAGE_CACHE = ['bench/no-page-cache-worker.mjs', WORKER]
const WITHOUT_KV = ['bench/no-kv-worker.mjs', WORKER]

/** Requests of one kind differ, because equal requests at one time may share a load. */
const PAGES: Record<string, string[]> = {
  home: ['/nl/', '/fr/', '/en/', '/de/'],
  list: listPages(''),
  filtered: ['type=1', 'bedrooms=2', 'garden=true', 'pricemin=200000&pricemax=400000'].flatMap(
    (filter) => listPages(filter).slice(0, 4),
  ),
  detail: Array.from({ length: 11 }, (_, at) => `/nl/property/${410_001 + at}`),
}

const FACTS = ['type=1&bedrooms=3&garden=true', 'type=2&bedrooms=2&lift=true']
const FILTERS = ['', 'type=1', 'bedrooms=2', 'garden=true', ...FACTS]
const VIEWS = [
  'bounds=50.98,3.6,51.12,3.95&zoom=13',
  'bounds=51.16,4.3,51.3,4.5&zoom=13',
  'bounds=50.8,4.3,50.9,4.45&zoom=14',
]

/** Requests that the page cache does not answer. */
const UNCACHED: Record<string, string[]> = {
  'filtered by three facts': FACTS.flatMap((facts) => listPages(facts).slice(0, 4)),
  facets: FILTERS.map((filter) => `/api/facets?list=sale&lang=nl&${filter}`),
  map: FILTERS.map((filter) => `/api/map?list=sale&lang=nl&${filter}`),
  'zoomed map': VIEWS.map((view) => `/api/map?list=sale&lang=nl&${view}`),
  area: [50.45, 50.65, 50.85, 51.05].map((lat) => listInArea(lat, 4.3, 0.1)),
  'wide area': [50.5, 50.6, 50.7, 50.8].map((lat) => listInArea(lat, 4.4, 1.2)),
  words: [
    'huis met tuin in Gent tot 400.000',
    'appartement 2 slaapkamers Namen',
    'herenhuis met lift',
    'te huur in Brussel onder 1000 euro',
  ].map((words) => `/api/search?lang=nl&q=${encodeURIComponent(words)}`),
}

const CACHES = { 'page cache': SITE, kv: WITHOUT_PAGE_CACHE, d1: WITHOUT_KV }

interface Kind {
  worker: string[]
  paths: string[]
}

/** Each kind of request with each cache, and a worker that reads one value or none. */
const KINDS: Record<string, Kind> = {
  hello: { worker: FLOOR, paths: ['/'] },
  'hello, one read of KV': { worker: FLOOR, paths: ['/kv'] },
  'hello, one of D1': { worker: FLOOR, paths: ['/d1'] },
  ...Object.fromEntries(
    Object.entries(CACHES).flatMap(([cache, worker]) =>
      Object.entries(PAGES).map(([name, paths]) => [`${cache}, ${name}`, { worker, paths }]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(UNCACHED).map(([name, paths]) => [`d1, ${name}`, { worker: WITHOUT_KV, paths }]),
  ),
}

export interface Measured {
  /** Requests a second. */
  rate: number
  /** Milliseconds of processor time for each request; 0 where there is no /proc. */
  cpu: number
}

/** Returns the medians of rounds in which all kinds of requests take turns. */
async function measure(
  listings: number,
  kinds: Record<string, Kind>,
): Promise<Record<string, Measured>> {
  await prepareDatabase()
  await addListings(listings)
  const servers: Miniflare[] = []
  const origins = new Map<string[], string>()
  const processes = new Map<string[], number[]>()
  for (const worker of [FLOOR, SITE, WITHOUT_PAGE_CACHE, WITHOUT_KV]) {
    const before = childProcesses()
    const server = await startWorker(worker, { host: '127.0.0.1', port: 0 })
    processes.set(
      worker,
      childProcesses().filter((id) => !before.includes(id)),
    )
    servers.push(server)
    origins.set(worker, (await server.ready).origin)
  }
  const rounds = Object.fromEntries(Object.keys(kinds).map((name) => [name, [] as Measured[]]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, { worker, ...load }] of Object.entries(kinds)) {
      const options = { ...load, connections: CONNECTIONS, seconds: SECONDS }
      const time = () => sumOf((processes.get(worker) ?? []).map(processTime))
      const before = time()
      const rate = await requestsPerSecond(origins.get(worker) ?? '', options)
      const cpu = (time() - before) / (rate * SECONDS)
      // The first round warms up.
      if (round > 0) rounds[name]?.push({ rate, cpu })
    }
  }
  for (const server of servers) await server.dispose()
  return Object.fromEntries(
    Object.entries(rounds).map(([name, all]) => [
      name,
      { rate: median(all.map(({ rate }) => rate)), cpu: median(all.map(({ cpu }) => cpu)) },
    ]),
  )
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, value) => sum + value, 0)
}

function listPages(filter: string): string[] {
  return Array.from({ length: 8 }, (_, at) => `/nl/te-koop?${filter}&page=${at + 1}`)
}

/** Returns the address of a list in a star-shaped area with the maximum of corners. */
function listInArea(lat: number, lng: number, degrees: number): string {
  const corners = Array.from({ length: MAX_CORNERS }, (_, at) => {
    const angle = (at / MAX_CORNERS) * 2 * Math.PI
    const far = at % 2 === 0 ? degrees : degrees * 0.8
    return { lat: lat + far * Math.sin(angle), lng: lng + 1.6 * far * Math.cos(angle) }
  })
  return `/nl/te-koop?area=${encodeArea(corners)}`
}

async function addListings(count: number): Promise<void> {
  const tasks = await startTasks(TASKS)
  await callTask(tasks, `/generate?n=${count}`)
  await tasks.dispose()
}

/** A second argument selects the kinds of requests whose names contain it. */
const [listings, part = ''] = process.argv.slice(2)
const selected = Object.entries(KINDS).filter(([name]) => name === 'hello' || name.includes(part))
const result = await measure(Number(listings), Object.fromEntries(selected))
process.stdout.write(`${JSON.stringify(result)}\n`)

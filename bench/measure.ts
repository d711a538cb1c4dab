import type { Miniflare } from 'miniflare'
import { TASKS, WORKER } from '../scripts/bundle.ts'
import { prepareDatabase } from '../scripts/prepare.ts'
import { startTasks, startWorker } from '../scripts/runtime.ts'
import { callTask } from '../scripts/tasks.ts'
import { encodeArea, MAX_CORNERS } from '../src/domain/map/area.ts'
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

/** Two equal requests at a time would share one load, so each asks for another page. */
const PAGES: Record<string, string[]> = {
  home: ['/nl/', '/fr/', '/en/', '/de/'],
  list: pagesOf(''),
  filtered: ['type=1', 'bedrooms=2', 'garden=true', 'pricemin=200000&pricemax=400000'].flatMap(
    (filter) => pagesOf(filter).slice(0, 4),
  ),
  detail: Array.from({ length: 11 }, (_, at) => `/nl/property/${410_001 + at}`),
}

/** What visitors ask in their own way, which no cache keeps: areas around a town and around the country, words. */
const OWN: Record<string, string[]> = {
  area: [50.45, 50.65, 50.85, 51.05].map((lat) => areaAround(lat, 4.3, 0.1)),
  'wide area': [50.5, 50.6, 50.7, 50.8].map((lat) => areaAround(lat, 4.4, 1.2)),
  words: [
    'huis met tuin in Gent tot 400.000',
    'appartement 2 slaapkamers Namen',
    'herenhuis met lift',
    'te huur in Brussel onder 1000 euro',
  ].map((words) => `/api/search?lang=nl&q=${encodeURIComponent(words)}`),
}

const CACHES = { 'page cache': SITE, kv: WITHOUT_PAGE_CACHE, d1: WITHOUT_KV }

interface Way {
  worker: string[]
  paths: string[]
}

/** Each kind of page from each cache, beside the worker that says hello after one question or none. */
const WAYS: Record<string, Way> = {
  hello: { worker: FLOOR, paths: ['/'] },
  'hello, one read of KV': { worker: FLOOR, paths: ['/kv'] },
  'hello, one of D1': { worker: FLOOR, paths: ['/d1'] },
  ...Object.fromEntries(
    Object.entries(CACHES).flatMap(([cache, worker]) =>
      Object.entries(PAGES).map(([kind, paths]) => [`${cache}, ${kind}`, { worker, paths }]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(OWN).map(([kind, paths]) => [`d1, ${kind}`, { worker: WITHOUT_KV, paths }]),
  ),
}

export interface Measured {
  /** Requests a second. */
  rate: number
  /** Milliseconds of processor time that a request takes; 0 where the system does not tell. */
  cpu: number
}

/** What each way takes, the medians of rounds in which the ways take turns. */
async function measure(listings: number): Promise<Record<string, Measured>> {
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
  const rounds = Object.fromEntries(Object.keys(WAYS).map((name) => [name, [] as Measured[]]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, { worker, ...load }] of Object.entries(WAYS)) {
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
  return numbers.reduce((sum, one) => sum + one, 0)
}

function pagesOf(filter: string): string[] {
  return Array.from({ length: 8 }, (_, at) => `/nl/te-koop?${filter}&page=${at + 1}`)
}

/** The list of an area of as many corners as there may be, which bulges in and out. */
function areaAround(lat: number, lng: number, degrees: number): string {
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

const result = await measure(Number(process.argv[2]))
process.stdout.write(`${JSON.stringify(result)}\n`)

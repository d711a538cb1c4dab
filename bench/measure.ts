import type { Miniflare } from 'miniflare'
import { TASKS, WORKER } from '../scripts/bundle.ts'
import { prepareDatabase } from '../scripts/prepare.ts'
import { startTasks, startWorker } from '../scripts/runtime.ts'
import { callTask } from '../scripts/tasks.ts'
import { median, requestsPerSecond } from './load.ts'

const ROUNDS = 3
const SECONDS = 2
const CONNECTIONS = 4

const FLOOR = ['bench/floor-worker.mjs']
const SITE = [WORKER]
const WITHOUT_PAGE_CACHE = ['bench/no-page-cache-worker.mjs', WORKER]
const WITHOUT_KV = ['bench/no-kv-worker.mjs', WORKER]

/** Two equal requests at a time would share one load, so each asks for another page. */
const PAGES = pagesOf('')
const FILTERED = ['type=1', 'bedrooms=2', 'garden=true', 'pricemin=200000&pricemax=400000'].flatMap(
  (filter) => pagesOf(filter).slice(0, 4),
)

interface Way {
  worker: string[]
  paths: string[]
}

const WAYS: Record<string, Way> = {
  hello: { worker: FLOOR, paths: ['/'] },
  'page cache': { worker: SITE, paths: ['/nl/te-koop'] },
  kv: { worker: WITHOUT_PAGE_CACHE, paths: PAGES },
  d1: { worker: WITHOUT_KV, paths: PAGES },
  'd1, filtered': { worker: WITHOUT_KV, paths: FILTERED },
}

/** Requests a second by way, each the median of rounds in which the ways take turns. */
async function measure(listings: number): Promise<Record<string, number>> {
  await prepareDatabase()
  await addListings(listings)
  const servers: Miniflare[] = []
  const origins = new Map<string[], string>()
  for (const worker of [FLOOR, SITE, WITHOUT_PAGE_CACHE, WITHOUT_KV]) {
    const server = await startWorker(worker, { host: '127.0.0.1', port: 0 })
    servers.push(server)
    origins.set(worker, (await server.ready).origin)
  }
  const rates = Object.fromEntries(Object.keys(WAYS).map((name) => [name, [] as number[]]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, { worker, ...load }] of Object.entries(WAYS)) {
      const options = { ...load, connections: CONNECTIONS, seconds: SECONDS }
      const rate = await requestsPerSecond(origins.get(worker) ?? '', options)
      // The first round warms up.
      if (round > 0) rates[name]?.push(rate)
    }
  }
  for (const server of servers) await server.dispose()
  return Object.fromEntries(Object.entries(rates).map(([name, all]) => [name, median(all)]))
}

function pagesOf(filter: string): string[] {
  return Array.from({ length: 8 }, (_, at) => `/nl/te-koop?${filter}&page=${at + 1}`)
}

async function addListings(count: number): Promise<void> {
  const tasks = await startTasks(TASKS)
  await callTask(tasks, `/generate?n=${count}`)
  await tasks.dispose()
}

const result = await measure(Number(process.argv[2]))
process.stdout.write(`${JSON.stringify(result)}\n`)

import { setTimeout as delay } from 'node:timers/promises'
import type { Miniflare } from 'miniflare'
import { TASKS } from '../scripts/bundle.ts'
import { prepareDatabase } from '../scripts/prepare.ts'
import { startTasks, startWorker } from '../scripts/runtime.ts'
import { callTask } from '../scripts/tasks.ts'
import { KINDS, type Kind } from './cost-kinds.ts'
import type { Usage } from './price.ts'
import { childProcesses, processTime } from './process-time.ts'

/** The requests of a kind whose use of D1, KV and R2 is counted. */
const COUNTED = 20
/** The requests of a kind whose processor time is measured. */
const TIMED = 100
const CONNECTIONS = 4
const IDLE_POLL_MS = 50

// All requests come from one address. The last measurement is of refused requests.
process.env.RATE_LIMIT_FACTOR = '1000000'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** The average usage of a request. */
export interface MeasuredKind extends Usage {
  statements: number
  fetches: number
  /** The statuses of its responses. */
  statuses: number[]
}

async function start(): Promise<{ server: Miniflare; processes: number[]; origin: string }> {
  const before = childProcesses()
  const server = await startWorker(['bench/cost-worker.mjs', 'dist/worker/index.js'], {
    host: '127.0.0.1',
    port: 0,
  })
  const { origin } = await server.ready
  return { server, processes: childProcesses().filter((id) => !before.includes(id)), origin }
}

async function measureAll(kinds: readonly Kind[]): Promise<Record<string, MeasuredKind>> {
  const { server, processes, origin } = await start()
  const measured: Record<string, MeasuredKind> = {}
  for (const kind of kinds) {
    // The first request reads what all of them share.
    await send(origin, kind, COUNTED + TIMED)
    const { usage, statuses } = await count(origin, kind)
    measured[kind.name] = { ...usage, statuses, cpuMs: await time(origin, kind, processes) }
  }
  await server.dispose()
  return measured
}

type Counts = Omit<MeasuredKind, 'cpuMs' | 'statuses'>

async function count(origin: string, kind: Kind): Promise<{ usage: Counts; statuses: number[] }> {
  await takeUsage(origin)
  const statuses = new Set<number>()
  for (let nth = 0; nth < COUNTED; nth++) statuses.add(await send(origin, kind, nth, true))
  const usage = Object.entries(await takeUsage(origin)).map(([name, all]) => [name, all / COUNTED])
  return { usage: Object.fromEntries(usage), statuses: [...statuses] }
}

/** Returns the counts since the last call, once all work behind the responses is done. */
async function takeUsage(origin: string): Promise<Counts> {
  for (;;) {
    const response = await fetch(`${origin}/.usage`)
    if (response.status === 200) return response.json()
    await delay(IDLE_POLL_MS)
  }
}

async function time(origin: string, kind: Kind, processes: number[]): Promise<number> {
  const total = () => processes.map(processTime).reduce((sum, one) => sum + one, 0)
  const before = total()
  let nth = COUNTED
  async function connection() {
    while (nth < COUNTED + TIMED) await send(origin, kind, nth++)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return (total() - before) / TIMED
}

async function send(origin: string, kind: Kind, nth: number, isCounted = false): Promise<number> {
  const body = kind.body?.(nth)
  const isJson = typeof body === 'string'
  const headers: Record<string, string> = { 'User-Agent': BROWSER, Accept: 'application/json' }
  if (!body) headers.Accept = 'text/html'
  if (kind.cookie) headers.Cookie = kind.cookie
  if (isJson) headers['Content-Type'] = 'application/json'
  if (isCounted) headers['Bench-Counted'] = '1'
  const response = await fetch(origin + kind.path(nth), {
    method: body ? 'POST' : 'GET',
    headers,
    redirect: 'manual',
    ...(body && { body: isJson ? body : new URLSearchParams(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

await prepareDatabase()
const tasks = await startTasks(TASKS)
await callTask(tasks, `/generate?n=${Number(process.argv[2])}`)
await tasks.dispose()
const measured = await measureAll(KINDS)
process.env.RATE_LIMIT_FACTOR = '0.000001'
const [refused] = Object.values(
  await measureAll([{ name: 'refused', path: (nth) => `/nl/unknown-${nth}`, limit: null }]),
)
process.stdout.write(`${JSON.stringify({ ...measured, refused })}\n`)

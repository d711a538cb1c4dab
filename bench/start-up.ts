import { WORKER } from '../scripts/bundle.ts'
import { startWorker } from '../scripts/runtime.ts'
import { median } from './load.ts'

const ROUNDS = 5
const FLOOR = 'bench/floor-worker.mjs'

interface StartUps {
  hello: number
  site: number
  /** Until the home page, whose lists come from the caches or D1. */
  page: number
}

/**
 * Milliseconds that a new runtime takes to its first answer, for the hello worker and for the site;
 * what the site takes longer is the start of its own code, of which Cloudflare allows a second.
 */
export async function startUps(): Promise<StartUps> {
  const times: StartUps[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const hello = await firstAnswer(FLOOR, '/')
    const site = await firstAnswer(WORKER, '/robots.txt')
    const page = await firstAnswer(WORKER, '/nl/')
    // The first round warms up.
    if (round > 0) times.push({ hello, site, page })
  }
  const medianOf = (name: keyof StartUps) => median(times.map((each) => each[name]))
  return { hello: medianOf('hello'), site: medianOf('site'), page: medianOf('page') }
}

async function firstAnswer(worker: string, path: string): Promise<number> {
  const begin = performance.now()
  const server = await startWorker([worker], { host: '127.0.0.1', port: 0 })
  const { origin } = await server.ready
  await (await fetch(origin + path)).arrayBuffer()
  const time = performance.now() - begin
  await server.dispose()
  return time
}

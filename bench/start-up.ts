import { WORKER } from '../scripts/bundle.ts'
import { startWorker } from '../scripts/runtime.ts'
import { median } from './load.ts'

const ROUNDS = 5
const FLOOR = 'bench/floor-worker.mjs'

/**
 * Milliseconds that a new runtime takes to its first answer, for the hello worker and for the site;
 * what the site takes longer is the start of its own code, of which Cloudflare allows a second.
 */
export async function startUps(): Promise<{ hello: number; site: number }> {
  const times = { hello: [] as number[], site: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const [hello, site] = [await firstAnswer(FLOOR), await firstAnswer(WORKER)]
    // The first round warms up.
    if (round === 0) continue
    times.hello.push(hello)
    times.site.push(site)
  }
  return { hello: median(times.hello), site: median(times.site) }
}

async function firstAnswer(worker: string): Promise<number> {
  const begin = performance.now()
  const server = await startWorker([worker], { host: '127.0.0.1', port: 0 })
  const { origin } = await server.ready
  await (await fetch(`${origin}/robots.txt`)).arrayBuffer()
  const time = performance.now() - begin
  await server.dispose()
  return time
}

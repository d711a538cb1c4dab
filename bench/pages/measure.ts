import { WORKER } from '../../scripts/bundle.ts'
import { prepareDatabase } from '../../scripts/prepare.ts'
import { startWorker } from '../../scripts/runtime.ts'
import { median } from '../load.ts'
import { startEdge } from './edge.ts'
import { type Visit, visit } from './lighthouse.ts'
import { plainPage } from './plain-page.ts'
import { TEMPLATES, type Template } from './templates.ts'

const ROUNDS = 5

export interface Measured {
  site: Visit
  plain: Visit
}

/** Measures each template and its plain page. Returns the medians of rounds in which all take turns. */
async function measure(
  templates: Template[],
  isApplied: boolean,
): Promise<Partial<Record<Template, Measured>>> {
  await prepareDatabase()
  const worker = await startWorker([WORKER], { host: '127.0.0.1', port: 0 })
  const { origin } = await worker.ready
  const [site, plain] = [await startEdge(origin), await startEdge(origin, plainPage)]
  const visits = templates.map((template) => ({
    template,
    site: [] as Visit[],
    plain: [] as Visit[],
  }))
  for (let round = 1; round <= ROUNDS; round++) {
    for (const timings of visits) {
      const path = TEMPLATES[timings.template]
      // Twice, because the first request finds no cache and the second one fills the caches.
      for (let time = 0; time < 2; time++) await (await fetch(origin + path)).arrayBuffer()
      timings.site.push(await visit(site.origin + path, isApplied))
      timings.plain.push(await visit(plain.origin + path, isApplied))
      process.stderr.write(`Round ${round}: ${path}\n`)
    }
  }
  await Promise.all([site.stop(), plain.stop()])
  await worker.dispose()
  return Object.fromEntries(
    visits.map(({ template, site, plain }) => [
      template,
      { site: medians(site), plain: medians(plain) },
    ]),
  )
}

function medians(visits: Visit[]): Visit {
  const [first] = visits
  if (!first) throw new Error('Nothing was measured')
  const names = Object.keys(first) as (keyof Visit)[]
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((timings) => timings[name]))]),
  ) as unknown as Visit
}

const [throttling, ...templates] = process.argv.slice(2)
const result = await measure(templates as Template[], throttling === 'applied')
process.stdout.write(`${JSON.stringify(result)}\n`)

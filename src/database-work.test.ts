import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importItems, listing, loadAgency, purge } from '../test/agency'
import { setClock } from '../test/faults'
import { countedBindings, getWith } from '../test/worker'

/** One address of each template. */
const PAGES = {
  home: '/nl/',
  list: '/nl/te-koop',
  'filtered list': '/nl/te-koop?type=1&budget=-500000&region=Gent%7C9000',
  property: '/nl/property/410001',
  project: '/nl/project/p/9001',
  sold: '/nl/verkocht',
  article: '/nl/nieuws/ook-op-zaterdag-open',
  contact: '/nl/contact',
  'search API': '/api/search?lang=nl&q=Gent',
}
const COLUMNS = ['statements', 'rowsRead', 'kvReads', 'kvWrites'] as const
const NOW = Date.parse('2026-11-21T10:00:00Z')
/** An isolate asks for the version again after four seconds. */
const LATER = NOW + 5000
const LISTING = listing({ ID: 777_001 })

let price = 200_000

beforeAll(async () => {
  setClock(NOW)
  await loadAgency()
  await importItems(LISTING)
})
afterAll(() => {
  vi.useRealTimers()
})

test('each template causes the work with D1 and KV that the file states', async () => {
  const lines = [['page', 'state', ...COLUMNS]]
  for (const [name, path] of Object.entries(PAGES)) {
    for (const [state, work] of await measure(path)) {
      lines.push([name, state, ...COLUMNS.map((column) => String(work[column]))])
    }
  }
  const widths = [15, 24, ...COLUMNS.map(({ length }) => length + 2)]
  const table = lines.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(''))
  await expect(`${table.map((line) => line.trimEnd()).join('\n')}\n`).toMatchFileSnapshot(
    '../bench/database-work.txt',
  )
})

/** Views a page after changes, and then again without one. */
async function measure(path: string) {
  await purge()
  const afterPurge = await workOf(path, { isPageCached: false })
  price += 1000
  await importItems({ ...LISTING, Price: price })
  return [
    ['new version', afterPurge],
    ['changed listing', await workOf(path)],
    ['rendered again', await workOf(path, { isPageCached: false })],
    ['cached', await workOf(path)],
    ['cached, version checked', await workOf(path, { now: LATER })],
  ] as const
}

async function workOf(path: string, { isPageCached = true, now = NOW } = {}) {
  setClock(now)
  const { bindings, work } = countedBindings()
  const pageCache = isPageCached ? {} : ({ PAGE_CACHE: 'off' } as const)
  const { status } = await getWith({ ...bindings, ...pageCache }, path)
  setClock(NOW)
  expect(status, path).toBe(200)
  return work()
}

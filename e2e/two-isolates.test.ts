import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIsolates } from '../scripts/runtime.ts'
import { STAFF_TOKEN } from './import-file.ts'
import { loadStarter } from './server.ts'

// Two isolates share a database and KV. In a place without other listings, 20 listings change their price at once, below
// or above the 5 that don't.

const ZIP = '8647'
const [LOW, UNCHANGED, HIGH] = [301_100, 401_100, 501_100]
const CHANGES = 6

const state = mkdtempSync(join(tmpdir(), 'pand-isolates-'))
const NAMES = ['one', 'other'] as const
type Isolate = (typeof NAMES)[number]
let server: Miniflare

beforeAll(async () => {
  await loadStarter(state)
  const bindings = { RATE_LIMIT_FACTOR: '1000', STAFF_API_TOKEN: STAFF_TOKEN }
  server = await startIsolates(NAMES, bindings, { resourcePersistencePath: `${state}/v3` })
})

afterAll(async () => {
  await server.dispose()
  rmSync(state, { recursive: true, force: true })
})

/** Requests, with the prices in their responses. */
const CHECKS: [path: string, pricesIn: (body: string) => (number | string)[]][] = [
  [
    `/api/properties?goal=0&region=x|${ZIP}&limit2=100`,
    (body) => JSON.parse(body).Items.map(({ Price }: { Price: number }) => Price),
  ],
  [
    `/nl/te-koop?region=x|${ZIP}`,
    (body) => (body.match(/[345]01\.100/g) ?? []).map((price) => price.replace('.', '')),
  ],
]

/** An isolate asks for the version every four seconds; a busy machine is slower. */
test('another isolate shows a changed price within seconds', async () => {
  for (const price of [LOW, HIGH]) {
    await changePrices('one', price)
    await expect.poll(() => resultsAt('other')).toEqual(CHECKS.map(() => pricesWith(price)))
  }
})

test('no response mixes two versions while prices change under load', async () => {
  await changePrices('one', LOW)
  const valid = [LOW, HIGH].map(pricesWith)
  const mixed: string[] = []
  let isOver = false
  const visits = NAMES.map(async (isolate) => {
    while (!isOver) {
      const results = await resultsAt(isolate)
      mixed.push(...results.filter((result) => !valid.includes(result)))
    }
  })
  try {
    for (let nth = 0; nth < CHANGES; nth++) {
      const isolate = nth % 2 === 0 ? 'one' : 'other'
      const price = nth % 2 === 0 ? HIGH : LOW
      await changePrices(isolate, price)
      expect(await resultsAt(isolate)).toEqual(CHECKS.map(() => pricesWith(price)))
    }
  } finally {
    isOver = true
    await Promise.all(visits)
  }
  expect(mixed).toEqual([])
})

/** Imports new prices in one part, which is stored completely or not at all. */
async function changePrices(isolate: Isolate, price: number): Promise<void> {
  const changed = Array.from({ length: 20 }, (_, at) => home(801_001 + at, price))
  const steady = Array.from({ length: 5 }, (_, at) => home(802_001 + at, UNCHANGED))
  const worker = await server.getWorker(isolate)
  const response = await worker.fetch('http://localhost/api/staff/listings', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${STAFF_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ Items: [...changed, ...steady] }),
  })
  expect(await response.json()).toMatchObject({ status: 'success' })
}

function home(ID: number, Price: number): object {
  const StartCommercialisation = '2026-02-01'
  return { ID, Price, Goal: 0, Status: 1, WebID: 1, Zip: ZIP, StartCommercialisation }
}

/** Returns the distinct prices in the response to each request. */
async function resultsAt(isolate: Isolate): Promise<string[]> {
  const worker = await server.getWorker(isolate)
  return Promise.all(
    CHECKS.map(async ([path, pricesIn]) => {
      const response = await worker.fetch(`http://localhost${path}`)
      return [...new Set(pricesIn(await response.text()).map(Number))].join(' ')
    }),
  )
}

/** Returns the prices while the changed ones have this value. The others are newer. */
function pricesWith(changed: number | undefined): string {
  return `${UNCHANGED} ${changed}`
}

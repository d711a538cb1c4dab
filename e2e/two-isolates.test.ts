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

/** A request with all its valid results: the total, then the distinct prices in their order. */
interface Check {
  path: string
  resultOf(body: string): string
  low: string
  high: string
}

const LIST = `goal=0&region=x|${ZIP}&limit2=100`
const PAGE = `/nl/te-koop?region=x|${ZIP}`

const CHECKS: Check[] = [
  {
    path: `/api/properties?${LIST}`,
    resultOf: resultOfApi,
    low: `25: ${UNCHANGED} ${LOW}`,
    high: `25: ${UNCHANGED} ${HIGH}`,
  },
  {
    path: PAGE,
    resultOf: resultOfPage,
    low: `25: ${UNCHANGED} ${LOW}`,
    high: `25: ${UNCHANGED} ${HIGH}`,
  },
  {
    path: `${PAGE}&budget=-450000`,
    resultOf: resultOfPage,
    low: `25: ${UNCHANGED} ${LOW}`,
    high: `5: ${UNCHANGED}`,
  },
]

/** An isolate asks for the version every four seconds; a busy machine is slower. */
test('another isolate shows a changed price within seconds', async () => {
  await changePrices('one', LOW)
  await expect.poll(() => pricesAt('other')).toBe(`25: ${UNCHANGED} ${LOW}`)
  await changePrices('one', HIGH)
  await expect.poll(() => pricesAt('other')).toBe(`25: ${UNCHANGED} ${HIGH}`)
})

test('no response mixes two versions while prices change under load', async () => {
  await changePrices('one', LOW)
  const mixed: string[] = []
  let isOver = false
  async function visit(isolate: Isolate, first: number): Promise<void> {
    for (let nth = first; !isOver; nth++) {
      const check = CHECKS[nth % CHECKS.length]
      if (!check) return
      const result = await resultAt(isolate, check)
      if (result !== check.low && result !== check.high) mixed.push(`${check.path} ${result}`)
    }
  }
  const visits = NAMES.flatMap((isolate) => [0, 3].map((first) => visit(isolate, first)))
  try {
    for (let nth = 0; nth < CHANGES; nth++) {
      const isolate = nth % 2 === 0 ? 'one' : 'other'
      const level = nth % 2 === 0 ? 'high' : 'low'
      await changePrices(isolate, level === 'high' ? HIGH : LOW)
      for (const check of CHECKS) expect(await resultAt(isolate, check)).toBe(check[level])
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
  return {
    ID,
    Goal: 0,
    Status: 1,
    WebID: 1,
    Zip: ZIP,
    Price,
    NumberOfBedRooms: 2,
    StartCommercialisation,
  }
}

function pricesAt(isolate: Isolate): Promise<string> {
  return resultAt(isolate, { path: `/api/properties?${LIST}`, resultOf: resultOfApi })
}

async function resultAt(
  isolate: Isolate,
  { path, resultOf }: Pick<Check, 'path' | 'resultOf'>,
): Promise<string> {
  const worker = await server.getWorker(isolate)
  const response = await worker.fetch(`http://localhost${path}`)
  return response.ok ? resultOf(await response.text()) : `status ${response.status}`
}

function resultOfApi(body: string): string {
  const { RowsCount, Items } = JSON.parse(body)
  return withPrices(
    RowsCount,
    Items.map(({ Price }: { Price: number }) => Price),
  )
}

function resultOfPage(body: string): string {
  const [, total] = /<h1[^>]*>.*?(\d+) panden/.exec(body) ?? []
  const prices = body.match(/[345]01\.100/g) ?? []
  return withPrices(
    Number(total),
    prices.map((price) => price.replace('.', '')),
  )
}

function withPrices(total: number, prices: readonly (number | string)[]): string {
  return `${total}: ${[...new Set(prices.map(Number))].join(' ')}`
}

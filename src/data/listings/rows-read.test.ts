import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, expect, test } from 'vitest'
import { db as agency, loadAgency } from '../../../test/agency'
import type { CacheContext } from '../../cache'
import { parseListFilter } from '../../domain/list/list-filter'
import { GOAL, WEB_ID } from '../../domain/listing/goal'
import { generateListings } from '../../tasks/generate'
import { listing } from '../db/schema'
import { findNeighbours, listSimilar } from './beside/neighbours'
import { listFacets } from './facets'
import { listListings } from './listings'
import { mapClusters } from './map/map-clusters'

const COLUMNS = `project_id, goal, started, price, price_up, price_down, web_id, bedrooms, features, zip,
  lat, lng, text, card`
const TIMES = JSON.stringify(Array.from({ length: 30 }, (_, at) => at + 1))
/** The rows of the lists again, so many times, under other IDs. */
const COPIES = `INSERT INTO listing (list, kind, id, ${COLUMNS})
  SELECT list, kind, listing.id + 1000000 * value, ${COLUMNS} FROM listing, json_each('${TIMES}')
  WHERE listing.id >= 1000000`

const asked: { text: string; values: unknown[] }[] = []
const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) }
const db = drizzle(env.DB, { logger })

const cache: CacheContext = {
  kv: env.CACHE,
  version: 1,
  base: 1,
  previous: null,
  content: { version: 1, previous: null },
  isDatabaseSilent: false,
  waitUntil: () => undefined,
  layers: new Set(),
  reads: [],
  stale: false,
  preview: true,
  drafts: false,
}
const SETTINGS = { maxPriceSale: 2_000_000, maxPriceRent: 5000 }
const MAP_CELLS = 16
const HOME = {
  id: 999_999,
  goal: GOAL.sale,
  webIds: [WEB_ID.house],
  price: 300_000,
  bedrooms: 3,
  lat: 51,
  lng: 4,
}

const FILTERS = [
  '',
  'type=1',
  'type=1&type=2',
  'bedrooms=2',
  'garden=true',
  'pricemin=200000&pricemax=400000',
]

const READS: Record<string, () => Promise<unknown>> = {
  'the counts of a list': () => listFacets(db, cache, filterOf('')),
  'the homes before and after one': () => findNeighbours(db, { id: 1_000_001, goal: 0 }),
  ...Object.fromEntries(
    FILTERS.flatMap((query) => [
      [`a page of ?${query}`, () => listListings(db, filterOf(query), { limit: 12, offset: 0 })],
      [`the map of ?${query}`, () => mapClusters(db, cache, filterOf(query), MAP_CELLS)],
    ]),
  ),
}

let homes = 0

beforeAll(async () => {
  await loadAgency()
  await generateListings(agency, 200)
  await env.DB.prepare(COPIES).run()
  homes = await agency.$count(listing, sql`list = 0 AND kind = 0`)
})

test.each(Object.entries(READS))('%s reads few of the homes that are there', async (_, read) => {
  expect(await rowsOf(read)).toBeLessThan(homes / 2)
})

test('those like a home are found in an index, without their cards', async () => {
  asked.length = 0
  await listSimilar(db, HOME)
  const plan = await answersTo(
    asked.map(({ text, ...rest }) => ({ text: `EXPLAIN QUERY PLAN ${text}`, ...rest })),
  )
  const steps = plan.flatMap(({ results }) => results.map(({ detail }) => String(detail)))
  expect(steps.filter((step) => step.includes('lat>'))).toEqual([
    expect.stringContaining('USING COVERING INDEX'),
  ])
})

function filterOf(query: string) {
  const params = [...new URLSearchParams(query)]
  const found = Object.fromEntries(
    params.map(([name]) => [name, new URLSearchParams(query).getAll(name)]),
  )
  return parseListFilter(found, SETTINGS, { goal: 0, sold: false })
}

/** Asks once more what was asked, as drizzle leaves out what D1 tells of the rows that it read. */
async function rowsOf(read: () => Promise<unknown>): Promise<number> {
  asked.length = 0
  await read()
  const answers = await answersTo(asked)
  return answers.reduce((sum, { meta }) => sum + meta.rows_read, 0)
}

function answersTo(statements: typeof asked) {
  return Promise.all(
    statements.map(({ text, values }) =>
      env.DB.prepare(text)
        .bind(...values)
        .all(),
    ),
  )
}

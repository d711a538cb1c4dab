import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, expect, test } from 'vitest'
import { loadAgency } from '../../../test/agency'
import { findListings } from './staff-listings'

const asked: { text: string; values: unknown[] }[] = []
const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) }
const db = drizzle(env.DB, { logger })

beforeAll(() => loadAgency())

test.each([
  ['market', ''],
  ['homes', 'gent'],
  ['left', '410'],
  ['hidden', ''],
] as const)('a page of the homes (%s, %j) is met in the order of its index', async (shown, q) => {
  asked.length = 0
  await findListings(db, { shown, q, scope: 'all', page: 1 })
  const page = asked.find(({ text }) => text.includes('order by'))
  if (!page) throw new Error('No page was asked for')
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${page.text}`)
    .bind(...page.values)
    .all<{ detail: string }>()
  const details = results.map(({ detail }) => detail)
  expect(details[0]).toBe('SCAN property USING INDEX property_changed')
  expect(details.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([])
})

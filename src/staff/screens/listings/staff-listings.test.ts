import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadAgency } from '../../../../test/agency'
import { inScope } from '../../../features/leads/lead-scope'
import { lead } from '../../../platform/db/schema-leads'
import { findListings } from './staff-listings'

const asked: { text: string; values: unknown[] }[] = []
const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) }
const db = drizzle(env.DB, { logger })

beforeAll(() => loadAgency())

/** The steps of the database's plan for the query of `find` that contains some words. */
async function planOf(find: () => Promise<unknown>, words: string): Promise<string[]> {
  asked.length = 0
  await find()
  const query = asked.find(({ text }) => text.includes(words))
  if (!query) throw new Error(`Nothing asked for '${words}'`)
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query.text}`)
    .bind(...query.values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

test.each([
  ['market', ''],
  ['homes', 'gent'],
  ['left', '410'],
  ['hidden', ''],
] as const)('a page of the homes (%s, %j) is met in the order of its index', async (shown, q) => {
  const page = () => findListings(db, { shown, q, scope: 'all', page: 1 })
  const details = await planOf(page, 'order by')
  expect(details[0]).toBe('SCAN property USING INDEX property_changed')
  expect(details.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([])
})

describe.each([
  ['by address', { emails: ['amelie@demo.invalid'], names: [] }],
  ['by address or name', { emails: ['ann@demo.invalid'], names: ['Karim Dubois', 'K. Dubois'] }],
])('what is an agent’s, %s,', (_, scope) => {
  test('are homes that an index finds', async () => {
    const count = () => findListings(db, { shown: 'homes', q: '', scope, page: 1 })
    expect((await count()).total).toBeGreaterThan(0)
    expectIndexed(await planOf(count, 'count('))
  })

  test('are leads about such homes', async () => {
    const leads = () => db.$count(lead, inScope({ accountId: 1, ...scope }))
    expectIndexed(await planOf(async () => leads(), 'count('))
  })
})

function expectIndexed(plan: string[]): void {
  expect(plan.filter((step) => step.includes('property_manager'))).not.toEqual([])
  expect(plan.filter((step) => /^SCAN property\b/.test(step))).toEqual([])
}

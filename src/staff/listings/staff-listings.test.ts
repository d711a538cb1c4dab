import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadAgency } from '../../../test/agency'
import { inScope } from '../../features/leads/lead-scope'
import { lead } from '../../platform/db/schema-leads'
import { findListings } from './staff-listings'

const statements: { text: string; values: unknown[] }[] = []
const logger = {
  logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }),
}
const db = drizzle(env.DB, { logger })

beforeAll(() => loadAgency())

/** Returns the steps of the query plan for the statement of `find` that contains `words`. */
async function planOf(find: () => Promise<unknown>, words: string): Promise<string[]> {
  statements.length = 0
  await find()
  const query = statements.find(({ text }) => text.includes(words))
  if (!query) throw new Error(`No statement contains '${words}'`)
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
] as const)(
  'a page of properties (%s, %j) is read in the order of its index',
  async (filter, q) => {
    const page = () => findListings(db, { filter, q, scope: 'all', page: 1 })
    const details = await planOf(page, 'order by')
    expect(details[0]).toBe('SCAN property USING INDEX property_changed')
    expect(details.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([])
  },
)

describe.each([
  ['by address', { emails: ['amelie@demo.invalid'], names: [] }],
  ['by address or name', { emails: ['ann@demo.invalid'], names: ['Karim Dubois', 'K. Dubois'] }],
])('the query for listings of an agent, %s,', (_, scope) => {
  test('uses an index for properties', async () => {
    const count = () => findListings(db, { filter: 'homes', q: '', scope, page: 1 })
    expect((await count()).total).toBeGreaterThan(0)
    expectIndexed(await planOf(count, 'count('))
  })

  test('uses an index for their leads', async () => {
    const leads = () => db.$count(lead, inScope({ accountId: 1, ...scope }))
    expectIndexed(await planOf(async () => leads(), 'count('))
  })
})

function expectIndexed(plan: string[]): void {
  expect(plan.filter((step) => step.includes('property_manager'))).not.toEqual([])
  expect(plan.filter((step) => /^SCAN property\b/.test(step))).toEqual([])
}

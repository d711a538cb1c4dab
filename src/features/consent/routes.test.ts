import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db, loadAgency } from '../../../test/agency'
import { DEAD_DB } from '../../../test/faults'
import { keepLogs, loggedEvents } from '../../../test/logs'
import { getWith, laterOn } from '../../../test/worker'
import { consentCount } from '../../platform/db/schema-people'

keepLogs()
beforeAll(() => loadAgency({ withListings: false }))
beforeEach(() => db.delete(consentCount))

function decide(categories: unknown, env = {}, headers = {}) {
  return getWith(env, '/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ categories }),
  })
}

test('answers are counted by day, question and choice without data about the visitor', async () => {
  const headers = {
    'CF-Connecting-IP': '192.0.2.77',
    'User-Agent': 'Firefox',
    Cookie: 'sid=secret',
  }
  const allowed = ['ad_storage', 'analytics_storage']
  for (const categories of [allowed, allowed.toReversed(), []]) {
    const response = await decide(categories, {}, headers)
    expect(response.status).toBe(204)
    expect(response.headers.get('Set-Cookie')).toBeNull()
  }
  const rows = await db.select().from(consentCount).orderBy(consentCount.answer)
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  const scripts = 'reviews: ad_user_data, statistics: analytics_storage'
  expect(rows).toEqual([
    { day, scripts, answer: '', count: 1 },
    { day, scripts, answer: 'analytics_storage ad_storage', count: 2 },
  ])
})

test.each([
  ['none such'],
  'analytics_storage',
  null,
  Array(5).fill('ad_storage'),
  { 0: 'ad_storage' },
])('%j is rejected', async (categories) => {
  expect((await decide(categories)).status).toBe(400)
  expect(await db.$count(consentCount)).toBe(0)
})

test('the response is the same if the answer can’t be counted', async () => {
  await decide([])
  laterOn()
  expect((await decide([], { DB: DEAD_DB })).status).toBe(204)
  expect(loggedEvents()).toContain('consent not counted')
  vi.useRealTimers()
})

import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadAgency, purge } from '../../test/agency'
import { fuzzRequest } from '../../test/fuzz'
import { keepLogs } from '../../test/logs'
import { cookieOf } from '../../test/people'
import { getWith } from '../../test/worker'
import { randomOf } from '../tasks/random'

/** The number of requests. For a release: `FUZZ_REQUESTS=10000 npx vitest run src/routes/fuzz.test.ts`. */
const REQUESTS = Number(env.FUZZ_REQUESTS) || 500
const LIMITED = { RATE_LIMIT_FACTOR: '1' }
/** The number of KV keys of the agency's pages, in four languages and per version. */
const OWN_KEYS = 150
const MEGABYTE = 1_000_000

keepLogs()
beforeAll(async () => {
  await loadAgency()
  await purge()
})
afterEach(() => vi.restoreAllMocks())

test(`${REQUESTS} senseless requests break nothing, and fill neither caches nor database`, {
  timeout: 300 * REQUESTS,
}, async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 404 }))
  const cookies = await manyCookies()
  const [keys, rows, size] = [await keysInKv(), await rowsInD1(), await bytesOfD1()]
  const random = randomOf(11)
  const failures: string[] = []
  const answers = new Map<number, number>()
  for (let nth = 0; nth < REQUESTS; nth++) {
    const { path, init } = fuzzRequest(random, cookies)
    const { status } = await getWith(LIMITED, path, init)
    // A tile or document that its host hasn't is that host's fault.
    if (status >= 500 && status !== 502) failures.push(`${status} ${path} ${JSON.stringify(init)}`)
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  expect(failures).toEqual([])
  const statuses = [...answers.keys()]
  // Which of the rarer ones a thousand requests meet depends on the number of routes.
  expect(statuses).toEqual(expect.arrayContaining([200, 301, 302, 403, 404, 405]))
  expect(statuses.some((status) => [400, 413, 415, 422].includes(status))).toBe(true)
  expect(answers.get(200)).toBeGreaterThan(REQUESTS / 10)
  expect((await keysInKv()) - keys).toBeLessThan(OWN_KEYS)
  expect((await rowsInD1()) - rows).toBeLessThan(REQUESTS / 4)
  expect((await bytesOfD1()) - size).toBeLessThan(2 * MEGABYTE)
})

/** Returns a random request, sometimes with the cookies of a logged-in account. */
async function manyCookies(): Promise<string[]> {
  const [owner, editor] = [await cookieOf('owner'), await cookieOf('editor')]
  const nonsense = ['', '', '', 'sid', 'sid=1', 'sid=;;;=', 'a=%ff', `x=${'y'.repeat(2000)}`]
  return [...nonsense, 'staff=1', 'consent=%7B', owner, editor]
}

async function keysInKv(): Promise<number> {
  let [count, cursor] = [0, null as string | null]
  do {
    const page = await env.CACHE.list({ cursor })
    count += page.keys.length
    cursor = page.list_complete ? null : page.cursor
  } while (cursor !== null)
  return count
}

async function rowsInD1(): Promise<number> {
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*'",
  ).all<{ name: string }>()
  const counts = tables.results.map(({ name }) =>
    env.DB.prepare(`SELECT count(*) AS count FROM "${name}"`),
  )
  const answers = await env.DB.batch<{ count: number }>(counts)
  return answers.reduce((all, { results }) => all + (results[0]?.count ?? 0), 0)
}

async function bytesOfD1(): Promise<number> {
  return (await env.DB.prepare('SELECT 1').run()).meta.size_after
}

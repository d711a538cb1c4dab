import { env } from 'cloudflare:workers'
import { desc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { asStaff, db, get, listing, loadAgency } from '../../../../test/agency'
import { parse, words } from '../../../../test/html'
import { keepLogs } from '../../../../test/logs'
import { cookieOf } from '../../../../test/people'
import { runCron } from '../../../cron'
import { importRun } from '../../../platform/db/schema'
import { PART_SIZE } from '../../crm/import/import-parts'

const FIRST = 960_000

keepLogs()
beforeAll(() => loadAgency({ withListings: false }))

function homes(first: number, facts: object = {}) {
  return Array.from({ length: 2 * PART_SIZE + 1 }, (_, at) =>
    listing({ ID: first + at, HouseNumber: String(first + at), ...facts }),
  )
}

function put(items: object[], accept = 'application/json') {
  return asStaff('/api/staff/listings', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify({ Items: items }),
  })
}

async function importsPage(path = '/staff/imports'): Promise<string> {
  const response = await get(path, { headers: { Cookie: await cookieOf('editor') } })
  return words(parse(await response.text()))
}

/** Stores the state of an import that was interrupted after its first part. */
async function leaveOpen(items: object[]): Promise<void> {
  const body = 'feeds/of-a-killed-run/listings.json'
  const text = JSON.stringify({ Items: items })
  await env.MEDIA.put(body, text, { customMetadata: { url: 'https://lindehof.example/' } })
  const open = { parts: 3, partsDone: 0, body, claim: 'of-a-killed-run' }
  const none = { upserted: 0, unchanged: 0, deleted: 0, refused: [], notes: [], held: [] }
  const now = new Date(Date.now() - 60_000).toISOString()
  await db.insert(importRun).values({ at: now, source: 'api', ...none, ...open, claimedUntil: now })
}

test('a large file is reported to its sender and to staff as stored in parts', async () => {
  const response = await put(homes(FIRST))
  expect(await response.json()).toMatchObject({ status: 'success', upserted: 201, parts: 3 })
  expect(await importsPage()).toContain('Opgeslagen in 3 delen, elk volledig of helemaal niet')
})

test('a client that accepts lines gets the progress before the report', async () => {
  const response = await put(homes(FIRST + 1000), 'application/x-ndjson')
  const lines = (await response.text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { done: 1, parts: 3 },
    { done: 2, parts: 3 },
    { done: 3, parts: 3 },
    expect.objectContaining({ status: 'success', upserted: 201 }),
  ])
})

test('staff see the progress of an interrupted import, and the cron completes it', async () => {
  await leaveOpen(homes(FIRST + 2000))
  expect(await importsPage()).toContain('Deel 0 van 3 is opgeslagen')
  expect(await importsPage('/staff')).toContain('Deel 0 van 3 is opgeslagen')
  await runCron(env, new Date())
  const last = await db.select().from(importRun).orderBy(desc(importRun.id)).limit(1).get()
  expect(last).toMatchObject({ partsDone: 3, upserted: 201, body: null })
  expect((await get(`/nl/property/${FIRST + 2200}`)).status).toBe(200)
})

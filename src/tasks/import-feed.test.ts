import { env } from 'cloudflare:workers'
import { desc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../test/agency'
import { parse, words } from '../../test/html'
import { cookieOf } from '../../test/people'
import { receiveFeed } from '../features/crm/import/receive-feed'
import { crmRun } from '../platform/db/schema-crm'
import { importFeed } from './import-feed'

beforeAll(() => loadAgency({ withListings: false }))

function feed(text: string, type = 'text/csv') {
  return importFeed(env, { body: new Blob([text]).stream(), type })
}

const HEAD = 'ID;Goal;Status;WebID;Zip;City;Street;HouseNumber;Price;SurfaceGround'

test('imports a CSV file at once, and reports what it could not read', async () => {
  const csv = `${HEAD}
A1;sale;available;1;9000;Gent;Teststraat;1;300000;3a 20ca
A2;sale;available;1;9000;Gent;Teststraat;2;310000;x`
  expect(await feed(csv)).toMatchObject({
    status: 'done',
    counts: { upserted: 2, unchanged: 0, refused: 0 },
    issues: [expect.stringContaining('SurfaceGround')],
  })
  expect(await feed(csv)).toMatchObject({ status: 'done', counts: { upserted: 0, unchanged: 2 } })
})

test('lists a file with its refusals at /staff/imports', async () => {
  await feed(`${HEAD}
B1;sale;available;1;9000;Gent;Teststraat;1;300000;320
B2;sale;available;1;9000;Gent;Teststraat;2;op afspraak;320`)
  const headers = { Cookie: await cookieOf('editor') }
  const listed = words(parse(await (await get('/staff/imports', { headers })).text()))
  expect(listed).toContain('Geweigerd (1)')
  expect(listed).toContain('Regel 3, B2, Teststraat 2, 9000 Gent De prijs is geen getal')

  await feed('Bogus;Goal\nA1;sale')
  const refused = words(parse(await (await get('/staff/imports', { headers })).text()))
  expect(refused).toContain('Onbekende kolommen: Bogus')
})

test('completes the file of a killed command before the next one', async () => {
  const csv = (price: number) => `${HEAD}
A1;sale;available;1;9000;Gent;Teststraat;1;${price};320
A2;sale;available;1;9000;Gent;Teststraat;2;${price};`
  const settings = { ...env, CRM_SOURCE: 'csv' }
  const sent = { body: new Blob([csv(311_000)]).stream(), size: 0, type: 'text/csv' }
  const received = await receiveFeed(settings, sent, new Date())
  expect(received).toMatchObject({ status: 'taken' })
  const claimedUntil = new Date(Date.now() + 1500).toISOString()
  await db.update(crmRun).set({ claim: 'of-a-killed-run', claimedUntil })

  expect(await feed(csv(312_000))).toMatchObject({ status: 'done' })
  expect(await db.select().from(crmRun).orderBy(desc(crmRun.id)).limit(2)).toMatchObject([
    { state: 'done', counts: { upserted: 2 } },
    { state: 'done', counts: { upserted: 2 } },
  ])
})

test('refuses a file with unknown columns or of an unknown type in a sentence', async () => {
  expect(await feed('Bogus;Goal\nA1;sale')).toEqual({
    status: 'refused',
    message: 'Unknown columns: Bogus',
  })
  expect(await feed('x', 'text/plain')).toMatchObject({ status: 'refused' })
})

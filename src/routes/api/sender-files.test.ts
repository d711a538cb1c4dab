import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { get, loadAgency } from '../../../test/agency'
import { forgetCrm, lastRun, shownIds } from '../../../test/crm'
import { recordOf } from '../../../test/crm-records'
import { getWith } from '../../../test/worker'
import { primaryDb } from '../../data/db/db'
import { syncTick } from '../../data/sync/sync'
import { fromBase64 } from '../../domain/format/bytes'

const db = primaryDb(env.DB)

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(() => forgetCrm())

/** Sends a file and lets the cron import it; returns the answer. */
async function send(name: string) {
  const file = env.TEST_CASES[name] ?? expect.fail(name)
  const source = name.endsWith('.csv') ? 'csv' : 'openimmo'
  const headers = {
    Authorization: 'Bearer test-staff-token',
    'Content-Type': 'application/octet-stream',
  }
  const init = { method: 'PUT', body: fromBase64(file), headers }
  const response = await getWith({ CRM_SOURCE: source }, '/api/staff/feed?lang=nl', init)
  expect(response.status).toBe(202)
  const pace = { everySeconds: 600, pauseMs: 0, calls: 20 }
  const sync = { db, source: null, told: null, pace, langs: ['nl', 'fr'] as const }
  for (let tick = 0; tick < 3; tick++) {
    await syncTick({
      ...sync,
      files: { media: env.MEDIA, images: env.IMAGES },
      ownPictures: true,
      now: new Date(),
    })
  }
  expect(await lastRun()).toMatchObject({ state: 'done' })
  return response.json<{ deleted: number; issues: string[] }>()
}

async function recordsShown() {
  return Promise.all((await shownIds()).map(recordOf))
}

test('pictures inside a ZIP are shown, the title picture first', async () => {
  await send('01-pictures-in-zip.zip')
  const [home] = await recordsShown()
  expect(home?.pictures).toHaveLength(2)
  for (const { url } of home?.pictures ?? []) expect((await get(url)).status).toBe(200)
})

test.each([
  ['02-latin1-declared-utf8.xml', 'Rue de la Légère', 'utf-8', 'windows-1252'],
  ['02-utf8-declared-latin1.xml', 'Proefstraat', 'windows-1252', 'utf-8'],
])(
  '%s keeps its accents, and the wrong declaration is reported',
  async (name, street, said, is) => {
    const { issues } = await send(name)
    expect(issues).toEqual([`The file says it is ${said}, but it was read as ${is}`])
    const [home] = await recordsShown()
    expect(home).toMatchObject({ city: { nl: 'Liège' }, street: { nl: street } })
    expect(JSON.stringify(home?.description)).toContain('Très belle maison')
  },
)

test('a reserved property has the label of an option', async () => {
  await send('07-reserved.xml')
  expect(await recordsShown()).toMatchObject([{ status: 1, marquee: 2 }])
})

test('properties in Austria, Switzerland and Spain keep their country and currency', async () => {
  await send('08-abroad.xml')
  expect(await recordsShown()).toMatchObject([
    { country: 'AT', zip: '4600', lat: 48.16, price: 325_000 },
    { country: 'CH', zip: '8001', lat: null, price: 1_250_000, currency: 'CHF' },
    { country: 'ES', zip: '03181', lat: 37.97 },
  ])
})

test('a deletion by the external number deletes, and a new technical ID changes the same property', async () => {
  await send('09-1-change.xml')
  const [first, second] = await shownIds()
  expect(await send('09-2-delete-by-external-number.xml')).toMatchObject({ deleted: 1, issues: [] })
  expect(await shownIds()).toEqual([second])
  await send('09-3-same-home-new-obid.xml')
  expect(await recordsShown()).toMatchObject([{ id: second, price: 315_000 }])
  expect(first).not.toBe(second)
})

test('Belgian thousands are thousands, in CSV and OpenImmo', async () => {
  expect((await send('10-belgian-thousands.csv')).issues).toEqual([])
  expect(await recordsShown()).toMatchObject([
    { price: 325_000, surfaceTotal: 120 },
    { price: 325_000, surfaceTotal: 1250 },
  ])
  await forgetCrm()
  await send('10-belgian-thousands.xml')
  expect(await recordsShown()).toMatchObject([{ price: 325_000 }])
})

test.each(['11-excel-sep-line.csv', '11-excel-trailing-columns.csv'])(
  '%s of Excel is read without an issue',
  async (name) => {
    expect((await send(name)).issues).toEqual([])
    expect(await recordsShown()).toMatchObject([{ price: 325_000, zip: '9000' }])
  },
)

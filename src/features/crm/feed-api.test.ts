import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadAgency } from '../../../test/agency'
import { clearCrm, importFeed, lastRun, shownIds } from '../../../test/crm'
import { brokenDb } from '../../../test/faults'
import { parse, words } from '../../../test/html'
import { getWith, laterOn } from '../../../test/worker'
import { zipOf } from '../../../test/zip'
import { primaryDb } from '../../platform/db/db'
import { importRun } from '../../platform/db/schema'
import { crmRun } from '../../platform/db/schema-crm'
import { propertyPath } from '../../urls'
import { stageQueuedFile } from './import/receive-feed'
import { listRuns } from './sync/crm-runs'
import { pauseSync, resumeSync } from './sync/crm-state'
import { deleteExpiredTransfers } from './sync/transfers'

const db = primaryDb(env.DB)
const TOKEN = { Authorization: 'Bearer test-staff-token' }
const CSV = { 'Content-Type': 'text/csv' }
const XML = { 'Content-Type': 'text/xml' }

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(() => clearCrm())
afterEach(() => vi.useRealTimers())

async function put(
  body: BodyInit,
  headers: object = CSV,
  settings: object = { CRM_SOURCE: 'csv' },
) {
  const init = { method: 'PUT', body, headers: { ...TOKEN, ...headers } }
  const response = await getWith(settings, '/api/staff/feed', init)
  const answer: { status: string; issues?: { message: string }[] } = await response.json()
  return { status: response.status, body: answer }
}

async function sent(body: BodyInit, headers?: object, settings?: object) {
  expect((await put(body, headers, settings)).status).toBe(202)
  await importFeed()
  return lastRun()
}

function csvOf(count: number, price = 250_000): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `K${index};0;1;9000;Gent;${price + index}`,
  )
  return ['ID;Goal;Status;Zip;City;Price', ...rows].join('\n')
}

test('a complete file is imported once, and a listing that is missing in two files is removed', async () => {
  expect(await put(csvOf(8))).toMatchObject({
    status: 202,
    body: { status: 'success', run: 1, mode: 'all', items: 8, deleted: 0, issues: [] },
  })
  await importFeed()
  expect(await lastRun()).toMatchObject({ state: 'done', counts: { seen: 8, upserted: 8 } })
  const ids = await shownIds()
  expect(ids).toHaveLength(8)
  expect(ids[0]).toBeGreaterThanOrEqual(900_000_000)
  expect(await sent(csvOf(8))).toMatchObject({ counts: { upserted: 0, unchanged: 8, left: 0 } })

  expect(await sent(csvOf(7))).toMatchObject({ state: 'done', counts: { left: 0 } })
  expect(await sent(csvOf(7))).toMatchObject({ state: 'done', counts: { left: 1 } })
  expect(await shownIds()).toEqual(ids.slice(0, 7))
  expect(await sent(csvOf(8))).toMatchObject({ counts: { left: 0 } })
  expect(await shownIds()).toEqual(ids)
})

test('files wait while another is imported, and follow it in their order', async () => {
  expect((await put(csvOf(8))).body).toMatchObject({ run: 1 })
  expect(await put(csvOf(9))).toMatchObject({
    status: 202,
    body: { status: 'success', run: 2, mode: 'all', items: 9 },
  })
  expect(await put('ID;Goal;Nothing\nA;0;1')).toMatchObject({ status: 400 })
  expect(await put(csvOf(10))).toMatchObject({ status: 202, body: { run: 4 } })
  expect(await lastRun()).toMatchObject({ state: 'queued' })
  await importFeed()
  await importFeed()
  expect((await listRuns(db, 5)).map(({ id, state, counts }) => [id, state, counts.seen])).toEqual([
    [4, 'done', 10],
    [3, 'failed', 0],
    [2, 'done', 9],
    [1, 'done', 8],
  ])
  expect(await shownIds()).toHaveLength(10)
  expect((await env.MEDIA.list({ prefix: 'feeds/' })).objects).toEqual([])
})

test('a waiting file stays stored while the sync is paused or its import fails', async () => {
  await put(csvOf(8))
  await put(csvOf(9))
  await db.update(crmRun).set({ state: 'done' }).where(eq(crmRun.id, 1))
  await pauseSync(db, new Date())
  const atOnce = await stageQueuedFile(env, new Date())
  await deleteExpiredTransfers(db, env.MEDIA, new Date(Date.now() + 8 * 86_400_000))
  expect(atOnce).toBe(false)
  expect(await lastRun()).toMatchObject({ state: 'queued', attempts: 0 })
  await resumeSync(db)
  const broken = brokenDb({
    on: /insert into "crm_run"/i,
    when: 'before',
    error: 'D1_ERROR',
    times: 1,
  })
  await expect(stageQueuedFile({ ...env, DB: broken }, new Date())).rejects.toThrow()
  expect(await lastRun()).toMatchObject({ state: 'queued', attempts: 1 })
  await importFeed()
  expect(await lastRun()).toMatchObject({ state: 'done', counts: { seen: 9 } })
})

test('a file with a line without a key removes no missing listing', async () => {
  await sent(csvOf(8))
  for (const _ of [1, 2, 3]) {
    expect(await sent(`${csvOf(6)}\n;0;1;9000;Gent;1`)).toMatchObject({ reason: 'incomplete' })
  }
  expect(await shownIds()).toHaveLength(8)
})

function openImmo(keys: string[], umfang: string, action = 'CHANGE'): string {
  const objects = keys.map(
    (key) => `<immobilie><objektkategorie><vermarktungsart KAUF="true"/></objektkategorie>
      <geo><plz>9000</plz><ort>Gent</ort></geo><preise><kaufpreis>200000</kaufpreis></preise>
      <verwaltung_techn><openimmo_obid>${key}</openimmo_obid><aktion aktionart="${action}"/></verwaltung_techn>
      </immobilie>`,
  )
  return `<openimmo><uebertragung umfang="${umfang}"/><anbieter>${objects.join('')}</anbieter></openimmo>`
}

test('OpenImmo files are imported as XML or ZIP, complete or with changes and deletions', async () => {
  const settings = { CRM_SOURCE: 'openimmo' }
  const zip = await zipOf({ 'a.xml': new TextEncoder().encode(openImmo(['a', 'b', 'c'], 'VOLL')) })
  const ZIP = { 'Content-Type': 'application/zip' }
  expect(await sent(zip, ZIP, settings)).toMatchObject({ mode: 'all', counts: { upserted: 3 } })
  const ids = await shownIds()
  const added = await sent(openImmo(['d'], 'TEIL'), XML, settings)
  expect(added).toMatchObject({ mode: 'changes', state: 'done', counts: { upserted: 1, left: 0 } })
  await sent(openImmo(['a'], 'TEIL', 'DELETE'), XML, settings)
  expect((await shownIds()).filter((id) => ids.includes(id))).toHaveLength(2)
})

/** One home of an OpenImmo file with this state and these prices. */
function openImmoProperty(key: string, state: string, price: string, goal = 'KAUF'): string {
  return `<openimmo><uebertragung umfang="TEIL"/><anbieter><immobilie>
    <objektkategorie><vermarktungsart ${goal}="true"/><objektart><haus/></objektart></objektkategorie>
    <geo><plz>9000</plz><ort>Gent</ort></geo><preise>${price}</preise>
    <zustand_angaben><verkaufstatus stand="${state}"/></zustand_angaben>
    <verwaltung_techn><openimmo_obid>${key}</openimmo_obid><aktion aktionart="CHANGE"/></verwaltung_techn>
    </immobilie></anbieter></openimmo>`
}

const OPENIMMO = { CRM_SOURCE: 'openimmo' }

test('identical flats in separate files are imported, and a house twice is held', async () => {
  const home = (key: string, type: string) =>
    openImmoProperty(key, 'OFFEN', '<kaufpreis>200000</kaufpreis>')
      .replace('<haus/>', type)
      .replace('</ort>', '</ort><strasse>Lindenlei</strasse><hausnummer>22</hausnummer>')
      .replace(
        '<zustand_angaben>',
        '<flaechen><wohnflaeche>90</wohnflaeche></flaechen><zustand_angaben>',
      )
  for (const key of ['f1', 'f2']) await sent(home(key, '<wohnung/>'), XML, OPENIMMO)
  expect(await shownIds()).toHaveLength(2)
  for (const key of ['h1', 'h2']) await sent(home(key, '<haus/>'), XML, OPENIMMO)
  expect(await shownIds()).toHaveLength(3)
  expect(await lastRun()).toMatchObject({ problems: [{ issues: [{ code: 'duplicateHeld' }] }] })
})

async function pageText(path: string): Promise<string> {
  const response = await getWith({}, path)
  expect(response.status).toBe(200)
  return words(parse(await response.text())).replaceAll('\u00a0', ' ')
}

test('the text beside a price is removed with the price in all languages', async () => {
  const warm = '<warmmiete>950</warmmiete>'
  await sent(openImmoProperty('w', 'OFFEN', warm, 'MIETE_PACHT'), XML, OPENIMMO)
  const [id = 0] = await shownIds()
  expect(await pageText(propertyPath('de', id))).toContain('€ 950 pro Monat, Nebenkosten')
  const cold = '<nettokaltmiete>850</nettokaltmiete>'
  const run = await sent(openImmoProperty('w', 'OFFEN', cold, 'MIETE_PACHT'), XML, OPENIMMO)
  expect(run).toMatchObject({ counts: { upserted: 1 } })
  laterOn()
  const text = await pageText(propertyPath('fr', id))
  expect(text).toContain('€ 850')
  expect(text).not.toContain('charges comprises')
})

test('a file without listings is refused, and its run is listed with the reason', async () => {
  const openimmo = { CRM_SOURCE: 'openimmo' }
  const refused = async (...call: Parameters<typeof put>) => {
    const { status, body } = await put(...call)
    expect(body.status).toBe('failed')
    return [status, body.issues?.[0]?.message]
  }
  expect((await put(csvOf(1), { ...CSV, Authorization: 'Bearer no' })).status).toBe(401)
  expect((await put(csvOf(1), CSV, { CRM_SOURCE: '' })).status).toBe(404)
  expect((await put(csvOf(1), CSV, { CRM_SOURCE: 'omnicasa' })).status).toBe(404)
  expect((await put('{}', { 'Content-Type': 'application/json' })).status).toBe(415)
  expect(await refused('x'.repeat(8 * 1024 * 1024 + 1))).toEqual([413, 'Larger than 8 MB'])
  expect(await refused('garbage')).toEqual([400, 'Unknown columns: garbage'])
  expect(await refused('<a/>')).toEqual([400, 'The file was sent as csv, but it is xml'])
  expect(await refused('<a/>', XML)).toEqual([400, 'The file is xml, and CRM_SOURCE is csv'])
  expect(await refused(new Uint8Array([0x49, 0xff]))).toEqual([400, 'Unknown columns: Iÿ'])
  expect(await refused('<a>', XML, openimmo)).toEqual([
    400,
    'The XML is incomplete, or this is not XML',
  ])
  const bomb = await zipOf({ 'a.xml': new Uint8Array(65 * 1024 * 1024).fill(32) })
  const type = { 'Content-Type': 'application/octet-stream' }
  expect(await refused(bomb, type, openimmo)).toEqual([413, 'Larger than 64 MB when unpacked'])
  expect(await lastRun()).toMatchObject({
    state: 'failed',
    reason: 'file',
    problems: [{ ID: null, issues: [{ code: 'unpackedTooLarge', other: '64 MB' }] }],
  })
  expect(await db.$count(importRun)).toBe(0)
})

import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { db, get, loadAgency, purge } from '../../../../test/agency'
import { cookieOf, post } from '../../../../test/people'
import { open, pageOf, shown } from '../../../../test/staff-pages'
import { runCron } from '../../../cron'
import { audit } from '../../../platform/db/schema-people'
import { revision, schedule } from '../../../platform/db/schema-revisions'
import { brusselsTime } from '../../../platform/format/dates'
import { draftDocument } from '../../../site/revisions/documents'
import { editablePage } from '../edit-pages'

const HOUR = 3_600_000

let editor: string
let begin: number

beforeEach(async () => {
  await loadAgency({ withListings: false })
  for (const table of [revision, schedule, audit]) await db.delete(table)
  editor = await cookieOf('editor')
  begin = Math.ceil(Date.now() / 60_000) * 60_000 + HOUR
})

/** A draft of the contact page with another title. */
async function draft(): Promise<number> {
  const { id } = await pageOf('contact')
  const { page, base } = await open(id)
  const document = { ...page, params: { ...page.params, title: { nl: 'Kom langs' } } }
  await draftDocument(db, editablePage(id), { document, base, by: 1, now: new Date() })
  return id
}

function setTimes(id: number, times: { publishAt?: number; endAt?: number }) {
  const texts = Object.entries(times).map(([name, at]) => [name, local(at)])
  return post(`/staff/pages/${id}/times`, Object.fromEntries(texts), { Cookie: editor })
}

function local(at: number): string {
  return brusselsTime(at)?.slice(0, 16) ?? ''
}

async function cronAt(at: number): Promise<void> {
  await runCron(env, new Date(at))
  await purge()
}

async function auditEntries(): Promise<string[]> {
  return (await db.select().from(audit)).map(({ action }) => action)
}

test('a scheduled draft is published once after its time and unpublished at its end', async () => {
  const id = await draft()
  const set = await setTimes(id, { publishAt: begin, endAt: begin + HOUR })
  expect(set.headers.get('Location')).toBe(`/staff/pages/${id}?done=times`)
  expect((await shown(`/staff/pages/${id}`, editor)).text).toContain(
    'Het concept komt op de site op',
  )
  await cronAt(begin - 1)
  expect((await shown('/nl/contact')).text).not.toContain('Kom langs')
  await cronAt(begin)
  expect((await shown('/nl/contact')).text).toContain('Kom langs')
  await cronAt(begin + 1)
  expect(await auditEntries()).toEqual(['page.schedule', 'page.publish'])
  await cronAt(begin + HOUR)
  expect((await get('/nl/contact')).status).not.toBe(200)
  await cronAt(begin + HOUR + 1)
  expect(await auditEntries()).toEqual(['page.schedule', 'page.publish', 'page.publish'])
  expect(await db.select().from(schedule)).toEqual([])
})

test('a draft that is discarded is not published', async () => {
  const id = await draft()
  await setTimes(id, { publishAt: begin })
  await post(`/staff/pages/${id}/discard`, {}, { Cookie: editor })
  await cronAt(begin)
  expect(await auditEntries()).toEqual(['page.schedule'])
  expect(await db.select().from(schedule)).toEqual([])
})

test('an incomplete draft is not published', async () => {
  const id = await draft()
  await post(`/staff/pages/${id}/modules`, { kind: 'banner' }, { Cookie: editor })
  await setTimes(id, { publishAt: begin })
  await cronAt(begin)
  expect((await shown('/nl/contact')).text).not.toContain('Kom langs')
  expect((await open(id)).isDraft).toBe(true)
})

test('a page is unpublished at its end while its draft stays', async () => {
  const id = await draft()
  await setTimes(id, { endAt: begin })
  await cronAt(begin)
  expect((await get('/nl/contact')).status).not.toBe(200)
  const { isDraft, page } = await open(id)
  expect([isDraft, page.params.title]).toEqual([true, { nl: 'Kom langs' }])
})

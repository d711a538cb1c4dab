import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency, restoreHomes } from '../../../../test/agency'
import { all, attributes, byClass, formEntries, parse } from '../../../../test/html'
import { cookieOf, person, post } from '../../../../test/people'
import type { ListingOverride } from '../../../listing/overrides/override'
import { property } from '../../../platform/db/schema'
import { article, documentUpload, image, page } from '../../../platform/db/schema-content'
import { revision } from '../../../platform/db/schema-revisions'
import type { Entries } from '../../../platform/fields/field'
import { addFile, listLibrary } from '../../../site/media/queries'
import { openDocument, publishDocument } from '../../../site/revisions/documents'
import type { FoundItems } from '../../../staff/client/found-items'
import { editableListing, findListing } from '../edit-listing'

/** A listing that the agent manages, and one of another staff member. */
const OWN = 410002
const OTHER = 410013
const PATH = `/staff/listings/${OWN}`
const THEIRS = '/documents/0123456789abcdef01234567/akte.pdf'

let agent: string
let agentId: number

beforeAll(() => loadAgency())
beforeEach(async () => {
  await restoreHomes(OWN)
  await loadAgency({ withListings: false })
  await db.delete(revision)
  await db.delete(documentUpload)
  agentId = (await person('agent')).id
  agent = await cookieOf('agent')
  const email = sql`json_set(${property.data}, '$.manager.email', 'agent@example.org')`
  await db.update(property).set({ data: email }).where(eq(property.id, OWN))
  await uploadAs((await person('office')).id)
  await putOn(OTHER, { documents: [{ file: THEIRS, name: {}, kind: null }] })
})

/** Stores a gated document that an account uploaded. */
async function uploadAs(by: number) {
  const stored = { status: 'stored' as const, url: THEIRS, type: 'application/pdf', size: 9 }
  const upload = { ...stored, files: [], mark: null }
  return addFile(db, upload, 'akte.pdf', { by, now: new Date() })
}

/** Publishes changes of a listing as an office account. */
async function putOn(id: number, changes: Partial<ListingOverride>) {
  const editable = editableListing('property', id)
  const { document, base } = (await openDocument(db, editable)) ?? expect.fail(String(id))
  const saved = { document: { ...document, ...changes }, base, by: 1, now: new Date() }
  expect(await publishDocument(db, editable, saved)).toEqual({ status: 'stored' })
}

async function form(): Promise<Entries> {
  const screen = parse(await (await get(PATH, { headers: { Cookie: agent } })).text())
  const [form] = byClass(screen, 'edit-form')
  return form ? formEntries(form) : expect.fail('no form')
}

async function send(changes: Entries, action = 'publish') {
  const response = await post(PATH, { ...(await form()), ...changes, action }, { Cookie: agent })
  const screen = parse(await response.text())
  const wrong = ['select', 'input', 'textarea'].flatMap((name) =>
    all(screen, name, { 'aria-invalid': 'true' }),
  )
  return { status: response.status, wrong: attributes(wrong, 'name') }
}

async function documents(id = OWN) {
  const listing = (await findListing(db, 'property', id)) ?? expect.fail(String(id))
  return listing.record.documents.map(({ url }) => url)
}

async function withDocument(file: string): Promise<Entries> {
  const count = (await documents()).length
  return {
    [`documents.${count}`]: 'on',
    [`documents.${count}.file`]: file,
    [`documents.${count}.kind`]: '',
  }
}

async function offered(kind: string): Promise<string[]> {
  const response = await get(`/staff/choices?of=${kind}`, { headers: { Cookie: agent } })
  return (await response.json<FoundItems>()).found.map(({ id }) => id)
}

describe('a document of a listing that the agent does not manage', () => {
  test.each(['publish', 'draft', 'preview', 'enter'])('is refused by "%s"', async (action) => {
    const before = await documents()
    const { status, wrong } = await send(await withDocument(THEIRS), action)
    expect([status, wrong]).toEqual([422, [`documents.${before.length}.file`]])
    expect(await documents()).toEqual(before)
    expect(await db.$count(revision, eq(revision.subjectId, String(OWN)))).toBe(0)
  })

  test('is offered neither by the form nor by its search', async () => {
    expect(await offered('document')).not.toContain(THEIRS)
    const screen = await get(PATH, { headers: { Cookie: agent } })
    expect(await screen.text()).not.toContain('akte.pdf')
    expect((await listLibrary(db)).map(({ url }) => url)).toContain(THEIRS)
  })

  test('is refused with the mark of another document, which is a conflict', async () => {
    const before = await documents()
    const { status } = await send({ ...(await withDocument(THEIRS)), base: 'x' })
    expect(status).toBe(409)
    expect(await documents()).toEqual(before)
  })

  test('is not restored from a revision', async () => {
    await putOn(OWN, { hidden: false, description: { nl: '<p>Nieuw</p>' } })
    const past = await db
      .select()
      .from(revision)
      .where(eq(revision.subjectId, String(OWN)))
    const [one] = past.filter(({ state }) => state === 'past')
    const document = { ...(one?.document as object), documents: [{ file: THEIRS }] }
    await db
      .update(revision)
      .set({ document })
      .where(eq(revision.id, one?.id ?? 0))
    const restored = await post(`${PATH}/history`, { revision: String(one?.id) }, { Cookie: agent })
    expect(restored.status).toBe(422)
    expect(await documents()).not.toContain(THEIRS)
  })

  test('is accepted once the agent manages that listing', async () => {
    const email = sql`json_set(${property.data}, '$.manager.email', 'agent@example.org')`
    await db.update(property).set({ data: email }).where(eq(property.id, OTHER))
    expect(await offered('document')).toContain(THEIRS)
    expect((await send(await withDocument(THEIRS))).status).toBe(303)
    expect(await documents()).toContain(THEIRS)
  })

  test('is accepted where it is stored already', async () => {
    await putOn(OWN, { documents: [{ file: THEIRS, name: {}, kind: null }] })
    expect((await send({ 'documents.0.name.nl': 'Akte' })).status).toBe(303)
    expect(await documents()).toEqual([THEIRS])
  })
})

test('a document that the agent uploaded stays usable after a refusal', async () => {
  await uploadAs(agentId)
  expect((await send({ ...(await withDocument(THEIRS)), pinnedUntil: 'x' })).wrong).toEqual([
    'pinnedUntil',
  ])
  expect((await send(await withDocument(THEIRS))).status).toBe(303)
})

test('a document of another listing’s record is refused', async () => {
  const before = await documents()
  const { wrong } = await send(await withDocument('crm:999999'))
  expect(wrong).toEqual([`documents.${before.length}.file`])
})

describe('an agent', () => {
  test('can select only managed properties as related', async () => {
    const related = (id: number) => ({ 'related.0': 'on', 'related.0.value': String(id) })
    expect((await send(related(OTHER))).wrong).toEqual(['related.0.value'])
    expect((await send(related(999999))).wrong).toEqual(['related.0.value'])
    expect((await send(related(OWN))).status).toBe(303)
  })

  test('gets no drafts and no sections of pages as options', async () => {
    await db.update(page).set({ status: 'Draft' }).where(eq(page.id, 8))
    await db.update(article).set({ status: 'Draft' }).where(eq(article.id, 29))
    expect(await offered('page')).not.toContain('8')
    const search = await get('/staff/choices?of=article&for=article:29', {
      headers: { Cookie: agent },
    })
    expect((await search.json<FoundItems>()).found).toEqual([])
    for (const kind of ['contact', 'property-list', 'script', 'marker', 'category'])
      expect([kind, await offered(kind)]).toEqual([kind, []])
  })

  test.each([
    'page:8',
    'page:999',
    'article:29',
    `listing:${OTHER}`,
    'listing:p9001',
    'file:GATED',
  ])('cannot link to %s', async (text) => {
    await db.update(page).set({ status: 'Draft' }).where(eq(page.id, 8))
    await db.update(article).set({ status: 'Draft' }).where(eq(article.id, 29))
    const gated = await db.select().from(image).where(eq(image.url, THEIRS)).get()
    const reference = text.replace('GATED', String(gated?.id))
    const html = `<p><a href="${reference}">x</a></p>`
    expect(await send({ 'description.nl': html })).toEqual({
      status: 422,
      wrong: ['description.nl'],
    })
  })

  test('can link to published pages, managed listings and any listing address', async () => {
    const links = ['page:8', `listing:${OWN}`, `/nl/property/${OTHER}`, 'file:3']
    const html = links.map((href) => `<a href="${href}">x</a>`).join(' ')
    expect((await send({ 'description.nl': `<p>${html}</p>` })).status).toBe(303)
  })
})

test('a picture of another site is refused', async () => {
  const { wrong } = await send({ 'pictures.0.value': 'https://evil.test/p.png' })
  expect(wrong).toEqual(['pictures.0.value'])
  for (const path of [`/nl/property/${OWN}`, '/nl/rss/sale.xml', '/api/properties?lang=nl'])
    expect(await (await get(path)).text()).not.toContain('evil.test')
})

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import seeds from '../../../../seeds/listings.json'
import { db, get, loadAgency, purge, restoreHomes } from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { listingForm } from '../../../../test/listing-form'
import { htmlAt, wordsAt } from '../../../../test/open-page'
import { cookieOf, post, postFiles } from '../../../../test/people'
import { audit } from '../../../platform/db/schema-people'
import { revision } from '../../../platform/db/schema-revisions'
import type { Entries } from '../../../platform/fields/field'
import { listLibrary } from '../../../site/media/queries'
import { importListings } from '../../crm/import/import'
import { findListing } from '../edit-listing'

const HOME = 410001
const PDF = '%PDF-1.7 the deed of the house'
const PERSON = {
  FirstName: 'An',
  Name: 'Peeters',
  Email: 'an@example.org',
  PhoneNumber: '0470 12 34 56',
}

let office: string

beforeAll(() => loadAgency())
beforeEach(async () => {
  await restoreHomes(HOME)
  await db.delete(revision)
  await db.delete(audit)
  office = await cookieOf('office')
})

async function recordOf(id = HOME) {
  const found = await findListing(db, 'property', id)
  return found?.kind === 'property' ? found.record : expect.fail(String(id))
}

/** Sends the form as a browser does, with an uploaded file for a field. */
async function send(entries: Entries, file?: [string, File], cookie = office) {
  const files = file ? [[`${file[0]}.file`, file[1]] as const] : []
  const fields = { ...entries, action: 'publish' }
  const response = await postFiles(`/staff/listings/${HOME}`, fields, files, cookie)
  await purge()
  return response
}

function withoutDocuments(entries: Entries): Entries {
  return Object.fromEntries(
    Object.entries(entries).filter(([name]) => !name.startsWith('documents.')),
  )
}

/** Adds a PDF before the documents of the CRM. */
async function addAuditEntry(given: Entries = {}) {
  const entries = await listingForm(HOME)
  const own = (await recordOf()).documents
  const listed = own.map(({ id }, at) => [
    [`documents.${at + 1}`, 'on'],
    [`documents.${at + 1}.file`, `crm:${id}`],
  ])
  const form = {
    ...withoutDocuments(entries),
    'documents.0': 'on',
    'documents.0.file': '',
    'documents.0.kind': '11',
    ...Object.fromEntries(listed.flat()),
    ...given,
  }
  return send(form, ['documents.0.file', new File([PDF], 'Basisakte Lei.pdf')])
}

async function ask(id: number | undefined) {
  const answer = await post(`/api/documents/${HOME}/${id}`, PERSON, { Accept: 'application/json' })
  const { data } = await answer.json<{ data?: { fileUrl: string } }>()
  return { status: answer.status, file: data ? await get(data.fileUrl) : null }
}

async function textOf(file: Response | null): Promise<string> {
  return new TextDecoder().decode(await file?.arrayBuffer())
}

test('a PDF of staff is listed first and is sent only after the form', async () => {
  expect((await addAuditEntry()).status).toBe(303)
  const [document, ...others] = (await recordOf()).documents
  expect(others.length).toBeGreaterThan(0)
  expect(document?.url).toMatch(/^\/documents\/[0-9a-f]{24}\/basisakte-lei\.pdf$/)
  const address = document?.url ?? ''
  for (const lang of ['nl', 'fr']) {
    const html = await htmlAt(`/${lang}/property/${HOME}`)
    const text = words(parse(html))
    expect(text).toContain(lang === 'nl' ? 'Basisakte en reglement' : 'Acte de base et règlement')
    expect(html).not.toContain(address)
  }
  const everywhere = ['/api/properties?lang=nl', '/nl/rss/sale.xml', '/sitemap.xml', '/nl/te-koop']
  for (const path of everywhere)
    expect([path, (await htmlAt(path)).includes(address)]).toEqual([path, false])
  for (const path of [address, address.replace('documents', 'media'), `/media${address}`])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  const closed = await get(`/api/documents/${HOME}/${document?.id}`)
  expect(closed.status).toBe(403)
  const { status, file } = await ask(document?.id)
  expect([status, file?.status, await textOf(file)]).toEqual([200, 200, PDF])
  expect((await db.select().from(audit)).map(({ action }) => action)).toContain('listing.publish')
})

describe('a document of the CRM', () => {
  test('that staff removed is on no page and cannot be downloaded', async () => {
    const before = (await recordOf()).documents
    const [first, ...others] = before
    const entries = withoutDocuments(await listingForm(HOME))
    const entriesOfOthers = others.flatMap(({ id }, at) => [
      [`documents.${at}`, 'on'],
      [`documents.${at}.file`, `crm:${id}`],
    ])
    const held = await ask(first?.id)
    expect(held.status).toBe(200)
    await send({ ...entries, ...Object.fromEntries(entriesOfOthers) })
    expect((await recordOf()).documents).toEqual(others)
    expect((await get(`/api/documents/${HOME}/${first?.id}`)).status).toBe(404)
    expect((await ask(first?.id)).status).toBe(404)
    const screen = await get(`/staff/listings/${HOME}`, { headers: { Cookie: office } })
    const offered = all(parse(await screen.text()), 'option').map(({ attribs }) => attribs.value)
    expect(offered).toContain(`crm:${first?.id}`)
  })

  test('keeps its name and position from staff after imports', async () => {
    await addAuditEntry({ 'documents.1.name.nl': 'Alles over dit huis' })
    const documents = (await recordOf()).documents
    expect(await wordsAt(`/nl/property/${HOME}`)).toContain('Alles over dit huis')
    const item = seeds.Items.find(({ ID }) => ID === HOME) ?? expect.fail('no home')
    const body = (changes: object) => ({
      LanguageId: seeds.LanguageId,
      Items: [{ ...item, ...changes }],
    })
    const options = { source: 'api', now: new Date() }
    expect(await importListings(db, body({}), options)).toMatchObject({ unchanged: 1 })
    await importListings(db, body({ Price: 123_456 }), options)
    expect((await recordOf()).documents).toEqual(documents)
    const more = [
      ...((item as { DocumentItems?: object[] }).DocumentItems ?? []),
      { ID: 77, Url: '/documents/new.pdf', FileName: 'new.pdf' },
    ]
    await importListings(db, body({ DocumentItems: more }), options)
    expect((await recordOf()).documents.map(({ id }) => id)).toEqual([
      ...documents.map(({ id }) => id),
      77,
    ])
  })
})

test('a gated document can be opened by staff and cannot be deleted while it is used', async () => {
  await addAuditEntry()
  const file = (await listLibrary(db)).find(({ url }) => url.startsWith('/documents/'))
  const address = `/staff/media/${file?.id}`
  const headers = { Cookie: office }
  const page = words(parse(await (await get(address, { headers })).text()))
  expect(page).toContain('alleen via het formulier')
  expect(page).toContain(`Pand: ${HOME}`)
  expect(await textOf(await get(`${address}/file`, { headers }))).toBe(PDF)
  await post(`${address}/removal`, {}, headers)
  expect((await ask((await recordOf()).documents[0]?.id)).file?.status).toBe(200)
  const replacement = new File(['%PDF-1.7 the second deed'], 'akte.pdf')
  const replaced = await postFiles(`${address}/replacement`, {}, [['file', replacement]], office)
  expect(replaced.status).toBe(303)
  const { file: second } = await ask((await recordOf()).documents[0]?.id)
  expect(await textOf(second)).toBe('%PDF-1.7 the second deed')
})

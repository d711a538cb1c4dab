import { beforeEach, expect, test } from 'vitest'
import seeds from '../../../../seeds/listings.json'
import { db, get, loadAgency, purge } from '../../../../test/agency'
import { all, parse } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { openDocument } from '../../../data/content/documents'
import { property } from '../../../data/db/schema'
import { listingOverrideTable } from '../../../data/db/schema-overrides'
import { importListings } from '../../../data/import/import'
import { editableListing, findListing } from '../../../data/overrides/edit-listing'
import { entriesOf } from '../../../forms/fields/entries-of'
import type { Entries } from '../../../forms/fields/field'
import { fieldsOf } from './listing-fields'

const HOME = 410002

let office: string

beforeEach(async () => {
  await db.delete(listingOverrideTable)
  await db.update(property).set({ hash: '' })
  await loadAgency()
  office = await cookieOf('office')
})

async function save(id: number, changes: Entries) {
  const found = (await findListing(db, 'property', id)) ?? expect.fail(String(id))
  const open = await openDocument(db, editableListing('property', id))
  const entries = entriesOf(fieldsOf(found), open?.document)
  const form = { ...entries, ...changes, base: open?.base ?? '', action: 'publish' }
  const response = await post(`/staff/listings/${id}`, form, { Cookie: office })
  await purge()
  return response
}

/** The homes that a home's page leads to, in their order, each once. */
async function others(): Promise<number[]> {
  const page = parse(await (await get(`/nl/property/${HOME}`)).text())
  const paths = all(page, 'article').flatMap((card) => all(card, 'a'))
  const ids = paths.map(({ attribs }) => /^\/nl\/property\/(\d+)$/.exec(attribs.href ?? '')?.[1])
  return [...new Set(ids.map(Number))].filter((id) => id > 0 && id !== HOME)
}

/** Two homes on the market that the page does not show by itself. */
async function strangers(): Promise<number[]> {
  const shown = await others()
  expect(shown.length).toBeGreaterThan(0)
  const onMarket = seeds.Items.filter(
    ({ ID, Status }) => Status === 1 && !shown.includes(Number(ID)),
  )
  const ids = onMarket.map(({ ID }) => Number(ID)).filter((id) => id !== HOME)
  const listed = await Promise.all(ids.map(async (id) => (await get(`/nl/property/${id}`)).status))
  return ids.filter((_, at) => listed[at] === 200).slice(0, 2)
}

test('homes that staff chose stand before those that the site chooses, and outlive an import', async () => {
  const before = await others()
  const [first, second] = (await strangers()).toReversed()
  expect((await save(HOME, { related: `${first}\n${second}\n${HOME}` })).status).toBe(303)
  const after = await others()
  expect(after.slice(0, 2)).toEqual([first, second])
  expect(after).toHaveLength(before.length)
  const item = seeds.Items.find(({ ID }) => ID === HOME)
  const body = { LanguageId: seeds.LanguageId, Items: [{ ...item, Price: 333_000 }] }
  await importListings(db, body, { source: 'api', now: new Date() })
  await purge()
  expect((await others()).slice(0, 2)).toEqual([first, second])
})

test('one that is hidden, or is not there, is not shown', async () => {
  const before = await others()
  const [first = 0] = await strangers()
  await save(HOME, { related: `${first}\n999999` })
  expect((await others())[0]).toBe(first)
  await save(first, { hidden: 'on' })
  expect(await others()).toEqual(before)
})

test('a word is no number', async () => {
  const refused = await save(HOME, { related: 'het huis ernaast' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('het huis ernaast')
})

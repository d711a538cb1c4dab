import { beforeEach, expect, test, vi } from 'vitest'
import { db, get, loadAgency, purge } from '../../../../../test/agency'
import { all, parse, words } from '../../../../../test/html'
import { cookieOf, post } from '../../../../../test/people'
import { saveDocument } from '../../../../../test/staff-form'
import { MARQUEE } from '../../../../listing/marquee'
import { STATUS } from '../../../../listing/status'
import { revision } from '../../../../platform/db/schema-revisions'
import type { Entries } from '../../../../platform/fields/field'
import { editableManualListing } from '../../edit-manual-listing'
import { propertyFields } from './listing-fields'

const HOUSE = { goal: '0', webId: '1', 'typeDescription.nl': 'Huis', zip: '9051' }

let office: string
let id: number

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
  office = await cookieOf('office')
  const made = await post('/staff/listings/new', HOUSE, { Cookie: office })
  id = Number(made.headers.get('Location')?.split('/').at(-1))
  await save({ price: '425000', status: String(STATUS.active) })
})

async function save(changes: Entries): Promise<Response> {
  const [path, editable] = [`/staff/listings/${id}`, editableManualListing(id)]
  const response = await saveDocument(
    { path, editable, fields: propertyFields, cookie: office },
    changes,
  )
  await purge()
  return response
}

const html = async (path = `/nl/property/${id}`) => (await get(path)).text()
const textOf = async (path?: string) => words(parse(await html(path)))

test('a lower price has the label new price and the former price', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 })
  office = await cookieOf('office')
  await save({ price: '399000' })
  const text = await textOf()
  expect(text).toContain('Nieuwe prijs')
  expect(text).toMatch(/€\s399\.000.*€\s425\.000/)
  await save({ price: '449000' })
  expect(await textOf()).not.toContain('Nieuwe prijs')
  vi.useRealTimers()
})

test('a life annuity has its amounts and no asking price, and becomes an ordinary sale again', async () => {
  await save({ price: '38000', method: 'lifeAnnuity', annuity: '610' })
  const text = await textOf()
  expect(text).toMatch(/Lijfrente bouquet €\s38\.000, rente €\s610 per maand/)
  expect(text).not.toContain('Vraagprijs')
  await save({ price: '912000', method: '' })
  expect(await textOf()).not.toContain('Lijfrente')
  expect(await textOf()).toMatch(/Vraagprijs\s*€\s912\.000/)
})

test('a property under offer has its label and its price, one under option has no price', async () => {
  await save({ marquee: String(MARQUEE.offer) })
  expect(await textOf()).toMatch(/Onder bod.*€\s425\.000/)
  await save({ marquee: String(MARQUEE.option) })
  const text = await textOf()
  expect(text).toContain('In optie')
  expect(text).not.toMatch(/€\s425\.000/)
})

test('a sold property loses its label and gets the date of its sale', async () => {
  await save({ marquee: String(MARQUEE.option), status: String(STATUS.sold) })
  expect(await editableManualListing(id).read(db)).toMatchObject({
    marquee: null,
    leftMarketDate: expect.stringMatching(/^\d{4}/),
  })
  await save({ leftMarketDate: '2026-03-12' })
  expect(await editableManualListing(id).read(db)).toMatchObject({ leftMarketDate: '2026-03-12' })
})

test('the publication without facts that the law requires is asked once', async () => {
  const form = await post('/staff/listings/new', HOUSE, { Cookie: office })
  id = Number(form.headers.get('Location')?.split('/').at(-1))
  const question = await save({ agreed: '' })
  const [panel] = all(parse(await question.text()), 'div', {
    'aria-labelledby': 'publication-title',
  })
  const text = panel ? words(panel) : ''
  expect([question.status, text]).toEqual([200, expect.stringContaining('Klik nog eens')])
  expect(text).toMatch(/De wet vraagt voor deze advertentie \(Vlaanderen\) nog:/)
  expect(text).toContain('Stedenbouwkundige bestemming')
  expect((await get(`/nl/property/${id}`)).status).toBe(404)
  expect((await save({ agreed: '', action: 'draft', price: '1' })).status).toBe(303)
  expect((await save({})).status).toBe(303)
  expect((await save({ agreed: '', price: '430000' })).status).toBe(303)
})

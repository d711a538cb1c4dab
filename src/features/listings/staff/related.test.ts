import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import seeds from '../../../../seeds/listings.json'
import {
  db,
  get,
  importFile,
  importItems,
  listing,
  loadAgency,
  purge,
  restoreHomes,
} from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { listingForm } from '../../../../test/listing-form'
import { cookieOf, post } from '../../../../test/people'
import type { Entries } from '../../../platform/fields/field'
import { importListings } from '../../crm/import/import'

const HOME = 410002

let office: string

beforeAll(() => loadAgency())
beforeEach(async () => {
  await restoreHomes(HOME)
  office = await cookieOf('office')
})

async function save(id: number, changes: Entries) {
  const form = { ...(await listingForm(id)), ...changes, action: 'publish' }
  const response = await post(`/staff/listings/${id}`, form, { Cookie: office })
  await purge()
  return response
}

/** Returns form entries that select these listings in this order. */
function selectionEntries(...ids: (number | string)[]): Entries {
  return Object.fromEntries(
    ids.flatMap((id, at) => [
      [`related.${at}`, 'on'],
      [`related.${at}.value`, String(id)],
    ]),
  )
}

/** Returns the ids of the related listings on the page, in order and without duplicates. */
async function relatedIds(): Promise<number[]> {
  return [...new Set(await cards())]
}

async function cards(): Promise<number[]> {
  const page = parse(await (await get(`/nl/property/${HOME}`)).text())
  const titles = all(page, 'article').map((card) => all(card, 'a')[0]?.attribs.href ?? '')
  const ids = titles.map((href) => Number(/^\/nl\/property\/(\d+)$/.exec(href)?.[1]))
  return ids.filter((id) => id > 0 && id !== HOME)
}

/** Returns two listings on the market that the page does not relate by default. */
async function unrelatedIds(): Promise<number[]> {
  const related = await relatedIds()
  expect(related.length).toBeGreaterThan(0)
  const onMarket = seeds.Items.filter(
    ({ ID, Status }) => Status === 1 && !related.includes(Number(ID)),
  )
  const found: number[] = []
  for (const id of onMarket.map(({ ID }) => Number(ID)).filter((one) => one !== HOME)) {
    if ((await get(`/nl/property/${id}`)).status === 200) found.push(id)
    if (found.length === 2) break
  }
  return found
}

/** Returns the names of the selected listings in the form. */
async function namesInForm(): Promise<string[]> {
  const form = await get(`/staff/listings/${HOME}`, { headers: { Cookie: office } })
  const options = all(parse(await form.text()), 'select')
    .filter(({ attribs }) => attribs.name?.startsWith('related.'))
    .flatMap((select) => all(select, 'option').filter(({ attribs }) => 'selected' in attribs))
  return options.map(words)
}

test('related properties of staff come first and survive an import', async () => {
  const before = await relatedIds()
  const [first = 0, second = 0] = (await unrelatedIds()).toReversed()
  expect((await save(HOME, selectionEntries(first, second, HOME))).status).toBe(303)
  const after = await relatedIds()
  expect(after.slice(0, 2)).toEqual([first, second])
  expect(after).toHaveLength(before.length)
  const item = seeds.Items.find(({ ID }) => ID === HOME)
  const body = { LanguageId: seeds.LanguageId, Items: [{ ...item, Price: 333_000 }] }
  await importListings(db, body, { source: 'api', now: new Date() })
  await purge()
  expect((await relatedIds()).slice(0, 2)).toEqual([first, second])
})

describe('a related property selected by staff', () => {
  test('is not shown if it is hidden or deleted, and the form reports it', async () => {
    const before = await relatedIds()
    const [first = 0] = await unrelatedIds()
    await importItems(listing({ ID: 999999, Status: 0 }))
    await save(HOME, selectionEntries(first, 999999))
    await importFile({ DeletedIDs: [999999] })
    await purge()
    expect((await relatedIds())[0]).toBe(first)
    const [name, missing] = await namesInForm()
    expect(name).toMatch(new RegExp(` · .+, \\d{4} .+ · ${first}$`))
    expect(missing).toBe('999999 (is er niet meer)')
    await save(first, { hidden: 'on' })
    expect(await relatedIds()).toEqual(before)
    expect(await namesInForm()).toEqual([`${name} (niet op de site)`, missing])
  })

  test('is marked if it is sold', async () => {
    const sold = seeds.Items.find(({ Status }) => Status === 2) ?? expect.fail()
    const before = await relatedIds()
    await save(HOME, selectionEntries(Number(sold.ID)))
    expect(await relatedIds()).toEqual(before)
    expect((await namesInForm())[0]).toMatch(new RegExp(` · ${sold.ID} \\(verkocht\\)$`))
  })

  test('is shown once, even if it is selected several times', async () => {
    const before = await cards()
    const [first = 0] = await unrelatedIds()
    await save(HOME, selectionEntries(first, first))
    const after = await cards()
    expect(after.filter((id) => id === first)).toHaveLength(1)
    expect(after).toHaveLength(before.length)
  })
})

test.each([
  ['an empty choice', ''],
  ['a word', 'het huis ernaast'],
])('%s is refused at its field and stays in the form', async (_, text) => {
  const rejection = await save(HOME, selectionEntries(410003, text))
  expect(rejection.status).toBe(422)
  const [wrong, ...others] = all(parse(await rejection.text()), 'select', {
    'aria-invalid': 'true',
  })
  expect([wrong?.attribs.name, others]).toEqual(['related.1.value', []])
  const options = wrong ? all(wrong, 'option') : []
  expect(options.map(({ attribs }) => attribs.value)).toContain(text)
})

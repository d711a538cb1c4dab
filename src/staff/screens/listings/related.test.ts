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
import { importListings } from '../../../features/crm/import/import'
import type { Entries } from '../../../platform/fields/field'

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

/** The form with these homes chosen, in their order. */
function chosen(...ids: (number | string)[]): Entries {
  return Object.fromEntries(
    ids.flatMap((id, at) => [
      [`related.${at}`, 'on'],
      [`related.${at}.value`, String(id)],
    ]),
  )
}

/** The homes that a home's page leads to, in their order, each once. */
async function others(): Promise<number[]> {
  return [...new Set(await cards())]
}

async function cards(): Promise<number[]> {
  const page = parse(await (await get(`/nl/property/${HOME}`)).text())
  const titles = all(page, 'article').map((card) => all(card, 'a')[0]?.attribs.href ?? '')
  const ids = titles.map((href) => Number(/^\/nl\/property\/(\d+)$/.exec(href)?.[1]))
  return ids.filter((id) => id > 0 && id !== HOME)
}

/** Two homes on the market that the page does not show by itself. */
async function strangers(): Promise<number[]> {
  const shown = await others()
  expect(shown.length).toBeGreaterThan(0)
  const onMarket = seeds.Items.filter(
    ({ ID, Status }) => Status === 1 && !shown.includes(Number(ID)),
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

test('homes that staff chose stand before those that the site chooses, and outlive an import', async () => {
  const before = await others()
  const [first = 0, second = 0] = (await strangers()).toReversed()
  expect((await save(HOME, chosen(first, second, HOME))).status).toBe(303)
  const after = await others()
  expect(after.slice(0, 2)).toEqual([first, second])
  expect(after).toHaveLength(before.length)
  const item = seeds.Items.find(({ ID }) => ID === HOME)
  const body = { LanguageId: seeds.LanguageId, Items: [{ ...item, Price: 333_000 }] }
  await importListings(db, body, { source: 'api', now: new Date() })
  await purge()
  expect((await others()).slice(0, 2)).toEqual([first, second])
})

describe('a chosen home', () => {
  test('that is hidden, or is not there, is not shown, and the form says so', async () => {
    const before = await others()
    const [first = 0] = await strangers()
    await importItems(listing({ ID: 999999, Status: 0 }))
    await save(HOME, chosen(first, 999999))
    await importFile({ DeletedIDs: [999999] })
    await purge()
    expect((await others())[0]).toBe(first)
    const [name, gone] = await namesInForm()
    expect(name).toMatch(new RegExp(` · .+, \\d{4} .+ · ${first}$`))
    expect(gone).toBe('999999 (is er niet meer)')
    await save(first, { hidden: 'on' })
    expect(await others()).toEqual(before)
    expect(await namesInForm()).toEqual([`${name} (niet op de site)`, gone])
  })

  test('that is sold is called so', async () => {
    const sold = seeds.Items.find(({ Status }) => Status === 2) ?? expect.fail()
    const before = await others()
    await save(HOME, chosen(Number(sold.ID)))
    expect(await others()).toEqual(before)
    expect((await namesInForm())[0]).toMatch(new RegExp(` · ${sold.ID} \\(verkocht\\)$`))
  })

  test('stands on the page once, however often it is chosen', async () => {
    const before = await cards()
    const [first = 0] = await strangers()
    await save(HOME, chosen(first, first))
    const after = await cards()
    expect(after.filter((id) => id === first)).toHaveLength(1)
    expect(after).toHaveLength(before.length)
  })
})

test.each([
  ['an empty choice', ''],
  ['a word', 'het huis ernaast'],
])('%s is refused where it stands, and stays', async (_, text) => {
  const refused = await save(HOME, chosen(410003, text))
  expect(refused.status).toBe(422)
  const [wrong, ...others] = all(parse(await refused.text()), 'select', { 'aria-invalid': 'true' })
  expect([wrong?.attribs.name, others]).toEqual(['related.1.value', []])
  const options = wrong ? all(wrong, 'option') : []
  expect(options.map(({ attribs }) => attribs.value)).toContain(text)
})

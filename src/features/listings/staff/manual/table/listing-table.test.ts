import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../../../test/agency'
import { all, parse, words } from '../../../../../../test/html'
import { cookieOf, post } from '../../../../../../test/people'
import { countedBindings, getWith } from '../../../../../../test/worker'
import { STATUS } from '../../../../../listing/status'
import { property } from '../../../../../platform/db/schema'
import { audit } from '../../../../../platform/db/schema-people'
import { revision } from '../../../../../platform/db/schema-revisions'
import { readDrafts } from '../../../../../site/revisions/revisions'

const PATH = '/staff/listings/new/table'
const HEADINGS = ['Titel', 'Te koop of te huur', 'Straat', 'Nr', 'Postcode', 'Vraagprijs', 'Lift']
const HOUSE = ['Huis met tuin', 'Te koop', 'Kerkstraat', '12', '9051', '€ 325.000', 'nee']
const FLAT = ['Appartement', 'te huur', 'Leiekaai', '3', '9000', '950', 'ja']

const RENT = ['Type', 'Koop/huur', 'Adres', 'Huurprijs', 'Kosten', 'EPC']
const COMPLETE = ['Appartement', 'huur', 'Kerkstraat 12 bus 3, 9000 Gent', '950', '75', '145']
const WITHOUT_CHARGES = ['Studio', 'huur', 'Kerkstraat 14, 9000 Gent', '650', '', '145']

let office: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  for (const table of [revision, property, audit]) await db.delete(table)
  office = await cookieOf('office')
})

const tableOf = (rows: string[][], separator = '\t') =>
  rows.map((cells) => cells.join(separator)).join('\n')

async function send(rows: string, action = '') {
  const response = await post(PATH, { rows, action }, { Cookie: office })
  const page = parse(await response.text())
  const states = all(page, 'tr')
    .slice(1)
    .map((row) => words(row))
  return { response, page, text: words(page), states }
}

async function drafts() {
  return [...(await readDrafts(db, 'listing')).values()]
}

test.each(['\t', ';', ','])('rows separated by %j become drafts', async (separator) => {
  const rows = tableOf([HEADINGS, HOUSE, FLAT], separator)
  const { states } = await send(rows)
  expect(states).toHaveLength(2)
  expect(states[0]).toContain('Kerkstraat 12, 9051 Afsnee')
  expect(await drafts()).toEqual([])
  const { response } = await send(rows, 'make')
  expect(response.headers.get('Location')).toBe('/staff/listings?show=drafts&done=table')
  expect(await drafts()).toMatchObject([
    {
      goal: 0,
      typeDescription: { nl: 'Huis met tuin' },
      street: { nl: 'Kerkstraat' },
      houseNumber: '12',
      zip: '9051',
      price: 325_000,
      hasLift: false,
      publishPrice: true,
      publishAddress: true,
    },
    { goal: 1, price: 950, hasLift: true },
  ])
  const ids = await db.select({ id: property.id }).from(property)
  expect(ids).toHaveLength(2)
  for (const { id } of ids) expect((await get(`/nl/property/${id}`)).status).toBe(404)
})

test('a wrong row stays in the form with its problems, and the others are made', async () => {
  const wrong = ['Loft', 'te ruil', 'Kaai', '1', '9999', 'veel', 'misschien']
  const { response, text, states, page } = await send(tableOf([HEADINGS, wrong, HOUSE]), 'make')
  expect(response.status).toBe(422)
  expect(text).toContain('1 concept gemaakt')
  expect(states).toHaveLength(1)
  for (const label of ['Te koop of te huur', 'Postcode', 'Prijs', 'Lift']) {
    expect(states[0]).toContain(`${label}:`)
  }
  const [rows] = all(page, 'textarea')
  expect(words(rows ?? page).trim()).toContain('Loft')
  expect(words(rows ?? page)).not.toContain('Huis met tuin')
  expect(await drafts()).toHaveLength(1)
})

test('an unknown postcode, type, or yes or no is named, with what is possible', async () => {
  const headings = [...HEADINGS, 'Type']
  const row = ['Loft', 'te ruil', 'Kaai', '1', '9999', '950', 'misschien', 'Kasteelhoeve']
  const { states } = await send(tableOf([headings, row]))
  expect(states[0]).toContain('Postcode: De postcode 9999')
  expect(states[0]).not.toContain('Gemeente:')
  expect(states[0]).toMatch(/‘te ruil’.*te koop, te huur/)
  expect(states[0]).toMatch(/‘misschien’.*ja, nee/)
  expect(states[0]).toMatch(/‘Kasteelhoeve’.*Huis, Appartement/)
})

test.each([
  { action: 'make', headings: [...HEADINGS, 'Bus'], row: HOUSE },
  { action: 'publish', headings: [...RENT, 'Bus'], row: COMPLETE },
])('100 rows are stored with fewer statements than the free plan allows: $action', async (of) => {
  const { action, headings, row } = of
  const rows = Array.from({ length: 100 }, (_, at) => [...row, String(at + 1)])
  const { bindings, work } = countedBindings()
  const response = await getWith(bindings, PATH, {
    method: 'POST',
    headers: { Cookie: office, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ rows: tableOf([headings, ...rows]), action }),
  })
  expect(response.status).toBe(303)
  expect(work().statements).toBeLessThan(50)
  const isDraft = action === 'make'
  expect(await drafts()).toHaveLength(isDraft ? 100 : 0)
  const stored = await db.select().from(property).where(eq(property.wasPublished, !isDraft))
  expect(stored).toHaveLength(100)
  const logged = await db.select().from(audit).where(eq(audit.action, 'listing.create'))
  expect(new Set(logged.map(({ subjectId }) => subjectId)).size).toBe(100)
})

test('complete rows are published, and those that lack what the law requires stay named drafts', async () => {
  const rows = tableOf([RENT, COMPLETE, WITHOUT_CHARGES])
  const { states, text } = await send(rows)
  expect(text).toContain('Publiceer 1 pand')
  expect(states[0]).toContain('klaar om te publiceren')
  expect(states[1]).toContain('er ontbreekt: Kosten en lasten')
  const published = await send(rows, 'publish')
  expect(published.text).toContain('1 pand staat op de site.')
  expect(published.text).toMatch(/bleven concept.*Studio, Kerkstraat 14, 9000 Gent/)
  expect(await drafts()).toMatchObject([{ houseNumber: '14' }])
  const [live, draft] = await db.select().from(property).orderBy(property.id)
  expect(live).toMatchObject({ status: STATUS.active, wasPublished: true, zip: '9000' })
  expect(words(parse(await (await get(`/nl/property/${live?.id}`)).text()))).toContain(
    'Kerkstraat 12 bus 3',
  )
  expect((await get(`/nl/property/${draft?.id}`)).status).toBe(404)
  const actions = await db.select({ action: audit.action, id: audit.subjectId }).from(audit)
  expect(actions).toContainEqual({ action: 'listing.publish', id: String(live?.id) })
  const again = await send(rows, 'publish')
  expect(again.states.join()).toContain('bestaat al')
})

test('a listing that exists is not made again', async () => {
  const rows = tableOf([HEADINGS, HOUSE, HOUSE])
  expect((await send(rows)).states[1]).toContain('bestaat al')
  await send(rows, 'make')
  const again = await send(rows, 'make')
  expect(again.states.join()).toContain('bestaat al')
  expect(await drafts()).toHaveLength(1)
})

test('an agent may not make listings from a table', async () => {
  const agent = await cookieOf('agent')
  const response = await post(
    PATH,
    { rows: tableOf([HEADINGS, HOUSE]), action: 'make' },
    { Cookie: agent },
  )
  expect(response.status).toBe(403)
})

import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, loadAgency, purge } from '../../../../test/agency'
import { all, attributes, cardIds, type Document, parse, words } from '../../../../test/html'
import { listingForm } from '../../../../test/listing-form'
import { cookieOf, post } from '../../../../test/people'
import type { Property } from '../../../listing/property'
import { property } from '../../../platform/db/schema'
import type { Entries } from '../../../platform/fields/field'

const HOME = 410002
const CHOICE = 'related.0.value'
const SEARCH_FIELD = `seek:${CHOICE}`
const STREET = 'Vinkenzang'
const FIRST = 700_001
const MANY = 60

beforeAll(async () => {
  await loadAgency()
  const row = await db.select().from(property).where(eq(property.id, 410003)).get()
  if (!row) throw new Error('No home to copy')
  for (let id = FIRST; id < FIRST + MANY; id++) {
    const houseNumber = String(id - FIRST + 1)
    const data = { ...(row.data as Property), id, street: { nl: STREET }, houseNumber }
    await db.insert(property).values({ ...row, id, data, updatedAt: '2026-01-01T00:00:00Z' })
  }
  await db
    .update(property)
    .set({ data: sql`json_set(${property.data}, '$.manager.email', 'agent@example.org')` })
    .where(sql`${property.id} in (${HOME}, ${FIRST})`)
})

async function send(changes: Entries, cookie: string) {
  const form = { ...(await listingForm(HOME)), ...changes }
  return post(`/staff/listings/${HOME}`, form, { Cookie: cookie })
}

/** Returns the form of the response. Nothing is stored. */
async function sent(changes: Entries, cookie: string): Promise<Document> {
  const response = await send(changes, cookie)
  expect(response.status).toBe(200)
  return parse(await response.text())
}

/** Returns the numbers that the first choice offers, and the name of the selected listing. */
function choiceIn(page: Document) {
  const [select] = all(page, 'select', { name: CHOICE })
  const options = select ? all(select, 'option') : expect.fail('No choice of a home')
  const [chosen] = options.filter(({ attribs }) => 'selected' in attribs)
  return { ids: attributes(options, 'value').filter(Boolean), chosen: chosen ? words(chosen) : '' }
}

const item = (value: string) => ({ 'related.0': 'on', [CHOICE]: value })

describe('a listing field without scripts', () => {
  test('finds a property by title and street, and the page shows it first', async () => {
    const office = await cookieOf('office')
    const added = choiceIn(await sent({ action: 'related.add' }, office))
    expect(added.ids.length).toBeGreaterThan(10)
    expect(added.ids).not.toContain('410012')
    const typed = { ...item('410001'), 'description.nl': '<p>Net getypt</p>' }
    const search = { [SEARCH_FIELD]: 'keukenhoek turnhoutsebaan', action: SEARCH_FIELD }
    const page = await sent({ ...typed, ...search }, office)
    expect(choiceIn(page)).toEqual({
      ids: ['410001', '410003'],
      chosen:
        'Appartement met terras op het zuiden · Lange Leemstraat 214 bus 3, 2018 Antwerpen · 410001',
    })
    expect(words(page)).toContain('Net getypt')
    const saved = await send({ ...item('410003'), action: 'publish' }, office)
    expect(saved.status).toBe(303)
    await purge()
    const home = parse(await (await get(`/nl/property/${HOME}`)).text())
    expect(cardIds(home)[0]).toBe('410003')
    const open = await get(`/staff/listings/${HOME}`, { headers: { Cookie: office } })
    expect(words(parse(await open.text()))).toContain('Turnhoutsebaan 58')
  })
})

test('an agent can select only managed properties and sees the public name of others', async () => {
  const agent = await cookieOf('agent')
  const page = await sent(
    { ...item('410013'), [SEARCH_FIELD]: STREET, action: SEARCH_FIELD },
    agent,
  )
  expect(choiceIn(page)).toEqual({
    ids: ['410013', String(FIRST)],
    chosen: 'Villa in het groen bij Hasselt · Tussen Hasselt en Bokrijk, 3500 Hasselt · 410013',
  })
  const off = choiceIn(await sent({ ...item('410012'), action: 'kept' }, agent))
  expect(off.chosen).toBe('410012 (is er niet meer)')
})

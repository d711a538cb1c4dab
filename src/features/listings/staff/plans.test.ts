import { beforeEach, expect, test } from 'vitest'
import { db, get, loadAgency, purge } from '../../../../test/agency'
import { all, attributes, byClass, parse, words } from '../../../../test/html'
import { listingForm } from '../../../../test/listing-form'
import { cookieOf, post } from '../../../../test/people'
import { project } from '../../../platform/db/schema'
import { listingOverrideTable } from '../../../platform/db/schema-overrides'
import { revision } from '../../../platform/db/schema-revisions'
import type { Entries } from '../../../platform/fields/field'
import { LANGS } from '../../../platform/format/lang'

const PATH = '/staff/listings/p9001'
let office: string

beforeEach(async () => {
  await db.delete(listingOverrideTable)
  await db.delete(revision)
  await db.update(project).set({ hash: '' })
  await loadAgency()
  office = await cookieOf('office')
})

async function send(changes: Entries) {
  const form = { ...(await listingForm(9001, 'project')), ...changes }
  const response = await post(PATH, form, { Cookie: office })
  await purge()
  return response
}

async function spotsOn(lang: string) {
  const html = await (await get(`/${lang}/project/p/9001`)).text()
  return { html, spots: byClass(parse(html), 'plan-spot').filter(({ name }) => name === 'a') }
}

test('a click on a plan adds a hotspot, keeps the form’s values and stores nothing', async () => {
  const press = { 'spot-plans.0.spots.x': '160', 'spot-plans.0.spots.y': '107' }
  const response = await send({ ...press, 'description.nl': '<p>Nog niet bewaard.</p>' })
  const page = parse(await response.text())
  expect(response.status).toBe(200)
  expect(attributes(all(page, 'input', { name: 'plans.0.spots.3.x' }), 'value')).toEqual(['25'])
  expect(attributes(all(page, 'input', { name: 'plans.0.spots.3.y' }), 'value')).toEqual(['25.1'])
  const [unit] = all(page, 'select', { name: 'plans.0.spots.3.unit' })
  expect(unit?.attribs).toHaveProperty('autofocus')
  expect(words(unit ?? page)).toContain('B2.02, Verdieping 2')
  expect(words(page)).toContain('Nog niet bewaard.')
  expect(await db.select().from(listingOverrideTable)).toEqual([])
})

test('visitors see each unit on the plan in four languages, with price and state', async () => {
  for (const lang of LANGS) {
    const { spots } = await spotsOn(lang)
    expect(spots).toHaveLength(11 + 1)
    const [first] = spots
    expect(first?.attribs.href).toBe(`/${lang}/property/410039`)
    expect(words(first ?? expect.fail('no spot'))).toMatch(/^A0\.01 ?, 2 .*€\s378\.000$/)
  }
  const { spots } = await spotsOn('nl')
  const hotspotTexts = spots.map(words)
  expect(hotspotTexts[0]).toMatch(/2 slaapkamers, te koop, /)
  expect(hotspotTexts.find((name) => name.startsWith('A1.02'))).toMatch(/verkocht$/)
  expect(hotspotTexts.find((name) => name.startsWith('A1.03'))).toMatch(
    /in optie, Prijs op aanvraag$/,
  )
})

test('a hidden unit is on no plan, and hotspots of staff are shown at once', async () => {
  const { base } = await listingForm(410039)
  const hide = { hidden: 'on', base, action: 'publish' }
  await post('/staff/listings/410039', hide, { Cookie: office })
  await send({ 'plans.0.title.nl': 'Begane grond', action: 'publish' })
  const { html, spots } = await spotsOn('nl')
  expect(html).not.toContain('410039')
  expect(html).not.toContain('A0.01')
  expect(html).toContain('Begane grond')
  expect(spots).toHaveLength(11)
})

test('the areas of the rooms remain when staff rename a plan', async () => {
  const changes = { 'plans.0.title.nl': 'Begane grond', action: 'publish' }
  const form = { ...(await listingForm(410002)), ...changes }
  await post('/staff/listings/410002', form, { Cookie: office })
  await purge()
  const page = parse(await (await get('/nl/property/410002')).text())
  expect(words(byClass(page, 'storeys')[0] ?? page)).toContain('Begane grond')
  expect(byClass(page, 'plan-room')).toHaveLength(16)
})

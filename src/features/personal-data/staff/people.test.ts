import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { deleteAllLeads, PERSON, sendForm, storedLeads } from '../../../../test/forms'
import { all, parse, words } from '../../../../test/html'
import { expectNested } from '../../../../test/nesting'
import { cookieOf, post } from '../../../../test/people'
import { getWith } from '../../../../test/worker'
import { errorReport } from '../../../platform/db/schema'
import { neverFound } from '../../../platform/db/schema-redirects'
import { countConsent } from '../../consent/consents'

const EMAIL = PERSON.Email
let Cookie = ''

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await deleteAllLeads()
  Cookie = await cookieOf('admin')
  await sendForm('/api/forms/contact', { ...PERSON, Content: 'Is it free?' })
})

async function postForm(fields: Record<string, string>, path = '') {
  const response = await post(`/staff/leads/person${path}`, fields, { Cookie })
  const document = parse(await response.text())
  expectNested(document)
  return { response, text: words(document), document }
}

test('the leads screen links to a form that finds the data of an address', async () => {
  const page = parse(await (await get('/staff/leads', { headers: { Cookie } })).text())
  expect(all(page, 'form').map((form) => form.attribs.action)).toContain('/staff/leads/person')
  const { response, text } = await postForm({ email: ` ${EMAIL.toUpperCase()} ` })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(text).toContain(EMAIL)
  expect(text).toMatch(/Aanvragen1/)
  expect(text).toMatch(/Mails2/)
})

test('an export contains all data', async () => {
  const response = await post('/staff/leads/person/export', { email: EMAIL }, { Cookie })
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="person.json"')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ leads: [{ data: { Content: 'Is it free?' } }] })
})

test('an erasure needs a confirmation and is registered without a name', async () => {
  const { text } = await postForm({ email: EMAIL }, '/erasure')
  expect(text).toContain('Vink eerst aan')
  expect(await storedLeads()).toHaveLength(1)

  const { response } = await postForm({ email: EMAIL, sure: 'yes' }, '/erasure')
  expect(response.status).toBe(303)
  const location = response.headers.get('Location') ?? ''
  expect(location).toBe('/staff/leads/person?erased=yes')
  expect(await storedLeads()).toEqual([])
  const page = await (await get(location, { headers: { Cookie } })).text()
  expect(page).toContain('Aanvragen: 1, Mails: 2')
  expect(page).not.toContain(EMAIL)
  expect((await postForm({ email: EMAIL })).text).toContain('De site bewaart niets')
})

test('erasing deletes unknown paths and error reports with the name of the person', async () => {
  const { FirstName, Name } = PERSON
  await getWith({}, `/nl/${FirstName}-${Name}`)
  await getWith({}, '/nl/onbekend-pad')
  const report = { module: 'map', error: `Cannot show ${FirstName} ${Name}`, url: '/nl/' }
  const headers = { 'Content-Type': 'application/json' }
  await getWith({}, '/api/error/', { method: 'POST', headers, body: JSON.stringify(report) })
  expect((await postForm({ email: EMAIL })).text).toContain('Vermeldingen elders op de site2')

  await postForm({ email: EMAIL, sure: 'yes' }, '/erasure')
  expect((await db.select().from(neverFound)).map(({ path }) => path)).toEqual(['/nl/onbekend-pad'])
  expect(await db.select().from(errorReport)).toEqual([])
})

test.each(['', 'unknown', 'a@b'])("an invalid address '%s' is refused", async (email) => {
  const { response } = await postForm({ email })
  expect(response.headers.get('Location')).toBe('/staff/leads/person')
})

test('consent counts are shown by day with their question', async () => {
  await countConsent(db, { scripts: 'numbers: analytics_storage', answer: '' }, '2026-11-20')
  const page = await (await get('/staff/leads/person', { headers: { Cookie } })).text()
  expect(words(parse(page))).toContain('20/11/2026nietsnumbers: analytics_storage1')
})

import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import settings from '../../../../seeds/settings.json'
import { changeSettings, db, get, importItems, listing, loadAgency } from '../../../../test/agency'
import { all, attributes, byClass, parse, words } from '../../../../test/html'
import { expectNested } from '../../../../test/nesting'
import { cookieOf, person } from '../../../../test/people'
import type { StaffRole } from '../../../platform/accounts/account'
import { article } from '../../../platform/db/schema-content'

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(listing())
  await person('admin')
  await person('office')
})

afterEach(() => loadAgency({ withListings: false }))

async function steps(role: StaffRole) {
  const response = await get('/staff', { headers: { Cookie: await cookieOf(role) } })
  const document = parse(await response.text())
  expectNested(document)
  return byClass(document, 'first-steps')[0] ?? null
}

test('admins of a new agency see the remaining tasks by screen with links', async () => {
  const [office] = settings.offices
  const offices = [{ ...office, street: { nl: '[[straat]] [[nummer]]' } }]
  const tagline = { nl: 'Makelaar in [[uw streek]]' }
  await changeSettings({ tagline, offices: offices as typeof settings.offices })
  const panel = await steps('admin')
  const text = panel ? words(panel) : ''
  expect(text).toMatch(/Kantoor en wet\s*nog 1 in te vullen/)
  expect(text).toMatch(/Kantoren\s*nog 2 in te vullen/)
  expect(text).toMatch(/Team\s*klaar/)
  expect(text).toMatch(/Uw eerste pand\s*klaar/)
  expect(panel && attributes(all(panel, 'a'), 'href')).toContain('/staff/settings/offices')
  expect(await steps('office')).toBeNull()
})

test('texts with placeholders to fill in are listed by name', async () => {
  const { id = 0 } = (await db.select().from(article).get()) ?? {}
  const title = { nl: 'Onze [[belofte]]' }
  await db.update(article).set({ title }).where(eq(article.id, id))
  const panel = await steps('admin')
  expect(panel && words(panel)).toMatch(/Onze \[\[belofte\]\]\s*nog 1 in te vullen/)
  expect(panel && attributes(all(panel, 'a'), 'href')).toContain(`/staff/articles/${id}`)
})

test('an agency without remaining tasks sees no list', async () => {
  expect(await steps('admin')).toBeNull()
})

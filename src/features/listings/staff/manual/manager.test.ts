import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import team from '../../../../../seeds/team.json'
import { db, get, loadAgency, loadFolder } from '../../../../../test/agency'
import { all, parse } from '../../../../../test/html'
import { cookieOf, person } from '../../../../../test/people'
import { saveDocument } from '../../../../../test/staff-form'
import { manualListing } from '../../../../listing/overrides/manual-listing'
import { property } from '../../../../platform/db/schema'
import { account } from '../../../../platform/db/schema-people'
import type { Entries } from '../../../../platform/fields/field'
import { createManualListing, editableManualListing } from '../../edit-manual-listing'
import { propertyFields } from './listing-fields'

let id = 0
let agent = ''

beforeEach(async () => {
  await loadAgency({ withListings: false })
  const { id: accountId } = await person('agent')
  await db.update(account).set({ memberId: 1 }).where(eq(account.id, accountId))
  agent = await cookieOf('agent')
  const place = { country: null, zip: '9000', city: { nl: 'Gent' } }
  const values = { goal: 0 as const, webId: 1, typeDescription: { nl: 'Huis' }, ...place }
  id = await createManualListing(db, values, { by: accountId, now: new Date() })
  await save({ managerId: '1' }, await cookieOf('office'))
})

const save = (changes: Entries, cookie: string) =>
  saveDocument(
    {
      path: `/staff/listings/${id}`,
      editable: editableManualListing(id),
      fields: propertyFields,
      cookie,
    },
    changes,
  )

const manager = async () => manualListing.parse(await editableManualListing(id).read(db)).managerId

test('an agent can edit a managed listing but not its manager', async () => {
  expect(await manager()).toBe(1)
  expect((await save({ bedrooms: '3' }, agent)).status).toBe(303)
  for (const managerId of ['2', '']) {
    expect((await save({ managerId }, agent)).status).toBe(403)
    expect(await manager()).toBe(1)
  }
  const html = await get(`/staff/listings/${id}`, { headers: { Cookie: agent } })
  const page = parse(await html.text())
  expect(all(page, 'input', { name: 'managerId', type: 'hidden' })[0]?.attribs.value).toBe('1')
})

test('an editor can change the manager of a listing', async () => {
  expect((await save({ managerId: '2' }, await cookieOf('editor'))).status).toBe(303)
  expect(await manager()).toBe(2)
})

/** Loads the team with other values of its first two members. */
async function changeMembers(...changes: { email?: string | null; crmName?: string }[]) {
  const members = team.members.map((member, at) => ({ ...member, ...changes[at] }))
  await loadFolder({ team: { ...team, members } })
}

test('a manager without an e-mail address stays the manager when the listing is saved', async () => {
  await changeMembers({ email: null, crmName: 'Lotte Vermeulen' })
  await save({ managerId: '' }, await cookieOf('office'))
  await save({ managerId: '1' }, await cookieOf('office'))
  expect(await manager()).toBe(1)
  expect((await save({ bedrooms: '3' }, agent)).status).toBe(303)
  expect(await manager()).toBe(1)
})

test('a manager whose address has changed stays the manager when the listing is saved', async () => {
  await changeMembers({ email: 'new@example.org', crmName: 'Lotte Vermeulen' })
  expect((await save({ bedrooms: '3' }, agent)).status).toBe(303)
  const read = await db.select().from(property).where(eq(property.id, id)).get()
  expect(read?.data?.manager?.email).toBe('new@example.org')
})

test('of two team members with the same address, the chosen one is the manager', async () => {
  await changeMembers({ email: 'sales@example.org' }, { email: 'sales@example.org' })
  await save({ managerId: '2' }, await cookieOf('office'))
  expect(await manager()).toBe(2)
})

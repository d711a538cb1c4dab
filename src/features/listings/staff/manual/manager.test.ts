import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../../test/agency'
import { all, parse } from '../../../../../test/html'
import { cookieOf, person } from '../../../../../test/people'
import { saveDocument } from '../../../../../test/staff-form'
import { manualListing } from '../../../../listing/overrides/manual-listing'
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

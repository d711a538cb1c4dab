import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../../test/agency'
import { all, parse } from '../../../../../test/html'
import { cookieOf, person, post } from '../../../../../test/people'
import { openDocument } from '../../../../data/content/documents'
import { account } from '../../../../data/db/schema-people'
import { createHandMade, editableHandMade } from '../../../../data/overrides/edit-hand-made'
import { handMade } from '../../../../domain/overrides/hand-made'
import { entriesOf } from '../../../../forms/fields/entries-of'
import type { Entries } from '../../../../forms/fields/field'
import { homeFields } from './home-fields'

let id = 0
let agent = ''

beforeEach(async () => {
  await loadAgency({ withListings: false })
  const { id: accountId } = await person('agent')
  await db.update(account).set({ memberId: 1 }).where(eq(account.id, accountId))
  agent = await cookieOf('agent')
  const place = { country: null, zip: '9000', city: { nl: 'Gent' } }
  const given = { goal: 0 as const, webId: 1, typeDescription: { nl: 'Huis' }, ...place }
  id = await createHandMade(db, given, { by: accountId, now: new Date() })
  await save({ managerId: '1' }, await cookieOf('office'))
})

async function save(changes: Entries, cookie: string) {
  const open = (await openDocument(db, editableHandMade(id))) ?? expect.fail(String(id))
  const form = { ...entriesOf(homeFields, open.document), ...changes, base: open.base }
  return post(`/staff/listings/${id}`, { ...form, action: 'publish' }, { Cookie: cookie })
}

const manager = async () => handMade.parse(await editableHandMade(id).read(db)).managerId

test('an agent changes the own listing, and not who manages it', async () => {
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

test('an editor, who may edit all listings, changes who manages one', async () => {
  expect((await save({ managerId: '2' }, await cookieOf('editor'))).status).toBe(303)
  expect(await manager()).toBe(2)
})

import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, loadAgency, purge, restoreHomes } from '../../../../test/agency'
import { parse, words } from '../../../../test/html'
import { wordsAt } from '../../../../test/open-page'
import { cookieOf, person, post } from '../../../../test/people'
import { saveDocument } from '../../../../test/staff-form'
import { account, audit } from '../../../platform/db/schema-people'
import { translator } from '../../../platform/i18n'
import { POSTERS_PATH } from '../../../urls'
import { findListing } from '../edit-listing'
import { createManualListing, editableManualListing } from '../edit-manual-listing'
import { createProject } from '../edit-manual-project'
import { propertyFields } from './manual/listing-fields'

const HOME = 410002
const OTHER_HOME = 410001
const t = translator('nl')
let office = ''
let agent = ''
let manual = 0
let by = 0

beforeAll(async () => {
  await loadAgency()
  by = (await person('agent')).id
  await db.update(account).set({ memberId: 1 }).where(eq(account.id, by))
})

beforeEach(async () => {
  await restoreHomes(HOME)
  office = await cookieOf('office')
  agent = await cookieOf('agent')
  const place = { country: null, zip: '9000', city: { nl: 'Gent' } }
  const values = { goal: 0 as const, webId: 1, typeDescription: { nl: 'Huis' }, ...place }
  manual = await createManualListing(db, values, { by, now: new Date() })
  await db.delete(audit)
})

const send = (action: string, ids: (number | string)[], cookie = office, more = {}) =>
  post(
    `/staff/listings/selection/${action}?show=own&q=gent`,
    { ...Object.fromEntries(ids.map((id) => [`selected.${id}`, 'on'])), ...more },
    { Cookie: cookie },
  )

const textOf = async (response: Response) => words(parse(await response.text()))
const listingOf = async (id: number) =>
  (await findListing(db, 'property', id)) ?? expect.fail(String(id))
const managerOf = async (id: number) => (await listingOf(id)).record.manager?.name

describe('the actions on selected listings', () => {
  test('archive manual listings, hide imported ones and return to the filtered list', async () => {
    const response = await send('archive', [HOME, manual])
    await purge()
    expect(response.headers.get('Location')).toBe('/staff/listings?show=own&q=gent&changed=2')
    expect((await listingOf(HOME)).storedOverride?.override.hidden).toBe(true)
    expect((await listingOf(manual)).record.archived).toBe(true)
    expect(await db.$count(audit, eq(audit.action, 'listing.publish'))).toBe(2)
    expect(await wordsAt('/staff/listings?changed=2', office)).toContain('Gelukt voor 2 lijnen.')
  })

  test('name the listings that fail, with the reasons, and change the others', async () => {
    await saveDocument(
      {
        path: `/staff/listings/${manual}`,
        editable: editableManualListing(manual),
        fields: propertyFields,
        cookie: office,
      },
      { price: '300000', action: 'draft' },
    )
    const values = { name: { nl: 'De Linde' }, zip: '9000', city: { nl: 'Gent' } }
    const project = await createProject(db, values, { by, now: new Date() })
    const response = await send('publication', [HOME, manual, `p${project}`, 999_999])
    const text = await textOf(response)
    expect(response.status).toBe(422)
    expect(text).toContain('Gelukt voor 1 lijn.')
    expect(text).toContain(`(${HOME}): ${t('record.select.imported')}`)
    expect(text).toContain(`999999: ${t('staff.select.gone')}`)
    expect(text).toContain(t('record.select.facts'))
    const drafts = await post('/staff/drafts', { [`listing.${manual}`]: 'on' }, { Cookie: office })
    expect(drafts.headers.get('Location')).toBe('/staff/drafts?published=0&left')
    const actions = await db.select({ action: audit.action, id: audit.subjectId }).from(audit)
    expect(actions).toContainEqual({ action: 'listing.publish', id: `p${project}` })
  })

  test('assign an agent to manual listings and their drafts', async () => {
    expect((await send('manager', [manual], office, { agent: '2' })).status).toBe(303)
    expect(await managerOf(manual)).toBeTruthy()
    const text = await textOf(await send('manager', [HOME], office, { agent: '2' }))
    expect(text).toContain(t('record.select.imported'))
    expect((await send('manager', [manual], agent, { agent: '1' })).status).toBe(403)
  })

  test('do not change listings outside of the scope of an agent', async () => {
    const before = await managerOf(OTHER_HOME)
    const response = await send('archive', [manual], agent)
    expect(await textOf(response)).toContain(t('staff.select.gone'))
    expect((await listingOf(manual)).record.archived).toBeUndefined()
    expect(await managerOf(OTHER_HOME)).toBe(before)
  })

  test('print posters of the selected listings, or of the page of the list without a selection', async () => {
    const chosen = await send('posters', [HOME, OTHER_HOME])
    expect(chosen.headers.get('Location')).toBe(`${POSTERS_PATH}?ids=${HOME},${OTHER_HOME}`)
    const all = await send('posters', [])
    expect(all.headers.get('Location')).toBe(`${POSTERS_PATH}?show=own&q=gent`)
  })

  test('refuse no listings and more than a hundred', async () => {
    expect(await textOf(await send('archive', []))).toContain(t('staff.select.none'))
    const ids = Array.from({ length: 101 }, (_, index) => HOME + index)
    const response = await send('archive', ids)
    expect(response.status).toBe(422)
    expect(await textOf(response)).toContain(t('staff.select.toomany'))
    expect((await listingOf(HOME)).storedOverride).toBeNull()
  })
})

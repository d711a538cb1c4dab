import { beforeEach, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency, purge } from '../../../../../test/agency'
import { missingKeys } from '../../../../../test/missing-keys'
import { htmlAt, wordsAt } from '../../../../../test/open-page'
import { cookieOf, post } from '../../../../../test/people'
import { postConfirmed } from '../../../../../test/staff-form'
import { manualListing } from '../../../../listing/overrides/manual-listing'
import { manualProject } from '../../../../listing/overrides/manual-project'
import { STATUS } from '../../../../listing/status'
import { project, property } from '../../../../platform/db/schema'
import { audit } from '../../../../platform/db/schema-people'
import { revision } from '../../../../platform/db/schema-revisions'
import { entriesOf } from '../../../../platform/fields/entries-of'
import type { Entries } from '../../../../platform/fields/field'
import { LANGS } from '../../../../platform/format/lang'
import { openDocument } from '../../../../site/revisions/documents'
import { editableManualListing } from '../../edit-manual-listing'
import { editableManualProject } from '../../edit-manual-project'
import { unitFields } from './listing-fields'
import { projectFields } from './project-fields'

let office: string

beforeEach(async () => {
  await db.delete(property)
  await db.delete(project)
  await db.delete(revision)
  await db.delete(audit)
  await loadAgency({ withListings: false })
  office = await cookieOf('office')
})

const NEW = { 'name.nl': 'Leiehof', zip: '9051', 'city.nl': 'Afsnee' }

async function makeProject(changes: Entries = {}): Promise<number> {
  const createResponse = await post(
    '/staff/listings/new/project',
    { ...NEW, ...changes },
    { Cookie: office },
  )
  expect(createResponse.status).toBe(303)
  return Number(createResponse.headers.get('Location')?.split('/p').at(-1))
}

async function makeUnit(id: number, changes: Entries = {}): Promise<number> {
  const entries = {
    ident: 'A0.01',
    buildingName: 'Blok A',
    floor: '0',
    goal: '0',
    webId: '2',
    'typeDescription.nl': 'Appartement aan de Leie',
    price: '312000',
    status: String(STATUS.active),
  }
  const address = `/staff/listings/p${id}/new`
  const createResponse = await post(address, { ...entries, ...changes }, { Cookie: office })
  expect(createResponse.status).toBe(303)
  await purge()
  return Number(createResponse.headers.get('Location')?.split('/').at(-1))
}

async function send(key: string, entries: Entries, base: string, cookie = office) {
  const form = { ...entries, base, action: 'publish' }
  const response = await postConfirmed(`/staff/listings/${key}`, form, cookie)
  await purge()
  return response
}

async function saveProject(id: number, changes: Entries, cookie = office) {
  const open = (await openDocument(db, editableManualProject(id))) ?? expect.fail(String(id))
  const entries = { ...entriesOf(projectFields, open.document), ...changes }
  return send(`p${id}`, entries, open.base, cookie)
}

async function saveUnit(id: number, changes: Entries) {
  const open = (await openDocument(db, editableManualListing(id))) ?? expect.fail(String(id))
  return send(String(id), { ...entriesOf(unitFields, open.document), ...changes }, open.base)
}

const ON_SITE: Entries = {
  'street.nl': 'Veurestraat',
  houseNumber: '7',
  'description.nl': '<p>Twaalf woningen aan het <b>water</b>.</p>',
  'name.fr': 'Cour de la Lys',
  'pictures.0': 'on',
  'pictures.0.value': '/images/demo/home-410012-960.jpg',
}

test('every key of a manual project has a field, and so has every key of its units', () => {
  const ofRooms = ['width', 'height', 'division'].map((name) => `plans.spots.${name}`)
  expect(missingKeys(manualProject, projectFields).sort()).toEqual(
    ['published', 'archived', ...ofRooms].sort(),
  )
  const place = ['street', 'publishAddress', 'lat', 'lng', 'country', 'zip', 'city']
  const ofProject = [...place, 'plans.spots.unit', 'archived']
  expect(missingKeys(manualListing, unitFields)).toEqual(ofProject)
})

describe('a manual project', () => {
  test('is not on the site until it is published', async () => {
    const id = await makeProject()
    await makeUnit(id)
    expect((await get(`/nl/project/p/${id}`)).status).toBe(404)
    expect(await wordsAt('/nl/nieuwbouw')).not.toContain('Leiehof')
    expect(await wordsAt('/nl/te-koop')).not.toContain('Leiehof')
  })

  test('is in its list, pages, feeds and the sitemap after publication', async () => {
    const id = await makeProject()
    const unit = await makeUnit(id)
    await makeUnit(id, { ident: 'A1.01', floor: '1', status: String(STATUS.sold) })
    await makeUnit(id, { ident: 'A1.02', floor: '1', status: String(STATUS.inactive) })
    expect((await saveProject(id, ON_SITE)).status).toBe(303)
    const page = await wordsAt(`/nl/project/p/${id}`)
    expect(page).toContain('Leiehof')
    expect(page).toContain('Twaalf woningen aan het water.')
    expect(page).toContain('Veurestraat 7')
    expect(page).toMatch(/A0\.01.*€\s?312\.000/)
    expect(page).toContain('A1.01')
    expect(page).not.toContain('A1.02')
    expect(await wordsAt(`/fr/project/p/${id}`)).toContain('Cour de la Lys')
    const home = await wordsAt(`/nl/property/${unit}`)
    expect(home).toContain('Appartement aan de Leie')
    expect(home).toContain('Veurestraat 7')
    for (const lang of LANGS) expect((await get(`/${lang}/property/${unit}`)).status).toBe(200)
    expect(await wordsAt('/nl/nieuwbouw')).toContain('Leiehof')
    expect(await wordsAt('/nl/te-koop')).toContain('Leiehof')
    for (const path of ['/nl/rss/projects.xml', '/sitemap.xml', '/api/properties?lang=nl&goal=0'])
      expect([path, await htmlAt(path)]).toEqual([path, expect.stringContaining(String(id))])
  })

  test('is removed from the site with all units when it ends', async () => {
    const id = await makeProject()
    const unit = await makeUnit(id)
    await saveProject(id, ON_SITE)
    await post(`/staff/listings/p${id}/archive`, {}, { Cookie: office })
    await purge()
    for (const path of [`/nl/project/p/${id}`, `/nl/property/${unit}`])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    for (const path of ['/nl/nieuwbouw', '/nl/te-koop', '/sitemap.xml', '/nl/rss/sale.xml'])
      expect([path, (await htmlAt(path)).includes(String(id))]).toEqual([path, false])
  })

  test('passes its address and hidden street on to its units', async () => {
    const id = await makeProject()
    const unit = await makeUnit(id)
    await saveProject(id, ON_SITE)
    const open = await openDocument(db, editableManualProject(id))
    const { publishAddress, ...hidden } = entriesOf(projectFields, open?.document)
    expect(publishAddress).toBe('on')
    await send(`p${id}`, { ...hidden, 'street.nl': 'Geheimstraat', zip: '9000' }, open?.base ?? '')
    for (const path of [
      `/nl/project/p/${id}`,
      `/nl/property/${unit}`,
      '/nl/nieuwbouw',
      '/nl/te-koop',
    ]) {
      const html = await htmlAt(path)
      expect([path, html.includes('Geheimstraat')]).toEqual([path, false])
    }
    expect(await wordsAt(`/nl/property/${unit}`)).toContain('9000')
    await saveUnit(unit, { bedrooms: '2' })
    expect(await htmlAt(`/nl/property/${unit}`)).not.toContain('Geheimstraat')
  })

  test('does not reveal a hidden price', async () => {
    const id = await makeProject()
    const unit = await makeUnit(id, { price: '987654' })
    await saveProject(id, ON_SITE)
    const open = await openDocument(db, editableManualListing(unit))
    const { publishPrice, ...hidden } = entriesOf(unitFields, open?.document)
    expect(publishPrice).toBe('on')
    await send(String(unit), hidden, open?.base ?? '')
    for (const path of [
      `/nl/project/p/${id}`,
      `/nl/property/${unit}`,
      '/nl/nieuwbouw',
      '/nl/te-koop?sort=price',
    ])
      expect([path, /987[.,]?654/.test(await htmlAt(path))]).toEqual([path, false])
  })

  test('survives an import and can be restored with its history', async () => {
    const id = await makeProject()
    const unit = await makeUnit(id)
    await saveProject(id, ON_SITE)
    await importItems(listing({ ID: 790001 }))
    await purge()
    expect(await wordsAt(`/nl/project/p/${id}`)).toContain('A0.01')
    await saveProject(id, { 'name.nl': 'Schelde' })
    expect(await wordsAt(`/nl/project/p/${id}`)).toContain('Schelde')
    const stored = await db.select().from(revision)
    const first = stored.find(({ document }) => JSON.stringify(document).includes('Leiehof'))
    const restore = { revision: String(first?.id) }
    await post(`/staff/listings/p${id}/history`, restore, { Cookie: office })
    await purge()
    // The first revision was not on the site yet.
    expect((await get(`/nl/property/${unit}`)).status).toBe(404)
    const auditEntries = (await db.select().from(audit)).map(
      ({ action, subjectId }) => `${action} ${subjectId}`,
    )
    expect(auditEntries).toContain(`listing.create p${id}`)
    expect(auditEntries).toContain(`listing.restore p${id}`)
  })
})

describe('the forms', () => {
  test('refuse a missing name or number and keep the other values', async () => {
    const rejection = await post(
      '/staff/listings/new/project',
      { ...NEW, 'name.nl': '' },
      { Cookie: office },
    )
    expect(rejection.status).toBe(422)
    expect(await rejection.text()).toContain('Afsnee')
    const id = await makeProject()
    const unit = await post(
      `/staff/listings/p${id}/new`,
      { goal: '0', 'typeDescription.nl': 'Loft', price: '-3' },
      { Cookie: office },
    )
    expect(unit.status).toBe(422)
    expect(await unit.text()).toContain('Loft')
    expect(await db.$count(property)).toBe(0)
  })

  test('are not available to agents without the right', async () => {
    const agent = await cookieOf('agent')
    const id = await makeProject()
    const createResponse = await post('/staff/listings/new/project', NEW, { Cookie: agent })
    expect(createResponse.status).toBe(403)
    expect((await post(`/staff/listings/p${id}/new`, {}, { Cookie: agent })).status).toBe(403)
    expect((await get(`/staff/listings/p${id}`, { headers: { Cookie: agent } })).status).toBe(404)
    expect((await saveProject(id, {}, agent)).status).toBe(404)
  })
})

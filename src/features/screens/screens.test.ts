import { beforeAll, describe, expect, test } from 'vitest'
import {
  changeSettings,
  db,
  get,
  importFile,
  importItems,
  listing,
  loadAgency,
} from '../../../test/agency'
import { all, byClass, parse, words } from '../../../test/html'
import { documentAt, htmlAt } from '../../../test/open-page'
import { cookieOf, post } from '../../../test/people'
import { newScreen } from '../../../test/screens'
import { postConfirmed } from '../../../test/staff-form'
import { entriesOf } from '../../platform/fields/entries-of'
import { openDocument } from '../../site/revisions/documents'
import { STAFF, screenPath } from '../../urls'
import { MAX_SLIDES, readScreenToken, screenDocument } from './screen'
import { screens } from './screens.collection'

let admin = ''

beforeAll(async () => {
  await loadAgency()
  admin = await cookieOf('admin')
})

/** The slides of a screen in their order: listing and language. */
async function slidesAt(path: string): Promise<string[]> {
  const page = await documentAt(path)
  return all(page, 'div').flatMap(({ attribs }) => attribs['data-slide'] ?? [])
}

async function addressOf(id: number): Promise<string> {
  return screenPath((await readScreenToken(db, id)) ?? '')
}

describe('the page of a screen', () => {
  test('is not stored or indexed, sets no cookie and loads only files of the site', async () => {
    const { path } = await newScreen()
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
    expect(response.headers.get('Set-Cookie')).toBeNull()
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self';")
    const html = await response.text()
    const loaded = [...html.matchAll(/<(?!a )[^>]* (?:src|srcset|href)="([^"]+)"/gi)].flatMap(
      ([, value = '']) => value.split(', '),
    )
    expect(loaded.length).toBeGreaterThan(100)
    expect(loaded.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([])
    expect(await htmlAt('/sitemap.xml')).not.toContain('/screen/')
  })

  test('has price, place, facts, energy label, code, telephone and hours of its office', async () => {
    const home = listing({
      Price: 432_100,
      EPCUniqueCode: '20261126-0001',
      EnergyPerformance: 180,
      FloodP: 'D',
      NumberOfBedRooms: 3,
    })
    await importItems(home)
    const { path } = await newScreen({
      listings: 'chosen',
      homes: [home.ID],
      languages: ['nl'],
      officeId: 1,
    })
    const page = await documentAt(path)
    const text = words(page)
    for (const shown of [
      '432.100',
      'Lindenlei 22',
      '20261126-0001',
      '180 kWh',
      '555 01 40',
      'ma–vr',
    ])
      expect(text).toContain(shown)
    expect(byClass(page, 'epc')).toHaveLength(1)
    expect(byClass(page, 'flood-mark')).toHaveLength(1)
    expect(text).toContain(`/nl/property/${home.ID}`)
  })

  test('shows each listing in each language, with another language than its neighbours', async () => {
    const { path } = await newScreen({
      listings: 'chosen',
      homes: [410001, 410018],
      projects: [9001],
      languages: ['fr', 'nl'],
    })
    expect(await slidesAt(path)).toEqual([
      '410001-nl',
      '410018-fr',
      'p9001-nl',
      '410001-fr',
      '410018-nl',
      'p9001-fr',
    ])
  })

  test('shows what is for sale, to let, or both, at most sixty', async () => {
    const ids = async (listings: 'sale' | 'rent' | 'both') => {
      const slides = await slidesAt((await newScreen({ listings, languages: ['nl'] })).path)
      return slides.map((slide) => slide.replace('-nl', ''))
    }
    const [sale, rent, both] = [await ids('sale'), await ids('rent'), await ids('both')]
    expect(sale).toContain('410001')
    expect(rent).not.toContain('410001')
    expect(rent.length).toBeGreaterThan(5)
    expect(new Set(both).size).toBe(MAX_SLIDES)
    expect(both.filter((id) => !sale.includes(id) && !rent.includes(id))).toEqual([])
  })

  test('follows a price and a sale, and is not sent again without a change', async () => {
    const home = listing({ Price: 345_600 })
    await importItems(home)
    const { path } = await newScreen({ listings: 'chosen', homes: [home.ID], languages: ['nl'] })
    const first = await get(path)
    expect(await first.text()).toContain('345.600')
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' }
    expect((await get(path, { headers })).status).toBe(304)
    await importItems({ ...home, Price: 339_900 })
    const second = await get(path, { headers })
    expect(second.status).toBe(200)
    expect(await second.text()).toContain('339.900')
    await importItems({ ...home, Status: 2 })
    expect(await slidesAt(path)).toEqual([''])
    expect(words(await documentAt(path))).toContain('Lindenlei 14, 9000 Gent')
  })

  test('hides what the website hides, also of chosen listings', async () => {
    const secret = listing({ Price: 87_654_321, PublishPrice: false, PublishAddress: false })
    const sold = listing({ Status: 2 })
    const draft = listing({ Status: 0 })
    await importFile({ Items: [secret, sold, draft] })
    await changeSettings({ showSoldDetailPage: true })
    const { path } = await newScreen({
      listings: 'chosen',
      homes: [secret.ID, sold.ID, draft.ID],
      languages: ['nl'],
    })
    expect(await slidesAt(path)).toEqual([`${secret.ID}-nl`])
    const html = await htmlAt(path)
    expect(html).toContain('Prijs op aanvraag')
    expect(html).not.toMatch(/87.?654.?321|Lindenlei 22/)
    await changeSettings({ showSoldDetailPage: false })
  })

  test.each(['x', 'a'.repeat(22), 'sw'])('is not found at /screen/%s', async (token) => {
    const response = await get(screenPath(token))
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('the address of a screen', () => {
  test('is unknown after it is renewed, and no revision restores it', async () => {
    const { id, path } = await newScreen()
    const one = `${STAFF.screens}/${id}`
    const form = await documentAt(one, admin)
    expect(all(form, 'input', { id: 'address' })[0]?.attribs.value).toBe(`http://localhost${path}`)
    const renewal = await post(`${one}/address`, {}, { Cookie: admin })
    expect(renewal.headers.get('Location')).toBe(`${one}?done=address`)
    expect((await get(path)).status).toBe(404)
    const renewed = await addressOf(id)
    expect(renewed).toMatch(/^\/screen\/[\w-]{22}$/)
    expect((await get(renewed)).status).toBe(200)
    const editable = screens.editable(id)
    const { document, base } = (await openDocument(db, editable)) ?? expect.fail()
    const entries = { ...entriesOf(screens.fields, document), base, action: 'publish' }
    await postConfirmed(
      one,
      { ...entries, name: 'Hoekraam', dimFrom: '22u30', dimUntil: '7.00' },
      admin,
    )
    expect(await addressOf(id)).toBe(renewed)
    expect(await editable.read(db)).toMatchObject({ dimFrom: '22:30', dimUntil: '07:00' })
    expect(await htmlAt(renewed)).toContain('data-dim="22:30-07:00"')
    expect(words(await documentAt(STAFF.audit, admin))).toContain('vernieuwde het adres')
  })

  test('is unknown after the screen is deleted', async () => {
    const { id, path } = await newScreen()
    await post(`${STAFF.screens}/${id}/removal`, {}, { Cookie: admin })
    expect((await get(path)).status).toBe(404)
  })

  test('of an unknown screen cannot be renewed', async () => {
    const response = await post(`${STAFF.screens}/999999/address`, {}, { Cookie: admin })
    expect(response.status).toBe(404)
  })
})

test.each([
  [{ seconds: 4 }, 'seconds'],
  [{ dimFrom: '25:00' }, 'dimFrom'],
  [{ homes: Array.from({ length: MAX_SLIDES + 1 }, (_, at) => at + 1) }, 'homes'],
])('a screen with %o is refused', (fields, name) => {
  const { error } = screenDocument.safeParse({ name: 'Etalage', ...fields })
  expect(error?.issues[0]?.path[0]).toBe(name)
})

test('the form of a screen explains a wrong time', async () => {
  const { id } = await newScreen()
  const { document, base } = (await openDocument(db, screens.editable(id))) ?? expect.fail()
  const entries = {
    ...entriesOf(screens.fields, document),
    base,
    action: 'publish',
    dimFrom: 'laat',
  }
  const response = await post(`${STAFF.screens}/${id}`, entries, { Cookie: admin })
  expect(response.status).toBe(422)
  expect(words(parse(await response.text()))).toContain('Schrijf het uur')
})

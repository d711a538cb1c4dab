import { beforeAll, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, attributes, parse, words } from '../../../../test/html'
import { importFile, now, propertyItem } from '../../../../test/imports'
import { cookieOf, post } from '../../../../test/people'
import { listHeld } from '../../crm/import/held-listings'
import { importListings } from '../../crm/import/import'

const ID = 931_001
const IMPORTS = '/staff/imports'

beforeAll(() => loadAgency({ withListings: false }))

async function importsPage(role: 'agent' | 'editor' = 'editor', query = '') {
  const response = await get(IMPORTS + query, { headers: { Cookie: await cookieOf(role) } })
  return parse(await response.text())
}

async function decide(decision: 'approval' | 'rejection', role: 'agent' | 'editor' = 'editor') {
  return post(`${IMPORTS}/held/${ID}/${decision}`, {}, { Cookie: await cookieOf(role) })
}

test('a held property is listed with its reason, and published by an editor', async () => {
  await importFile({ Items: [propertyItem({ ID, Price: 325, TypeDescription: 'Rijwoning' })] })
  expect((await get(`/nl/property/${ID}`)).status).toBe(404)
  const page = words(await importsPage())
  expect(page).toContain('Rijwoning')
  expect(page).toContain('De prijs € 325 ligt onder € 10.000')

  const approved = await decide('approval')
  expect(approved.headers.get('Location')).toBe(`${IMPORTS}?done=approved`)
  expect(words(await importsPage('editor', '?done=approved'))).toContain('staat op de site')
  expect((await get(`/nl/property/${ID}`)).status).toBe(200)
  expect(await listHeld(db, 10)).toEqual([])
  // A second click on the same button changes nothing.
  expect((await decide('approval')).status).toBe(303)
})

test('a probable duplicate is shown beside the listing on the site, with its address and picture', async () => {
  const facts = {
    TypeDescription: 'Rijwoning',
    Street: 'Lindenlei',
    HouseNumber: '22',
    WebID: 1,
    SurfaceTotal: 148,
  }
  await importFile({ Items: [propertyItem({ ...facts, ID: 932_001 })] })
  const incoming = {
    ...propertyItem({ ...facts, ID: 932_002, Price: 345_000 }),
    SourceNumber: 'E-7',
    LargePicture: 'https://cdn.example/7.jpg',
  }
  await importListings(db, { Items: [incoming] }, { source: 'test', now, duplicates: 'hold' })
  const page = await importsPage()
  const held = all(page, 'li', { class: 'held-listing' })[0] ?? page
  const text = words(held)
  expect(text).toContain('Waarschijnlijk hetzelfde pand als Rijwoning, Lindenlei 22, 9000 Gent')
  expect(text.match(/Lindenlei 22, 9000 Gent/g)).toHaveLength(3)
  expect(text).toMatch(/€\s345\.000 · 148\sm² · E-7/)
  expect(text).toMatch(/€\s350\.000 · 148\sm² · 932001/)
  expect(all(held, 'a', { href: '/staff/listings/932001' })).toHaveLength(1)
  expect(attributes(all(held, 'img'), 'src')).toEqual([
    expect.stringMatching(/^\/pictures\/[0-9a-f]{24}$/),
    '/images/empty/card-house.jpg',
  ])
})

test('the last import lists up to 200 refused properties with their reasons', async () => {
  await importFile({
    Items: Array.from({ length: 210 }, (_, at) => propertyItem({ ID: at + 1, Price: `p${at}` })),
  })
  const page = words(await importsPage())
  expect(page).toContain('De prijs is geen getal: ‘p199’')
  expect(page).not.toContain('‘p200’')
  expect(page).toContain('… en nog 10')
})

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, importItems, listing, loadAgency, purge } from '../../test/agency'
import { begin } from '../../test/worker'
import { writeVisits } from '../listing/queries/page-views'
import { propertyVisit } from '../platform/db/schema-history'
import { brusselsTime } from '../platform/format/dates'
import { isRobot } from './count-page-views'

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const home = listing()
const path = `/nl/property/${home.ID}`

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(home)
  await purge()
})
beforeEach(async () => {
  await writeVisits(db)
  await db.delete(propertyVisit)
})

describe('a visit to a listing’s page', () => {
  test('is counted per day in every language, also from the page cache', async () => {
    await visit(path)
    await visit(path)
    await visit(`/fr/property/${home.ID}`)
    await writeVisits(db)
    const day = brusselsTime(Date.now())?.slice(0, 10)
    expect(await db.select().from(propertyVisit)).toEqual([{ propertyId: home.ID, day, visits: 3 }])
    await visit(path)
    await writeVisits(db)
    expect(await counted()).toBe(4)
  })

  test.each<[string, string, RequestInit]>([
    ['by a robot', path, { headers: { 'User-Agent': ROBOT } }],
    ['without a user agent', path, { headers: { 'User-Agent': '' } }],
    ['by its owner', path, { headers: { Cookie: 'sid=abc' } }],
    ['by staff', path, { headers: { Cookie: 'a=b; __Host-staff=abc' } }],
    ['before anybody looks', path, { headers: { 'Sec-Purpose': 'prefetch' } }],
    ['with a rent for its yield', `${path}?rent=900`, {}],
    ['by a HEAD', path, { method: 'HEAD' }],
    ['of a home that never was', '/nl/property/499998', {}],
    ['of another page', '/nl/te-koop', {}],
  ])('%s is not counted', async (_, address, init) => {
    await visit(address, init)
    await writeVisits(db)
    expect(await counted()).toBe(0)
  })

  test('of one address is counted up to sixty times a minute', async () => {
    const init = { headers: { 'User-Agent': PERSON, 'CF-Connecting-IP': '192.0.2.90' } }
    for (let visits = 0; visits < 8; visits++) {
      const { done } = await begin(path, init, { RATE_LIMIT_FACTOR: '0.1' })
      await done()
    }
    await writeVisits(db)
    expect(await counted()).toBe(6)
  })
})

async function visit(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'User-Agent': PERSON, ...init.headers }
  const { response } = await begin(address, { ...init, headers })
  await response.text()
  return response
}

async function counted(): Promise<number> {
  const rows = await db.select().from(propertyVisit)
  return rows.reduce((sum, { visits }) => sum + visits, 0)
}

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 15; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
])('%s is a person’s browser', (userAgent) => {
  expect(isRobot(userAgent)).toBe(false)
})

test.each([
  undefined,
  '',
  'curl/8.5.0',
  'python-requests/2.32',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
])('%s is a robot', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true)
})

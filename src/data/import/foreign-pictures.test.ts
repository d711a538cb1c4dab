import { env } from 'cloudflare:workers'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { get, importFile, importItems, listing, loadAgency, purge } from '../../../test/agency'
import { primaryDb } from '../db/db'
import { listingRules, project, property } from '../db/schema'
import { crmPicture } from '../db/schema-crm'
import { replaceForeignPictures } from './foreign-pictures'

const db = primaryDb(env.DB)
const HOST = 'https://cdn.example'
const OWN = /^\/pictures\/[0-9a-f]{24}$/

beforeEach(async () => {
  await db.delete(crmPicture)
  await loadAgency({ withListings: false })
})

async function recordOf(id: number) {
  const row = await db.select().from(property).where(eq(property.id, id)).get()
  return row?.data ?? expect.fail(String(id))
}

/** All that visitors and other sites read of a home. */
async function readAll(id: number): Promise<string> {
  const paths = [`/nl/property/${id}`, '/nl/te-koop', '/nl/rss/sale.xml', '/nl/rss/sale.json']
  const texts = await Promise.all(
    [...paths, '/api/properties?lang=nl', '/sitemap.xml'].map(async (path) =>
      (await get(path)).text(),
    ),
  )
  return texts.join('\n')
}

test('a home that comes in by the API shows the pictures of other hosts through this site', async () => {
  const home = listing({
    LargePictureItems: [{ Url: `${HOST}/a.jpg` }, { Url: '/images/demo/flats-03-960.jpg' }],
    ManagerName: 'An Peeters',
    ManagerPhoto: `${HOST}/an.jpg`,
  })
  await importItems(home)
  await purge()
  const { pictures, manager } = await recordOf(home.ID)
  expect(pictures.map(({ url }) => url)).toEqual([
    expect.stringMatching(OWN),
    '/images/demo/flats-03-960.jpg',
  ])
  expect(manager?.photo).toMatch(OWN)
  expect(await readAll(home.ID)).not.toContain(HOST)
  const queued = await db.select({ source: crmPicture.source }).from(crmPicture)
  expect(queued.map(({ source }) => source).toSorted()).toEqual([`${HOST}/a.jpg`, `${HOST}/an.jpg`])
})

describe('a path that is no picture of this site', () => {
  test.each([
    '/staff/leads.csv',
    '/api/staff/listings',
    '/documents/0123456789abcdef01234567/akte.pdf',
    '/media/../staff/leads.csv',
    '/media/%2e%2e/staff/leads.csv',
    '//evil.test/p.png',
    '/\\evil.test/p.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
  ])('%s is left out of pictures, portraits and plans', async (address) => {
    const home = listing({
      LargePictureItems: [{ Url: address }],
      ManagerName: 'An',
      ManagerPhoto: address,
      Plans: [{ Url: address, Title: 'Plan', Spots: [] }],
    })
    await importFile({ Items: [home] })
    const { pictures, manager, plans } = await recordOf(home.ID)
    expect([pictures, manager?.photo, plans]).toEqual([[], null, undefined])
  })
})

test('stored pictures of other hosts get addresses of this site, once', async () => {
  const homes = [listing(), listing(), listing()]
  await importItems(...homes)
  const picture = { url: `${HOST}/b.jpg`, name: '', small: null, medium: null, xlarge: null }
  const data = sql`json_set(${property.data}, '$.pictures', json(${JSON.stringify([picture])}))`
  await db.update(property).set({ data }).where(sql`${property.id} <> ${homes[1]?.ID}`)
  const checked = () => db.select({ to: listingRules.picturesCheckedTo }).from(listingRules).get()
  await db.update(listingRules).set({ picturesCheckedTo: 0 })
  for (let tick = 0; tick < 2; tick++) await replaceForeignPictures(db, true, new Date())
  for (const { ID } of [homes[0], homes[2]].flatMap((one) => one ?? [])) {
    expect((await recordOf(ID)).pictures).toMatchObject([{ url: expect.stringMatching(OWN) }])
    await purge()
    expect(await readAll(ID)).not.toContain(HOST)
  }
  expect(await checked()).toEqual({ to: -1 })
})

test('stored pictures of other hosts in more projects than one tick checks get addresses of this site', async () => {
  const ids = Array.from({ length: 51 }, (_, at) => 880_001 + at)
  await importFile({ Projects: ids.map((ID) => ({ ID, Name: `Project ${ID}`, Zip: '9000' })) })
  const picture = { url: `${HOST}/c.jpg`, name: '', small: null, medium: null, xlarge: null }
  const data = sql`json_set(${project.data}, '$.pictures', json(${JSON.stringify([picture])}))`
  await db.update(project).set({ data }).where(inArray(project.id, ids))
  await db.update(listingRules).set({ picturesCheckedTo: 0 })
  for (let tick = 0; tick < 4; tick++) await replaceForeignPictures(db, true, new Date())
  const rows = await db.select().from(project).where(inArray(project.id, ids))
  const urls = rows.flatMap((row) => row.data?.pictures.map(({ url }) => url) ?? [])
  expect(urls).toEqual(ids.map(() => expect.stringMatching(OWN)))
  const rules = await db.select({ to: listingRules.picturesCheckedTo }).from(listingRules).get()
  expect(rules).toEqual({ to: -1 })
})

import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  db,
  get,
  importFile,
  importItems,
  listing,
  loadAgency,
  purge,
} from '../../../../test/agency'
import { property } from '../../../platform/db/schema'
import { crmPicture } from '../../../platform/db/schema-crm'

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

/** Returns all public outputs of a property. */
async function readAll(id: number): Promise<string> {
  const paths = [`/nl/property/${id}`, '/nl/te-koop', '/nl/rss/sale.xml', '/nl/rss/sale.json']
  const texts = await Promise.all(
    [...paths, '/api/properties?lang=nl', '/sitemap.xml'].map(async (path) =>
      (await get(path)).text(),
    ),
  )
  return texts.join('\n')
}

test('a property imported by the API shows pictures of other hosts through this site', async () => {
  const home = listing({
    LargePictureItems: [{ Url: `${HOST}/a.jpg` }, { Url: '/images/demo/home-410008-960.jpg' }],
    ManagerName: 'An Peeters',
    ManagerPhoto: `${HOST}/an.jpg`,
  })
  await importItems(home)
  await purge()
  const { pictures, manager } = await recordOf(home.ID)
  expect(pictures.map(({ url }) => url)).toEqual([
    expect.stringMatching(OWN),
    '/images/demo/home-410008-960.jpg',
  ])
  expect(manager?.photo).toMatch(OWN)
  expect(await readAll(home.ID)).not.toContain(HOST)
  const queued = await db.select({ source: crmPicture.source }).from(crmPicture)
  expect(queued.map(({ source }) => source).toSorted()).toEqual([`${HOST}/a.jpg`, `${HOST}/an.jpg`])
})

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
])(
  'a path that is no picture of this site %s is omitted from pictures, portraits and plans',
  async (address) => {
    const home = listing({
      LargePictureItems: [{ Url: address }],
      ManagerName: 'An',
      ManagerPhoto: address,
      Plans: [{ Url: address, Title: 'Plan', Spots: [] }],
    })
    await importFile({ Items: [home] })
    const { pictures, manager, plans } = await recordOf(home.ID)
    expect([pictures, manager?.photo, plans]).toEqual([[], null, undefined])
  },
)

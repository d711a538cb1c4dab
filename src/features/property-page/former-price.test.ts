import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import {
  changeSettings,
  db,
  importItems,
  listing,
  loadAgency,
  purge,
  type WireItem,
} from '../../../test/agency'
import { byClass, words } from '../../../test/html'
import { documentAt, htmlAt } from '../../../test/open-page'
import { RETENTION_MINUTE, runCron } from '../../cron'
import { decideHeld } from '../crm/import/held-listings'
import { importApproved } from '../crm/import/import'

const DAY_MS = 86_400_000
const FORMER = /871[.,\s\u00a0\u202f]?000/
const SECRET = /877[.,\s\u00a0\u202f]?000/

beforeAll(() => loadAgency({ withListings: false }))

/** Imports a listing at its former price and then at € 862.000. */
async function cheaper(facts: WireItem = {}, former = 871_000): Promise<WireItem & { ID: number }> {
  const home = listing({ ...facts, Price: former })
  await importItems(home)
  const changed = { ...home, Price: 862_000 }
  await importItems(changed)
  return changed
}

/** Returns the prices on the page of a listing. */
async function pricesAt(path: string): Promise<string[]> {
  const blocks = byClass(await documentAt(path), 'title-block')
  return blocks.flatMap((block) => byClass(block, 'price')).map(words)
}

async function retentionAfter(days: number): Promise<void> {
  const now = new Date(Date.now() + days * DAY_MS)
  now.setUTCMinutes(RETENTION_MINUTE)
  await runCron(env, now)
}

test.each([
  ['nl', '€ 862.000 was € 871.000'],
  ['fr', '€ 862.000 avant € 871.000'],
  ['en', '€ 862.000 was € 871.000'],
  ['de', '€ 862.000 vorher € 871.000'],
])('a cheaper listing shows its former price in %s', async (lang, text) => {
  const { ID } = await cheaper()
  expect(await pricesAt(`/${lang}/property/${ID}`)).toEqual([text])
  expect(await htmlAt(`/${lang}/property/${ID}`)).toContain('<s>€\u00a0871.000</s>')
})

test('a list shows the former price on the card', async () => {
  await cheaper({ Zip: '8000', City: 'Brugge' })
  expect((await htmlAt('/nl/te-koop?region=Brugge|8000')).match(FORMER)).not.toBeNull()
})

test.each<[string, WireItem]>([
  ['is not published', { PublishPrice: false }],
  ['is under option', { Marquee: 2 }],
  ['is sold', { Status: 2 }],
  ['is rented', { Status: 4, Goal: 1 }],
  ['is on request', { Price: null }],
  ['is a lowest price', { PriceUnit: 7 }],
  ['has a label that takes it off the market', { Marquee: 5 }],
])('the former price occurs nowhere if the price %s', async (_, facts) => {
  await changeSettings({ ignoreMarquees: [3, 4, 5], showSoldDetailPage: true })
  const home = await cheaper({ Zip: '8500', City: 'Kortrijk' }, 877_000)
  expect((await htmlAt(`/nl/property/${home.ID}`)).match(SECRET)).not.toBeNull()
  await importItems({ ...home, ...facts })
  const paths = [
    `/nl/property/${home.ID}`,
    '/nl/te-koop?region=Kortrijk|8500',
    '/nl/te-huur?region=Kortrijk|8500',
    '/nl/verkocht',
    `/nl/favorieten?ids=${home.ID}`,
    `/nl/favorieten/brochure?ids=${home.ID}`,
    '/api/properties?region=Kortrijk|8500&limit2=100',
    '/api/properties?sold=true&limit2=100',
    '/nl/rss/sale.xml',
  ]
  for (const path of paths) expect((await htmlAt(path)).match(SECRET), path).toBeNull()
  await importItems({ ...home, Price: null })
  await changeSettings({})
})

test('a drop that staff approve shows the former price', async () => {
  const home = listing({ Price: 871_000 })
  await importItems(home)
  await importItems({ ...home, Price: 87_100 })
  expect(await pricesAt(`/nl/property/${home.ID}`)).toEqual(['€ 871.000'])
  await decideHeld(db, home.ID, 'approved')
  await importApproved(db, new Date(), 10)
  await purge()
  expect(await pricesAt(`/nl/property/${home.ID}`)).toEqual(['€ 87.100 was € 871.000'])
})

test('the former price ends after 30 days, but not while the listing has the label', async () => {
  const [plain, labelled] = [await cheaper(), await cheaper({ Marquee: 9 })]
  await retentionAfter(29)
  expect(await pricesAt(`/nl/property/${plain.ID}`)).toEqual(['€ 862.000 was € 871.000'])
  await retentionAfter(32)
  expect(await pricesAt(`/nl/property/${plain.ID}`)).toEqual(['€ 862.000'])
  expect(await pricesAt(`/nl/property/${labelled.ID}`)).toEqual(['€ 862.000 was € 871.000'])
})

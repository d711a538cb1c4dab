import { beforeAll, expect, test } from 'vitest'
import {
  changeSettings,
  get,
  getJson,
  importItems,
  listing,
  loadAgency,
} from '../../../test/agency'
import { all, parse } from '../../../test/html'

const HOUSE = 82_001
const SHOP = 82_002
const GARAGE = 82_003
const FLAT = 82_004

beforeAll(async () => {
  await loadAgency({ withListings: false })
  const at = (ID: number, WebID: number, day: string, Price: number) =>
    listing({ ID, WebID, Price, Goal: 0, StartCommercialisation: `2026-11-${day}` })
  await importItems(
    at(HOUSE, 1, '01', 300_000),
    at(SHOP, 6, '09', 200_000),
    at(GARAGE, 4, '05', 20_000),
    at(FLAT, 2, '03', 250_000),
  )
})

test('business property, garages and land follow houses and apartments in lists and API', async () => {
  await changeSettings({ homesFirst: true })
  expect(await ids('goal=0')).toEqual([FLAT, HOUSE, SHOP, GARAGE])
  expect(await ids('')).toEqual([FLAT, HOUSE, SHOP, GARAGE])
  expect(await ids('goal=0&limit1=3&limit2=4')).toEqual([SHOP, GARAGE])
  expect(await ids('goal=0&pricemin=30000')).toEqual([FLAT, HOUSE, SHOP])
  expect(await ids('region=Gent|9000')).toEqual([FLAT, HOUSE, SHOP, GARAGE])
  expect(await linked('/nl/te-koop')).toEqual([FLAT, HOUSE, SHOP, GARAGE])
})

test('a selected type, an order by price and a feed ignore the setting', async () => {
  await changeSettings({ homesFirst: true })
  expect(await ids('goal=0&type=1,2,4,6')).toEqual([SHOP, GARAGE, FLAT, HOUSE])
  expect(await ids('goal=0&order=Price asc')).toEqual([GARAGE, SHOP, FLAT, HOUSE])
  const feed = await getJson<{ items: { url: string }[] }>('/nl/rss/sale.json')
  expect(feed.items.map(({ url }) => Number(/\d+$/.exec(url)?.[0]))).toEqual([
    SHOP,
    GARAGE,
    FLAT,
    HOUSE,
  ])
})

test('the previous and next property follow the order of the list', async () => {
  await changeSettings({ homesFirst: true })
  expect(await neighbours(HOUSE)).toEqual([FLAT, SHOP])
  expect(await neighbours(GARAGE)).toEqual([SHOP])
})

test('without the setting lists are sorted only by date', async () => {
  await changeSettings({ homesFirst: false })
  expect(await ids('goal=0')).toEqual([SHOP, GARAGE, FLAT, HOUSE])
  expect(await neighbours(HOUSE)).toEqual([FLAT])
})

async function ids(query: string): Promise<number[]> {
  const { Items } = await getJson(`/api/properties?${query}`)
  return Items.map(({ ID }) => ID)
}

async function linked(path: string): Promise<number[]> {
  const html = await (await get(path)).text()
  return [
    ...new Set([...html.matchAll(/href="\/nl\/property\/(\d+)"/g)].map(([, id]) => Number(id))),
  ]
}

/** The properties before and after one, as its page links them. */
async function neighbours(id: number): Promise<number[]> {
  const document = parse(await (await get(`/nl/property/${id}`)).text())
  return all(document, 'a')
    .filter(({ attribs }) => /^(?:prev|next)$/.test(attribs.rel ?? ''))
    .map(({ attribs }) => Number(/\d+$/.exec(attribs.href ?? '')?.[0]))
}

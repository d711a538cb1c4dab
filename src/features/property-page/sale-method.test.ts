import { beforeAll, expect, test } from 'vitest'
import {
  asStaff,
  get,
  getJson,
  importItems,
  listing,
  loadAgency,
  purge,
} from '../../../test/agency'
import { all, byClass, words } from '../../../test/html'
import { documentAt } from '../../../test/open-page'
import { LANGS, type Lang } from '../../platform/format/lang'
import { brochurePath, comparePath, propertyPath } from '../../urls'

const [ANNUITY, PUBLIC_SALE, HIDDEN, ASKING] = [82, 83, 84, 81]
const PLACE = { Zip: '8400', City: { nl: 'Oostende' } }
/** The amounts of the listings below that are no asking price. */
const AMOUNTS = /35[. \u00a0]?000|95[. \u00a0]?000|47[. \u00a0]?000/

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(
    listing({ ...PLACE, ID: ANNUITY, SaleMethod: 'lijfrente', Price: 35_000, MonthlyAnnuity: 640 }),
    listing({ ...PLACE, ID: PUBLIC_SALE, SubStatusName: 'Openbare verkoop', Price: 95_000 }),
    listing({ ...PLACE, ID: HIDDEN, SaleMethod: 'viager', Price: 47_000, PublishPrice: false }),
    listing({ ...PLACE, ID: ASKING, Price: 350_000 }),
  )
  await purge()
})

function text(node: Parameters<typeof words>[0]): string {
  return words(node).replaceAll('\u00a0', ' ')
}

const NAMES: Record<Lang, [annuity: string, publicSale: string]> = {
  nl: [
    'Lijfrente bouquet € 35.000, rente € 640 per maand',
    'Openbare verkoop instelprijs € 95.000',
  ],
  fr: ['Viager bouquet € 35.000, rente € 640 par mois', 'Vente publique mise à prix € 95.000'],
  en: [
    'Life annuity lump sum € 35.000, annuity € 640 per month',
    'Public sale opening bid € 95.000',
  ],
  de: [
    'Leibrente Bouquet € 35.000, Rente € 640 pro Monat',
    'Öffentlicher Verkauf Mindestgebot € 95.000',
  ],
}

test.each(LANGS)('the page names the method of sale and its amounts in %s', async (lang) => {
  const [annuity, publicSale] = NAMES[lang]
  expect(text(await documentAt(propertyPath(lang, ANNUITY)))).toContain(annuity)
  expect(text(await documentAt(propertyPath(lang, PUBLIC_SALE)))).toContain(publicSale)
})

test('cards, the comparison and the brochure name the methods', async () => {
  const ids = [ANNUITY, PUBLIC_SALE].map((id) => `${id}`)
  for (const path of ['/nl/te-koop', comparePath('nl', ids), brochurePath('nl', ids)]) {
    const page = text(await documentAt(path))
    for (const name of NAMES.nl) expect(page).toContain(name)
  }
})

test('a hidden amount is on no page, but the method is', async () => {
  const page = await documentAt(propertyPath('nl', HIDDEN))
  expect(byClass(page, 'price').map(text).join()).toContain('Lijfrente')
  expect(await (await get(propertyPath('nl', HIDDEN))).text()).not.toMatch(/47[. \u00a0]?000/)
})

test('the page has no asking price, costs or offered price', async () => {
  for (const id of [ANNUITY, PUBLIC_SALE]) {
    const page = await documentAt(propertyPath('nl', id))
    expect(text(page)).not.toContain('Vraagprijs')
    expect(all(page, 'section', { id: 'costs' })).toEqual([])
    const data = all(page, 'script', { type: 'application/ld+json' }).map(words).join()
    expect(data).toContain('"Offer"')
    expect(data).not.toMatch(AMOUNTS)
    expect(data).not.toContain('"priceSpecification"')
  }
})

interface Item {
  ID: number
  Price: number | null
}

async function itemsOf(query: string): Promise<Item[]> {
  return (await getJson<{ Items: Item[] }>(`/api/properties?lang=nl&goal=0&${query}`)).Items
}

test('the API has no price but the amounts, and filters and orders by prices only', async () => {
  const items = await itemsOf('')
  expect(items.find(({ ID }) => ID === ANNUITY)).toMatchObject({
    Price: null,
    SaleMethod: 'lifeAnnuity',
    LumpSum: 35_000,
    MonthlyAnnuity: 640,
    OpeningBid: null,
  })
  expect(items.find(({ ID }) => ID === PUBLIC_SALE)).toMatchObject({
    Price: null,
    SaleMethod: 'publicSale',
    LumpSum: null,
    OpeningBid: 95_000,
  })
  expect(items.find(({ ID }) => ID === HIDDEN)).toMatchObject({ Price: null, LumpSum: null })
  expect((await itemsOf('pricemax=400000')).map(({ ID }) => ID)).toEqual([ASKING])
  expect((await itemsOf('order=Price+asc'))[0]?.ID).toBe(ASKING)
})

test('feeds name the method, and the export offers no price', async () => {
  const feed = (await (await get('/nl/rss/sale.json')).text()).replaceAll('\u00a0', ' ')
  expect(feed).toContain('Lijfrente: bouquet € 35.000, rente € 640 per maand')
  const french = await (await get('/fr/rss/sale.json')).text()
  expect(french).toMatch(/Viager\u00a0: bouquet/)
  const xml = await (await asStaff('/api/export/openimmo.xml', {})).text()
  const object = xml.split('<immobilie>').find((part) => part.includes('publicSale')) ?? ''
  expect(object).toContain('<kaufpreis auf_anfrage="true">0</kaufpreis>')
  expect(object).toContain('feldname="openingBid">95000<')
})

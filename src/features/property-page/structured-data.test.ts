import { beforeAll, describe, expect, test } from 'vitest'
import { changeSettings, get, importItems, listing, loadAgency, ORIGIN } from '../../../test/agency'
import { all, attributes, parse, words } from '../../../test/html'
import { schemaIssues } from '../../../test/schema-org'

beforeAll(() => loadAgency())

describe('the structured data matches schema.org', () => {
  const home = listing({ Street: 'Lindenlei', NumberOfBathRooms: 1, SurfaceTotal: 120, Floor: 0 })
  const OFFERS = {
    'a house': home,
    'a rental': listing({ Goal: 1, Price: 950 }),
    'a property with hidden price and address': listing({
      PublishPrice: false,
      PublishAddress: false,
    }),
    'a home under option': listing({ Marquee: 2, MarqueeName: 'Option' }),
    land: listing({ WebID: 3, SurfaceTotal: 500 }),
    'a garage': listing({ WebID: 4 }),
    'a virtually furnished home': listing({
      LargePictureItems: [{ Url: '/images/demo/home-410012-960.jpg', Origin: 'staged' }],
    }),
    'an office': listing({ WebID: 5, SurfaceTotal: 80 }),
    'a flat with a starting price': listing({ WebID: 2, PriceUnit: 7 }),
    'a home in Luxembourg': listing({ Zip: 'L-1234', City: 'Luxembourg' }),
  }
  beforeAll(() => importItems(...Object.values(OFFERS)))

  test.each(Object.entries(OFFERS))('for %s', async (_, { ID }) => {
    const { data } = await open(`/fr/property/${ID}`)
    expect(Object.keys(data)).toContain('RealEstateListing')
    expect(Object.values(data).flatMap((block) => schemaIssues(block))).toEqual([])
  })

  test.each(['/nl/project/p/9001', '/nl/', '/de/zu-verkaufen', '/fr/contact'])(
    'on %s',
    async (path) => {
      const { data } = await open(path)
      expect(Object.values(data).flatMap((block) => schemaIssues(block))).toEqual([])
    },
  )

  test('for a sold property with a page: it is sold out and has no price', async () => {
    const sold = listing({ Status: 2 })
    await importItems(sold)
    await changeSettings({ showSoldDetailPage: true })
    const { data } = await open(`/nl/property/${sold.ID}`)
    await changeSettings({})
    expect(schemaIssues(data.RealEstateListing)).toEqual([])
    expect(data.RealEstateListing?.offers).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    })
    expect(JSON.stringify(data.RealEstateListing?.offers)).not.toMatch(/price/i)
  })

  test('for a property under option: it has limited availability', async () => {
    const { data } = await open(`/nl/property/${OFFERS['a home under option'].ID}`)
    expect(data.RealEstateListing?.offers).toMatchObject({
      availability: 'https://schema.org/LimitedAvailability',
    })
  })

  test('for a hidden address: it has no street and no public text', async () => {
    const hidden = listing({
      Street: 'Zwijgzaamlaan',
      PublishAddress: false,
      PublicAddress: 'Rustig gelegen',
      GoogleX: 51.0501,
      GoogleY: 3.7101,
    })
    await importItems(hidden)
    const { data } = await open(`/nl/property/${hidden.ID}`)
    const place = JSON.stringify(data.RealEstateListing?.mainEntity)
    expect(place).toContain('9000')
    for (const secret of ['Zwijgzaam', 'Rustig', '51.05', '3.71', 'geo']) {
      expect(place).not.toContain(secret)
    }
  })
})

describe('the structured data of a property', () => {
  test('has the facts of its page', async () => {
    const home = listing({
      Street: 'Lindenlei',
      GoogleX: 51.05,
      GoogleY: 3.71,
      LargePictureItems: [{ Url: '/images/demo/gevel-960.avif', Name: 'Gevel' }],
    })
    await importItems(home)
    const { data, document } = await open(`/fr/property/${home.ID}`)
    expect(data.RealEstateListing).toMatchObject({
      name: 'Maison, 9000 Gand',
      url: `${ORIGIN}/fr/property/${home.ID}`,
      datePosted: '2026-06-01',
      mainEntity: {
        '@type': 'House',
        address: { streetAddress: 'Lindenlei 22', postalCode: '9000', addressLocality: 'Gand' },
        geo: { latitude: 51.05, longitude: 3.71 },
      },
      offers: { '@type': 'Offer', price: 300_000, priceCurrency: 'EUR' },
    })
    expect(data.BreadcrumbList?.itemListElement).toMatchObject([
      { position: 1, item: `${ORIGIN}/fr/a-vendre` },
      { position: 2, name: 'Gand', item: `${ORIGIN}/fr/a-vendre?region=Gand%7C9000` },
      { position: 3, name: 'Lindenlei 22' },
    ])
    const picture = `${ORIGIN}/images/demo/gevel-960.jpg`
    expect(metas(document, 'og:image')).toEqual([picture])
    expect(metas(document, 'twitter:card')).toEqual(['summary_large_image'])
    expect(metas(document, 'og:url')).toEqual([`${ORIGIN}/fr/property/${home.ID}`])
  })

  test('contains a monthly rent, and no price if it is hidden', async () => {
    const rental = listing({ Goal: 1, Price: 950 })
    const hiddenPrice = listing({ PublishPrice: false })
    await importItems(rental, hiddenPrice)
    expect((await open(`/nl/property/${rental.ID}`)).data.RealEstateListing).toMatchObject({
      offers: { priceSpecification: { price: 950, unitCode: 'MON' } },
    })
    const { offers } = (await open(`/nl/property/${hiddenPrice.ID}`)).data.RealEstateListing ?? {}
    expect(offers).toMatchObject({ '@type': 'Offer' })
    expect(JSON.stringify(offers)).not.toMatch(/price/i)
  })
})

test.each(['/nl/', '/fr/contact', '/de/agentur'])(
  '%s has structured data about the agency',
  async (path) => {
    const { data } = await open(path)
    expect(data.RealEstateAgent).toMatchObject({ name: 'Lindehof', '@id': `${ORIGIN}/#agency` })
    expect(data.RealEstateAgent?.location).toHaveLength(3)
  },
)

async function open(path: string) {
  const document = parse(await (await get(path)).text())
  const blocks = all(document, 'script', { type: 'application/ld+json' }).map(
    (block) => JSON.parse(words(block)) as Record<string, unknown>,
  )
  const data: Partial<Record<string, Record<string, unknown>>> = Object.fromEntries(
    blocks.map((block) => [String(block['@type']), block]),
  )
  return { document, data }
}

function metas(document: ReturnType<typeof parse>, name: string): (string | undefined)[] {
  const found = all(document, 'meta').filter(({ attribs }) =>
    [attribs.property, attribs.name].includes(name),
  )
  return attributes(found, 'content')
}

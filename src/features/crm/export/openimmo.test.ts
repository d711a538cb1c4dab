import { describe, expect, test } from 'vitest'
import { exampleProperty } from '../../../../test/example-property'
import { ORDER, REQUIRED } from '../../../../test/openimmo-schema'
import { DEFAULT_PUBLISH_SETTINGS, publicDetail } from '../../../listing/published'
import { translator } from '../../../platform/i18n'
import '../../../platform/i18n/full-dictionary'
import { mapProperty } from '../mapping/map-property'
import { readOpenImmo } from '../sources/openimmo'
import { readElements, type XmlElement } from '../sources/xml-elements'
import { OPENIMMO_END, openImmoStart } from './openimmo'
import type { ExportContext } from './openimmo-context'
import { openImmoObject } from './openimmo-object'

const CONTEXT: ExportContext = {
  lang: 'fr',
  origin: 'https://www.agence.example',
  agency: { name: 'Agence & Fils', email: 'info@agence.example', phone: '09 000 00 00' },
  t: translator('fr'),
  pictureUrl: (src) => new URL(src, 'https://www.agence.example').href,
  pageUrl: (id) => `https://www.agence.example/fr/property/${id}`,
}

/** A property without hidden facts. */
const OPEN = exampleProperty({
  priceUnit: null,
  plans: [],
  law: {
    ...exampleProperty().law,
    epcTotal: 21_000,
    co2: 31,
    floodZone: 'none',
    asbestos: 'available',
    heritage: 'protected',
    availableFrom: '2027-02-01',
    renovationDuty: true,
  },
})

/** Facts that are equal in the file and in the property. */
const SAME = [
  ...([
    'goal',
    'status',
    'webId',
    'zip',
    'houseNumber',
    'boxNr',
    'floor',
    'publishAddress',
  ] as const),
  ...([
    'lat',
    'lng',
    'price',
    'publishPrice',
    'bedrooms',
    'bathrooms',
    'toilets',
    'garages',
  ] as const),
  ...([
    'parkings',
    'hasLift',
    'hasGarden',
    'surfaceTotal',
    'surfaceTerrace',
    'surfacePlot',
  ] as const),
  ...(['constructionYear', 'energyPerformance', 'epcLabel'] as const),
]

function exportOf(change: Parameters<typeof exampleProperty>[0] = {}): string {
  const listing = publicDetail({ ...OPEN, ...change }, DEFAULT_PUBLISH_SETTINGS)
  if (!listing) throw new Error('The listing has no page')
  const start = openImmoStart(CONTEXT, new Date('2026-11-24T08:00:00Z'))
  return start + openImmoObject({ listing, changed: '2026-11-20' }, CONTEXT) + OPENIMMO_END
}

async function* chunksOf(text: string) {
  yield new TextEncoder().encode(text)
}

async function readBack(text: string) {
  const feed = await readOpenImmo(() => chunksOf(text), 'nl')
  const [item] = feed.items
  const mapping = mapProperty({ ...item?.data, id: 900_000_001 }, 'nl')
  if (mapping.status !== 'ok') throw new Error(JSON.stringify(mapping.issues))
  return { feed, item, notes: mapping.notes, property: mapping.property }
}

async function elementsOf(text: string): Promise<XmlElement> {
  const roots: XmlElement[] = []
  await readElements(
    () => chunksOf(text),
    new Set(['openimmo']),
    (element) => void roots.push(element),
  )
  const [root] = roots
  if (!root) throw new Error('No root')
  return root
}

describe('a listing that is exported and imported again', () => {
  test('is the same listing', async () => {
    const { feed, item, notes, property } = await readBack(exportOf())
    const notShown = ['LINKS', 'ANBOBJURL'].map((field) => ({ code: 'attachmentNotShown', field }))
    const issues = [{ issues: notShown }]
    expect(feed).toMatchObject({ mode: 'all', deleted: [], unreadable: 0, issues })
    expect(item?.key).toBe('www.agence.example-410001')
    expect(notes).toEqual([])
    const same = Object.fromEntries(SAME.map((name) => [name, OPEN[name]]))
    expect(property).toMatchObject({
      ...same,
      city: { fr: 'Gand' },
      district: { fr: 'Patersholwijk' },
      street: { fr: 'Avenue Cachée' },
      law: { ...OPEN.law, deposit: null },
      description: { fr: expect.stringMatching(/<p>Licht en ruim\.<\/p>$/) },
      manager: { name: 'Lotte Vermeulen', email: 'lotte@example.com', mobile: '0470 00 01 01' },
    })
    expect(property.pictures.map(({ url, name }) => [url, name])).toEqual(
      OPEN.pictures.map(({ url, name }) => [CONTEXT.pictureUrl(url), name]),
    )
  })

  test.each([
    ['a house', { webId: 1 }],
    ['land', { webId: 3, surfaceTotal: null, surfaceLiving: null, bedrooms: null }],
    ['a garage', { webId: 4 }],
    ['an office', { webId: 5, surfaceOffice: 80 }],
    ['a shop', { webId: 6, surfaceStore: 90 }],
    ['a hall', { webId: 7 }],
  ])('is still %s', async (_, change) => {
    const { property } = await readBack(exportOf(change))
    expect(property).toMatchObject(change)
  })

  test('has its rent, costs and deposit if it is for rent', async () => {
    const { property } = await readBack(exportOf({ goal: 1, price: 950 }))
    expect(property).toMatchObject({
      goal: 1,
      price: 950,
      law: { charges: 45, chargesFixed: true, deposit: 2469, referenceRent: 1357 },
    })
  })

  test('keeps its country in Luxembourg', async () => {
    const { property } = await readBack(
      exportOf({ zip: 'L-1234', countryId: 50, lat: 49.6, lng: 6.1 }),
    )
    expect(property).toMatchObject({ zip: 'L-1234', countryId: 50, lat: 49.6, lng: 6.1 })
  })

  test('is well-formed XML with markup in its texts', async () => {
    const { property } = await readBack(
      exportOf({
        houseNumber: `7 "A" <5> & 'B'`,
        description: { fr: '<p>Un &amp; deux</p><ul><li>trois</li></ul>' },
      }),
    )
    expect(property.houseNumber).toBe(`7 "A" <5> & 'B'`)
    expect(property.description?.fr).toContain('Un &amp; deux')
    expect(property.description?.fr).toContain('– trois')
  })
})

describe('the export omits', () => {
  test('a hidden address', async () => {
    const text = exportOf({ publishAddress: false })
    for (const secret of ['Cach', 'Verborgenlei', '>77<', '8642', '51.05', '3.71', 'Patershol']) {
      expect(text, secret).not.toContain(secret)
    }
    expect(text).toContain('<objektadresse_freigeben>false</objektadresse_freigeben>')
    const { property } = await readBack(text)
    expect(property).toMatchObject({ publishAddress: false, street: null, lat: null, zip: '9000' })
  })

  test.each([
    ['for sale', { goal: 0 }],
    ['for rent', { goal: 1 }],
  ] as const)('of a price of a home %s is nowhere in the file', async (_, change) => {
    const text = exportOf({ ...change, publishPrice: false })
    for (const secret of ['345', '98765', '2469', '1357']) expect(text).not.toContain(secret)
    const { property } = await readBack(text)
    expect(property.price).toBeNull()
  })

  test('the price of a listing under option, which is exported as reserved', () => {
    const text = exportOf({ marquee: 2 })
    expect(text).not.toContain('345678')
    expect(text).toContain('<verkaufstatus stand="RESERVIERT"/>')
    expect(text).toContain('<kaufpreis auf_anfrage="true">0</kaufpreis>')
  })

  test('the content of documents', () => {
    expect(exportOf()).not.toMatch(/secret-(?:place|sheet)/)
  })
})

describe('the file follows the schema', () => {
  const files = {
    'a listing without hidden facts': () =>
      exportOf({ plans: exampleProperty().plans, projectId: 9001 }),
    'a listing with hidden facts': () =>
      exportOf({ publishAddress: false, publishPrice: false, manager: null }),
    'a rental': () => exportOf({ goal: 1, hasFurnished: true, hasGarden: true, hasAttic: true }),
  }
  test.each(Object.entries(files))('%s has its elements in order', async (_, file) => {
    const visit = (element: XmlElement, path: string) => {
      const order = ORDER[path]
      const names = element.children.map(({ name }) => name)
      if (names.length > 0 && !order) throw new Error(`${path} may have no elements`)
      expect(
        names.filter((name) => !order?.includes(name)),
        path,
      ).toEqual([])
      const positions = names.map((name) => order?.indexOf(name) ?? -1)
      expect(positions, `${path}: ${names}`).toEqual(positions.toSorted((a, b) => a - b))
      for (const needed of REQUIRED[path] ?? []) {
        const [name = '', attribute] = needed.split('@')
        const child = name ? element.children.find((child) => child.name === name) : element
        expect(child, `${path}/${needed}`).toBeDefined()
        if (attribute) expect(child?.attributes[attribute], `${path}@${attribute}`).toBeTruthy()
      }
      for (const child of element.children) visit(child, child.name)
    }
    visit(await elementsOf(file()), 'openimmo')
  })
})

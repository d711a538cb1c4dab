import { beforeAll, expect, test } from 'vitest'
import { get, importFile, listing, loadAgency, type WireItem } from '../../../test/agency'
import { all, attributes, byClass, type Element, parse, words, wordsOf } from '../../../test/html'

const available = unit({
  Ident: 'A0.1',
  BuildingName: 'A',
  Floor: 0,
  Price: 311_000,
  NumberOfBedRooms: 2,
  SurfaceTotal: 70,
})
const option = unit({
  Ident: 'A1.1',
  BuildingName: 'A',
  Floor: 1,
  Price: 322_000,
  Marquee: 2,
  NumberOfBedRooms: 3,
  SurfaceTotal: 90,
})
const sold = unit({
  Ident: 'A1.2',
  BuildingName: 'A',
  Floor: 1,
  Price: 333_000,
  Marquee: 3,
  NumberOfBedRooms: 5,
  SurfaceTotal: 210,
})
const gone = unit({ Ident: 'B2.1', BuildingName: 'B', Floor: 2, Price: 344_000, Status: 2 })
const rented = unit({
  Ident: 'B0.1',
  BuildingName: 'B',
  Floor: 0,
  Goal: 1,
  Price: 1355,
  Marquee: 4,
})
const withheld = unit({
  Ident: 'B0.2',
  BuildingName: 'B',
  Floor: 0,
  Price: 366_000,
  PublishPrice: false,
})
const secret = unit({ Ident: 'Z9.9', BuildingName: 'Z', Floor: 9, Status: 5 })

beforeAll(async () => {
  await loadAgency()
  await importFile({
    Projects: [
      {
        ID: 9811,
        Name: { nl: 'Hof ter Test', fr: 'Clos du Test' },
        Zip: '9000',
        City: { nl: 'Gent', fr: 'Gand' },
        Street: 'Hofstraat',
        HouseNumber: '8',
        Units: [gone, option, available, sold, rented, withheld, secret],
      },
    ],
  })
})

test('the contact form contains the facts of the project, not of a unit', async () => {
  const document = parse(await (await get('/fr/project/p/9811')).text())
  const [form] = all(document, 'form', { action: '/api/forms/project-contact' })
  const sent = all(form ?? document, 'input', { type: 'hidden' })
  const fields = Object.fromEntries(sent.map(({ attribs }) => [attribs.name, attribs.value]))
  expect(fields).toMatchObject({
    Subject: 'Question sur un projet\u00a0: Clos du Test',
    ProjectIDs: '9811',
    IsProject: 'true',
    propertyStreet: 'Hofstraat',
    propertyHouseNumber: '8',
    propertyZip: '9000',
    propertyCity: 'Gand',
    propertyType: 'Appartement',
  })
  expect(fields).not.toHaveProperty('ObjectID')
})

test('a project page groups its units by building and floor', async () => {
  const buildings = byClass(await openProject(), 'building')
  const outline = buildings.map((building) => [
    ...all(building, 'h3').map(words),
    ...byClass(building, 'group').map(words),
    ...all(building, 'th', { scope: 'row' }).map(words),
  ])
  expect(outline).toEqual([
    ['Gebouw A', 'Gelijkvloers', 'Verdieping 1', 'A0.1', 'A1.1', 'A1.2'],
    ['Gebouw B', 'Gelijkvloers', 'Verdieping 2', 'B0.1', 'B0.2', 'B2.1'],
  ])
})

test.each([
  ['nl', '70 m² tot 90 m²', '2 tot 3'],
  ['fr', '70 m² à 90 m²', '2 à 3'],
])(
  'the key facts contain the range of bedrooms and surfaces of available units in %s',
  async (lang, surfaces, rooms) => {
    const facts = wordsOf(await openProject(lang), 'key-facts')
    expect(facts).toContain(surfaces)
    expect(facts).toContain(rooms)
  },
)

test('an available unit has a price and a page, and an unavailable one has neither', async () => {
  const document = await openProject()
  const rows = new Map(
    all(document, 'tr').flatMap((row) =>
      all(row, 'th', { scope: 'row' }).map((head) => [words(head), row] as const),
    ),
  )
  const priceAndLinks = (ident: string) => {
    const row = rows.get(ident) as Element
    return { price: priceOf(row), links: attributes(all(row, 'a'), 'href') }
  }
  expect(priceAndLinks('A0.1')).toEqual({
    price: '€ 311.000',
    links: [`/nl/property/${available.ID}`],
  })
  expect(priceAndLinks('A1.1')).toEqual({
    price: 'Prijs op aanvraag',
    links: [`/nl/property/${option.ID}`],
  })
  expect(priceAndLinks('B0.2')).toEqual({
    price: 'Prijs op aanvraag',
    links: [`/nl/property/${withheld.ID}`],
  })
  for (const ident of ['A1.2', 'B2.1', 'B0.1']) {
    expect(priceAndLinks(ident)).toEqual({ price: '', links: [] })
  }
})

test('the price of a project is the lowest public one of its units', async () => {
  const document = await openProject()
  const [title] = byClass(document, 'title-block')
  expect(title && priceOf(title)).toMatch(/€ 311\.000$/)
  expect(words(document)).not.toContain('Z9.9')
})

test.each([
  ['nl', 'Hof ter Test'],
  ['fr', 'Clos du Test'],
  ['en', 'Hof ter Test'],
  ['de', 'Hof ter Test'],
])('a project has its page in %s', async (lang, name) => {
  const response = await get(`/${lang}/project/p/9811`)
  const document = parse(await response.text())
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Language')).toBe(lang)
  expect(all(document, 'h1').map(words)).toEqual([name])
})

function unit(facts: WireItem): WireItem & { ID: number } {
  return listing({ BuildingID: facts.BuildingName === 'A' ? 1 : 2, WebID: 2, ...facts })
}

async function openProject(lang = 'nl') {
  return parse(await (await get(`/${lang}/project/p/9811`)).text())
}

function priceOf(root: Element): string {
  return wordsOf(root, 'price')
}

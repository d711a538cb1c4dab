import { beforeAll, expect, test } from 'vitest'
import {
  changeSettings,
  get,
  getJson,
  importFile,
  listing,
  loadAgency,
  type WireItem,
} from '../../../test/agency'
import { all, attributes, byClass, parse, words } from '../../../test/html'

const LUXEMBOURG = { Zip: 'L-8008', City: { nl: 'Strassen' }, CountryID: 50 }
const BRUSSELS = { Zip: '1000', City: { nl: 'Brussel' } }
const WALLONIA = { Zip: '5000', City: { nl: 'Namen' } }

const HOMES: WireItem[] = [
  { ID: 1, SurfaceTotal: 120, EPCLabelText: 'A+' },
  { ID: 2, SurfaceTotal: 119.5, EPCLabelText: 'C' },
  { ID: 3, SurfaceLiving: 200, EnergyPerformance: 250 },
  { ID: 4 },
  { ID: 5, SurfaceTotal: 500, EPCLabelText: 'A', Marquee: 3 },
  { ID: 6, SurfaceTotal: 500, EPCLabelText: 'A', Status: 2 },
  { ID: 7, EPCLabelText: 'B-', ...BRUSSELS },
  { ID: 8, EPCLabelText: 'A++', ...WALLONIA },
  { ID: 9, EPCLabelText: 'G', ...LUXEMBOURG },
  { ID: 10, EPCLabelText: 'H', ...LUXEMBOURG },
]

const PROJECT = {
  ID: 81_000,
  Name: 'Park',
  Zip: '9000',
  City: { nl: 'Gent' },
  Units: [
    { ID: 81_001, SurfaceTotal: 90, EPCLabelText: 'A' },
    { ID: 81_002, SurfaceTotal: 150, EPCLabelText: 'C' },
    { ID: 81_003, SurfaceTotal: 300, EPCLabelText: 'A', Status: 2 },
  ].map((unit) => listing(unit)),
}

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importFile({ Items: HOMES.map((home) => listing(home)), Projects: [PROJECT] })
})

test.each([
  ['surfacemin=120', [1, 3, 81_000]],
  ['epc=A', [1, 8, 81_000]],
  ['epc=b', [1, 7, 8, 81_000]],
  ['epc=G', [1, 2, 3, 7, 8, 9, 81_000]],
  ['surfacemin=150&epc=C', [3, 81_000]],
  ['surfacemin=0&epc=H', [1, 2, 3, 4, 5, 7, 8, 9, 10, 81_000]],
])('?%s matches %j in the API, the facets and the map', async (query, ids) => {
  expect(await idsOf(`goal=0&${query}`)).toEqual(ids)
  for (const path of ['facets', 'map']) {
    const found = await getJson<{ total: number }>(`/api/${path}?lang=nl&list=sale&${query}`)
    expect(found.total, path).toBe(ids.length)
  }
})

test('a project matches if one unit has both surface and label', async () => {
  expect(await idsOf('goal=2&surfacemin=150&epc=C')).toEqual([81_000])
  expect(await idsOf('goal=2&surfacemin=91&epc=B')).toEqual([])
  expect(await idsOf('goal=2&surfacemin=151')).toEqual([])
})

test('sold properties do not match a surface or label, because both are hidden', async () => {
  expect(await idsOf('sold=true')).toEqual([6])
  expect(await idsOf('sold=true&surfacemin=1')).toEqual([])
  expect(await idsOf('sold=true&epc=G')).toEqual([])
})

test('the filter uses the labels of the Brussels scale in the settings', async () => {
  const value = { EnergyPerformance: 340, Zip: '1000', City: { nl: 'Brussel' } }
  await importFile({ Items: [listing({ ID: 20, ...value }), listing({ ID: 21, ...value })] })
  expect(await idsOf('goal=0&epc=F&region=Brussel|1000')).toEqual([7, 20, 21])
  await importFile({ Items: [listing({ ID: 21, ...value, EnergyPerformance: 78.5 })] })
  expect(await idsOf('goal=0&epc=B&region=Brussel|1000')).toEqual([7, 21])
  await changeSettings({ brusselsScale: 'official' })
  const { Items } = await getJson<{ Items: { ID: number; EPCLabelText: string }[] }>(
    '/api/properties?goal=0&epc=B&region=Brussel|1000',
  )
  expect(Items.map(({ ID, EPCLabelText }) => [ID, EPCLabelText])).toContainEqual([21, 'B-'])
})

test.each([
  ['nl', 'te-koop', 'minstens 120 m² en EPC C of beter', 'Vanaf 120 m²'],
  ['fr', 'a-vendre', 'au moins 120 m² et PEB C ou mieux', 'À partir de 120 m²'],
] as const)(
  'a list in %s parses both filters, shows them and removes each by a chip',
  async (...row) => {
    const [lang, slug, typed, surface] = row
    const path = `/${lang}/${slug}`
    const submitted = await get(`${path}?find=true&streetcity=${encodeURIComponent(typed)}`)
    const to = submitted.headers.get('Location') ?? ''
    expect(to).toContain(`${path}?epc=C&surfacemin=120&q=`)
    const page = parse(await (await get(to)).text())
    expect(plain(byClass(page, 'list-heading').map(words).join())).toContain(typed)
    const chips = byClass(page, 'parsed-query').flatMap((line) => all(line, 'a'))
    expect(chips.map((chip) => plain(words(chip)))).toEqual([
      expect.stringContaining(surface),
      expect.stringContaining(typed.replace(/^.* (?=\S+ C )/u, '')),
    ])
    const links = attributes(chips, 'href')
    expect(links[0]).toContain(`${path}?epc=C&q=`)
    expect(links[1]).toContain(`${path}?surfacemin=120&q=`)
  },
)

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

async function idsOf(query: string): Promise<number[]> {
  const { Items } = await getJson<{ Items: { ID: number }[] }>(
    `/api/properties?limit2=100&${query}`,
  )
  return Items.map(({ ID }) => ID).sort((a, b) => a - b)
}

import { beforeAll, expect, test } from 'vitest'
import { get, getJson, importItems, listing, loadAgency } from '../../../test/agency'
import { distanceKm } from '../../platform/geo/coordinates'
import { municipalityZips, zipPoint } from '../places/places'

const ANTWERP = municipalityZips(11002)
const TOURNAI = municipalityZips(57081)

/** Homes of the demo at the rim of a circle: a flat map says the opposite. */
const AT_RIM = [
  { ID: 410004, zip: '1000', km: 50, isWithin: true },
  { ID: 410116, zip: '6700', km: 50, isWithin: true },
  { ID: 410001, zip: '2387', km: 40, isWithin: false },
]

beforeAll(async () => {
  await loadAgency()
  await importItems(
    ...[...ANTWERP, ...TOURNAI].map((Zip, at) =>
      listing({ ID: 600_000 + at, Zip, City: { nl: 'Stad' }, WebID: 77 }),
    ),
    listing({ ID: 600_100, Zip: '7500', City: { nl: 'Doornik' }, WebID: 78 }),
    listing({ ID: 600_101, Zip: '4020', City: { nl: 'Luik' }, WebID: 78, PublishAddress: false }),
  )
})

const regionsOf = (zips: string[]) => zips.map((zip) => `region=x|${zip}`).join('&')

test.each([
  ['all postcodes of Antwerpen', regionsOf(ANTWERP), 15],
  ['all postcodes of Doornik', regionsOf(TOURNAI), 20],
  ['antwerp', 'region=antwerp', 15],
  ['the key of Antwerpen', `region=${encodeURIComponent('Wat ook|town-antwerpen')}`, 15],
])('%s match the listings of each postcode', async (_, regions, count) => {
  expect((await getJson(`/api/properties?type=77&${regions}&limit2=100`)).RowsCount).toBe(count)
  const page = await (await get(`/fr/a-vendre?type=77&${regions}`)).text()
  expect(page).toContain(`${count} biens`)
  if (!regions.includes('&')) expect(page).toContain(encodeURIComponent('Anvers|town-antwerpen'))
  for (const path of ['facets', 'map']) {
    const { total } = await getJson<{ total: number }>(
      `/api/${path}?lang=nl&list=sale&type=77&${regions}`,
    )
    expect(total).toBe(count)
  }
})

test('a radius applies around a municipality, but not around a larger area', async () => {
  const count = async (query: string) =>
    (await getJson(`/api/properties?type=77&${query}`)).RowsCount
  expect(await count('region=Antwerpen&radius=300')).toBe(35)
  expect(await count('region=Henegouwen&radius=300')).toBe(20)
})

test.each(AT_RIM)('listing $ID is within $km km of $zip: $isWithin', async (example) => {
  const { ID, zip, km, isWithin } = example
  const [home] = (await getJson<{ Items: Point[] }>(`/api/properties?streetcity=${ID}`)).Items
  const centre = zipPoint(zip)
  if (!home || !centre) throw new Error(`No listing ${ID} or no postcode ${zip}`)
  const point = { lat: home.GoogleX, lng: home.GoogleY }
  expect(distanceKm(centre, point) <= km).toBe(isWithin)
  const query = `streetcity=${ID}&region=x|${zip}&radius=${km}`
  expect((await getJson(`/api/properties?${query}`)).RowsCount).toBe(isWithin ? 1 : 0)
})

test.each([
  ['nl', '/nl/te-koop', 'Doornik', 'Luik'],
  ['fr', '/fr/a-vendre', 'Tournai', 'Liège'],
] as const)(
  'places have their %s names on all pages, in feeds and in the API',
  async (lang, path, tournai, liege) => {
    const list = await (await get(`${path}?type=78&region=Doornik|7500&region=Luik|4020`)).text()
    expect(list).toContain(`7500 ${tournai}`)
    expect(list).toContain(`4020 ${liege}`)
    expect(list).toContain(`${tournai} 7500`)
    expect(list).toContain(encodeURIComponent(`${liege}|4020`))
    const home = await (await get(`/${lang}/property/600101`)).text()
    expect(home).toContain(`"addressLocality":"${liege}"`)
    expect(home).toContain(`4020 ${liege}`)
    const feed = await (await get(`/${lang}/rss/sale.xml`)).text()
    expect(feed).toContain(`4020 ${liege}`)
    const { Items } = await getJson<{ Items: { City: string }[] }>(
      `/api/properties?lang=${lang}&type=78&region=x|7500`,
    )
    expect(Items.map(({ City }) => City)).toEqual([tournai])
    const map = JSON.stringify(await getJson(`/api/map?lang=${lang}&list=sale&type=78`))
    expect(map).toContain(`4020 ${liege}`)
    for (const text of [withoutLanguages(list), map])
      expect(text).not.toMatch(lang === 'nl' ? /Tournai|Liège|Lüttich/ : /Doornik|Luik\b/)
  },
)

/** A page without its links to the same page in another language. */
function withoutLanguages(html: string): string {
  return html.replace(/<(?:a|link)[^>]*hreflang[^>]*>/gi, '')
}

type Point = { ID: number; GoogleX: number; GoogleY: number }

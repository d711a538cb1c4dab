import { beforeAll, describe, expect, test } from 'vitest'
import { getJson, importItems, listing, loadAgency } from '../../../test/agency'

interface SearchResponse {
  cities: { label: string; value: string; zip: string }[]
  streets: { label: string; value: string }[]
  properties: unknown[]
}

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(
    listing({ ID: 1001, Street: 'Lange Leemstraat', Zip: '2018', City: { nl: 'Antwerpen' } }),
    listing({ ID: 1002, Street: 'Geheimlaan', PublishAddress: false }),
    listing({ ID: 1003, Street: 'Verkochtstraat', Status: 2 }),
    listing({ ID: 1004, Street: 'Quai de Gent', Zip: '4000', City: { nl: 'Luik' } }),
    listing({
      ID: 1005,
      Street: { nl: 'Kerkweg', fr: 'Rue de l’Église' },
      Zip: '1234',
      City: { fr: 'Esch-sur-Alzette' },
      CountryID: 50,
    }),
  )
})

describe('a street of a public address', () => {
  test.each([
    ['its beginning', 'nl', 'Lange Leem', 'Lange Leemstraat, Antwerpen'],
    ['street and town', 'nl', 'leemstraat, antwerpen', 'Lange Leemstraat, Antwerpen'],
    [
      'street and town in another language',
      'nl',
      'leemstraat anvers',
      'Lange Leemstraat, Antwerpen',
    ],
    ['street and number', 'fr', 'leemstraat 22', 'Lange Leemstraat, Anvers'],
    ['a part of it and the postcode', 'de', 'quai 4000', 'Quai de Gent, Lüttich'],
    ['its name in another language', 'fr', 'kerkweg', 'Rue de l’Église, Esch-sur-Alzette'],
  ])('is found by %s', async (_, lang, typed, label) => {
    expect((await search(typed, lang)).streets).toEqual([{ label, value: label }])
    expect(await ids(`streetcity=${encodeURIComponent(label)}`)).toHaveLength(1)
  })

  test.each(['geheimlaan', 'leemstraat brugge', 'leemstraat 23', '2018', 'l', 'verkochtstraat'])(
    'is not found by %s',
    async (typed) => {
      expect((await search(typed)).streets).toEqual([])
    },
  )
})

test('suggests a town of Luxembourg with listings, but not by a postcode without its prefix', async () => {
  const hit = (name: string) => ({
    label: `${name} (L-1234)`,
    value: `${name}|L-1234`,
    zip: 'L-1234',
  })
  expect((await search('esch', 'fr')).cities).toContainEqual(hit('Esch-sur-Alzette'))
  expect((await search('L-1234', 'de')).cities).toEqual([hit('Esch an der Alzette')])
  expect(await search('1234')).toMatchObject({ cities: [], properties: [] })
  expect(await ids('region=x|L-1234')).toEqual([1005])
  expect(await ids('streetcity=L-1234')).toEqual([1005])
  expect(await ids('region=x|1234')).toEqual([])
  expect(await ids('streetcity=1234')).toEqual([])
})

function search(typed: string, lang = 'nl'): Promise<SearchResponse> {
  return getJson<SearchResponse>(`/api/search?${new URLSearchParams({ lang, q: typed })}`)
}

async function ids(query: string): Promise<number[]> {
  return (await getJson(`/api/properties?${query}`)).Items.map(({ ID }) => ID)
}

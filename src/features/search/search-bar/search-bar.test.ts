import { beforeAll, describe, expect, test } from 'vitest'
import { get, getJson, importFile, importItems, listing, loadAgency } from '../../../../test/agency'

beforeAll(async () => {
  await loadAgency()
  await importFile({
    Projects: [
      {
        ID: 81_000,
        Name: 'Park',
        Zip: '9000',
        City: { nl: 'Gent' },
        Units: [
          listing({ ID: 81_001, WebID: 2, NumberOfBedRooms: 2, Price: 310_000, HasLift: true }),
        ],
      },
    ],
  })
})

describe('the search form', () => {
  test.each([
    ['/nl/te-koop', 'sale'],
    ['/nl/te-huur', 'rent'],
    ['/nl/nieuwbouw', 'projects'],
  ])('of %s offers only options with results', async (path, list) => {
    const html = await (await get(path)).text()
    const facets = await getJson<{
      types: Record<string, number>
      bedrooms: Record<string, number>
      features: Record<string, number>
      noconstruction: number
    }>(`/api/facets?list=${list}`)
    for (const value of optionsOf(html, 'type')) expect(facets.types[value]).toBeGreaterThan(0)
    for (const value of optionsOf(html, 'bedrooms'))
      expect(facets.bedrooms[value]).toBeGreaterThan(0)
    for (const [name, count] of Object.entries({
      ...facets.features,
      noconstruction: facets.noconstruction,
    }))
      expect(html.includes(`name="${name}"`), name).toBe(count > 0)
    for (const max of optionsOf(html, 'pricemax'))
      expect(await totalOf(`${goalOf(list)}&pricemax=${max}`)).toBeGreaterThan(0)
    for (const name of ['pricemin', 'surfacemin', 'epc'])
      for (const value of optionsOf(html, name))
        expect(await totalOf(`${goalOf(list)}&${name}=${value}`), value).toBeGreaterThan(0)
  })

  test('offers a type after the import of a listing of that type', async () => {
    expect(optionsOf(await (await get('/nl/te-huur')).text(), 'type')).not.toContain('8')
    await importItems(listing({ ID: 81_100, Goal: 1, WebID: 8, Price: 450 }))
    expect(optionsOf(await (await get('/nl/te-huur')).text(), 'type')).toContain('8')
  })
})

describe('the type of projects', () => {
  test('matches every project of the list', async () => {
    expect(await totalOf('goal=2&type=10')).toBe(await totalOf('goal=2'))
    expect(await totalOf('goal=2&type=10')).toBeGreaterThan(0)
    const html = await (await get('/nl/nieuwbouw')).text()
    expect(optionsOf(html, 'type')).toContain('10')
  })

  test('matches projects by one unit that meets the other filters', async () => {
    const { Items } = await getJson<{ Items: { ID: number }[] }>(
      '/api/properties?goal=2&type=10&bedrooms=2&budget=310000-310000',
    )
    expect(Items.map(({ ID }) => ID)).toEqual([81_000])
  })
})

/** The values of a select, without that of no choice. */
function optionsOf(html: string, name: string): string[] {
  const [, options = ''] = new RegExp(`<select name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? []
  return [...options.matchAll(/<option value="([^"]+)"/g)].map(([, value = '']) => value)
}

function goalOf(list: string): string {
  return { sale: 'goal=0', rent: 'goal=1', projects: 'goal=2' }[list] ?? 'sold=true'
}

async function totalOf(query: string): Promise<number> {
  return (await getJson<{ RowsCount: number }>(`/api/properties?${query}`)).RowsCount
}

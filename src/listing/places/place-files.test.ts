import { expect, test } from 'vitest'
import { citiesFile, subCitiesFile } from './place-files'

const cities = citiesFile().objects.cities?.geometries ?? []
const subCities = subCitiesFile().objects.subCities?.geometries ?? []

test('the file of cities has every municipality with all its postcodes', () => {
  expect(cities).toHaveLength(565)
  const ghent = cities.find(({ properties }) => properties.c_code === '44021')
  expect(ghent).toEqual({
    type: 'Point',
    coordinates: [3.717, 51.05],
    properties: {
      z: '9000',
      c_code: '44021',
      zs: ['9000', '9030', '9031', '9032', '9040', '9041', '9042', '9050', '9051', '9052'],
      nl: 'Gent',
      fr: 'Gand',
      en: 'Ghent',
    },
  })
})

test('the file of localities has every other place once, with an existing municipality', () => {
  const codes = new Set(cities.map(({ properties }) => properties.c_code))
  const labels = [...cities, ...subCities].map(({ properties: { nl, z } }) => `${nl} (${z})`)
  expect(labels.length).toBeGreaterThan(2700)
  expect(new Set(labels).size).toBe(labels.length)
  expect(new Set(subCities.map(({ properties }) => properties.sc_code)).size).toBe(subCities.length)
  for (const { properties } of subCities) expect(codes, properties.nl).toContain(properties.c_code)
})

test('the current municipality has the names of merged ones as aliases', () => {
  const merged = cities.filter(({ properties }) => properties.aliases?.includes('Gooik'))
  expect(merged.map(({ properties }) => properties.nl)).toEqual(['Pajottegem'])
})

test('both files together are below the size limit', async () => {
  const sizes = await Promise.all([citiesFile(), subCitiesFile()].map(gzippedSize))
  expect(sizes.reduce((all, size) => all + size)).toBeLessThan(60_000)
})

async function gzippedSize(file: object): Promise<number> {
  const stream = new Response(JSON.stringify(file)).body?.pipeThrough(new CompressionStream('gzip'))
  return (await new Response(stream).arrayBuffer()).byteLength
}

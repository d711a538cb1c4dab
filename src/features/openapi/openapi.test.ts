import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { get, getJson, loadAgency } from '../../../test/agency'
import { parseListFilter } from '../../listing/filter/list-filter'
import { feedPath } from '../../urls'
import { openApiDocument } from './document'
import {
  apiList,
  failure,
  jsonFeed,
  placeFile,
  projectParameters,
  propertyParameters,
} from './schemas'

beforeAll(() => loadAgency())

test('/api/openapi.json describes the addresses of this site', async () => {
  const response = await get('/api/openapi.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  const document = openApiDocument({
    name: 'Lindehof',
    origin: 'http://localhost',
    languages: ['nl', 'fr', 'en', 'de'],
  })
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)))
  for (const path of Object.keys(document.paths)) {
    const address = path
      .replace('{lang}', 'nl')
      .replace('{feed}', 'sale')
      .replace('{id}', path.includes('project') ? '9001' : '410009')
    expect((await get(address)).status, address).toBe(200)
  }
})

describe('responses have the described fields and no others', () => {
  const cases: [path: string, schema: z.ZodType][] = [
    ['/api/properties?limit2=100', apiList],
    ['/api/properties?lang=fr&goal=1&limit2=100', apiList],
    ['/api/properties?sold=true&limit2=100', apiList],
    ['/api/properties?limit1=9000&limit2=9001', apiList],
    ['/api/projects?lang=de', apiList],
    ['/api/projects?name=leieboord', apiList],
    [feedPath('nl', 'sale', 'json'), jsonFeed],
    [feedPath('en', 'news', 'json'), jsonFeed],
    ['/data/cities.json', placeFile],
    ['/data/subcities.json', placeFile],
    ['/api/unknown', failure],
  ]
  test.each(cases)('%s', async (path, schema) => {
    const body = await getJson<object>(path)
    // Parsing removes unknown fields.
    expect(schema.parse(body)).toEqual(body)
  })
})

test('each parameter of a list is described, and nothing else', () => {
  const read = new Set<string>()
  class Recorder extends URLSearchParams {
    override getAll(name: string): string[] {
      read.add(name)
      return super.getAll(name)
    }
  }
  const region = 'region=Gent|9000'
  parseListFilter(new Recorder(region), { maxPriceSale: 1_000_000, maxPriceRent: 5000 })
  const described = { ...propertyParameters.shape, ...projectParameters.shape }
  // `page` is for pages, and `feature` for the form without scripts.
  const names = [...read].filter((name) => name !== 'page' && name !== 'feature')
  const ofCall = ['lang', 'limit1', 'limit2', 'name']
  expect(Object.keys(described).toSorted()).toEqual([...names, ...ofCall].toSorted())
})

import { expect, test } from 'vitest'
import { get } from '../../../../test/agency'

test.each([
  ['/data/cities.json', 'cities'],
  ['/data/subcities.json', 'subCities'],
])('%s contains places as TopoJSON', async (path, name) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch('application/json')
  expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d{5,}/)
  const file = await response.json<{
    type: string
    objects: Record<string, { geometries: unknown[] }>
  }>()
  expect(file.type).toBe('Topology')
  expect(file.objects[name]?.geometries[0]).toMatchObject({
    type: 'Point',
    properties: { z: expect.stringMatching(/^\d{4}$/), c_code: expect.any(String) },
  })
})

test.each([
  ['POST', '/data/cities.json', 405],
  ['HEAD', '/data/cities.json', 200],
  ['GET', '/data/towns.json', 404],
  ['GET', '/data/', 404],
])('%s %s responds with %i', async (method, path, status) => {
  expect((await get(path, { method })).status).toBe(status)
})

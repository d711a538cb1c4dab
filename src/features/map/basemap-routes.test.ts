import { build } from 'virtual:assets'
import { expect, test } from 'vitest'
import { get, loadAgency, ORIGIN } from '../../../test/agency'
import { all, byClass } from '../../../test/html'
import { documentAt } from '../../../test/open-page'
import { getWith } from '../../../test/worker'
import { allLocalities } from '../../listing/places/places'

const STAGE = '267500_175200_800_800'
const ZIPS = [...new Set(allLocalities().map(({ zip }) => zip))]

test('the former address of a drawing redirects permanently', async () => {
  const response = await get(`/ground/home_${STAGE}_nl_40x60d_9000.svg`)
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe(`/basemap/home_${STAGE}_nl_40x60d_9000.svg`)
})

test('a drawing is stored in the cache of the data centre', async () => {
  const file = `home_${STAGE}_nl_40x60d_9000.svg`
  const response = await getWith({}, `/basemap/${file}`)
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=UTF-8')
  const svg = await response.text()
  const key = `${ORIGIN}/.basemap-cache/${build}/${file}`
  const stored = await caches.default.match(key)
  expect(await stored?.text()).toBe(svg)
  await caches.default.put(
    key,
    new Response('<svg>cached</svg>', { headers: { 'Cache-Control': 'max-age=60' } }),
  )
  expect(await (await getWith({}, `/basemap/${file}`)).text()).toBe('<svg>cached</svg>')
})

test.each([
  [20, 200],
  [21, 404],
])('a request with %i postcodes is answered with %i', async (count, status) => {
  const path = `/basemap/home_${STAGE}_${ZIPS.slice(0, count).join('_')}.svg`
  expect((await get(path)).status).toBe(status)
})

test('the map of a list of more than 20 places has no outline of a part of them', async () => {
  await loadAgency()
  const drawn = async (count: number) => {
    const regions = ZIPS.slice(0, count).map((zip) => `region=x%7C${zip}`)
    const document = await documentAt(`/nl/te-koop?${regions.join('&')}`)
    const [stage] = byClass(document, 'map-stage')
    const [use] = stage ? all(stage, 'use') : []
    const drawing = await documentAt(use?.attribs.href?.split('#')[0] ?? '')
    return all(drawing, 'path').filter(({ attribs }) => attribs.style?.includes('--map-here'))
  }
  expect(await drawn(20)).toHaveLength(1)
  expect(await drawn(21)).toHaveLength(0)
})

test.each([
  `nowhere_${STAGE}.svg`,
  'home_267500_175200_0_800.svg',
  'home_0_0_100_100.svg',
  `home_${STAGE}_nl${'_40x60d'.repeat(101)}.svg`,
])('%s is no drawing', async (file) => {
  expect((await get(`/basemap/${file}`)).status).toBe(404)
})

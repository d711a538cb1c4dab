import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { changeSettings, get, loadAgency } from '../../../test/agency'
import { keepLogs, loggedEvents } from '../../../test/logs'
import { begin, getWith } from '../../../test/worker'
import { tileHost } from './fetch-tile'

keepLogs()
beforeAll(() => loadAgency())
beforeEach(() => {
  tileHost.pausedUntil = 0
  tileHost.requests.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const PICTURE = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])

function mockTileHost(answer: () => Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
}

test('a tile is fetched from its host once, without data of the visitor', async () => {
  const host = mockTileHost(
    async () =>
      new Response(PICTURE, { headers: { 'Content-Type': 'image/png', 'Set-Cookie': 'a=b' } }),
  )
  const visitor = { 'CF-Connecting-IP': '203.0.113.9', Cookie: 'consent=x' }
  for (let times = 0; times < 2; times++) {
    const { response, done } = await begin('/tiles/12/2092/1371.png', { headers: visitor })
    expect(await response.bytes()).toEqual(PICTURE)
    await done()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=604800')
    expect(response.headers.get('Set-Cookie')).toBeNull()
  }
  expect(host).toHaveBeenCalledTimes(1)
  const [address, init] = host.mock.calls[0] ?? []
  expect(address).toBe('https://tile.openstreetmap.org/12/2092/1371.png')
  expect(JSON.stringify(init?.headers)).not.toMatch(/203\.0\.113|consent/)
})

test('concurrent requests for a tile fetch it once', async () => {
  const host = mockTileHost(async () => picture())
  const visits = Array.from({ length: 8 }, () => begin('/tiles/12/2094/1374.png'))
  for (const { response, done } of await Promise.all(visits)) {
    expect([response.status, await response.bytes()]).toEqual([200, PICTURE])
    await done()
  }
  expect(host).toHaveBeenCalledTimes(1)
})

test.each([
  ['/tiles/12/0/0.png', 'far away'],
  ['/tiles/3/8/0.png', 'outside the world'],
  ['/tiles/20/1/1.png', 'too close'],
  ['/tiles/12/2092/1371.jpg', 'of another kind'],
  ['/tiles/12/x/1.png', 'not a number'],
])('rejects the tile %s, which is %s', async (path) => {
  const host = mockTileHost(async () => new Response(PICTURE))
  expect((await get(path)).status).toBe(404)
  expect(host).not.toHaveBeenCalled()
})

test.each([
  ['does not answer', () => Promise.reject(new Error('unreachable'))],
  ['refuses the request', async () => new Response('no', { status: 403 })],
  [
    'sends no picture',
    async () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
  ],
])('responds with an uncached error if the host %s', async (_, answer) => {
  mockTileHost(answer)
  const response = await getWith({}, '/tiles/12/2093/1372.png')
  expect(response.status).toBe(502)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(loggedEvents().every((event) => event === 'tile not fetched')).toBe(true)
})

const picture = (body: BodyInit = PICTURE, type = 'image/png') =>
  new Response(body, { headers: { 'Content-Type': type } })

test('sends no requests for 30 seconds after the host failed', async () => {
  const host = mockTileHost(() => Promise.reject(new Error('unreachable')))
  for (const x of [2095, 2096, 2097]) {
    expect((await getWith({}, `/tiles/12/${x}/1371.png`)).status).toBe(502)
  }
  expect(host).toHaveBeenCalledTimes(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  host.mockImplementation(async () => picture())
  expect((await getWith({}, '/tiles/12/2095/1371.png')).status).toBe(200)
})

test('limits a minute to 1,500 requests to the host and 1,200 from one IP address', async () => {
  const host = mockTileHost(async () => picture())
  const requestTile = (nth: number, init?: RequestInit, limits = {}) =>
    getWith(limits, `/tiles/16/${33_500 + (nth % 50)}/${22_000 + Math.floor(nth / 50)}.png`, init)
  const now = Date.now()
  for (let nth = 0; nth < 1490; nth++) tileHost.requests.count(now)
  for (let nth = 0; nth < 20; nth++) await requestTile(nth)
  expect(host).toHaveBeenCalledTimes(10)
  const init = { headers: { 'CF-Connecting-IP': '192.0.2.77' } }
  const statuses: number[] = []
  const few = { RATE_LIMIT_FACTOR: '0.01' }
  for (let nth = 0; nth < 13; nth++) statuses.push((await requestTile(0, init, few)).status)
  expect(statuses).toEqual([...Array<number>(12).fill(200), 429])
})

test.each(['http://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}.png'])(
  'rejects the URL %s in the settings',
  async (url) => {
    await expect(changeSettings({ mapTiles: { url, attribution: 'x' } })).rejects.toThrow('{y}')
  },
)

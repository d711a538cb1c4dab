import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { get, loadAgency } from '../../../test/agency'
import { keepLogs, loggedEvents } from '../../../test/logs'
import { begin, getWith } from '../../../test/worker'

keepLogs()
beforeAll(() => loadAgency())
afterEach(() => vi.restoreAllMocks())

const PICTURE = new Uint8Array([137, 80, 78, 71])

function tileHost(answer: () => Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
}

test('a tile is fetched from its host once, without data of the visitor', async () => {
  const host = tileHost(
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

test.each([
  ['/tiles/12/0/0.png', 'far away'],
  ['/tiles/3/8/0.png', 'outside the world'],
  ['/tiles/20/1/1.png', 'too close'],
  ['/tiles/12/2092/1371.jpg', 'of another kind'],
  ['/tiles/12/x/1.png', 'no number'],
])('%s is refused as a tile: %s', async (path) => {
  const host = tileHost(async () => new Response(PICTURE))
  expect((await get(path)).status).toBe(404)
  expect(host).not.toHaveBeenCalled()
})

test.each([
  ['does not answer', () => Promise.reject(new Error('unreachable'))],
  ['says no', async () => new Response('no', { status: 403 })],
  [
    'sends no picture',
    async () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
  ],
])('a host that %s gives a missing tile that is not cached', async (_, answer) => {
  tileHost(answer)
  const response = await getWith({}, '/tiles/12/2093/1372.png')
  expect(response.status).toBe(502)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(loggedEvents().every((event) => event === 'tile not fetched')).toBe(true)
})

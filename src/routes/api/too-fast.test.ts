import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadAgency } from '../../../test/agency'
import { getWith } from '../../../test/worker'
import { COUNTS_HEADER } from '../../urls'

const LIMITED = { RATE_LIMIT_FACTOR: '1' }

beforeAll(() => loadAgency())

// The minute is the isolate's, and other tests began it: here it begins anew, and can't end half-way.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 }))
afterEach(() => void vi.useRealTimers())

test('a page comes without its counts to whoever asks for more than 120 a minute', async () => {
  const ask = (address: string) =>
    getWith(LIMITED, '/nl/te-koop', {
      headers: { [COUNTS_HEADER]: 'sale', 'CF-Connecting-IP': address },
    })
  for (let asked = 0; asked < 120; asked++) await ask('192.0.2.60')
  const last = await ask('192.0.2.60')
  expect(last.status).toBe(200)
  expect(last.headers.get(COUNTS_HEADER)).toBeNull()
  expect((await ask('192.0.2.61')).headers.get(COUNTS_HEADER)).not.toBeNull()
})

test.each([
  ['/api/facets?list=sale', 120],
  ['/api/search?q=gent', 240],
  ['/api/map?list=sale', 240],
])('%s answers 429 after %i calls of one address in a minute', async (path, most) => {
  const init = { headers: { 'CF-Connecting-IP': '192.0.2.62' } }
  const statuses = new Set<number>()
  for (let asked = 0; asked < most; asked++) {
    statuses.add((await getWith(LIMITED, path, init)).status)
  }
  expect([...statuses]).toEqual([200])
  const refused = await getWith(LIMITED, path, init)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect(refused.headers.get('Cache-Control')).toBe('no-store')
})

import { expect, test } from 'vitest'
import { get, ORIGIN } from '../../test/agency'
import { getWith } from '../../test/worker'

const REPORT = JSON.stringify({ module: 'm', error: 'e', url: '/' })

test.each([
  [{ 'Sec-Fetch-Site': 'same-origin' }, 204],
  [{ 'Sec-Fetch-Site': 'none' }, 204],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ 'Sec-Fetch-Site': 'invalid' }, 403],
  [{ Origin: ORIGIN }, 204],
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ Origin: `${ORIGIN}.evil.example` }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: ORIGIN }, 403],
  [{}, 204],
])('a request that changes state, sent with %j, is answered with %i', async (headers, status) => {
  const response = await get('/api/error/', {
    method: 'POST',
    body: REPORT,
    headers: { 'Content-Type': 'application/json', ...headers } as Record<string, string>,
  })
  expect(response.status).toBe(status)
})

test.each([
  ['https://www.lindehof.example', 204],
  ['https://www.lindehof.example/', 403],
  ['https://lindehof.example', 403],
  ['http://www.lindehof.example', 403],
])('with a SITE_ORIGIN that ends in a slash, %s is answered with %i', async (Origin, status) => {
  const init = {
    method: 'POST',
    body: REPORT,
    headers: { 'Content-Type': 'application/json', Origin },
  }
  for (const origin of [ORIGIN, 'https://www.lindehof.example']) {
    const env = { SITE_ORIGIN: 'https://www.lindehof.example/' }
    expect((await getWith(env, '/api/error/', init, origin)).status).toBe(status)
  }
})

test.each([{}, { Origin: 'null' }, { 'Sec-Fetch-Site': 'same-site' }])(
  'staff routes refuse requests with %j',
  async (headers) => {
    const init = { method: 'POST', headers: headers as Record<string, string> }
    expect((await get('/staff/purge', init)).status).toBe(403)
  },
)

test('a bearer token replaces the origin for the staff API only', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Authorization: 'Bearer test-staff-token' }
  const post = (path: string) => get(path, { method: 'POST', headers })
  expect((await post('/api/staff/purge')).status).toBe(200)
  for (const path of ['/api/logout', '/api/forms/contact', '/staff/purge', '/api/staffx']) {
    expect((await post(path)).status, path).toBe(403)
  }
})

test('requests that only read are allowed from any origin', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
  expect((await get('/data/cities.json', { headers })).status).toBe(200)
})

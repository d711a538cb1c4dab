import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { asStaff, get, getJson, listing, loadAgency, purge } from '../../../../test/agency'
import { primaryDb } from '../../../platform/db/db'
import { rateCount } from '../../../platform/db/schema-leads'
import { readVersion } from '../../../platform/db/version'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const db = primaryDb(env.DB)

beforeAll(() => loadAgency({ withListings: false }))

const CALLS = [
  { method: 'POST', path: '/api/staff/purge' },
  { method: 'PUT', path: '/api/staff/listings' },
  { method: 'PUT', path: '/api/staff/feed' },
]

describe.each(CALLS)('$method $path', ({ method, path }) => {
  test.each([
    ['no token', {}],
    ['a wrong one', { Authorization: 'Bearer test-staff-tokem' }],
    [
      'a wrong one from a new address',
      { Authorization: 'Bearer x', 'CF-Connecting-IP': '8.8.8.8' },
    ],
    ['a part of it', { Authorization: 'Bearer test-staff' }],
    ['more than it', { Authorization: 'Bearer test-staff-token ' + 'x' }],
    ['an empty one', { Authorization: 'Bearer ' }],
    ['another scheme', { Authorization: 'Basic test-staff-token' }],
    ['the token without a scheme', { Authorization: 'test-staff-token' }],
    ['no token, from our own page', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('refuses a request with %s and changes nothing', async (_, headers) => {
    const before = await readVersion(db)
    const counts = await db.$count(rateCount)
    const body = method === 'PUT' ? JSON.stringify({ Items: [listing()] }) : undefined
    const response = await get(path, { method, body, headers: { ...JSON_TYPE, ...headers } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ status: 'failed' })
    expect(await readVersion(db)).toBe(before)
    expect(await db.$count(rateCount)).toBe(counts)
  })

  test('refuses a request from another site without a token, even with a session', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Cookie: '__Host-staff=x' }
    expect((await get(path, { method, headers })).status).toBe(403)
  })

  test('answers 405 to any other method', async () => {
    for (const wrongMethod of ['GET', 'DELETE', 'PATCH', method === 'PUT' ? 'POST' : 'PUT']) {
      const response = await asStaff(path, { method: wrongMethod })
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe(method)
    }
  })
})

test('a purge raises the version by one and returns it', async () => {
  const before = await readVersion(db)
  const response = await asStaff('/api/staff/purge', { method: 'POST' })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({ status: 'success', version: String(before + 1) })
  expect(await purge()).toBe(before + 2)
})

describe('the listings endpoint', () => {
  test('reports imported and refused listings, and publishes the imported ones', async () => {
    const valid = listing({ WebID: 42 })
    const invalid = { ...listing(), Price: 'call us' }
    const response = await put(JSON.stringify({ Items: [valid, invalid, { Goal: 0 }] }))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'success',
      upserted: 1,
      unchanged: 0,
      deleted: 0,
      refused: [
        { ID: invalid.ID, issues: [expect.stringContaining('Price')] },
        { ID: null, index: 2 },
      ],
    })
    expect((await getJson('/api/properties?type=42')).Items).toMatchObject([{ ID: valid.ID }])

    const again = await put(JSON.stringify({ Items: [valid], DeletedIDs: [invalid.ID] }))
    expect(await again.json()).toMatchObject({ upserted: 0, unchanged: 1, deleted: 0 })
    const deletion = await put(JSON.stringify({ DeletedIDs: [valid.ID] }))
    expect(await deletion.json()).toMatchObject({ deleted: 1 })
    expect((await getJson('/api/properties?type=42')).RowsCount).toBe(0)
  })

  test.each(['', 'no json', '[]', 'null', '"text"', '{"Items":{}}', '{"Items":[', '\u0000'])(
    'answers 400 to the body %j',
    async (body) => {
      const response = await put(body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ status: 'failed', issues: [{}] })
    },
  )

  test.each(['text/plain', 'text/csv', 'application/x-www-form-urlencoded', ''])(
    'answers 415 to the content type "%s"',
    async (type) => {
      const response = await put('{"Items":[]}', { 'Content-Type': type })
      expect(response.status).toBe(415)
    },
  )

  test('decodes windows-1252 and reports the encoding', async () => {
    const item = listing({ City: 'Liège', WebID: 43 })
    const body = Uint8Array.from(JSON.stringify({ Items: [item] }), (one) => one.charCodeAt(0))
    const response = await put(body)
    expect(await response.json()).toMatchObject({
      upserted: 1,
      notes: expect.arrayContaining([
        { ID: null, issues: [expect.stringContaining('windows-1252')] },
      ]),
    })
    expect((await getJson('/api/properties?type=43')).Items).toMatchObject([{ City: 'Liège' }])
  })

  test('accepts a body of 8 MB and refuses a larger one', async () => {
    const padded = (bytes: number) => `{"Items":[]${' '.repeat(bytes - 12)}}`
    expect((await put(padded(8 * 1024 * 1024))).status).toBe(200)
    expect((await put(padded(8 * 1024 * 1024 + 1))).status).toBe(413)
  })

  test('refuses a body with too many levels, objects or entries', async () => {
    const levels = `{"Items":[${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}]}`
    expect((await put(levels)).status).toBe(413)
    expect((await put(`{"Items":[${'{},'.repeat(600_000)}{}]}`)).status).toBe(413)
    const response = await put(`{"Items":[${'{},'.repeat(50_000)}{}]}`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Items has more than 50000 entries')
  })
})

function put(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const path = '/api/staff/listings'
  return asStaff(path, { method: 'PUT', body, headers: { ...JSON_TYPE, ...headers } })
}

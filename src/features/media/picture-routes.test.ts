import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { get, loadAgency } from '../../../test/agency'
import { keepLogs } from '../../../test/logs'
import { jpegOf, withPlace } from '../../../test/pictures'
import { begin, getWith } from '../../../test/worker'
import { primaryDb } from '../../platform/db/db'
import { crmPicture } from '../../platform/db/schema-crm'
import { deleteExpiredPictures } from '../crm/sync/copy-pictures'
import type { PictureFailure } from '../crm/sync/picture-failure'

const KEY = '0123456789abcdef01234567'
const SOURCE = 'https://pictures.example/front.jpg?of=1'
const COPY = `/pictures/${KEY}-1000x600-a0b1c2-480.avif`
const BYTES = new Uint8Array([255, 216, 255, 217])

const db = primaryDb(env.DB)

keepLogs()
beforeAll(async () => {
  await loadAgency()
  await queue(KEY)
  await env.MEDIA.put(COPY.slice(1), BYTES, { httpMetadata: { contentType: 'image/avif' } })
})
afterEach(() => vi.restoreAllMocks())

async function queue(key: string, failure: PictureFailure | null = null): Promise<void> {
  const row = { key, source: SOURCE, kind: 'property' as const, id: 1, tries: 0, failure }
  await db.insert(crmPicture).values({ ...row, nextAt: '2026-11-20T10:00:00.000Z' })
}

function hostAnswers(body: BodyInit | null, init?: ResponseInit) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, init))
}

test('a picture that is not copied yet is fetched without data about the visitor', async () => {
  const host = hostAnswers(BYTES, { headers: { 'Set-Cookie': 'a=b' } })
  const response = await get(`/pictures/${KEY}`, { headers: { Cookie: 'sid=secret' } })
  expect(response.status).toBe(200)
  expect(await response.bytes()).toEqual(BYTES)
  expect(response.headers.get('Content-Type')).toBe('image/jpeg')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=600')
  expect(response.headers.get('Set-Cookie')).toBeNull()
  const [address, init] = host.mock.calls[0] ?? []
  expect(address).toBe(SOURCE)
  expect([...new Headers(init?.headers).keys()]).toEqual(['accept', 'user-agent'])
  expect(init?.redirect).toBe('manual')
})

test('a picture that is not copied yet is shown without its location, or not at all if it is damaged', async () => {
  await queue('cccccccccccccccccccccccc')
  hostAnswers(withPlace(BYTES, 'GPS 51.0543 N'))
  expect(await (await get('/pictures/cccccccccccccccccccccccc')).bytes()).toEqual(BYTES)
  await queue('dddddddddddddddddddddddd')
  hostAnswers(withPlace(BYTES, 'GPS 51.0543 N').slice(0, -9))
  expect((await get('/pictures/dddddddddddddddddddddddd')).status).toBe(404)
})

test('a picture that is not copied yet is fetched once for all visitors', async () => {
  await queue('aaaaaaaaaaaaaaaaaaaaaaaa')
  const host = hostAnswers(BYTES, { headers: { 'Content-Type': 'binary/octet-stream' } })
  const visits = Array.from({ length: 5 }, () => get('/pictures/aaaaaaaaaaaaaaaaaaaaaaaa'))
  for (const response of [
    ...(await Promise.all(visits)),
    await get('/pictures/aaaaaaaaaaaaaaaaaaaaaaaa'),
  ]) {
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    expect(await response.bytes()).toEqual(BYTES)
  }
  expect(host).toHaveBeenCalledTimes(1)
})

describe('without a cache in the data centre', () => {
  beforeEach(() => void vi.spyOn(caches.default, 'match').mockResolvedValue(undefined))

  test('a picture is stored in the bucket until it is copied, and fetched once', async () => {
    const key = 'abababababababababababab'
    await queue(key)
    const host = hostAnswers(BYTES)
    for (let nth = 0; nth < 3; nth++) {
      const { response, done } = await begin(`/pictures/${key}`)
      expect(await response.bytes()).toEqual(BYTES)
      await done()
      expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    }
    expect(host).toHaveBeenCalledTimes(1)
    expect(await env.MEDIA.head(`pictures/waiting/${key}`)).not.toBeNull()
    expect((await get(`/pictures/waiting/${key}`)).status).not.toBe(200)
    await db.update(crmPicture).set({ unusedSince: '2026-01-01T00:00:00.000Z' })
    await deleteExpiredPictures(db, env.MEDIA, new Date('2026-11-21T10:00:00Z'))
    expect(await env.MEDIA.head(`pictures/waiting/${key}`)).toBeNull()
    await queue(KEY)
  })

  test('a picture is fetched again after a week, because its host may have replaced it', async () => {
    const key = 'acacacacacacacacacacacac'
    await queue(key)
    hostAnswers(BYTES)
    const bytesOf = async () => (await get(`/pictures/${key}`)).bytes()
    expect(await bytesOf()).toEqual(BYTES)
    const replaced = await jpegOf(30, 20)
    hostAnswers(replaced)
    expect(await bytesOf()).toEqual(BYTES)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 })
    const fresh = await bytesOf()
    expect(fresh).not.toEqual(BYTES)
    hostAnswers(null, { status: 500 })
    vi.setSystemTime(Date.now() + 16 * 86_400_000)
    expect(await bytesOf()).toEqual(fresh)
    vi.useRealTimers()
  })

  test('a host that fails is requested again after a minute', async () => {
    const key = 'bcbcbcbcbcbcbcbcbcbcbcbc'
    await queue(key)
    const host = hostAnswers(null, { status: 500 })
    const statuses = async () => (await getWith({}, `/pictures/${key}`)).status
    expect([await statuses(), await statuses(), await statuses()]).toEqual([404, 404, 404])
    expect(host).toHaveBeenCalledTimes(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await statuses()
    vi.useRealTimers()
    expect(host).toHaveBeenCalledTimes(2)
  })
})

test.each([
  ['a page', '1', '<!doctype html>', { headers: { 'Content-Type': 'image/jpeg' } }],
  ['an SVG', '2', '<svg>', { headers: { 'Content-Type': 'image/svg+xml' } }],
  ['a failure', '3', BYTES, { status: 500, headers: { 'Content-Type': 'image/jpeg' } }],
  ['a HEIC photo', '4', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', {}],
])('%s in its place is not found, and requested once', async (_, digit, body, init) => {
  const key = digit.repeat(24)
  await queue(key)
  const host = hostAnswers(body, init)
  for (const { status, headers } of [
    await get(`/pictures/${key}`),
    await get(`/pictures/${key}`),
  ]) {
    expect(status).toBe(404)
    expect(headers.get('Cache-Control')).toBe('no-store')
  }
  expect(host).toHaveBeenCalledTimes(1)
})

test('a picture whose copy failed is not requested for visitors', async () => {
  await queue('bbbbbbbbbbbbbbbbbbbbbbbb', 'gone')
  const host = hostAnswers(BYTES)
  expect((await get('/pictures/bbbbbbbbbbbbbbbbbbbbbbbb')).status).toBe(404)
  expect(host).not.toHaveBeenCalled()
})

test('a copy is sent with an immutable cache header', async () => {
  const response = await get(COPY)
  expect(response.status).toBe(200)
  expect(await response.bytes()).toEqual(BYTES)
  expect(response.headers.get('Content-Type')).toBe('image/avif')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  '/pictures/fedcba9876543210fedcba98',
  `${COPY.slice(0, -5)}.png`,
  '/pictures/../media/logo.svg',
  '/pictures/%2e%2e%2fmedia.png',
])('%s answers 404 without a request to another host', async (path) => {
  const host = hostAnswers(BYTES)
  const { status } = await get(path)
  expect(status).toBe(404)
  expect(host).not.toHaveBeenCalled()
})

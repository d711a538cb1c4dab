import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { get, loadAgency } from '../../../test/agency'
import { keepLogs } from '../../../test/logs'
import { primaryDb } from '../../data/db/db'
import { crmPicture } from '../../data/db/schema-crm'

const KEY = '0123456789abcdef01234567'
const SOURCE = 'https://pictures.example/front.jpg?of=1'
const COPY = `/pictures/${KEY}-1000x600-a0b1c2-480.avif`
const BYTES = new Uint8Array([255, 216, 255])

const db = primaryDb(env.DB)

keepLogs()
beforeAll(async () => {
  await loadAgency()
  const row = { key: KEY, source: SOURCE, kind: 'property' as const, id: 1, tries: 0 }
  await db.insert(crmPicture).values({ ...row, nextAt: '2026-11-20T10:00:00.000Z' })
  await env.MEDIA.put(COPY.slice(1), BYTES, { httpMetadata: { contentType: 'image/avif' } })
})
afterEach(() => vi.restoreAllMocks())

function hostAnswers(body: BodyInit | null, init?: ResponseInit) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, init))
}

test('a picture that waits for its copy is fetched for the visitor, without data of theirs', async () => {
  const headers = { 'Content-Type': 'image/jpeg', 'Set-Cookie': 'a=b' }
  const host = hostAnswers(BYTES, { headers })
  const response = await get(`/pictures/${KEY}`)
  expect(response.status).toBe(200)
  expect(await response.bytes()).toEqual(BYTES)
  expect(response.headers.get('Content-Type')).toBe('image/jpeg')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=600')
  expect(response.headers.get('Set-Cookie')).toBeNull()
  const [address, init] = host.mock.calls[0] ?? []
  expect(address).toBe(SOURCE)
  expect(init?.headers).toBeUndefined()
  expect(init?.redirect).toBe('manual')
})

test.each([
  ['a page', { headers: { 'Content-Type': 'text/html' } }],
  ['an SVG', { headers: { 'Content-Type': 'image/svg+xml' } }],
  ['a failure', { status: 500, headers: { 'Content-Type': 'image/jpeg' } }],
])('%s in its place is not found', async (_, init) => {
  hostAnswers('<svg>', init)
  const { status, headers } = await get(`/pictures/${KEY}`)
  expect(status).toBe(404)
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('a copy is sent as it will always be', async () => {
  const response = await get(COPY)
  expect(response.status).toBe(200)
  expect(await response.bytes()).toEqual(BYTES)
  expect(response.headers.get('Content-Type')).toBe('image/avif')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

test('an address of before leads to the copy', async () => {
  await db.update(crmPicture).set({ address: COPY, nextAt: null })
  const response = await get(`/pictures/${KEY}`)
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe(COPY)
})

test.each([
  '/pictures/fedcba9876543210fedcba98',
  `${COPY.slice(0, -5)}.png`,
  '/pictures/../media/logo.svg',
  '/pictures/%2e%2e%2fmedia.png',
])('%s is not found, and nobody is asked', async (path) => {
  const host = hostAnswers(BYTES)
  const { status } = await get(path)
  expect(status).toBe(404)
  expect(host).not.toHaveBeenCalled()
})

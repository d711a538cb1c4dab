import { expect, test } from 'vitest'
import { turnedJpeg } from '../../../../test/pictures'
import type { PictureFailure } from '../sync/picture-failure'
import { fetchPicture } from './fetch-picture'

const HOST = 'https://pictures.example'
const SOURCE = `${HOST}/1/a.jpg`
const MB = 1024 * 1024

/** Fetches from hosts that respond by address; all others respond with 404. */
async function fetchFrom(responses: Record<string, () => Response>, source = SOURCE) {
  const requested: string[] = []
  const fetch = async (url: string) => {
    requested.push(url)
    return responses[url]?.() ?? new Response(null, { status: 404 })
  }
  return { picture: await fetchPicture(source, fetch), requested }
}

function redirect(Location: string, status = 302): Response {
  return new Response(null, { status, headers: { Location } })
}

function interrupted(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(stream) {
      stream.enqueue(turnedJpeg(1).subarray(0, 100))
      stream.error(new Error('connection lost'))
    },
  })
}

test.each(['image/jpeg', 'IMAGE/JPEG; charset=binary', 'image/gif', 'text/html', 'jpeg', ''])(
  'a JPEG is recognised by its bytes under the content type %j',
  async (type) => {
    const bytes = turnedJpeg(1)
    const headers: HeadersInit = type ? { 'Content-Type': type } : {}
    const { picture } = await fetchFrom({ [SOURCE]: () => new Response(bytes, { headers }) })
    expect(picture).toMatchObject({ status: 'fetched', bytes, kind: 'jpeg' })
  },
)

test.each([
  [301, `${HOST}/b.jpg`, `${HOST}/b.jpg`],
  [302, '/b.jpg', `${HOST}/b.jpg`],
  [303, 'b.jpg', `${HOST}/1/b.jpg`],
  [307, '//cdn.example/b.jpg', 'https://cdn.example/b.jpg'],
  [308, 'http://cdn.example/b.jpg', 'https://cdn.example/b.jpg'],
])('a redirect %i to %s is followed', async (status, location, target) => {
  const { picture, requested } = await fetchFrom({
    [SOURCE]: () => redirect(location, status),
    [target]: () => new Response(turnedJpeg(1)),
  })
  expect(picture.status).toBe('fetched')
  expect(requested).toEqual([SOURCE, target])
})

const LONG = { headers: { 'Content-Length': `${21 * MB}` } }
const PAGE = { headers: { 'Content-Type': 'image/jpeg' } }

test.each<[PictureFailure, string, () => Response]>([
  ['gone', 'a 404', () => new Response(null, { status: 404 })],
  ['gone', 'a picture with 410', () => new Response(turnedJpeg(1), { status: 410 })],
  ['denied', 'a 403', () => new Response(null, { status: 403 })],
  ['no-answer', 'a 503', () => new Response(null, { status: 503 })],
  ['no-answer', 'an interrupted body', () => new Response(interrupted())],
  ['no-answer', 'a redirect to nowhere', () => new Response(null, { status: 302 })],
  ['no-picture', 'a page', () => new Response('<!doctype html><h1>Log in', PAGE)],
  ['kind', 'a BMP', () => new Response('BM6\0\0\0')],
  ['kind', 'an SVG', () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['kind', 'a PDF', () => new Response('%PDF-1.7', PAGE)],
  ['empty', 'an empty body', () => new Response('')],
  ['empty', 'a 204', () => new Response(null, { status: 204 })],
  ['large', 'a length of 21 MB', () => new Response('x', LONG)],
  ['large', 'a body of over 20 MB', () => new Response(new Uint8Array(20 * MB + 1))],
  ['redirect', 'a redirect to itself', () => redirect(SOURCE)],
  ['redirect', 'a redirect to an IP address', () => redirect('https://127.0.0.1/a.jpg')],
  ['redirect', 'a redirect to a local name', () => redirect('https://crm.internal/a.jpg')],
  ['redirect', 'a redirect to another port', () => redirect(`${HOST}:8443/a.jpg`)],
  ['redirect', 'a redirect to data', () => redirect('data:image/gif;base64,R0lGODlh')],
])('reports the failure %s for %s', async (failure, _, response) => {
  const { picture } = await fetchFrom({ [SOURCE]: response })
  expect(picture).toEqual({ status: 'failed', failure })
})

test.each(['https://127.0.0.1/a.jpg', 'https://localhost/a.jpg', `${HOST}:8443/a.jpg`, 'a.jpg'])(
  '%s is not requested',
  async (source) => {
    const { picture, requested } = await fetchFrom({}, source)
    expect(picture).toEqual({ status: 'failed', failure: 'address' })
    expect(requested).toEqual([])
  },
)

test('the request has a user agent, accepts pictures, and follows no redirect by itself', async () => {
  let sent: RequestInit | undefined
  await fetchPicture(SOURCE, async (_, init) => {
    sent = init
    return new Response(null, { status: 404 })
  })
  expect(sent?.redirect).toBe('manual')
  const headers = new Headers(sent?.headers)
  expect([headers.get('User-Agent'), headers.get('Accept')]).toEqual([
    expect.stringContaining('Pand'),
    expect.stringContaining('image/*'),
  ])
})

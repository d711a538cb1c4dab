import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { get } from '../../../test/agency'
import { spaced } from '../../../test/spaced'

beforeAll(async () => {
  await env.MEDIA.put('media/team/anna.webp', '0123456789', {
    httpMetadata: { contentType: 'image/webp' },
  })
  await env.MEDIA.put('documents/epc.pdf', '%PDF-1.7', {
    httpMetadata: { contentType: 'application/pdf' },
  })
})

describe('a public file of the agency', () => {
  test('is sent with its content type, then answered with 304', async () => {
    const response = await get('/media/team/anna.webp')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/webp')
    expect(response.headers.get('Cache-Control')).toContain('public')
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await response.text()).toBe('0123456789')
    const revalidated = await get('/media/team/anna.webp', {
      headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
    })
    expect(revalidated.status).toBe(304)
  })

  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
  ])('is sent in part for the range %s', async (Range, body, contentRange) => {
    const response = await get('/media/team/anna.webp', { headers: { Range } })
    expect(response.status).toBe(206)
    expect(response.headers.get('Content-Range')).toBe(contentRange)
    expect(await response.text()).toBe(body)
  })

  test.each(
    spaced(`
    /media/nothing.webp /media/epc.pdf /media/documents/epc.pdf /media/../documents/epc.pdf
    /media/%2e%2e/documents/epc.pdf /media/..%2fdocuments/epc.pdf /media/ /media
  `),
  )('answers 404 to %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

import { expect, test } from 'vitest'
import { isShowable, peekStream } from './file-bytes'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['application/pdf', '%PDF-1.7', true],
  ['application/pdf', '<html><script>', false],
  ['image/webp', 'RIFFxxxxWEBPVP8 ', true],
  ['image/avif', 'xxxxftypavif', true],
  ['image/png', 'GIF89a', false],
  ['text/html', '<html>', false],
  ['image/png', '', false],
])('%s that begins with %j may be shown: %j', (type, start, showable) => {
  expect(isShowable(type, bytes(start))).toBe(showable)
})

test('a body is measured while it is read, independent of its header', async () => {
  const chunks = ['%PDF-', '12345', '67890']
  const bodyOf = () => new Response(new Blob(chunks)).body ?? new ReadableStream<Uint8Array>()
  const complete = await peekStream(bodyOf(), 15)
  expect(await new Response(complete.body).text()).toBe(chunks.join(''))
  const exceeded = await peekStream(chunked(chunks), 14)
  expect(new TextDecoder().decode(exceeded.start)).toBe('%PDF-')
  await expect(new Response(exceeded.body).text()).rejects.toThrow('larger than 14 bytes')
})

function chunked(chunks: string[]): ReadableStream<Uint8Array> {
  const remaining = chunks.map(bytes)
  return new ReadableStream({
    pull(stream) {
      const next = remaining.shift()
      if (next) stream.enqueue(next)
      else stream.close()
    },
  })
}

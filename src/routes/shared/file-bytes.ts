/** Types that a browser may show, each with the bytes that such a file begins with (null: any). */
const SIGNATURES: Record<string, (number | null)[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  'image/avif': [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69],
}

/** True for a file of a type that a browser may show, whose bytes say the same. */
export function isShowable(type: string, start: Uint8Array): boolean {
  const signature = SIGNATURES[type]
  return signature?.every((byte, index) => byte === null || byte === start[index]) ?? false
}

/** The first chunk of a body, and the whole body again, which fails beyond `largest` bytes. */
export async function peeked(
  body: ReadableStream<Uint8Array>,
  largest: number,
): Promise<{ start: Uint8Array; body: ReadableStream<Uint8Array> }> {
  const reader = body.getReader()
  const first = await reader.read()
  const start = first.value ?? new Uint8Array()
  let size = start.length
  const whole = new ReadableStream<Uint8Array>({
    start(stream) {
      if (first.done) stream.close()
      else if (size > largest) stream.error(tooLarge(largest))
      else stream.enqueue(start)
    },
    async pull(stream) {
      const { value, done } = await reader.read()
      if (done) return stream.close()
      size += value.length
      if (size <= largest) return stream.enqueue(value)
      stream.error(tooLarge(largest))
      await reader.cancel()
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { start, body: whole }
}

function tooLarge(largest: number): Error {
  return new Error(`The file is larger than ${largest} bytes`)
}

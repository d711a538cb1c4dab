import { fileKind, KIND_FACTS } from '../files/file-kind'

const SHOWABLE = ['pdf', 'png', 'jpeg', 'webp', 'avif']

/** Returns true if a browser may display the declared type, and the bytes have that type. */
export function isShowable(type: string, start: Uint8Array): boolean {
  const kind = fileKind(start)
  return kind !== null && SHOWABLE.includes(kind) && KIND_FACTS[kind].type === type
}

/** Returns the first chunk of a body, and a stream of the complete body, which fails after `largest` bytes. */
export async function peekStream(
  body: ReadableStream<Uint8Array>,
  largest: number,
): Promise<{ start: Uint8Array; body: ReadableStream<Uint8Array> }> {
  const reader = body.getReader()
  const first = await reader.read()
  const start = first.value ?? new Uint8Array()
  let size = start.length
  const stream = new ReadableStream<Uint8Array>({
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
  return { start, body: stream }
}

function tooLarge(largest: number): Error {
  return new Error(`The file is larger than ${largest} bytes`)
}

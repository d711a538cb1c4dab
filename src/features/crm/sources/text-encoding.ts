import type { ImportIssue } from '../import/import-issue'
import { oneChunk } from './byte-file'
import { FeedRefusal } from './feed'

/** The TextDecoder names of the encodings that are tried without a declaration. */
const UTF_8 = 'utf-8'
const LATIN = 'windows-1252'

/** The number of first bytes in which UTF-16 without a byte order mark is recognised by its zero bytes. */
const SAMPLE_BYTES = 200

/** UTF-16 of European text has a zero in every second byte; fewer than one in four are stray zeros. */
const MIN_ZEROS = 4

/** Opens a file from its beginning at each call, in chunks. */
export type OpenByteStream = () => AsyncIterable<Uint8Array>

/** The detected encoding of a file as a TextDecoder name; `issue` is set if another one was declared. */
interface DetectedEncoding {
  encoding: string
  issue: ImportIssue | null
}

/**
 * Detects the encoding of a text by its bytes: a byte order mark, the zero bytes of UTF-16, valid UTF-8, else the
 * declared one-byte encoding, else windows-1252. `declaredIn` finds the declared name in the first bytes, or returns
 * null. Throws a FeedRefusal for a declared encoding that TextDecoder does not support.
 */
export async function detectEncoding(
  open: OpenByteStream,
  declaredIn: (start: string) => string | null,
): Promise<DetectedEncoding> {
  const start = await firstBytes(open)
  const unicode = unicodeOf(start)
  const label = declaredIn(new TextDecoder(unicode ?? LATIN).decode(start))
  const declared = label === null ? UTF_8 : nameOf(label)
  if (unicode === 'utf-16le' || unicode === 'utf-16be') {
    const isUtf16 = label === null || declared.startsWith('utf-16')
    return detected(unicode, isUtf16 ? unicode : declared)
  }
  const validity = await utf8Validity(open)
  if (validity === 'ascii') return detected(UTF_8, UTF_8)
  if (validity === 'valid') return detected(UTF_8, declared)
  return detected(isOneByte(declared) ? declared : LATIN, declared)
}

/** Decodes a text by its detected encoding; `issue` is set if that is not UTF-8. */
export async function decodeText(
  bytes: Uint8Array,
): Promise<{ text: string; issue: ImportIssue | null }> {
  const { encoding, issue } = await detectEncoding(
    () => oneChunk(bytes),
    () => null,
  )
  const hasMark = unicodeOf(bytes.subarray(0, 3)) === UTF_8
  return { text: new TextDecoder(encoding).decode(bytes.subarray(hasMark ? 3 : 0)), issue }
}

function detected(encoding: string, declared: string): DetectedEncoding {
  if (encoding === declared) return { encoding, issue: null }
  return { encoding, issue: { code: 'encodingDiffers', value: declared, other: encoding } }
}

function nameOf(label: string): string {
  try {
    return new TextDecoder(label).encoding
  } catch {
    throw new FeedRefusal({ code: 'encodingUnknown', value: label })
  }
}

function isOneByte(encoding: string): boolean {
  return /^(?:windows-\d+|iso-8859-\d+|macintosh)$/.test(encoding)
}

/** Returns the encoding of a byte order mark or of UTF-16's zero bytes; null without either. */
function unicodeOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb) return UTF_8
  const zeros = (offset: number) =>
    bytes.filter((byte, at) => at % 2 === offset && byte === 0).length
  const [even, odd] = [zeros(0), zeros(1)]
  if (even + odd < bytes.length / MIN_ZEROS || even === odd) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

async function firstBytes(open: OpenByteStream): Promise<Uint8Array> {
  const start = new Uint8Array(SAMPLE_BYTES)
  let length = 0
  for await (const chunk of open()) {
    const part = chunk.subarray(0, SAMPLE_BYTES - length)
    start.set(part, length)
    length += part.length
    if (length === SAMPLE_BYTES) break
  }
  return start.subarray(0, length)
}

async function utf8Validity(open: OpenByteStream): Promise<'ascii' | 'valid' | 'invalid'> {
  const decoder = new TextDecoder(UTF_8, { fatal: true, ignoreBOM: false })
  let [bytes, units] = [0, 0]
  try {
    for await (const chunk of open()) {
      bytes += chunk.length
      units += decoder.decode(chunk, { stream: true }).length
    }
    units += decoder.decode().length
    // Any other character has more bytes than UTF-16 units.
    return units === bytes ? 'ascii' : 'valid'
  } catch (error) {
    if (error instanceof TypeError) return 'invalid'
    throw error
  }
}

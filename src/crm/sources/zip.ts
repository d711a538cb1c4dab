import { FeedRefusal } from './feed'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const HEADER_BYTES = 30
/** A comment may follow the end. */
const MAX_COMMENT = 0xffff
const MAX_UNPACKED = 64 * 1024 * 1024
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

interface ZipEntry {
  name: string
  method: number
  flags: number
  size: number
  offset: number
}

/** True where the bytes begin as a ZIP file does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

/**
 * The one XML file of a ZIP, unpacked as it is read; no other entry is. What is counted is what comes out,
 * whatever the ZIP says of it.
 */
export async function* unpackXml(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const files = entriesOf(bytes).filter(({ name }) => isXml(name))
  const [file] = files
  if (!file) throw new FeedRefusal({ code: 'zipWithoutXml' })
  if (files.length > 1) throw new FeedRefusal({ code: 'zipManyXml', count: files.length })
  if (file.flags & ENCRYPTED) throw new FeedRefusal({ code: 'zipEncrypted' })
  let unpacked = 0
  const chunks = inflated(dataOf(bytes, file), file.method)
  try {
    for await (const chunk of chunks) {
      unpacked += chunk.length
      if (unpacked > MAX_UNPACKED)
        throw new FeedRefusal({ code: 'unpackedTooLarge', other: '64 MB' })
      yield chunk
    }
  } catch (error) {
    if (error instanceof TypeError) throw broken()
    throw error
  }
}

/** The names are never used as paths. What macOS adds is of no use. */
function isXml(name: string): boolean {
  return /\.xml$/i.test(name) && !name.startsWith('__MACOSX/')
}

function inflated(data: Uint8Array, method: number): AsyncIterable<Uint8Array> {
  const { body } = new Response(data)
  if (!body || (method !== STORED && method !== DEFLATED)) {
    throw new FeedRefusal({ code: 'zipMethod' })
  }
  return method === STORED ? body : body.pipeThrough(new DecompressionStream('deflate-raw'))
}

function entriesOf(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) throw broken()
    const nameBytes = view.getUint16(at + 28, true)
    const name = bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    entries.push({
      name: new TextDecoder().decode(name),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= first; at--) {
    if (view.getUint32(at, true) === END) return at
  }
  throw broken()
}

function dataOf(bytes: Uint8Array, { offset, size }: ZipEntry): Uint8Array {
  if (offset + HEADER_BYTES > bytes.length) throw broken()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start =
    offset + HEADER_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + size > bytes.length) throw broken()
  return bytes.subarray(start, start + size)
}

function broken(): FeedRefusal {
  return new FeedRefusal({ code: 'zipBroken' })
}

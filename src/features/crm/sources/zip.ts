import { type ByteFile, readRange } from './byte-file'
import { FeedRefusal } from './feed'
import { decodeNames } from './zip-names'

const END = 0x06054b50
const ENTRY = 0x02014b50
const HEADER = 0x04034b50
const END_BYTES = 22
const LOCATOR = 0x07064b50
const END_64 = 0x06064b50
const LOCATOR_BYTES = 20
const END_64_BYTES = 56
const ENTRY_BYTES = 46
const HEADER_BYTES = 30
/** The maximum length of the comment that may follow the end record. */
const MAX_COMMENT = 0xffff
/** The maximum number of files of a transfer, in its ZIP or as Base64. */
export const MAX_FILES = 5000
const MAX_DIRECTORY = 4 * 1024 * 1024
const MAX_UNPACKED = 300 * 1024 * 1024
const MAX_XML = 64 * 1024 * 1024
const ENCRYPTED = 1
const UTF_8 = 1 << 11
const STORED = 0
const DEFLATED = 8
/** The value of a usual field whose real value is in the ZIP64 field. */
const ELSEWHERE = 0xffffffff
const COUNT_ELSEWHERE = 0xffff
const ZIP64_FIELD = 1

export interface ZipEntry {
  /** The name in each possible encoding, the most probable one first. */
  names: readonly string[]
  method: number
  flags: number
  /** The bytes in the ZIP, and the declared bytes of the unpacked file. */
  packed: number
  size: number
  crc: number
  offset: number
}

/** Returns true if the bytes begin like a ZIP file. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

/**
 * Returns the files of a ZIP by its directory, without folders. Throws a FeedRefusal for a ZIP that is broken, has
 * more than 5,000 entries, or declares more than 300 MB unpacked.
 */
export async function readDirectory(file: ByteFile): Promise<ZipEntry[]> {
  const tailStart = Math.max(0, file.size - LOCATOR_BYTES - END_BYTES - MAX_COMMENT)
  const tail = viewOf(await readRange(file, tailStart, file.size - tailStart))
  const end = endOf(tail)
  const { count, length, offset } = await directoryRange(file, tail, end)
  if (count > MAX_FILES) throw new FeedRefusal({ code: 'zipTooMany', other: String(MAX_FILES) })
  if (length > MAX_DIRECTORY || offset + length > tailStart + end) throw broken()
  const bytes = await readRange(file, offset, length)
  const entries: ZipEntry[] = []
  for (let index = 0, at = 0; index < count; index++) {
    const read = entryAt(bytes, at)
    if (!read.entry.names[0]?.endsWith('/')) entries.push(read.entry)
    at = read.next
  }
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > MAX_UNPACKED) throw new FeedRefusal({ code: 'unpackedTooLarge', other: '300 MB' })
  return entries
}

/** Returns the number of entries and the bytes of the directory; with ZIP64 they are in a record before the end. */
async function directoryRange(file: ByteFile, tail: DataView, end: number) {
  const usual = {
    count: tail.getUint16(end + 10, true),
    length: tail.getUint32(end + 12, true),
    offset: tail.getUint32(end + 16, true),
  }
  const locator = end - LOCATOR_BYTES
  const { count, length, offset } = usual
  const isElsewhere = count === COUNT_ELSEWHERE || length === ELSEWHERE || offset === ELSEWHERE
  if (!isElsewhere || locator < 0 || tail.getUint32(locator, true) !== LOCATOR) return usual
  const start = Number(tail.getBigUint64(locator + 8, true))
  const record = viewOf(await readRange(file, start, END_64_BYTES))
  if (record.byteLength < END_64_BYTES || record.getUint32(0, true) !== END_64) throw broken()
  return {
    count: Number(record.getBigUint64(32, true)),
    length: Number(record.getBigUint64(40, true)),
    offset: Number(record.getBigUint64(48, true)),
  }
}

/** Returns the one XML file of a ZIP; throws a FeedRefusal where there is none, or more than one. */
export function findXml(entries: readonly ZipEntry[]): ZipEntry {
  const files = entries.filter(({ names }) => isXml(names[0] ?? ''))
  const [file] = files
  if (!file) throw new FeedRefusal({ code: 'zipWithoutXml' })
  if (files.length > 1) throw new FeedRefusal({ code: 'zipManyXml', count: files.length })
  if (file.flags & ENCRYPTED) throw new FeedRefusal({ code: 'zipEncrypted' })
  if (!isUnpackable(file)) throw new FeedRefusal({ code: 'zipMethod' })
  return file
}

/** Unpacks the XML file while it is read, up to 64 MB, regardless of the size that the ZIP declares. */
export async function* unpackXml(file: ByteFile, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  let unpacked = 0
  for await (const chunk of unpack(file, entry)) {
    unpacked += chunk.length
    if (unpacked > MAX_XML) throw new FeedRefusal({ code: 'unpackedTooLarge', other: '64 MB' })
    yield chunk
  }
}

/** Returns true for an entry that is not encrypted and has a usual compression. */
export function isUnpackable({ flags, method }: ZipEntry): boolean {
  return !(flags & ENCRYPTED) && (method === STORED || method === DEFLATED)
}

/** Unpacks an entry in chunks without a limit; throws a FeedRefusal for a broken one. */
export async function* unpack(file: ByteFile, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const header = viewOf(await readRange(file, entry.offset, HEADER_BYTES))
  if (header.byteLength < HEADER_BYTES || header.getUint32(0, true) !== HEADER) throw broken()
  const names = header.getUint16(26, true) + header.getUint16(28, true)
  const start = entry.offset + HEADER_BYTES + names
  if (start + entry.packed > file.size) throw broken()
  if (entry.packed === 0) return
  const packed = await file.read(start, entry.packed)
  if (entry.method === STORED) {
    yield* packed
    return
  }
  try {
    yield* streamOf(packed).pipeThrough(new DecompressionStream('deflate-raw'))
  } catch (error) {
    if (error instanceof TypeError) throw broken()
    throw error
  }
}

function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<BufferSource> {
  const iterator = chunks[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/**
 * Returns true for the name of an XML file. Names are never used as paths, and the files that macOS adds are skipped.
 */
function isXml(name: string): boolean {
  return /\.xml$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name)
}

function entryAt(bytes: Uint8Array, at: number): { entry: ZipEntry; next: number } {
  const view = viewOf(bytes)
  if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== ENTRY) throw broken()
  const extraStart = at + ENTRY_BYTES + view.getUint16(at + 28, true)
  const extraEnd = extraStart + view.getUint16(at + 30, true)
  const next = extraEnd + view.getUint16(at + 32, true)
  if (next > bytes.length) throw broken()
  const flags = view.getUint16(at + 8, true)
  const names = decodeNames(bytes.subarray(at + ENTRY_BYTES, extraStart), Boolean(flags & UTF_8))
  const usual = {
    size: view.getUint32(at + 24, true),
    packed: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  }
  const sizes = withZip64(usual, viewOf(bytes.subarray(extraStart, extraEnd)))
  const crc = view.getUint32(at + 16, true)
  return { entry: { names, flags, method: view.getUint16(at + 10, true), crc, ...sizes }, next }
}

type Sizes = Pick<ZipEntry, 'size' | 'packed' | 'offset'>

/**
 * Returns the sizes with those of the ZIP64 field, which has the missing ones in this order. Some senders write every
 * ZIP as ZIP64.
 */
function withZip64(sizes: Sizes, extra: DataView): Sizes {
  const read = { ...sizes }
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
    if (extra.getUint16(at, true) !== ZIP64_FIELD) continue
    let from = at + 4
    for (const name of ['size', 'packed', 'offset'] as const) {
      if (sizes[name] !== ELSEWHERE) continue
      if (from + 8 > extra.byteLength) throw broken()
      read[name] = Number(extra.getBigUint64(from, true))
      from += 8
    }
    return read
  }
  return read
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) === END) return at
  }
  throw broken()
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function broken(): FeedRefusal {
  return new FeedRefusal({ code: 'zipBroken' })
}

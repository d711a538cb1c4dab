import {
  type CreateReadableOptions,
  type FileEntry,
  Reader,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { type ByteFile, readRange } from './byte-file'
import { FeedRefusal } from './feed'
import { namesOf } from './zip-names'

/** The maximum number of files of a transfer, in its ZIP or as Base64. */
export const MAX_FILES = 5000
/** The maximum number of bytes that are read at once, for example the directory of a ZIP. */
const MAX_RANGE = 4 * 1024 * 1024
const MAX_UNPACKED = 300 * 1024 * 1024
const MAX_XML = 64 * 1024 * 1024
const STORED = 0
const DEFLATED = 8
/** Names are only compared, and many senders write ZIPs that differ from the standard. */
const OPTIONS = { strictness: 'tolerant', useWebWorkers: false } as const

export interface ZipEntry {
  /** The name in each possible encoding, the most probable one first. */
  names: readonly string[]
  method: number
  isEncrypted: boolean
  /** The declared bytes of the unpacked file. */
  size: number
  crc: number
  /** Unpacks the file in chunks without a limit; throws a FeedRefusal for a broken one. */
  unpack(): AsyncIterable<Uint8Array>
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
  const reader = new RangeReader(file)
  const entries: ZipEntry[] = []
  let [count, unpacked] = [0, 0]
  try {
    for await (const entry of new ZipReader(reader, OPTIONS).getEntriesGenerator()) {
      if (++count > MAX_FILES)
        throw new FeedRefusal({ code: 'zipTooMany', other: String(MAX_FILES) })
      if (entry.directory) continue
      unpacked += entry.uncompressedSize
      entries.push(entryOf(reader, entry))
    }
  } catch (error) {
    throw reader.failure ?? (error instanceof FeedRefusal ? error : broken())
  }
  if (unpacked > MAX_UNPACKED) throw new FeedRefusal({ code: 'unpackedTooLarge', other: '300 MB' })
  return entries
}

/** Returns the one XML file of a ZIP; throws a FeedRefusal where there is none, or more than one. */
export function findXml(entries: readonly ZipEntry[]): ZipEntry {
  const files = entries.filter(({ names }) => isXml(names[0] ?? ''))
  const [file] = files
  if (!file) throw new FeedRefusal({ code: 'zipWithoutXml' })
  if (files.length > 1) throw new FeedRefusal({ code: 'zipManyXml', count: files.length })
  if (file.isEncrypted) throw new FeedRefusal({ code: 'zipEncrypted' })
  if (!isUnpackable(file)) throw new FeedRefusal({ code: 'zipMethod' })
  return file
}

/** Unpacks the XML file while it is read, up to 64 MB, regardless of the size that the ZIP declares. */
export async function* unpackXml(entry: ZipEntry): AsyncGenerator<Uint8Array> {
  let unpacked = 0
  for await (const chunk of entry.unpack()) {
    unpacked += chunk.length
    if (unpacked > MAX_XML) throw new FeedRefusal({ code: 'unpackedTooLarge', other: '64 MB' })
    yield chunk
  }
}

/** Returns true for an entry that is not encrypted and has a usual compression. */
export function isUnpackable({ isEncrypted, method }: ZipEntry): boolean {
  return !isEncrypted && (method === STORED || method === DEFLATED)
}

/**
 * Returns true for the name of an XML file. Names are never used as paths, and the files that macOS adds are skipped.
 */
function isXml(name: string): boolean {
  return /\.xml$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name)
}

function entryOf(reader: RangeReader, entry: FileEntry): ZipEntry {
  return {
    names: namesOf(entry),
    method: entry.compressionMethod,
    isEncrypted: entry.encrypted,
    size: entry.uncompressedSize,
    crc: entry.crc32 ?? 0,
    async *unpack() {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      entry.getData(writable, OPTIONS).catch((error) => writable.abort(error).catch(() => {}))
      try {
        yield* readable
      } catch {
        throw reader.failure ?? broken()
      }
    },
  }
}

/** Reads ranges of a file. An error of its bucket does not mean that the ZIP is broken. */
class RangeReader extends Reader<ByteFile> {
  failure: unknown = null
  readonly #file: ByteFile

  constructor(file: ByteFile) {
    super(file)
    this.#file = file
    this.size = file.size
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    if (length > MAX_RANGE) throw broken()
    try {
      return await readRange(this.#file, offset, length)
    } catch (error) {
      this.failure = error
      throw error
    }
  }

  override createReadable(range: CreateReadableOptions): ReadableStream<Uint8Array> {
    return super.createReadable({ ...range, chunkSize: MAX_RANGE })
  }
}

function broken(): FeedRefusal {
  return new FeedRefusal({ code: 'zipBroken' })
}

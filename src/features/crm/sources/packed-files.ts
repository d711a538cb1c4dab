import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { readExact } from './byte-file'
import { FeedRefusal, type UsedFile } from './feed'
import { isUnpackable, type ZipEntry } from './zip'
import { baseName, comparablePath } from './zip-names'

/** The maximum size of a picture or document inside a transfer. */
export const MAX_PACKED_BYTES = 20 * 1024 * 1024

/** A file inside a transfer: in its ZIP, or as Base64 in its XML. */
export interface PackedFile {
  /** The ID `zip:{CRC-32}-{bytes}/{name}` or `inline:…`; the same content has the same one in the next transfer. */
  source: string
  size: number
  /** False for an encrypted file, or one with an unusual compression. */
  isReadable: boolean
}

/** Finds the file to which an attachment refers; `ambiguous` if several files match. */
export type FindPackedFile = (path: string) => PackedFile | 'missing' | 'ambiguous'

const SOURCE = /^(?<kind>zip|inline):(?<crc>[0-9a-f]{8})-(?<size>\d+)\/(?<name>.*)$/s

/** Returns the parts of a packed file's source; null for any other source. */
export function readSource(source: string) {
  const { kind, crc, size, name } = SOURCE.exec(source)?.groups ?? {}
  if (!kind || !crc || name === undefined) return null
  return { isInline: kind === 'inline', crc, size: Number(size), name: baseName(name) }
}

/** Returns the source of Base64 content, by its checksum and size. */
export function inlineFile(content: string, name: string): PackedFile | null {
  const source = `inline:${content}/${name}`
  const read = readSource(source)
  return read && { source, size: read.size, isReadable: true }
}

/** Returns the checksum and size of a content, as sources name them. */
export function contentId(bytes: Uint8Array): string {
  return `${hexOf(crc32(bytes))}-${bytes.length}`
}

/** Returns a used file. The same content of the same record has the same key in each transfer. */
export function usedFile(recordKey: string, file: PackedFile, isDocument: boolean): UsedFile {
  const { crc = '', size = 0 } = readSource(file.source) ?? {}
  return { key: shortHash(recordKey, isDocument, crc, size), source: file.source, isDocument }
}

/** Returns 24 hexadecimal digits of a hash of these values. */
export function shortHash(...values: (string | number | boolean)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 24)
}

/**
 * Returns a function that finds files by the path of an attachment, relative to the folder of the XML or of the ZIP. A
 * sender may leave out folders, or name those of its own disk, so one path may be the end of the other. Paths are only
 * compared, never opened.
 */
export function packedFiles(entries: readonly ZipEntry[], xml: ZipEntry): FindPackedFile {
  const byPath = new Map<string, FileMatch>()
  const byEnd = new Map<string, FileMatch>()
  for (const entry of entries) {
    if (entry === xml) continue
    const file = { source: sourceOf(entry), size: entry.size, isReadable: isUnpackable(entry) }
    for (const path of new Set(entry.names.map(comparablePath))) {
      byPath.set(path, sameFile(byPath.get(path), file))
      for (const end of endsOf(path)) byEnd.set(end, sameFile(byEnd.get(end), file))
    }
  }
  const xmlPath = comparablePath(xml.names[0] ?? '')
  const folder = xmlPath.slice(0, xmlPath.lastIndexOf('/') + 1)
  return (rawPath) => {
    for (const path of new Set([rawPath, percentDecoded(rawPath)].map(comparablePath))) {
      const exact = byPath.get(folder + path) ?? byPath.get(path)
      const similar = [byEnd.get(path), ...endsOf(path).map((end) => byPath.get(end))]
      const match =
        exact ?? similar.reduce((first, file) => (file ? sameFile(first, file) : first), undefined)
      if (match && path !== '') return match
    }
    return 'missing'
  }
}

type FileMatch = PackedFile | 'ambiguous'

/** The maximum number of last folders by which paths are compared. */
const MAX_FOLDERS = 20

/** Returns all ends of a path: `a/b.jpg` and `b.jpg`. */
function endsOf(path: string): string[] {
  const ends: string[] = []
  for (let at = path.length; at >= 0 && ends.length < MAX_FOLDERS; ) {
    at = at === 0 ? -1 : path.lastIndexOf('/', at - 1)
    ends.unshift(path.slice(at + 1))
  }
  return ends
}

/** Returns the file if both have the same content, or else marks them as ambiguous. */
function sameFile(first: FileMatch | undefined, file: FileMatch): FileMatch {
  if (first === undefined || first === 'ambiguous' || file === 'ambiguous') {
    return first === undefined ? file : 'ambiguous'
  }
  return contentOf(first) === contentOf(file) ? first : 'ambiguous'
}

/** Returns the checksum and size of a file inside a ZIP. */
function contentOf({ source }: PackedFile): string {
  return source.slice(0, source.indexOf('/'))
}

/** Opens the files of a ZIP by their sources; returns null for a file that is not there. */
export function openPackedFiles(entries: readonly ZipEntry[]) {
  const bySource = new Map(entries.map((entry) => [sourceOf(entry), entry]))
  return async (source: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    const entry = bySource.get(source)
    if (!entry) return null
    const isTooLarge = entry.size > MAX_PACKED_BYTES
    const bytes = isTooLarge ? null : await readExact(entry.unpack(), entry.size)
    if (!bytes || crc32(bytes) !== entry.crc) throw new FeedRefusal({ code: 'zipBroken' })
    return bytes
  }
}

function sourceOf({ crc, size, names }: ZipEntry): string {
  return `zip:${hexOf(crc)}-${size}/${names[0] ?? ''}`
}

function hexOf(crc: number): string {
  return crc.toString(16).padStart(8, '0')
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

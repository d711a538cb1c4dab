import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type ByteFile, readExact } from './byte-file'
import { FeedRefusal, type UsedFile } from './feed'
import { isUnpackable, unpack, type ZipEntry } from './zip'
import { baseName, comparedPath } from './zip-names'

/** The largest picture or document inside a transfer. */
export const MAX_PACKED_BYTES = 20 * 1024 * 1024

/** A file inside a transfer: in its ZIP, or as Base64 in its XML. */
export interface PackedFile {
  /** `zip:{CRC-32}-{bytes}/{name}` or `inline:…`: the same content has the same checksum in the next transfer. */
  source: string
  size: number
  /** False for a file that is encrypted, or packed in an unusual way. */
  isReadable: boolean
}

/** Finds the file that an attachment names; `ambiguous` where several files may be meant. */
export type FindPacked = (path: string) => PackedFile | 'missing' | 'ambiguous'

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

/** The same record uses the same content under the same key in each transfer. */
export function usedFile(recordKey: string, file: PackedFile, isDocument: boolean): UsedFile {
  const { crc = '', size = 0 } = readSource(file.source) ?? {}
  return { key: shortHash(recordKey, isDocument, crc, size), source: file.source, isDocument }
}

/** Returns 24 hexadecimal digits of a hash of these values. */
export function shortHash(...values: (string | number | boolean)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 24)
}

/**
 * Finds files by the path that an attachment names, from the folder of the XML or of the ZIP. A sender may leave out
 * folders, or name those of its own disk, so one path may be the end of the other. Paths are compared only.
 */
export function packedFiles(entries: readonly ZipEntry[], xml: ZipEntry): FindPacked {
  const byName = new Map<string, PathEntry[]>()
  for (const entry of entries) {
    if (entry === xml) continue
    for (const path of new Set(entry.names.map(comparedPath))) {
      const sameName = byName.get(baseName(path)) ?? []
      sameName.push({ path, entry })
      byName.set(baseName(path), sameName)
    }
  }
  const xmlPath = comparedPath(xml.names[0] ?? '')
  const folder = xmlPath.slice(0, xmlPath.lastIndexOf('/') + 1)
  return (written) => {
    for (const path of [written, percentDecoded(written)].map(comparedPath)) {
      const sameName = byName.get(baseName(path)) ?? []
      const exact = [folder + path, path].map((one) => sameName.filter((at) => at.path === one))
      const similar = sameName.filter((at) => isEnd(at.path, path) || isEnd(path, at.path))
      const found = [...exact, similar].find(({ length }) => length > 0)
      if (found) return theFile(found.map(({ entry }) => entry))
    }
    return 'missing'
  }
}

interface PathEntry {
  path: string
  entry: ZipEntry
}

/** Returns true if the last folders and the name of `path` are `end`. */
function isEnd(end: string, path: string): boolean {
  return `/${path}`.endsWith(`/${end}`)
}

/** Opens the files of a ZIP by their sources; returns null for a file that is not there. */
export function openPacked(file: ByteFile, entries: readonly ZipEntry[]) {
  const bySource = new Map(entries.map((entry) => [sourceOf(entry), entry]))
  return async (source: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    const entry = bySource.get(source)
    if (!entry) return null
    const isTooLarge = entry.size > MAX_PACKED_BYTES
    const bytes = isTooLarge ? null : await readExact(unpack(file, entry), entry.size)
    if (!bytes || crc32(bytes) !== entry.crc) throw new FeedRefusal({ code: 'zipBroken' })
    return bytes
  }
}

/** Copies of one content are the same file. */
function theFile(entries: readonly ZipEntry[]): PackedFile | 'ambiguous' | 'missing' {
  const [first] = entries
  if (!first) return 'missing'
  const isSame = entries.every(({ crc, size }) => crc === first.crc && size === first.size)
  if (!isSame) return 'ambiguous'
  return { source: sourceOf(first), size: first.size, isReadable: isUnpackable(first) }
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

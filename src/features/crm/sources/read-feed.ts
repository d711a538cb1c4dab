import type { Lang } from '../../../platform/format/lang'
import { type ByteFile, readRange } from './byte-file'
import { readCsv } from './csv'
import { type Feed, FeedRefusal } from './feed'
import type { StoreInlineFile } from './inline-content'
import { readOpenImmo } from './openimmo'
import { packedFiles } from './packed-files'
import { decodeText } from './text-encoding'
import { findXml, isZip, readDirectory, unpackXml } from './zip'

/** The sources whose listings come in files. */
export const FILE_SOURCES = ['openimmo', 'csv'] as const
export type FileSource = (typeof FILE_SOURCES)[number]

/** The formats of content types; null for a type that does not tell the format, which then follows from the bytes. */
const TYPES: Readonly<Record<string, Format | null>> = {
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/zip': 'zip',
  'application/x-zip-compressed': 'zip',
  'text/csv': 'csv',
  'application/x-zip': 'zip',
  'application/octet-stream': null,
  'binary/octet-stream': null,
  'text/plain': null,
  // The content type that `curl` sends with `--data-binary`; with `-T` it sends none.
  'application/x-www-form-urlencoded': null,
  '': null,
}

/** The maximum size of an XML file; the same limit applies inside a ZIP. */
const MAX_XML = 64 * 1024 * 1024
const START_BYTES = 64
const OLE_START = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP_NAME = 30
/** Matches the files with which the ZIP of a workbook begins. */
const WORKBOOK = /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/)/

type Format = 'xml' | 'zip' | 'csv' | 'excel' | 'html' | 'json' | 'pdf' | 'jpg' | 'png'

const SOURCE_FORMATS: Readonly<Record<FileSource, readonly Format[]>> = {
  csv: ['csv'],
  openimmo: ['xml', 'zip'],
}

/** The first characters of each format, without byte order mark, zero bytes and white space. */
const FORMATS: readonly (readonly [Format, RegExp])[] = [
  ['html', /^<(?:!doctypehtml|html|head|body)\b/i],
  ['xml', /^</],
  ['json', /^(?:\{|\[[{\]])/],
  ['pdf', /^%PDF-/],
  ['jpg', /^\u00ff?\u00d8/],
  ['png', /^\u0089PNG/],
]
/** The skipped bytes: byte order marks, the zero bytes of UTF-16, and white space. */
const PASSED_OVER = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 0x20, 9, 10, 13])

/** Returns true for a content type that a file of listings may have. */
export function isFeedType(type: string): boolean {
  return Object.hasOwn(TYPES, type)
}

/**
 * Returns the listings of a file for this source. `type` is its declared content type, `lang` the language of texts
 * that name none. Files in Base64 go to `storeInline`. Throws a `FeedRefusal` for a file that can't be imported.
 */
export async function readFeed(
  file: ByteFile,
  {
    source,
    type,
    lang,
    storeInline,
  }: { source: FileSource; type: string; lang: Lang; storeInline: StoreInlineFile },
): Promise<Feed> {
  const start = await readRange(file, 0, START_BYTES)
  const format = formatOf(start)
  if (format === null) throw new FeedRefusal({ code: 'fileEmpty' })
  if (source === 'csv' && format === 'excel') throw new FeedRefusal({ code: 'fileExcel' })
  const declared = TYPES[type] ?? format
  if (declared !== format)
    throw new FeedRefusal({ code: 'fileKind', value: declared, other: format })
  if (!SOURCE_FORMATS[source].includes(format)) {
    throw new FeedRefusal({ code: 'fileSource', value: format, other: source })
  }
  if (format === 'zip') {
    const entries = await readDirectory(file)
    const xml = findXml(entries)
    const find = packedFiles(entries, xml)
    return readOpenImmo(() => unpackXml(xml), lang, { find, storeInline })
  }
  if (format === 'xml' && file.size > MAX_XML) {
    throw new FeedRefusal({ code: 'fileTooLarge', other: '64 MB' })
  }
  const open = () => chunksOf(file)
  if (format === 'xml') return readOpenImmo(open, lang, { find: () => 'missing', storeInline })
  const { text, issue } = await decodeText(await readRange(file, 0, file.size))
  const feed = readCsv(text, lang)
  if (issue) feed.issues.unshift({ ID: null, issues: [issue] })
  return feed
}

/** Returns the format of a file by its first bytes; null for an empty one. Text of no other format is CSV. */
function formatOf(start: Uint8Array): Format | null {
  if (isZip(start)) return WORKBOOK.test(nameInZip(start)) ? 'excel' : 'zip'
  if (OLE_START.every((byte, at) => start[at] === byte)) return 'excel'
  const text = String.fromCharCode(...start.filter((byte) => !PASSED_OVER.has(byte)))
  if (text === '') return null
  return FORMATS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'csv'
}

/** Returns the name of the first file in a ZIP, as far as it is among the first bytes. */
function nameInZip(start: Uint8Array): string {
  return String.fromCharCode(...start.subarray(ZIP_NAME))
}

async function* chunksOf(file: ByteFile): AsyncGenerator<Uint8Array> {
  if (file.size > 0) yield* await file.read(0, file.size)
}

import type { Lang } from '../../domain/format/lang'
import { readCsv } from './csv'
import { type Feed, FeedRefusal } from './feed'
import { readOpenImmo } from './openimmo'
import { decodeText } from './text-encoding'
import { isZip, unpackXml } from './zip'

/** The sources whose listings come by files. */
export const FILE_SOURCES = ['openimmo', 'csv'] as const
export type FileSource = (typeof FILE_SOURCES)[number]

/** Content types that say what a file is; one that says nothing is known by its bytes. */
const TYPES: Readonly<Record<string, 'xml' | 'zip' | 'csv' | null>> = {
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/zip': 'zip',
  'application/x-zip-compressed': 'zip',
  'text/csv': 'csv',
  'application/octet-stream': null,
}

const OLE_START = [0xd0, 0xcf, 0x11, 0xe0]
const LESS_THAN = 0x3c
/** The bytes of byte order marks, the zero bytes of UTF-16, and white space. */
const PASSED_OVER = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 0x20, 9, 10, 13])

/** True for the content type of a file that may be one of listings. */
export function isFeedType(type: string): boolean {
  return Object.hasOwn(TYPES, type)
}

/**
 * The listings of a file for this source. `type` is what its sender says that it is; `lang` that of texts which
 * name none. Throws a `FeedRefusal` where the file can't be taken in.
 */
export async function readFeed(
  bytes: Uint8Array,
  { source, type, lang }: { source: FileSource; type: string; lang: Lang },
): Promise<Feed> {
  if (source === 'csv' && isExcel(bytes)) throw new FeedRefusal({ code: 'fileExcel' })
  const format = isZip(bytes) ? 'zip' : startsWithTag(bytes) ? 'xml' : 'csv'
  const said = TYPES[type] ?? format
  if (said !== format) throw new FeedRefusal({ code: 'fileKind', value: said, other: format })
  if ((source === 'csv') !== (format === 'csv')) {
    throw new FeedRefusal({ code: 'fileSource', value: format, other: source })
  }
  const open = () => (format === 'zip' ? unpackXml(bytes) : whole(bytes))
  if (format !== 'csv') return readOpenImmo(open, lang)
  const { text, issue } = await decodeText(bytes)
  const feed = readCsv(text, lang)
  if (issue) feed.issues.unshift({ ID: null, issues: [issue] })
  return feed
}

/** Returns true for a ZIP, as which Excel writes workbooks, and for the format of its older versions. */
function isExcel(bytes: Uint8Array): boolean {
  return isZip(bytes) || OLE_START.every((byte, at) => bytes[at] === byte)
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Returns true where the first character is `<`, in UTF-8, a one-byte encoding or UTF-16, after a byte order mark. */
function startsWithTag(bytes: Uint8Array): boolean {
  const [first] = bytes.subarray(0, 64).filter((byte) => !PASSED_OVER.has(byte))
  return first === LESS_THAN
}

import type { Lang } from '../../domain/format/lang'
import { readCsv } from './csv'
import { type Feed, FeedRefusal } from './feed'
import { readOpenImmo } from './openimmo'
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
  const format = isZip(bytes) ? 'zip' : startsWithTag(bytes) ? 'xml' : 'csv'
  const said = TYPES[type] ?? format
  if (said !== format) throw new FeedRefusal(`The file is not the ${said} that it is said to be`)
  if ((source === 'csv') !== (format === 'csv')) {
    throw new FeedRefusal(`The file is ${format}, and CRM_SOURCE is ${source}`)
  }
  if (format === 'csv') return readCsv(textOf(bytes), lang)
  return readOpenImmo(format === 'zip' ? unpackXml(bytes) : whole(bytes), lang)
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** After the mark that says UTF-8, if any, and blanks. */
function startsWithTag(bytes: Uint8Array): boolean {
  return /^(?:\u{ef}\u{bb}\u{bf})?\s*</u.test(
    new TextDecoder('latin1').decode(bytes.subarray(0, 64)),
  )
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new FeedRefusal('The CSV is not UTF-8')
  }
}

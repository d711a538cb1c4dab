/**
 * The kinds of files that the library accepts, detected by their bytes. A file name or a declared type is not reliable.
 */
export const FILE_KINDS = [
  'jpeg',
  'png',
  'gif',
  'webp',
  'avif',
  'heic',
  'svg',
  'pdf',
  'mp4',
] as const
export type FileKind = (typeof FILE_KINDS)[number]

interface KindFacts {
  type: string
  extension: string
}

export const KIND_FACTS: Record<FileKind, KindFacts> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  gif: { type: 'image/gif', extension: 'gif' },
  webp: { type: 'image/webp', extension: 'webp' },
  avif: { type: 'image/avif', extension: 'avif' },
  heic: { type: 'image/heic', extension: 'heic' },
  svg: { type: 'image/svg+xml', extension: 'svg' },
  pdf: { type: 'application/pdf', extension: 'pdf' },
  mp4: { type: 'video/mp4', extension: 'mp4' },
}

/** The brands of ISO base media (ISO/IEC 14496-12, 23000-22 for HEIF): four characters after `ftyp`. */
const BRANDS: Record<string, FileKind> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  mif1: 'heic',
  msf1: 'heic',
  isom: 'mp4',
  iso2: 'mp4',
  iso4: 'mp4',
  iso5: 'mp4',
  iso6: 'mp4',
  mp41: 'mp4',
  mp42: 'mp4',
  avc1: 'mp4',
  'M4V ': 'mp4',
}

/** Some servers write a byte order mark or line breaks before the file; PDF readers skip them. */
const PDF_START = /^(?:\xef\xbb\xbf)?\s*%PDF-/

/** The UTF-8 bytes of a byte order mark, read as windows-1252. */
export const BYTE_ORDER_MARK = 'ï»¿'
/** Drawing programs write comments and entities before the root element. */
const SVG_HEAD_BYTES = 64 * 1024
const SVG_START = /^<(?:!doctype\s+|!DOCTYPE\s+|[\w-]+:)?svg[\s>/]/

/** Returns the kind of a file by its first bytes (64 KB are enough), or null if the library does not accept it. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  const start = latin(bytes, 0, 12)
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp'
  if (PDF_START.test(latin(bytes, 0, 64))) return 'pdf'
  if (start.slice(4, 8) === 'ftyp') return brandKind(bytes)
  return isSvg(bytes.subarray(0, SVG_HEAD_BYTES)) ? 'svg' : null
}

/** Returns true if the first element after comments and instructions is `svg`, or the DOCTYPE is that of SVG. */
function isSvg(head: Uint8Array): boolean {
  const text = new TextDecoder('windows-1252').decode(head)
  let rest = text.replace(BYTE_ORDER_MARK, '').trimStart()
  while (/^<(?:\?|!--)/.test(rest)) {
    const mark = rest.startsWith('<?') ? '?>' : '-->'
    const end = rest.indexOf(mark)
    if (end < 0) return false
    rest = rest.slice(end + mark.length).trimStart()
  }
  return SVG_START.test(rest)
}

/** Returns true for a BMP or TIFF file: pictures that the site neither shows nor converts. */
export function isUnsupportedPicture(bytes: Uint8Array): boolean {
  const start = latin(bytes, 0, 4)
  return start.startsWith('BM') || start === 'II*\0' || start === 'MM\0*'
}

/**
 * Returns the kind by the brands. A HEIF file from Apple may have the major brand `mif1`, and `avif` or `heic` among
 * its compatible brands.
 */
function brandKind(bytes: Uint8Array): FileKind | null {
  const major = BRANDS[latin(bytes, 8, 12)] ?? null
  const size = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0)
  const compatible = latin(bytes, 16, Math.min(size, 128))
  return major === 'heic' && compatible.includes('avif') ? 'avif' : major
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}

import { boxesIn, nameAt, UncleanableFile, viewOf } from './boxes'

type Bytes = Uint8Array<ArrayBuffer>

/** Moves the parts of a file that remain to its start, in the given bytes. */
class PartMover {
  size = 0
  constructor(readonly bytes: Bytes) {}

  add(start: number, end: number): void {
    const last = Math.min(end, this.bytes.length)
    this.bytes.copyWithin(this.size, start, last)
    this.size += last - start
  }

  finish(): Bytes {
    return this.bytes.subarray(0, this.size)
  }
}

const [SCAN, END, EXIF] = [0xda, 0xd9, 0xe1]
/** APP0 to APP15, reserved markers and comments. */
const [FIRST_EXTRA, LAST_EXTRA] = [0xe0, 0xfe]
/** JFIF, the colour profile and Adobe's colour transform decide how pixels look. */
const ALLOWED_SEGMENTS = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
])
/** Markers without a length that have no meaning between segments: zero, TEM and restarts. */
const MARKERS_WITHOUT_LENGTH = new Set([0, 1, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7])

/**
 * Returns a JPEG without EXIF, XMP, IPTC, comments and bytes after its end, in the given bytes. The orientation
 * remains. Throws a RangeError if the file ends too early.
 */
export function cleanJpeg(bytes: Bytes): Bytes {
  const view = viewOf(bytes)
  const mover = new PartMover(bytes)
  mover.add(0, 2)
  let isTurned = false
  // A segment is 0xff, a marker and a length that includes itself. After a scan segment, the pixels follow.
  for (let at = 2; ; ) {
    at = nextMarker(view, at)
    const marker = view.getUint8(at + 1)
    if (marker === END) {
      mover.add(at, at + 2)
      return mover.finish()
    }
    const segmentEnd = at + 2 + view.getUint16(at + 2)
    const end = marker === SCAN ? endOfPixels(bytes, segmentEnd) : segmentEnd
    const segment = bytes.subarray(at, end)
    const orientation = marker === EXIF && !isTurned ? orientationOf(segment) : null
    if (orientation) {
      bytes.set(orientationSegment(orientation), at)
      mover.add(at, at + ORIENTATION_BYTES)
      isTurned = true
    } else if (isAllowedSegment(marker, segment)) mover.add(at, end)
    at = end
  }
}

/** Returns the offset of the next marker. Fill bytes may precede it, and decoders skip any other bytes too. */
function nextMarker(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    const next = view.getUint8(at + 1)
    if (view.getUint8(at) === 0xff && next !== 0xff && !MARKERS_WITHOUT_LENGTH.has(next)) return at
  }
}

function isAllowedSegment(marker: number, segment: Bytes): boolean {
  if (marker < FIRST_EXTRA || marker > LAST_EXTRA) return true
  const name = ALLOWED_SEGMENTS.get(marker)
  return name !== undefined && nameAt(segment, 4, name.length) === name
}

/**
 * Returns the end of the pixels. In pixels, 0xff occurs before 0, before another 0xff, and before the eight restart
 * markers.
 */
function endOfPixels(bytes: Bytes, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0
    const isInside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (bytes[at] === 0xff && !isInside) return at
  }
  throw new RangeError('The JPEG ends too early')
}

const [ORIENTATION, ORIENTATION_BYTES] = [0x0112, 36]

/** Returns the EXIF orientation, 2 to 8, or null (TIFF 6.0: a header, then entries of twelve bytes). */
function orientationOf(segment: Bytes): number | null {
  const tiff = segment.subarray(10)
  if (segment.length < ORIENTATION_BYTES || segment[4] !== 0x45) return null
  const view = viewOf(tiff)
  const isLittleEndian = view.getUint16(0) === 0x4949
  const first = view.getUint32(4, isLittleEndian)
  if (first + 2 > tiff.length) return null
  const count = view.getUint16(first, isLittleEndian)
  for (let nth = 0, at = first + 2; nth < count && at + 12 <= tiff.length; nth++, at += 12) {
    if (view.getUint16(at, isLittleEndian) !== ORIENTATION) continue
    const orientation = view.getUint16(at + 8, isLittleEndian)
    return orientation >= 2 && orientation <= 8 ? orientation : null
  }
  return null
}

/** Returns an EXIF segment of 36 bytes with this one entry. */
function orientationSegment(orientation: number): number[] {
  const header = [0xff, EXIF, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  return [...header, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
}

/**
 * The optional PNG 3 chunks that remain: pixels, colours and animation. Other chunks remain only if they are critical
 * (first letter in upper case).
 */
const PNG_CHUNKS = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

/** Returns a PNG without texts, EXIF, time, unknown chunks and bytes after its end, in the given bytes. */
export function cleanPng(bytes: Bytes): Bytes {
  const view = viewOf(bytes)
  const mover = new PartMover(bytes)
  mover.add(0, 8)
  for (let at = 8; ; ) {
    const end = at + 12 + view.getUint32(at)
    const name = nameAt(bytes, at + 4)
    if (end > bytes.length) throw new RangeError('The PNG ends too early')
    if (/^[A-Z]/.test(name) || PNG_CHUNKS.has(name)) mover.add(at, end)
    if (name === 'IEND') return mover.finish()
    at = end
  }
}

const WEBP_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** The flags in `VP8X` for EXIF and XMP. */
const METADATA_FLAGS = 0b1100

/** Returns a WebP without EXIF, XMP and unknown chunks, in the given bytes. */
export function cleanWebp(bytes: Bytes): Bytes {
  const view = viewOf(bytes)
  const mover = new PartMover(bytes)
  mover.add(0, 12)
  // A chunk has a name, a size and padding to an even number of bytes. The last one may be truncated.
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = nameAt(bytes, at)
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    if (name === 'VP8X') bytes[at + 8] = (bytes[at + 8] ?? 0) & ~METADATA_FLAGS
    if (WEBP_CHUNKS.has(name)) mover.add(at, end)
    at = end
  }
  view.setUint32(4, mover.size - 8, true)
  return mover.finish()
}

/** Items of a picture that are not pixels, and boxes that may contain a place. */
const HEIF_METADATA = /Exif|mime|uri |uuid|udta|xml /

/** Returns an AVIF or HEIC unchanged. Throws `UncleanableFile` if it has metadata: such files are rare. */
export function checkHeif(bytes: Bytes): Bytes {
  const decoder = new TextDecoder('windows-1252')
  for (const { type, start, end } of boxesIn(bytes)) {
    if (type !== 'mdat' && HEIF_METADATA.test(decoder.decode(bytes.subarray(start, end))))
      throw new UncleanableFile('The picture has metadata')
  }
  return bytes
}

import { joinBytes } from '../format/bytes'
import type { FileKind } from './file-kind'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * A picture without what it tells beside its pixels: place, camera, time, names, thumbnails. A JPEG keeps the
 * way it is turned, its colours and nothing else. Other kinds come back as they are.
 * Throws a RangeError for a file that ends in the middle.
 */
export function withoutMetadata(bytes: Bytes, kind: FileKind): Bytes {
  if (kind === 'jpeg') return cleanJpeg(bytes)
  if (kind === 'png') return cleanPng(bytes)
  return kind === 'webp' ? cleanWebp(bytes) : bytes
}

const [SCAN, END] = [0xda, 0xd9]
const [COMMENT, FIRST_APP, LAST_APP] = [0xfe, 0xe0, 0xef]
/** JFIF, the colour profile and Adobe's colour transform decide how pixels look. */
const KEPT_APPS = [0xe0, 0xe2, 0xee]
const EXIF = 0xe1
const ORIENTATION = 0x0112

/** Segments are 0xff, a mark and a length that counts itself; behind a scan's stand its pixels. */
function cleanJpeg(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const parts: Bytes[] = [bytes.subarray(0, 2)]
  for (let at = 2; ; ) {
    // Fill bytes may stand before a mark.
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at++
    const mark = view.getUint8(at + 1)
    // What stands behind the end (a second picture with its own place, a film) goes too.
    if (mark === END) return joinBytes([...parts, bytes.subarray(at, at + 2)])
    const ends = at + 2 + view.getUint16(at + 2)
    const end = mark === SCAN ? endOfPixels(bytes, ends) : ends
    const segment = bytes.subarray(at, end)
    const isTold = mark === COMMENT || (mark >= FIRST_APP && mark <= LAST_APP)
    const turned = mark === EXIF ? orientationOf(segment) : null
    if (turned) parts.push(orientationSegment(turned))
    else if (!isTold || KEPT_APPS.includes(mark)) parts.push(segment)
    at = end
  }
}

/** Pixels go on over 0xff00, an 0xff of theirs, and over the eight marks at which a reader can begin anew. */
function endOfPixels(bytes: Bytes, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0
    const isInside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (bytes[at] === 0xff && !isInside) return at
  }
  throw new RangeError('The JPEG ends in the middle')
}

/** 2 to 8: how the picture is turned, by its EXIF (TIFF 6.0: a header, then entries of twelve bytes); null if not. */
function orientationOf(segment: Bytes): number | null {
  const tiff = segment.subarray(10)
  if (tiff.length < 14 || segment[4] !== 0x45) return null
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length)
  const isLittle = view.getUint16(0) === 0x4949
  const first = view.getUint32(4, isLittle)
  if (first + 2 > tiff.length) return null
  const count = view.getUint16(first, isLittle)
  for (let nth = 0, at = first + 2; nth < count && at + 12 <= tiff.length; nth++, at += 12) {
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue
    const turned = view.getUint16(at + 8, isLittle)
    return turned >= 2 && turned <= 8 ? turned : null
  }
  return null
}

/** EXIF with one entry: 36 bytes. */
function orientationSegment(turned: number): Bytes {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    turned,
    0,
    0,
    0,
    0,
    0,
    0,
  ]
  return new Uint8Array([0xff, EXIF, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff])
}

const TELLING_CHUNKS = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']

/** Chunks are a length, a name, data and a sum; what stands behind the last one goes. */
function cleanPng(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const parts: Bytes[] = [bytes.subarray(0, 8)]
  for (let at = 8; ; ) {
    const end = at + 12 + view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (end > bytes.length) throw new RangeError('The PNG ends in the middle')
    if (!TELLING_CHUNKS.includes(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') return joinBytes(parts)
    at = end
  }
}

const TELLING_FLAGS = 0b1100

/** Chunks are a name, a length and data of an even size; the first one's flags say which are there. */
function cleanWebp(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const parts: Bytes[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    const chunk = bytes.slice(at, at + 8 + size + (size % 2))
    const name = String.fromCharCode(...chunk.subarray(0, 4))
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~TELLING_FLAGS
    if (name !== 'EXIF' && name !== 'XMP ') parts.push(chunk)
    at += 8 + size + (size % 2)
  }
  const whole = joinBytes([bytes.slice(0, 12), ...parts])
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true)
  return whole
}

import type { FileKind } from './file-kind'

/** Returns true if the file ends before its content does, by the structure of its format. */
export function isTruncated(bytes: Uint8Array, kind: FileKind): boolean {
  return !CHECKS[kind](bytes)
}

const CHECKS: Record<FileKind, (bytes: Uint8Array) => boolean> = {
  jpeg: hasJpegEnd,
  png: hasPngEnd,
  webp: hasAllRiff,
  gif: hasGifEnd,
  avif: (bytes) => hasAllBoxes(bytes, 'meta'),
  // A service decodes HEIC and checks more than this.
  heic: (bytes) => hasAllBoxes(bytes),
  mp4: (bytes) => hasAllBoxes(bytes, 'moov'),
  pdf: hasPdfEnd,
  // The XML parser checks it.
  svg: () => true,
}

/** The marker that ends a picture, and those without a length. */
const END = 0xd9
const MARKERS_WITHOUT_LENGTH = [0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8]

/** Segments have a marker and a length. In the pixels after a scan segment, 0xff precedes 0 or a bare marker. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  for (let at = 2; at + 1 < bytes.length; ) {
    const marker = view.getUint8(at + 1)
    const isMarker = view.getUint8(at) === 0xff && marker !== 0 && marker !== 0xff
    if (isMarker && marker === END) return true
    const hasLength = isMarker && !MARKERS_WITHOUT_LENGTH.includes(marker) && at + 4 <= bytes.length
    at += hasLength ? 2 + view.getUint16(at + 2) : 1
  }
  return false
}

/** Chunks have a length, a name, data and a checksum; the last one is IEND. */
function hasPngEnd(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (nameAt(bytes, at + 4) === 'IEND') return true
  }
  return false
}

const GIF_HEADER_BYTES = 13
const [EXTENSION, FRAME, TRAILER] = [0x21, 0x2c, 0x3b]

/** Extensions and frames end with an empty block. Some servers send bytes after the trailer. */
function hasGifEnd(bytes: Uint8Array): boolean {
  let at = GIF_HEADER_BYTES + colourTableBytes(bytes[10])
  while (at < bytes.length) {
    const mark = bytes[at]
    if (mark === TRAILER) return true
    if (mark === EXTENSION) at += 2
    else if (mark === FRAME) at += 11 + colourTableBytes(bytes[at + 9])
    // Some encoders write an extra empty block.
    else if (mark === 0) at++
    else return false
    while (mark !== 0 && bytes[at]) at += 1 + (bytes[at] ?? 0)
    if (mark !== 0) at++
  }
  return false
}

/**
 * Returns the size of a colour table. The highest bit indicates whether there is one, the lowest three its number of
 * colours.
 */
function colourTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/**
 * Returns true if the file has the size in its header, which is counted from the ninth byte. Some encoders omit the
 * padding of the last chunk.
 */
function hasAllRiff(bytes: Uint8Array): boolean {
  return bytes.length >= 20 && viewOf(bytes).getUint32(4, true) + 8 <= bytes.length + 1
}

const BOXES = /^(?:ftyp|styp|meta|moov|moof|mdat|idat|free|skip|wide|uuid|sidx|mfra)$/

/**
 * Returns true if all boxes are complete. Boxes have a size and a type (ISO/IEC 14496-12). Cameras write proprietary
 * data after the last box.
 */
function hasAllBoxes(bytes: Uint8Array, required?: string): boolean {
  const view = viewOf(bytes)
  let isFound = required === undefined
  for (let at = 0; at + 8 <= bytes.length; ) {
    const type = nameAt(bytes, at + 4)
    const length = view.getUint32(at)
    const isLong = length === 1 && at + 16 <= bytes.length
    // The size 0 means that the last box extends to the end of the file.
    const size =
      length === 0 ? bytes.length - at : isLong ? Number(view.getBigUint64(at + 8)) : length
    if (size < 8 || at + size > bytes.length) return isFound && !BOXES.test(type)
    isFound ||= type === required
    at += size
  }
  return isFound
}

/** Readers search the marker in the last 1024 bytes. Some writers pad the file after it. */
function hasPdfEnd(bytes: Uint8Array): boolean {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] ?? 0) <= 0x20) end--
  const hasObjects = latin(bytes.subarray(0, 4096)).includes(' obj')
  return !hasObjects || latin(bytes.subarray(Math.max(0, end - 1024), end)).includes('%%EOF')
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
}

function nameAt(bytes: Uint8Array, at: number): string {
  return latin(bytes.subarray(at, at + 4))
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}

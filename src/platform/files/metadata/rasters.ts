type Bytes = Uint8Array<ArrayBuffer>

/** Concatenates the parts of a file in one array. A file may have millions of parts. */
class PartWriter {
  readonly #bytes: Bytes
  size = 0

  /** `capacity` is the maximum number of bytes of all parts. */
  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity)
  }

  add(part: Uint8Array): void {
    this.#bytes.set(part, this.size)
    this.size += part.length
  }

  /** Overwrites four bytes at an offset with a number in little-endian order. */
  setUint32(at: number, value: number): void {
    new DataView(this.#bytes.buffer).setUint32(at, value, true)
  }

  finish(): Bytes {
    return this.#bytes.subarray(0, this.size)
  }
}

const [SCAN, END] = [0xda, 0xd9]
const EXIF = 0xe1
/** APP0 to APP15, reserved markers and comments. */
const [FIRST_EXTRA, LAST_EXTRA] = [0xe0, 0xfe]
/** JFIF, the colour profile and Adobe's colour transform decide how pixels look. */
const ALLOWED_SEGMENTS: Record<number, string> = {
  224: 'JFIF\0',
  226: 'ICC_PROFILE\0',
  238: 'Adobe',
}
/** Markers without a length that have no meaning between segments: zero, TEM and restarts. */
const MARKERS_WITHOUT_LENGTH = new Set([0, 1, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7])

const [JFIF, ADOBE] = [0xe0, 0xee]
/** The size of a segment in bytes, including its marker and length. */
const SEGMENT_BYTES: Record<number, number> = { [JFIF]: 18, [ADOBE]: 16 }
/** The offset of the thumbnail's width and height, which end the JFIF segment. */
const JFIF_THUMBNAIL_AT = 16

const ORIENTATION = 0x0112

/**
 * Returns a JPEG without EXIF, XMP, IPTC, comments, thumbnails and bytes after its end. The orientation remains. Throws
 * a RangeError if the file ends too early.
 */
export function cleanJpeg(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const writer = new PartWriter(bytes.length + ORIENTATION_BYTES)
  writer.add(bytes.subarray(0, 2))
  let isTurned = false
  // A segment is 0xff, a marker and a length that includes itself. After a scan segment, the pixels follow.
  for (let at = 2; ; ) {
    at = nextMarker(view, at)
    const marker = view.getUint8(at + 1)
    if (marker === END) {
      writer.add(bytes.subarray(at, at + 2))
      return writer.finish()
    }
    const segmentEnd = at + 2 + view.getUint16(at + 2)
    const end = marker === SCAN ? endOfPixels(bytes, segmentEnd) : segmentEnd
    const segment = bytes.subarray(at, end)
    const orientation = marker === EXIF && !isTurned ? orientationOf(segment) : null
    if (orientation) {
      writer.add(orientationSegment(orientation))
      isTurned = true
    } else if (isAllowedSegment(marker, segment)) writer.add(withoutExtras(marker, segment))
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

/** Returns a JFIF segment without its thumbnail. Decoders ignore data after the known fields. */
function withoutExtras(marker: number, segment: Bytes): Bytes {
  const size = SEGMENT_BYTES[marker]
  if (size === undefined || segment.length <= size) return segment
  const clean = segment.slice(0, size)
  clean.set([0, size - 2], 2)
  if (marker === JFIF) clean.fill(0, JFIF_THUMBNAIL_AT)
  return clean
}

function isAllowedSegment(marker: number, segment: Bytes): boolean {
  if (marker < FIRST_EXTRA || marker > LAST_EXTRA) return true
  const name = ALLOWED_SEGMENTS[marker]
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

/** Returns the EXIF orientation, 2 to 8, or null (TIFF 6.0: a header, then entries of twelve bytes). */
function orientationOf(segment: Bytes): number | null {
  const tiff = segment.subarray(10)
  if (tiff.length < 14 || segment[4] !== 0x45) return null
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length)
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

const ORIENTATION_BYTES = 36

/** Returns an EXIF segment of 36 bytes with this one entry. */
function orientationSegment(orientation: number): Bytes {
  const header = [0xff, EXIF, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0]
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1]
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return new Uint8Array([...header, ...tiff, ...entry, 0, 0, 0, 0])
}

/**
 * The optional PNG 3 chunks that remain: pixels, colours and animation. Other chunks remain only if they are critical
 * (first letter in upper case).
 */
const PNG_CHUNKS = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

/** Returns a PNG without texts, EXIF, time, unknown chunks and bytes after its end. */
export function cleanPng(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const writer = new PartWriter(bytes.length)
  writer.add(bytes.subarray(0, 8))
  for (let at = 8; ; ) {
    const end = at + 12 + view.getUint32(at)
    const name = nameAt(bytes, at + 4)
    if (end > bytes.length) throw new RangeError('The PNG ends too early')
    if (/^[A-Z]/.test(name) || PNG_CHUNKS.has(name)) writer.add(bytes.subarray(at, end))
    if (name === 'IEND') return writer.finish()
    at = end
  }
}

const WEBP_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** The flags in `VP8X` for EXIF and XMP. */
const METADATA_FLAGS = 0b1100

/** The chunks of an animation frame. They follow its position, size and duration. */
const FRAME_CHUNKS = new Set(['VP8 ', 'VP8L', 'ALPH'])
const FRAME_CHUNKS_AT = 24

/** Returns a WebP without EXIF, XMP and unknown chunks, also inside frames. */
export function cleanWebp(bytes: Bytes): Bytes {
  const writer = new PartWriter(bytes.length)
  writer.add(bytes.subarray(0, 12))
  for (const { name, chunk } of chunksOf(bytes, 12)) {
    if (!WEBP_CHUNKS.has(name)) continue
    if (name === 'ANMF') addFrame(writer, chunk)
    else writer.add(name === 'VP8X' ? withoutFlags(chunk) : chunk)
  }
  writer.setUint32(4, writer.size - 8)
  return writer.finish()
}

function addFrame(writer: PartWriter, frame: Bytes): void {
  const start = writer.size
  writer.add(frame.subarray(0, FRAME_CHUNKS_AT))
  for (const { name, chunk } of chunksOf(frame, FRAME_CHUNKS_AT)) {
    if (FRAME_CHUNKS.has(name)) writer.add(chunk)
  }
  writer.setUint32(start + 4, writer.size - start - 8)
}

function withoutFlags(chunk: Bytes): Bytes {
  const clean = chunk.slice()
  clean[8] = (clean[8] ?? 0) & ~METADATA_FLAGS
  return clean
}

/** Returns chunks with a name, a size and padding to an even number of bytes. The last one may be truncated. */
function* chunksOf(bytes: Bytes, start: number): Generator<{ name: string; chunk: Bytes }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = start; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    yield { name: nameAt(bytes, at), chunk: bytes.subarray(at, end) }
    at = end
  }
}

const GIF_HEADER_BYTES = 13
const [EXTENSION, FRAME, TRAILER] = [0x21, 0x2c, 0x3b]
const [GRAPHIC_CONTROL, APPLICATION] = [0xf9, 0xff]
/** The GIF application extensions that remain. They repeat the animation, or contain its colour profile. */
const GIF_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

/** Returns a GIF without comments, XMP, texts and bytes after its end. Throws a RangeError for a damaged file. */
export function cleanGif(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = GIF_HEADER_BYTES + colourTableBytes(view.getUint8(10))
  const writer = new PartWriter(bytes.length)
  writer.add(bytes.subarray(0, at))
  for (;;) {
    const mark = view.getUint8(at)
    const start = at
    if (mark === TRAILER) {
      writer.add(bytes.subarray(at, at + 1))
      return writer.finish()
    }
    if (mark === EXTENSION) at += 2
    else if (mark === FRAME) at += 11 + colourTableBytes(view.getUint8(at + 9))
    else if (mark !== 0) throw new RangeError('The GIF is damaged')
    // Each block has a length. An empty block is the last one.
    while (mark !== 0 && view.getUint8(at) !== 0) at += 1 + view.getUint8(at)
    at++
    if (mark === FRAME || isAllowedExtension(bytes, start)) writer.add(bytes.subarray(start, at))
  }
}

function isAllowedExtension(bytes: Bytes, at: number): boolean {
  if (bytes[at + 1] === GRAPHIC_CONTROL) return bytes[at] === EXTENSION
  return bytes[at + 1] === APPLICATION && GIF_APPLICATIONS.includes(nameAt(bytes, at + 3, 11))
}

/**
 * Returns the size of a colour table. The highest bit indicates whether there is one, the lowest three its number of
 * colours.
 */
function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function nameAt(bytes: Bytes, at: number, length = 4): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

import { crc32 } from 'node:zlib'
import { UncleanableFile } from '../../../platform/files/metadata/boxes'
import { cleanJpeg2000 } from '../../../platform/files/metadata/films'
import { cleanJpeg } from '../../../platform/files/metadata/rasters'
import { joinBytes } from '../../../platform/format/bytes'
import type { UnchangeableReason } from '../removals'
import { encodeStream, filtersOf, hasPredictor, StreamDecoder } from './filters'
import {
  dictionariesIn,
  entryOf,
  nameOf,
  type PdfDictionary,
  type PdfValue,
  type ValueCount,
} from './lexer'
import { isObjectStream, type PdfPart, packedObjects, pdfParts } from './objects'

type Bytes = Uint8Array<ArrayBuffer>
type PdfObject = Extract<PdfPart, { kind: 'object' }>

/** The entries of the information dictionary that stay. PDF readers show the title in their window. */
const RETAINED_INFO = new Set(['Title', 'Trapped'])
/** The entries that only an information dictionary has. */
const INFO_KEYS = new Set(
  'Author Creator Producer CreationDate ModDate Keywords Company'.split(' '),
)
const FILTER_KEYS = new Set(['Filter', 'DecodeParms', 'DP'])
const SPACE = 0x20
const JPEG_END = new Uint8Array([0xff, 0xd9])

const EMPTY_XMP =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?>'

/** Returns the reason why a PDF can't be changed, or null. Throws a RangeError for a damaged PDF. */
export function unchangeableReason(bytes: Bytes): UnchangeableReason | null {
  return inspect(bytes).reason
}

/**
 * Blanks the metadata of a PDF in the given bytes, in all its revisions, and returns them: information dictionaries
 * except the title, XMP, and the metadata of embedded JPEG and JPEG 2000 pictures. All offsets stay valid, as no part
 * changes its size. A PDF that can't be changed is returned unchanged. Throws `UncleanableFile` if a part can't be read.
 */
export function cleanPdf(bytes: Bytes): Bytes {
  const { reason, references, packed, count } = inspect(bytes)
  if (reason) return bytes
  addPackedReferences(bytes, { references, packed, count })
  const cleaner = new PdfCleaner(bytes, references)
  for (const part of pdfParts(bytes, cleaner.count)) {
    if (part.kind === 'comment') cleaner.cleanComment(part.span)
    else if (part.kind === 'trailer') cleaner.cleanValue(bytes, part.value, null)
    else cleaner.cleanObject(part)
  }
  return bytes
}

function isTrailer(part: PdfPart): part is Exclude<PdfPart, { kind: 'comment' }> {
  if (part.kind !== 'object') return part.kind === 'trailer'
  return nameOf(entryOf(part.value, 'Type')) === 'XRef'
}

/** The numbers of objects: information dictionaries, the texts of these, and XMP. */
interface References {
  infos: Set<number>
  texts: Set<number>
  metadata: Set<number>
}

interface Inspection {
  /** The reason why the file can't be changed, or null. */
  reason: UnchangeableReason | null
  references: References
  /** The object streams of a file that can be changed. */
  packed: PdfObject[]
  count: ValueCount
}

function inspect(bytes: Bytes): Inspection {
  const references: References = { infos: new Set(), texts: new Set(), metadata: new Set() }
  const inspection: Inspection = { reason: null, references, packed: [], count: { values: 0 } }
  for (const part of pdfParts(bytes, inspection.count)) {
    if (part.kind === 'comment') continue
    for (const dictionary of dictionariesIn(part.value)) {
      const isSigned = entryOf(dictionary, 'ByteRange') && entryOf(dictionary, 'Contents')
      if (isSigned) return { ...inspection, reason: 'signed' }
    }
    if (isTrailer(part) && entryOf(part.value, 'Encrypt')) inspection.reason = 'protected'
    addReferences(references, part.value, isTrailer(part))
    if (part.kind === 'object' && isObjectStream(part.value)) inspection.packed.push(part)
  }
  return inspection
}

function addPackedReferences(
  bytes: Bytes,
  { references, packed, count }: Omit<Inspection, 'reason'>,
): void {
  const decoder = new StreamDecoder()
  for (const { value: holder, stream } of packed) {
    if (!stream) continue
    const decoded = decodeObjects(decoder, bytes.subarray(stream.start, stream.end), holder)
    for (const { value } of packedObjects(holder, decoded, count)) addReferences(references, value)
  }
}

function addReferences(references: References, value: PdfValue, isTrailer = false): void {
  for (const { entries } of dictionariesIn(value)) {
    for (const { key, value: target } of entries) {
      if (target.kind !== 'reference') continue
      if (isTrailer && key === 'Info') references.infos.add(target.number)
      if (INFO_KEYS.has(key)) references.texts.add(target.number)
      if (key === 'Metadata') references.metadata.add(target.number)
    }
  }
}

function decodeObjects(decoder: StreamDecoder, data: Bytes, stream: PdfValue): Bytes {
  if (hasPredictor(stream)) throw new UncleanableFile('The stream has a predictor')
  return decoder.decode(data, filtersOf(stream))
}

class PdfCleaner {
  readonly count: ValueCount = { values: 0 }
  readonly #decoder = new StreamDecoder()

  constructor(
    readonly bytes: Bytes,
    readonly references: References,
  ) {}

  /** Blanks a comment between objects, for example the command of a converter, but not the marks of the format. */
  cleanComment({ start, end }: { start: number; end: number }): void {
    const isMark = end - start <= '%%EOF'.length || this.#textAt(start, 5) === '%PDF-'
    if (!isMark) this.bytes.fill(SPACE, start + 1, end)
  }

  cleanObject({ number, value, stream }: PdfObject): void {
    this.cleanValue(this.bytes, value, number)
    if (!stream) return
    const data = this.bytes.subarray(stream.start, stream.end)
    if (this.#isMetadata(value, number)) blankMetadata(this.bytes, value, data)
    else if (isObjectStream(value)) this.#cleanObjectStream(value, data)
    else cleanPicture(this.#decoder, value, data)
  }

  /**
   * Blanks information dictionaries in a value, or the complete value if it is a text of one. Returns true if it
   * changed the value.
   */
  cleanValue(bytes: Bytes, value: PdfValue, number: number | null): boolean {
    const { infos, texts } = this.references
    if (value.kind === 'string' && number !== null && texts.has(number)) {
      bytes.fill(SPACE, value.start + 1, value.end - 1)
      return true
    }
    let isChanged = false
    for (const dictionary of dictionariesIn(value)) {
      const isReferenced = dictionary === value && number !== null && infos.has(number)
      if (!isReferenced && !looksLikeInfo(dictionary)) continue
      for (const { key, start, end } of dictionary.entries) {
        if (RETAINED_INFO.has(key)) continue
        bytes.fill(SPACE, start, end)
        isChanged = true
      }
    }
    return isChanged
  }

  #isMetadata(value: PdfValue, number: number): boolean {
    const isNamed = nameOf(entryOf(value, 'Type')) === 'Metadata'
    return isNamed || this.references.metadata.has(number)
  }

  #cleanObjectStream(value: PdfValue, data: Bytes): void {
    const packed = decodeObjects(this.#decoder, data, value)
    let isChanged = false
    for (const { number, value: object } of packedObjects(value, packed, this.count))
      isChanged = this.cleanValue(packed, object, number) || isChanged
    if (isChanged) replace(data, encodeStream(packed, filtersOf(value)), 0)
  }

  #textAt(start: number, length: number): string {
    return String.fromCharCode(...this.bytes.subarray(start, start + length))
  }
}

/** Returns true for an information dictionary that no trailer may refer to any more. */
function looksLikeInfo(dictionary: PdfDictionary): boolean {
  const isTyped = entryOf(dictionary, 'Type', 'Subtype', 'S', 'FT') !== undefined
  return !isTyped && dictionary.entries.some(({ key }) => INFO_KEYS.has(key))
}

/** Replaces the stream by an empty XMP packet without filters. */
function blankMetadata(bytes: Bytes, value: PdfValue, data: Bytes): void {
  const filters = value.kind === 'dictionary' ? value.entries : []
  for (const { key, start, end } of filters) {
    if (FILTER_KEYS.has(key)) bytes.fill(SPACE, start, end)
  }
  const packet = new TextEncoder().encode(EMPTY_XMP)
  replace(data, packet.length <= data.length ? packet : new Uint8Array(), SPACE)
}

const DECODED_BY_READERS = ['DCTDecode', 'DCT', 'JPXDecode']

/** Removes the metadata of a JPEG or JPEG 2000 picture, which further filters may wrap. */
function cleanPicture(decoder: StreamDecoder, value: PdfValue, data: Bytes): void {
  const filters = filtersOf(value)
  const format = filters.at(-1) ?? ''
  if (!DECODED_BY_READERS.includes(format)) return
  const wrappers = filters.slice(0, -1)
  const picture = decoder.decode(data, wrappers)
  const checksum = crc32(picture)
  const clean = format === 'JPXDecode' ? cleanJpx(picture) : cleanDct(picture)
  // An unchanged picture is not encoded again, as the filters may return other bytes for it.
  if (clean.length === picture.length && crc32(clean) === checksum) return
  replace(data, encodeStream(clean, wrappers), 0)
}

function cleanDct(picture: Bytes): Bytes {
  if (picture[0] !== 0xff || picture[1] !== 0xd8) return picture
  try {
    // PDF readers accept a JPEG without its end marker.
    return cleanJpeg(joinBytes([picture, JPEG_END])).subarray(0, picture.length)
  } catch {
    throw new UncleanableFile('The picture is damaged')
  }
}

/** A bare codestream has no boxes and so no metadata. */
function cleanJpx(picture: Bytes): Bytes {
  return picture[0] === 0xff ? picture : cleanJpeg2000(picture)
}

/** Overwrites the bytes of a stream. Throws `UncleanableFile` if the new bytes are longer. */
function replace(data: Bytes, clean: Uint8Array, padding: number): void {
  if (clean.length > data.length) throw new UncleanableFile('The stream becomes longer')
  data.set(clean)
  data.fill(padding, clean.length)
}

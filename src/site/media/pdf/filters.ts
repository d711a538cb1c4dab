import { deflateSync, inflateSync } from 'node:zlib'
import { UncleanableFile } from '../../../platform/files/metadata/boxes'
import { dictionariesIn, entryOf, numberOf, type PdfValue } from './lexer'

type Bytes = Uint8Array<ArrayBuffer>

interface Filter {
  decode(bytes: Bytes, limit: number): Bytes
  encode(bytes: Bytes): Bytes
}

const FLATE: Filter = {
  // Some writers omit the checksum, others add line breaks after it.
  decode: (bytes, limit) =>
    new Uint8Array(inflateSync(bytes, { finishFlush: Z_SYNC_FLUSH, maxOutputLength: limit })),
  encode: (bytes) => new Uint8Array(deflateSync(bytes, { level: 9 })),
}

const Z_SYNC_FLUSH = 2

const [EXCLAMATION, LETTER_U, LETTER_Z, TILDE, GREATER] = [0x21, 0x75, 0x7a, 0x7e, 0x3e]

/** ASCII85: five characters encode four bytes, `z` is four zeros, and `~>` is the end. */
const ASCII_85: Filter = {
  decode(bytes, limit) {
    const end = bytes.indexOf(TILDE)
    const encoded = end < 0 ? bytes : bytes.subarray(0, end)
    let zeros = 0
    for (const byte of encoded) if (byte === LETTER_Z) zeros++
    const decoded = bytesOf(Math.ceil((encoded.length - zeros) / 5) * 4 + zeros * 4, limit)
    let [size, value, count] = [0, 0, 0]
    const addGroup = (length: number) => {
      for (let nth = 0; nth < length; nth++) decoded[size++] = (value >>> (24 - 8 * nth)) & 255
      value = 0
      count = 0
    }
    for (const byte of encoded) {
      if (byte === LETTER_Z) size += 4
      if (byte < EXCLAMATION || byte > LETTER_U) continue
      value = value * 85 + byte - EXCLAMATION
      if (++count === 5) addGroup(4)
    }
    const length = count - 1
    // The last group is padded with `u`.
    for (; count > 0 && count < 5; count++) value = value * 85 + 84
    if (length > 0) addGroup(length)
    return decoded.subarray(0, size)
  },
  encode(bytes) {
    const encoded = new Uint8Array(Math.ceil(bytes.length / 4) * 5 + 2)
    let size = 0
    for (let at = 0; at < bytes.length; at += 4) {
      const count = Math.min(4, bytes.length - at)
      let value = 0
      for (let nth = 0; nth < 4; nth++) value = value * 256 + (bytes[at + nth] ?? 0)
      if (value === 0 && count === 4) encoded[size++] = LETTER_Z
      else
        for (let nth = 0; nth <= count; nth++)
          encoded[size++] = EXCLAMATION + (Math.floor(value / 85 ** (4 - nth)) % 85)
    }
    encoded.set([TILDE, GREATER], size)
    return encoded.subarray(0, size + 2)
  },
}

const DIGITS = '0123456789ABCDEF'
const DIGIT_CODES = Array.from(DIGITS, (digit) => digit.charCodeAt(0))
/** The value of each byte that is a hexadecimal digit, 16 for all others. */
const DIGIT_VALUES = Array.from({ length: 256 }, (_, code) => {
  const value = DIGITS.indexOf(String.fromCharCode(code).toUpperCase())
  return value < 0 ? 16 : value
})

const HEXADECIMAL: Filter = {
  decode(bytes) {
    const decoded = new Uint8Array(Math.ceil(bytes.length / 2))
    let digits = 0
    for (const byte of bytes) {
      if (byte === GREATER) break
      const value = DIGIT_VALUES[byte] ?? 16
      if (value === 16) continue
      const at = digits++ >> 1
      decoded[at] = (decoded[at] ?? 0) + (digits % 2 === 1 ? value * 16 : value)
    }
    return decoded.subarray(0, (digits + 1) >> 1)
  },
  encode(bytes) {
    const encoded = new Uint8Array(bytes.length * 2 + 1)
    bytes.forEach((byte, nth) => {
      encoded[nth * 2] = DIGIT_CODES[byte >> 4] ?? 0
      encoded[nth * 2 + 1] = DIGIT_CODES[byte & 15] ?? 0
    })
    encoded[bytes.length * 2] = GREATER
    return encoded
  },
}

function bytesOf(size: number, limit: number): Bytes {
  if (size > limit) throw new UncleanableFile('The stream is too long')
  return new Uint8Array(size)
}

const FILTERS: Readonly<Record<string, Filter>> = {
  FlateDecode: FLATE,
  Fl: FLATE,
  ASCII85Decode: ASCII_85,
  A85: ASCII_85,
  ASCIIHexDecode: HEXADECIMAL,
  AHx: HEXADECIMAL,
}

/** The maximum number of filters of one stream. Writers of PDFs use one or two. */
const MAX_FILTERS = 4

/** Returns the names of the filters of a stream, in the order in which they are decoded. */
export function filtersOf(stream: PdfValue): string[] {
  const filter = entryOf(stream, 'Filter')
  if (filter?.kind === 'reference') throw new UncleanableFile('The filter is elsewhere')
  const names = filter?.kind === 'array' ? filter.items : [filter]
  if (names.length > MAX_FILTERS) throw new UncleanableFile('The stream has too many filters')
  return names.flatMap((name) => (name?.kind === 'name' ? name.text : []))
}

/** Returns true if the bytes of a stream are differences, for example between rows of pixels. */
export function hasPredictor(stream: PdfValue): boolean {
  const parameters = entryOf(stream, 'DecodeParms', 'DP')
  if (!parameters) return false
  if (parameters.kind === 'reference') return true
  return dictionariesIn(parameters).some(
    (filter) => (numberOf(entryOf(filter, 'Predictor')) ?? 1) > 1,
  )
}

const MEGABYTE = 1024 * 1024
/** The maximum number of bytes that one filter may produce, and all filters of a file together. */
const MAX_DECODED = { stream: 20 * MEGABYTE, file: 32 * MEGABYTE }

/** Decodes the streams of one file, up to 32 MB in total. */
export class StreamDecoder {
  #remaining = MAX_DECODED.file

  /** Throws `UncleanableFile` for unknown filters, and for too many bytes. */
  decode(bytes: Bytes, filters: readonly string[]): Bytes {
    return filters.reduce((data, name) => this.#undo(data, name), bytes)
  }

  #undo(bytes: Bytes, name: string): Bytes {
    try {
      const decoded = filterOf(name).decode(bytes, Math.min(MAX_DECODED.stream, this.#remaining))
      this.#remaining -= decoded.length
      if (this.#remaining > 0) return decoded
    } catch (error) {
      throw error instanceof UncleanableFile
        ? error
        : new UncleanableFile('The stream is not decoded')
    }
    throw new UncleanableFile('The streams are too long')
  }
}

/** Encodes bytes with filters. The filter that is decoded first is applied last. */
export function encodeStream(bytes: Bytes, filters: readonly string[]): Bytes {
  return filters.reduceRight((data, name) => filterOf(name).encode(data), bytes)
}

function filterOf(name: string): Filter {
  const filter = FILTERS[name]
  if (!filter) throw new UncleanableFile(`The filter ${name} is not known`)
  return filter
}

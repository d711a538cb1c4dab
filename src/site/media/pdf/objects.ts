import { UncleanableFile } from '../../../platform/files/metadata/boxes'
import { entryOf, nameOf, numberOf, PdfLexer, type PdfValue, type ValueCount } from './lexer'

type Bytes = Uint8Array<ArrayBuffer>

interface Span {
  start: number
  end: number
}

/** A part of a PDF: an object with its number and the bytes of its stream, a trailer, or a comment between objects. */
export type PdfPart =
  | { kind: 'object'; number: number; value: PdfValue; stream: Span | null }
  | { kind: 'trailer'; value: PdfValue }
  | { kind: 'comment'; span: Span }

/** The maximum number of objects in one object stream. Writers of PDFs pack 50 to 200. */
const MAX_PACKED = 20_000

const WORDS = { object: 'obj', end: 'endobj', stream: 'stream', streamEnd: 'endstream' }

/**
 * Reads the parts of a PDF in the order of the file, including those of earlier revisions, without its cross-reference
 * tables. `count` is of the complete file. Throws a RangeError for an object or a stream without an end, and
 * `UncleanableFile` for too many values.
 */
export function* pdfParts(bytes: Bytes, count: ValueCount): Generator<PdfPart> {
  const lexer = new PdfLexer(bytes, count)
  const numbers: number[] = []
  while (lexer.at < bytes.length) {
    const start = lexer.at
    if (lexer.startsWith('%')) {
      lexer.countValue()
      lexer.skipComment()
      yield { kind: 'comment', span: { start, end: lexer.at } }
    } else if (lexer.startsWith(WORDS.end)) lexer.at += WORDS.end.length
    else if (lexer.startsWith(WORDS.object) && numbers.length === 2) {
      lexer.at += WORDS.object.length
      const [number = 0] = numbers.splice(0)
      const value = lexer.readValue()
      if (value) yield { kind: 'object', number, value, stream: streamOf(lexer, value) }
    } else if (lexer.startsWith('trailer')) {
      lexer.at += 'trailer'.length
      const value = lexer.readValue()
      if (value) yield { kind: 'trailer', value }
    } else if (lexer.isSpace()) lexer.at++
    else readNumber(lexer, numbers)
  }
}

/** Stores the last two numbers: those before `obj` are the number and the generation of an object. */
function readNumber(lexer: PdfLexer, numbers: number[]): void {
  lexer.countValue()
  const number = lexer.readDigits()
  if (number !== null) {
    if (numbers.length > 1) numbers.shift()
    numbers.push(number)
    return
  }
  numbers.length = 0
  // A word, or a lone delimiter.
  do lexer.at++
  while (lexer.at < lexer.bytes.length && lexer.isRegular())
}

/**
 * Returns the position of the bytes of an object's stream and moves behind them, or null for an object without a
 * stream.
 */
function streamOf(lexer: PdfLexer, value: PdfValue): Span | null {
  lexer.skipSpace()
  if (value.kind !== 'dictionary' || !lexer.startsWith(WORDS.stream)) return null
  lexer.at += WORDS.stream.length
  if (lexer.startsWith('\r')) lexer.at++
  if (lexer.startsWith('\n')) lexer.at++
  const start = lexer.at
  const length = numberOf(entryOf(value, 'Length'))
  if (length !== null && length >= 0 && Number.isInteger(length)) {
    lexer.at = start + length
    const end = lexer.at
    while (lexer.at < end + 3 && lexer.isSpace()) lexer.at++
    if (lexer.startsWith(WORDS.streamEnd)) {
      lexer.at += WORDS.streamEnd.length
      return { start, end }
    }
    lexer.at = start
  }
  // The stated length is wrong or in another object, so the end is searched.
  while (lexer.at < lexer.bytes.length) {
    const next = lexer.bytes.indexOf(0x65, lexer.at)
    if (next < 0) break
    lexer.at = next
    if (lexer.startsWith(WORDS.streamEnd)) {
      lexer.at += WORDS.streamEnd.length
      return { start, end: withoutLineEnd(lexer.bytes, start, next) }
    }
    lexer.at++
  }
  throw new RangeError('The stream has no end')
}

function withoutLineEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = end
  if (at > start && bytes[at - 1] === 0x0a) at--
  if (at > start && bytes[at - 1] === 0x0d) at--
  return at
}

/** Returns true for a stream that contains other objects. */
export function isObjectStream(value: PdfValue): boolean {
  return nameOf(entryOf(value, 'Type')) === 'ObjStm'
}

/**
 * Reads the objects in the decoded bytes of an object stream. Pairs of number and offset precede them. Throws
 * `UncleanableFile` for more than 20,000 objects.
 */
export function* packedObjects(
  stream: PdfValue,
  bytes: Bytes,
  count: ValueCount,
): Generator<{ number: number; value: PdfValue }> {
  const lexer = new PdfLexer(bytes, count)
  const first = numberOf(entryOf(stream, 'First')) ?? 0
  const objects: { number: number; at: number }[] = []
  while (lexer.at < Math.min(first, bytes.length)) {
    const [number, offset] = [lexer.readValue(), lexer.readValue()]
    if (number?.kind !== 'number' || offset?.kind !== 'number') break
    if (objects.length === MAX_PACKED) throw new UncleanableFile('The stream has too many objects')
    objects.push({ number: number.number, at: first + offset.number })
  }
  lexer.at = Math.min(first, bytes.length)
  // The order by offset ensures that each byte is read once.
  for (const { number, at } of objects.sort((one, other) => one.at - other.at)) {
    if (at < lexer.at || at >= bytes.length) continue
    lexer.at = at
    const value = lexer.readValue()
    if (value) yield { number, value }
  }
}

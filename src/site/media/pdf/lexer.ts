import { UncleanableFile } from '../../../platform/files/metadata/boxes'

interface Span {
  start: number
  end: number
}

/**
 * A value of a PDF (ISO 32000) with its position in the bytes. The items of an array are only its names, dictionaries
 * and arrays.
 */
export type PdfValue = Span &
  (
    | { kind: 'dictionary'; entries: PdfEntry[] }
    | { kind: 'array'; items: PdfValue[] }
    | { kind: 'name' | 'word'; text: string }
    | { kind: 'number' | 'reference'; number: number }
    | { kind: 'string' }
  )

export type PdfDictionary = Extract<PdfValue, { kind: 'dictionary' }>

/** A key with its value. `start` is the start of the key, `end` the end of the value. */
interface PdfEntry extends Span {
  key: string
  value: PdfValue
}

const MAX_DEPTH = 64
/** The maximum number of values of one object in memory. */
const MAX_VALUES = 200_000
/**
 * The maximum number of values in a file, with the numbers, words and comments between its objects. 50,000 objects of
 * four entries have 550,000. Drawings are in streams, which are not read.
 */
const MAX_FILE_VALUES = 700_000

/** The number of values that the lexers of one file have read. */
export interface ValueCount {
  values: number
}

const codes = (text: string) => Array.from(text, (character) => character.charCodeAt(0))
const [REGULAR, SPACE, DELIMITER] = [0, 1, 2]
/** The kind of each byte: white space, delimiter or regular. */
const KINDS = new Uint8Array(256)
for (const code of codes('\0\t\n\f\r ')) KINDS[code] = SPACE
for (const code of codes('()<>[]{}/%')) KINDS[code] = DELIMITER
const [SLASH, PERCENT, BACKSLASH] = codes('/%\\')
const [OPEN, CLOSE, LESS, GREATER, OPEN_ARRAY, CLOSE_ARRAY] = codes('()<>[]')
const ZERO = 0x30
const LINE_ENDS = [10, 13]

/**
 * Reads the values of a PDF one after the other, each byte once. Throws a RangeError for strings and dictionaries
 * without an end.
 */
export class PdfLexer {
  at = 0
  #values = 0

  constructor(
    readonly bytes: Uint8Array,
    readonly count: ValueCount,
  ) {}

  /** Throws `UncleanableFile` if the file has too many values. */
  countValue(): void {
    if (++this.count.values > MAX_FILE_VALUES)
      throw new UncleanableFile('The file has too many values')
  }

  /** Returns the value at `at` and moves behind it. Returns null for a lone delimiter and at the end. */
  readValue(): PdfValue | null {
    this.#values = 0
    this.skipSpace()
    return this.#value(0)
  }

  /** Moves to the next byte that is neither white space nor in a comment. */
  skipSpace(): void {
    while (this.at < this.bytes.length) {
      const byte = this.#byte()
      if (byte === PERCENT) this.skipComment()
      else if (KINDS[byte] === SPACE) this.at++
      else return
    }
  }

  skipComment(): void {
    while (this.at < this.bytes.length && !LINE_ENDS.includes(this.#byte())) this.at++
  }

  startsWith(text: string): boolean {
    for (let nth = 0; nth < text.length; nth++) {
      if (this.bytes[this.at + nth] !== text.charCodeAt(nth)) return false
    }
    return true
  }

  isSpace(): boolean {
    return KINDS[this.#byte()] === SPACE
  }

  isRegular(): boolean {
    return KINDS[this.#byte()] === REGULAR
  }

  #value(depth: number): PdfValue | null {
    if (depth > MAX_DEPTH) throw new UncleanableFile('The object is too deep')
    this.countValue()
    const start = this.at
    const byte = this.#byte()
    if (byte === SLASH) return this.#name()
    if (byte === OPEN) return this.#literal()
    if (byte === LESS && this.bytes[start + 1] === LESS) {
      this.at += 2
      return this.#dictionary(start, depth)
    }
    if (byte === LESS) return this.#hexadecimal()
    if (byte === OPEN_ARRAY) {
      this.at++
      return this.#array(start, depth)
    }
    return KINDS[byte] === REGULAR ? (this.#integer() ?? this.#word()) : null
  }

  #dictionary(start: number, depth: number): PdfValue {
    const values: PdfValue[] = []
    for (;;) {
      this.#skipToValue()
      if (this.startsWith('>>')) {
        this.at += 2
        return { kind: 'dictionary', start, end: this.at, entries: entriesOf(values) }
      }
      const value = this.#value(depth + 1)
      // The end of the dictionary is missing, and `endobj` ends the object.
      if (value?.kind === 'word' && value.text === 'endobj') {
        this.at = value.start
        return { kind: 'dictionary', start, end: this.at, entries: entriesOf(values) }
      }
      if (!value) this.at++
      else if (value.kind === 'word' && value.text === 'R') addReference(values, value)
      else this.#add(values, value)
    }
  }

  #array(start: number, depth: number): PdfValue {
    const items: PdfValue[] = []
    for (;;) {
      this.#skipToValue()
      const isEnd = this.#byte() === CLOSE_ARRAY
      if (isEnd) this.at++
      if (isEnd || this.startsWith('>>')) return { kind: 'array', start, end: this.at, items }
      const value = this.#value(depth + 1)
      if (value?.kind === 'word' && value.text === 'endobj') {
        this.at = value.start
        return { kind: 'array', start, end: this.at, items }
      }
      if (!value) this.at++
      else if (isStoredItem(value)) this.#add(items, value)
    }
  }

  #add(values: PdfValue[], value: PdfValue): void {
    if (++this.#values > MAX_VALUES) throw new UncleanableFile('The object has too many values')
    values.push(value)
  }

  #skipToValue(): void {
    this.skipSpace()
    if (this.at >= this.bytes.length) throw new RangeError('The object has no end')
  }

  #name(): PdfValue {
    const start = this.at++
    this.#skipRegular()
    return { kind: 'name', start, end: this.at, text: unescaped(this.#text(start + 1)) }
  }

  /** Most values of a PDF are integers, so they are parsed without creating strings. */
  #integer(): PdfValue | null {
    const start = this.at
    const number = this.readDigits()
    if (number !== null && !this.isRegular()) return { kind: 'number', start, end: this.at, number }
    this.at = start
    return null
  }

  /** Returns the number of at most ten digits and moves behind them, or null. */
  readDigits(): number | null {
    const start = this.at
    let number = 0
    for (; this.at < start + 10; this.at++) {
      const digit = this.#byte() - ZERO
      if (digit < 0 || digit > 9) break
      number = number * 10 + digit
    }
    return this.at > start ? number : null
  }

  #word(): PdfValue {
    const start = this.at
    this.#skipRegular()
    const text = this.#text(start)
    const span = { start, end: this.at }
    return /^[+-]?(?:\d+|\d*\.\d+)$/.test(text)
      ? { kind: 'number', ...span, number: Number(text) }
      : { kind: 'word', ...span, text }
  }

  #literal(): PdfValue {
    const start = this.at
    let depth = 0
    do {
      const byte = this.#byte()
      if (this.at >= this.bytes.length) throw new RangeError('The string has no end')
      if (byte === BACKSLASH) this.at++
      else if (byte === OPEN) depth++
      else if (byte === CLOSE) depth--
      this.at++
    } while (depth > 0)
    return { kind: 'string', start, end: this.at }
  }

  #hexadecimal(): PdfValue {
    const start = this.at
    const end = this.bytes.indexOf(GREATER ?? 0, start)
    if (end < 0) throw new RangeError('The string has no end')
    this.at = end + 1
    return { kind: 'string', start, end: this.at }
  }

  #skipRegular(): void {
    while (this.at < this.bytes.length && KINDS[this.#byte()] === REGULAR) this.at++
  }

  /** Returns at most 127 characters, the maximum length of a name. */
  #text(start: number): string {
    const end = Math.min(this.at, start + 127)
    let text = ''
    for (let at = start; at < end; at++) text += String.fromCharCode(this.bytes[at] ?? 0)
    return text
  }

  #byte(): number {
    return this.bytes[this.at] ?? 0
  }
}

function unescaped(name: string): string {
  if (!name.includes('#')) return name
  return name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** Returns the value of the first entry of a dictionary with one of these keys. */
export function entryOf(value: PdfValue, ...keys: string[]): PdfValue | undefined {
  if (value.kind !== 'dictionary') return undefined
  return value.entries.find(({ key }) => keys.includes(key))?.value
}

/** Returns the text of a name, or null for another value. */
export function nameOf(value: PdfValue | undefined): string | null {
  return value?.kind === 'name' ? value.text : null
}

export function numberOf(value: PdfValue | undefined): number | null {
  return value?.kind === 'number' ? value.number : null
}

/** Returns the value if it is a dictionary, and all dictionaries in it. */
export function dictionariesIn(value: PdfValue, result: PdfDictionary[] = []): PdfDictionary[] {
  if (value.kind === 'array') for (const item of value.items) dictionariesIn(item, result)
  if (value.kind !== 'dictionary') return result
  result.push(value)
  for (const entry of value.entries) dictionariesIn(entry.value, result)
  return result
}

function isStoredItem({ kind }: PdfValue): boolean {
  return kind === 'dictionary' || kind === 'array' || kind === 'name'
}

/** Replaces the last two values by a reference: `12 0 R` refers to the object 12. */
function addReference(values: PdfValue[], word: Span): void {
  const generation = values.pop()
  const object = values.pop()
  if (object?.kind !== 'number' || generation?.kind !== 'number') return
  const { start, number } = object
  values.push({ kind: 'reference', start, end: word.end, number })
}

function entriesOf(values: readonly PdfValue[]): PdfEntry[] {
  const entries: PdfEntry[] = []
  for (let at = 0; at < values.length; at++) {
    const [key, value] = [values[at], values[at + 1]]
    if (key?.kind !== 'name' || !value) continue
    entries.push({ key: key.text, start: key.start, end: value.end, value })
    at++
  }
  return entries
}

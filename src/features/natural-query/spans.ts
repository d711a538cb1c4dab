import { type BedroomsMatch, bathroomsAt, bedroomsAt } from './bedrooms'
import { epcAt } from './epc'
import { type Content, isContent } from './meaning'
import { type PlaceMatch, placeAt } from './place'
import { priceAt } from './price'
import { after, lengthOf, type Phrase, type Scan } from './scan'
import type { Note, Span } from './span'
import { MAX_SURFACE, partOfSurface, type SurfaceMatch, surfaceAt } from './surface'

const FACT: Note = { kind: 'fact' }

/** The maximum number of words of a street's name after its first. */
const MAX_STREET_LENGTH = 4

/** Splits the complete text into spans, in order. */
export function spansOf(scan: Scan): Span[] {
  const spans: Span[] = []
  let isFeature = false
  for (let from = 0; from < scan.tokens.length; ) {
    const matches = matchAt(scan, from, isFeature, spans)
    spans.push(...matches)
    const last = matches.at(-1)
    if (last && last.note.kind !== 'filler') isFeature = isFeature && continuesPart(last.note)
    if (lengthOf(scan, from, 'with')) isFeature = true
    if (lengthOf(scan, from, 'or')) isFeature = false
    from = last?.to ?? from + 1
  }
  return spans
}

function continuesPart(note: Note): boolean {
  return note.kind === 'filter' || (note.kind === 'content' && note.isPart)
}

function matchAt(scan: Scan, from: number, isPart: boolean, before: readonly Span[]): Span[] {
  const surface = surfaceAt(scan, from)
  if (surface) {
    return [{ from, to: surface.end, note: surfaceNote(scan, surface, before) }]
  }
  const label = epcAt(scan, from)
  if (label) {
    const { epc, exact, end } = label
    return [{ from, to: end, note: { kind: 'filter', field: 'epc', part: { epc }, exact } }]
  }
  const fact = factAt(scan, from)
  if (fact) return [{ from, to: fact, note: FACT }]
  const street = streetAt(scan, from)
  if (street) return [{ from, to: street, note: { kind: 'rest' } }]
  const bathrooms = bathroomsAt(scan, from)
  if (bathrooms) {
    const { minBathrooms, exact, end } = bathrooms
    const part = { minBathrooms }
    return [{ from, to: end, note: { kind: 'filter', field: 'bathrooms', part, exact } }]
  }
  const rooms = bedroomsAt(scan, from)
  if (rooms) return bedroomSpans(scan, from, rooms, isPart)
  const price = priceAt(scan, from)
  if (price) return [{ from, to: price.end, note: { kind: 'price', ...price } }]
  const place = placeAt(scan, from)
  if (place) return [{ from, to: place.end, note: placeNote(scan, from, place) }]
  return [contentAt(scan, from, isPart) ?? plainAt(scan, from)]
}

/** Returns the note of a surface: of the home, of its plot, or of a part that has no filter. */
function surfaceNote(scan: Scan, surface: SurfaceMatch, before: readonly Span[]): Note {
  const { least, isPlot, exact, end } = surface
  const part = isPlot ? 'land' : partOfSurface(scan, end, before)
  if (least !== null && part === 'land')
    return { kind: 'filter', field: 'plot', part: { minPlot: least }, exact }
  if (least === null || least > MAX_SURFACE || part !== null) return FACT
  return { kind: 'filter', field: 'surface', part: { minSurface: least }, exact }
}

/** Returns the spans for bedrooms. `2-slaapkamerappartement` also contains the type. */
function bedroomSpans(scan: Scan, from: number, rooms: BedroomsMatch, isPart: boolean): Span[] {
  const { bedrooms, exact, wordAt: noun, end } = rooms
  const phrase = scan.phrases[noun]?.[0]
  const contents = phrase ? contentsOf(phrase) : joinedContents(scan, noun)
  const note: Note = { kind: 'filter', field: 'bedrooms', part: { bedrooms }, exact }
  const spans: Span[] = [{ from, to: end, note }]
  if (contents.length) spans.unshift({ from, to: end, note: { kind: 'content', contents, isPart } })
  return spans
}

function joinedContents({ tokens, lexicon }: Scan, at: number): Content[] {
  const word = tokens[at]?.text ?? ''
  const ends = [3, 4, 5].map((length) => lexicon.entries.get(word.slice(length)))
  return ends.flatMap((entry) => (entry ? [...entry.meanings].filter(isContent) : []))
}

function contentsOf({ meanings }: Phrase): Content[] {
  return [...meanings].filter(isContent)
}

function placeNote({ tokens }: Scan, from: number, { regions, radius, end }: PlaceMatch): Note {
  const only = end === from + 1 ? tokens[from]?.value : undefined
  return { kind: 'place', regions, radius, number: only ? only : null }
}

function contentAt(scan: Scan, from: number, isPart: boolean): Span | null {
  const phrase = scan.phrases[from]?.[0]
  const contents = phrase ? contentsOf(phrase) : []
  if (!phrase || contents.length === 0) return null
  return { from, to: from + phrase.length, note: { kind: 'content', contents, isPart } }
}

/** Returns the end of a street's name that begins at `at`, or null if there is none. */
function streetAt(scan: Scan, at: number): number | null {
  const [phrase] = scan.phrases[at] ?? []
  if (!phrase?.meanings.has('street') || contentsOf(phrase).length > 0) return null
  return phrase.length >= (scan.places[at]?.length ?? 0)
    ? streetEnd(scan, at + phrase.length)
    : null
}

/** Returns the end of a fact without a filter, with its value: `bouwjaar 1990`, `EPC 200 kWh`, `zonder lift`. */
function factAt(scan: Scan, at: number): number | null {
  const [phrase] = scan.phrases[at] ?? []
  const value = scan.tokens[at]?.value
  if (value !== undefined && !Number.isNaN(value)) {
    const unit = lengthOf(scan, at + 1, 'unit')
    return unit && !priceAt(scan, at) && !bedroomsAt(scan, at) ? at + 1 + unit : null
  }
  if (!phrase || contentsOf(phrase).length > 0) return null
  if (phrase.meanings.has('fact') || phrase.meanings.has('epc'))
    return factEnd(scan, at + phrase.length)
  if (!phrase.meanings.has('without')) return null
  const target = after(scan, at + phrase.length, 'filler')
  return Math.min(target + (scan.phrases[target]?.[0]?.length ?? 1), scan.tokens.length)
}

/** Returns the end of a fact's value: `bouwjaar na 2000`, `bouwjaar 2000 of 2001`, `EPC max. 200 kWh/m2`. */
function factEnd(scan: Scan, at: number): number {
  const { tokens } = scan
  const value = isLabel(scan, at) ? at : after(scan, at, 'filler', 'at', 'min', 'max')
  const hasNext = tokens[value + 1]?.kind === 'number' && tokens[value]?.kind === 'word'
  let end = value + (hasNext ? 2 : 1)
  for (;;) {
    const next = end + lengthOf(scan, end, 'or', 'and', 'to', 'orMore')
    const continuation = isLabel(scan, next)
      ? next + 1
      : next > end && isSign(scan, end)
        ? next
        : end
    const unit =
      continuation +
      (isYear(scan, continuation)
        ? 1
        : lengthOf(scan, continuation, 'unit', 'squareMetres', 'orMore'))
    if (unit === end) break
    end = unit
  }
  return Math.min(end, tokens.length)
}

/** Returns true for a year: `beschikbaar vanaf 1 mei 2027`. */
function isYear({ tokens }: Scan, at: number): boolean {
  return /^20\d\d$/.test(tokens[at]?.text ?? '')
}

function isLabel({ tokens }: Scan, at: number): boolean {
  return /^[a-g]$/.test(tokens[at]?.text ?? '')
}

function isSign({ tokens }: Scan, at: number): boolean {
  return tokens[at]?.kind === 'sign' && tokens[at]?.text === '+'
}

/** Returns the end of a street's name: a symbol, a number after the name, or a word that clearly is something else. */
function streetEnd(scan: Scan, at: number): number | null {
  // `place to rent` is not a street, but `rue Neuve` is one.
  const [next] = scan.phrases[at] ?? []
  if (next && next.length > 1 && contentsOf(next).length > 0) return null
  // `a place with a sauna` is not a street.
  if (next?.meanings.has('with')) return null
  const name = after(scan, at, 'filler', 'at')
  for (let end = name; end < name + MAX_STREET_LENGTH; end++) {
    const token = scan.tokens[end]
    if (!token || token.kind === 'sign') return end
    if (token.kind === 'number') return scan.places[end] ? end : end + 1
    const isNext = scan.places[end] || scan.phrases[end]?.length
    if (end > name && isNext) return end
  }
  return name + MAX_STREET_LENGTH
}

/** Returns true for a phrase without a filter, including a measure without its number, and the centre of no place. */
function isFact({ meanings }: Phrase): boolean {
  return (
    meanings.has('other') ||
    meanings.has('onRequest') ||
    (!meanings.has('filler') &&
      (['unit', 'squareMetres', 'rooms', 'bathrooms', 'centre'] as const).some((one) =>
        meanings.has(one),
      ))
  )
}

function plainAt(scan: Scan, from: number): Span {
  const phrase = scan.phrases[from]?.[0]
  const value = scan.tokens[from]?.value ?? Number.NaN
  if (phrase && isFact(phrase)) return { from, to: from + phrase.length, note: FACT }
  if (phrase) return { from, to: from + phrase.length, note: { kind: 'filler' } }
  if (scan.tokens[from]?.kind === 'sign') return { from, to: from + 1, note: { kind: 'filler' } }
  return {
    from,
    to: from + 1,
    note: Number.isNaN(value) ? { kind: 'rest' } : { kind: 'number', value },
  }
}

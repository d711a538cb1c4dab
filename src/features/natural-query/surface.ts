import { type Content, isContent } from './meaning'
import { lengthOf, type Scan } from './scan'
import type { Span } from './span'

/** A parsed surface with its words. `minSurface` is in integer m², or null for a maximum, which no filter supports. */
interface SurfaceMatch {
  minSurface: number | null
  exact: boolean
  end: number
}

/** The maximum of the parameter `surfacemin`, in m². */
const MAX_SURFACE = 9999
/** The share by which a surface may be smaller for 'about'. */
const TOLERANCE = 0.1

const LEADS = ['min', 'max', 'about', 'between', 'surface'] as const

/** Returns the surface that begins at `at`, with its context words, or null if there is none. */
export function surfaceAt(scan: Scan, at: number): SurfaceMatch | null {
  const { start, words } = leadAt(scan, at)
  const range = rangeAt(scan, start, words.has('between'))
  if (!range) return null
  const tail = tailAt(scan, range.end)
  const isMax = (words.has('max') || tail.isMax) && !words.has('min') && !range.isRange
  const minimum = words.has('about') ? range.value * (1 - TOLERANCE) : range.value
  const minSurface = Math.floor(minimum)
  const isFilter = !isMax && minSurface >= 1 && minSurface <= MAX_SURFACE
  return {
    minSurface: isFilter ? minSurface : null,
    exact: !range.isRange && minSurface === range.value,
    end: tail.end,
  }
}

/** Reads the words before a number: `minstens`, `bewoonbare oppervlakte van`. */
function leadAt(scan: Scan, at: number) {
  const words = new Set<(typeof LEADS)[number]>()
  let start = at
  for (;;) {
    const word = LEADS.find((lead) => lengthOf(scan, start, lead) > 0)
    const isFiller = start > at && !lengthOf(scan, start, 'squareMetres')
    const step = word
      ? lengthOf(scan, start, word)
      : isFiller && lengthOf(scan, start, 'filler', 'at')
    if (!step) return { start, words }
    if (word) words.add(word)
    start += step
  }
}

/**
 * Reads the number or the lower end of a range, in m²: `120 m²`, `100 tot 150 m²`, `100 m² - 150 m²`, `tussen 100 en
 * 150 m²`.
 */
function rangeAt(scan: Scan, at: number, isBetween: boolean) {
  const value = scan.tokens[at]?.value ?? Number.NaN
  if (Number.isNaN(value)) return null
  const unit = lengthOf(scan, at + 1, 'squareMetres')
  const link = lengthOf(scan, at + 1 + unit, 'to', ...(isBetween ? (['and'] as const) : []))
  const second = at + 1 + unit + link
  const upper = link ? (scan.tokens[second]?.value ?? Number.NaN) : Number.NaN
  const upperUnit = lengthOf(scan, second + 1, 'squareMetres')
  if (upper > value && upperUnit) return { value, isRange: true, end: second + 1 + upperUnit }
  return unit ? { value, isRange: false, end: at + 1 + unit } : null
}

/** Reads the words after a surface: `of meer`, `maximum`, `de surface habitable`. */
function tailAt(scan: Scan, at: number): { isMax: boolean; end: number } {
  const { tokens } = scan
  const filler = at + lengthOf(scan, at, 'at', 'filler')
  const surfaceIndex = [at, filler].find((place) => lengthOf(scan, place, 'surface') > 0)
  const end =
    surfaceIndex === undefined ? at : surfaceIndex + lengthOf(scan, surfaceIndex, 'surface')
  const more = tokens[end]?.kind === 'sign' ? 0 : lengthOf(scan, end, 'orMore', 'orLess')
  if (more) return { isMax: lengthOf(scan, end, 'orLess') > 0, end: end + more }
  const bound = lengthOf(scan, end, 'min', 'max')
  const next = tokens[end + bound]
  const isOwnBound = bound > 0 && (!next || next.text === ',')
  return isOwnBound
    ? { isMax: lengthOf(scan, end, 'max') > 0, end: end + bound }
    : { isMax: false, end }
}

const PARTS = ['garden', 'terrace', 'garage', 'land'] as const

/**
 * Returns true if a surface that ends at `to` is that of a garden, a terrace or a plot: `terras van 20 m²`,
 * `500 m² grond`. `before` are the spans before the surface.
 */
export function isSurfaceOfPart(scan: Scan, to: number, before: readonly Span[]): boolean {
  const last = before.findLast(
    ({ note, from }) => note.kind !== 'filler' || isSeparator(scan, from),
  )
  if (last?.note.kind === 'content' && last.note.contents.some(isPart)) return true
  if (isSeparator(scan, to)) return false
  // `appartement 90 m² terras` is a list of facts, `90 m² de terrasse` one fact.
  const isOfHome = last?.note.kind === 'content'
  const next = to + lengthOf(scan, to, 'at', 'filler')
  const contents = [...(scan.phrases[next]?.[0]?.meanings ?? [])].filter(isContent)
  return contents.includes('land') || (contents.some(isPart) && (!isOfHome || next > to))
}

function isPart(content: Content): boolean {
  return PARTS.some((part) => part === content)
}

/** Commas, `en` and `met` separate facts. */
function isSeparator(scan: Scan, at: number): boolean {
  return scan.tokens[at]?.kind === 'sign' || lengthOf(scan, at, 'and', 'or', 'with') > 0
}

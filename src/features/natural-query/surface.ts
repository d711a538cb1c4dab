import { type Content, isContent } from './meaning'
import { lengthOf, type Scan } from './scan'
import type { Span } from './span'

/** A parsed surface with its words. */
export interface SurfaceMatch {
  /** In integer m²; null for a maximum, which no filter supports. */
  least: number | null
  /** True for a surface in ares or hectares, which is that of a plot. */
  isPlot: boolean
  exact: boolean
  end: number
}

/** The maxima of the parameters `surfacemin` and `plotmin`, in m². */
export const MAX_SURFACE = 9999
const MAX_PLOT = 999_999
/** The share by which a surface may be smaller for 'about'. */
const TOLERANCE = 0.1

/** Square metres by the unit of a plot. */
export const PLOT_UNITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['ha', 'hectare', 'hectares', 'hectaren', 'hektar'].map((u) => [u, 1e4])),
  ...Object.fromEntries(['a', 'are', 'ares', 'aren', 'ar'].map((unit) => [unit, 100])),
  ...Object.fromEntries(['ca', 'centiare', 'centiares', 'centiaren'].map((unit) => [unit, 1])),
}

const LEADS = ['min', 'max', 'about', 'between', 'surface'] as const

/** Returns the surface that begins at `at`, with its context words, or null if there is none. */
export function surfaceAt(scan: Scan, at: number): SurfaceMatch | null {
  const { start, words } = leadAt(scan, at)
  const range = rangeAt(scan, start, words.has('between'))
  if (!range) return null
  const tail = tailAt(scan, range.end)
  const isMax = (words.has('max') || tail.isMax) && !words.has('min') && !range.isRange
  const minimum = words.has('about') ? range.value * (1 - TOLERANCE) : range.value
  const least = Math.floor(minimum)
  return {
    least: !isMax && least >= 1 && least <= MAX_PLOT ? least : null,
    isPlot: range.isPlot,
    exact: !range.isRange && least === range.value,
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
  const plot = plotSize(scan, at, value)
  if (plot) return { ...plot, isRange: false, isPlot: true }
  const unit = lengthOf(scan, at + 1, 'squareMetres')
  const link = lengthOf(scan, at + 1 + unit, 'to', ...(isBetween ? (['and'] as const) : []))
  const second = at + 1 + unit + link
  const upper = link ? (scan.tokens[second]?.value ?? Number.NaN) : Number.NaN
  const upperUnit = lengthOf(scan, second + 1, 'squareMetres')
  if (upper > value && upperUnit)
    return { value, isRange: true, isPlot: false, end: second + 1 + upperUnit }
  return unit ? { value, isRange: false, isPlot: false, end: at + 1 + unit } : null
}

/** Reads a plot in hectares, ares and centiares: `1 ha`, `12 ares`, `3 a 20 ca`. An `a` alone means 'to'. */
function plotSize({ tokens }: Scan, at: number, value: number) {
  const times = PLOT_UNITS[tokens[at + 1]?.text ?? '']
  const [count, smaller] = tokens.slice(at + 2, at + 4)
  const isPair = count?.kind === 'number' && smaller?.text === 'ca'
  if (!times || times === 1 || (tokens[at + 1]?.text === 'a' && !isPair)) return null
  const rest = isPair ? count.value : 0
  return { value: value * times + rest, end: at + (isPair ? 4 : 2) }
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
type Part = (typeof PARTS)[number]

/**
 * Returns the part whose surface ends at `to`, a garden, a terrace or a plot: `terras van 20 m²`, `500 m² grond`.
 * Returns null for the surface of the home. `before` are the spans before the surface.
 */
export function partOfSurface(scan: Scan, to: number, before: readonly Span[]): Part | null {
  const last = before.findLast(
    ({ note, from }) => note.kind !== 'filler' || isSeparator(scan, from),
  )
  const part = last?.note.kind === 'content' ? last.note.contents.find(isPart) : undefined
  if (part) return part
  if (isSeparator(scan, to)) return null
  // `appartement 90 m² terras` is a list of facts, `90 m² de terrasse` one fact.
  const isOfHome = last?.note.kind === 'content'
  const next = to + lengthOf(scan, to, 'at', 'filler')
  const contents = [...(scan.phrases[next]?.[0]?.meanings ?? [])].filter(isContent)
  if (contents.includes('land')) return 'land'
  return (!isOfHome || next > to ? contents.find(isPart) : null) ?? null
}

function isPart(content: Content): content is Part {
  return PARTS.some((part) => part === content)
}

/** Commas, `en` and `met` separate facts. */
function isSeparator(scan: Scan, at: number): boolean {
  return scan.tokens[at]?.kind === 'sign' || lengthOf(scan, at, 'and', 'or', 'with') > 0
}

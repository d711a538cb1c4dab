import { MIN_SALE_PRICE } from '../../listing/price'
import { GOAL } from '../../platform/goal'
import { type Content, TYPE_ID } from './meaning'
import { rangeOf } from './price'
import type { Note, Span } from './span'

const REST: Note = { kind: 'rest' }
const FACT: Note = { kind: 'fact' }
const FILLER: Note = { kind: 'filler' }
/** The maximum number that counts things before a noun. */
const MAX_ITEMS = 20
/** The rents that a bare number can mean, and their step. */
const RENT = { from: 250, to: 4000, step: 25 }
/** The range of bare numbers that mean thousands in a search to buy, for example `400`. */
const SHORT_PRICE = { from: 50, to: 2000 }
const MAX_SALE = 100_000_000

/** Resolves the parts that need the complete text: the meaning of a bare number and of a garage, and the goals. */
export function disambiguate(spans: Span[]): Span[] {
  const goals = spans.flatMap(({ note }) => (note.kind === 'content' ? note.contents : []))
  // Student rooms are always for rent.
  const isRent = goals.some((one) => one === 'rent' || one === 'student') && !goals.includes('sale')
  const isSale = goals.includes('sale') && !goals.includes('rent')
  const hasHomes = spans.some(({ note }) => note.kind === 'content' && hasHome(note))
  const types = goals.filter((one) => one in TYPE_ID)
  const isLand = types.length > 0 && types.every((one) => one === 'land')
  return spans.map((span, index) => {
    const { note } = span
    // Land has a plot size, but no habitable surface.
    if (note.kind === 'filter' && note.field === 'surface' && isLand)
      return {
        ...span,
        note: { ...note, field: 'plot', part: { minPlot: note.part.minSurface ?? null } },
      }
    if (note.kind === 'number')
      return { ...span, note: number(spans, index, note.value, isRent, isSale) }
    if (note.kind === 'place') return { ...span, note: postcode(spans, note, isRent) }
    if (note.kind === 'price') return { ...span, note: isSale ? inThousands(note) : note }
    if (note.kind !== 'content') return span
    const resolved = content(note, hasHomes, isRent)
    const isPlotName = resolved === FACT && note.contents.includes('land') && isAtPlot(spans, index)
    return { ...span, note: isPlotName ? FILLER : resolved }
  })
}

type Of<Kind extends Note['kind']> = Extract<Note, { kind: Kind }>

/** Returns true if the words name a type of home, or a feature that only a home has. */
function hasHome({ contents }: Of<'content'>): boolean {
  const isHome = (one: Content) => one in TYPE_ID && one !== 'parking'
  return contents.some(
    (one) =>
      isHome(one) || one === 'garden' || one === 'terrace' || one === 'lift' || one === 'furnished',
  )
}

/**
 * Returns the note of a feature or type. A garage in a search for a home is a feature. A type after 'with' is no
 * filter.
 */
function content(note: Of<'content'>, hasHomes: boolean, isRent: boolean): Note {
  const isSecondary = note.isPart || (hasHomes && !hasHome(note))
  const isSpace =
    isSecondary && note.contents.includes('parking') && !note.contents.includes('garage')
  const candidates: Content[] = isSpace ? [...note.contents, 'parkingSpace'] : note.contents
  const contents = candidates.filter((one) => {
    if (one === 'garage') return isSecondary || !note.contents.includes('parking')
    if (one === 'parking') return !isSecondary
    if (one === 'projects') return !isRent
    return !(note.isPart && one in TYPE_ID)
  })
  return contents.length ? { ...note, contents } : FACT
}

/** Returns true if a plot's surface is next to this part: `perceel van 10 are`, `500 m² grond`. */
function isAtPlot(spans: Span[], index: number): boolean {
  const isMeaning = ({ note }: Span) => note.kind !== 'filler'
  const beside = [spans.slice(0, index).findLast(isMeaning), spans.slice(index + 1).find(isMeaning)]
  return beside.some((one) => one?.note.kind === 'filter' && one.note.field === 'plot')
}

/** Returns the note of a bare number: a price if its value is plausible and it is not a house number. */
function number(
  spans: Span[],
  index: number,
  value: number,
  isRent: boolean,
  isSale: boolean,
): Note {
  const isAfterText = spans[index - 1]?.note.kind === 'rest'
  const isAlone = spans.every(({ note }) => note.kind === 'number' || note.kind === 'filler')
  const isCount = value <= MAX_ITEMS && spans[index + 1]?.note.kind === 'content'
  if (isCount && !isAfterText) return FILLER
  if (isAfterText || isAlone || hasPrice(spans)) return REST
  const isPrice =
    (value >= MIN_SALE_PRICE && value <= MAX_SALE) ||
    (isRent && value >= RENT.from && value <= RENT.to) ||
    (isSale && value >= SHORT_PRICE.from && value < SHORT_PRICE.to)
  if (!isPrice) return REST
  const price: Of<'price'> = { kind: 'price', monthly: false, ...rangeOf(value, 'max') }
  return isSale ? inThousands(price) : price
}

/**
 * Returns the note of a postcode. Without a name next to it, and with a town elsewhere, it is rather a rent: `te huur
 * Gent 1200`.
 */
function postcode(spans: Span[], note: Of<'place'>, isRent: boolean): Note {
  const { number: value } = note
  const isNamed = spans.some((span) => span.note.kind === 'place' && span.note.number === null)
  if (value === null || !isRent || !isNamed || hasPrice(spans)) return note
  const isRentLike = value <= RENT.to && value % RENT.step === 0
  return isRentLike ? { kind: 'price', monthly: false, ...rangeOf(value, 'max') } : note
}

function hasPrice(spans: Span[]): boolean {
  return spans.some(({ note }) => note.kind === 'price')
}

function inThousands(note: Of<'price'>): Note {
  if (note.monthly) return note
  const toThousands = (price: number | null) => {
    const isShort = price !== null && price >= SHORT_PRICE.from && price < SHORT_PRICE.to
    return isShort ? price * 1000 : price
  }
  return { ...note, minPrice: toThousands(note.minPrice), maxPrice: toThousands(note.maxPrice) }
}

/** Returns the goal that a price implies: rent, if it is below the price of any home. */
export function goalOfPrice(maxPrice: number | null): typeof GOAL.rent | null {
  return maxPrice !== null && maxPrice < MIN_SALE_PRICE ? GOAL.rent : null
}

import { brusselsDay } from '../platform/format/local-time'
import { daysBefore } from '../platform/format/time-before'

/** The CRM's label ids (spec, section 3). No CRM has `offer`: only staff set it, for their own listings. */
export const MARQUEE = {
  new: 1,
  option: 2,
  sold: 3,
  rented: 4,
  newConditions: 5,
  newPrice: 9,
  offer: 90_001,
} as const
export type MarqueeKey = keyof typeof MARQUEE

/** A label on a picture. `ignored` labels take the listing off the market: it is grey and has no link. */
type Marquee = { key: MarqueeKey; colour: string; hidesPrice: boolean; ignored: boolean }

/** The labels by ID. White text on their colours has a contrast of at least 4.5:1. */
export const MARQUEES: Readonly<Record<number, Marquee>> = {
  [MARQUEE.new]: { key: 'new', colour: '#1c6b45', hidesPrice: false, ignored: false },
  [MARQUEE.option]: { key: 'option', colour: '#8a5a00', hidesPrice: true, ignored: false },
  [MARQUEE.sold]: { key: 'sold', colour: '#a4262c', hidesPrice: true, ignored: true },
  [MARQUEE.rented]: { key: 'rented', colour: '#5d3b8e', hidesPrice: true, ignored: true },
  [MARQUEE.newConditions]: {
    key: 'newConditions',
    colour: '#14608c',
    hidesPrice: false,
    ignored: false,
  },
  [MARQUEE.offer]: { key: 'offer', colour: '#8a5a00', hidesPrice: false, ignored: false },
  [MARQUEE.newPrice]: { key: 'newPrice', colour: '#ad4310', hidesPrice: false, ignored: false },
}

/** Returns the label with this ID, or null for an unknown ID. */
export function marqueeOf(id: number | null): Marquee | null {
  return id === null ? null : (MARQUEES[id] ?? null)
}

export function hidesPrice(id: number | null): boolean {
  return marqueeOf(id)?.hidesPrice ?? false
}

/** The days on the market for which a listing is new. */
const NEW_DAYS = 7
/** The share of the cards of a page that can be labelled as new. */
const NEW_SHARE = 1 / 3

type Started = { marquee: number | null; started: string | null }

/**
 * Returns the cards of a page with the label 'just listed' only in the first seven days, and on at most a third of the
 * cards, the newest ones.
 */
export function withFewNew<Card extends Started>(cards: readonly Card[], now: Date): Card[] {
  const since = brusselsDay(daysBefore(now, NEW_DAYS))
  const startOf = ({ started }: Started) => started ?? ''
  const fresh = cards
    .filter((card) => card.marquee === MARQUEE.new && startOf(card) >= since)
    .toSorted((a, b) => (startOf(a) < startOf(b) ? 1 : -1))
    .slice(0, Math.max(1, Math.floor(cards.length * NEW_SHARE)))
  return cards.map((card) =>
    card.marquee === MARQUEE.new && !fresh.includes(card) ? { ...card, marquee: null } : card,
  )
}

/** Returns true for sold, rented, and the additional IDs of the settings (`ignoreMarquees`). */
export function isIgnoredMarquee(id: number | null, further: readonly number[] = []): boolean {
  return id !== null && (marqueeOf(id)?.ignored === true || further.includes(id))
}

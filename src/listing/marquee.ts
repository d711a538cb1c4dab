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

/** Returns true for sold, rented, and the additional IDs of the settings (`ignoreMarquees`). */
export function isIgnoredMarquee(id: number | null, further: readonly number[] = []): boolean {
  return id !== null && (marqueeOf(id)?.ignored === true || further.includes(id))
}

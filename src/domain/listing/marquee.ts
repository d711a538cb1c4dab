export type MarqueeKey = 'new' | 'option' | 'sold' | 'rented' | 'newConditions' | 'newPrice'

/** What a label on a picture does; `ignored` ones have left the market: greyed, no link. */
export type Marquee = { key: MarqueeKey; colour: string; hidesPrice: boolean; ignored: boolean }

/** The CRM's label ids (spec, section 3); the colours carry white text at 4.5:1 or better. */
export const MARQUEES: Readonly<Record<number, Marquee>> = {
  1: { key: 'new', colour: '#1c6b45', hidesPrice: false, ignored: false },
  2: { key: 'option', colour: '#8a5a00', hidesPrice: true, ignored: false },
  3: { key: 'sold', colour: '#a4262c', hidesPrice: true, ignored: true },
  4: { key: 'rented', colour: '#5d3b8e', hidesPrice: true, ignored: true },
  5: { key: 'newConditions', colour: '#14608c', hidesPrice: false, ignored: false },
  9: { key: 'newPrice', colour: '#ad4310', hidesPrice: false, ignored: false },
}

/** The label of an id; null for none and for ids the site does not know. */
export function marqueeOf(id: number | null): Marquee | null {
  return id === null ? null : (MARQUEES[id] ?? null)
}

export function hidesPrice(id: number | null): boolean {
  return marqueeOf(id)?.hidesPrice ?? false
}

/** Sold or rented, or one of the settings' further ids (`ignoreMarquees`). */
export function isIgnoredMarquee(id: number | null, further: readonly number[] = []): boolean {
  return id !== null && (marqueeOf(id)?.ignored === true || further.includes(id))
}

import type { Translated } from '../format/lang'
import { LIST } from '../list/lists'

/** A row of the lists as a search is compared with it: what its columns and its public card tell. */
export interface ListedRow {
  list: number
  kind: number
  id: number
  goal: number
  /** The one that visitors see, else null. */
  price: number | null
  webId: number
  bedrooms: number
  /** Bits of `features.ts`. */
  features: number
  zip: string
  lat: number | null
  lng: number | null
  /** What words are looked for in. */
  text: string
  /** Sold or rented: it stands in its list without a price. */
  gone: boolean
  marquee: number | null
  /** What it is called in public, and where it is. */
  title: Translated
  city: Translated
}

/** A home or a project whose rows were others before. */
export interface ChangedHome {
  kind: number
  id: number
  /** Milliseconds. */
  at: number
  /** Its rows before the first change, and now: none where it stands in no list. */
  was: readonly ListedRow[]
  rows: readonly ListedRow[]
}

/** True when visitors can still have it. */
export function isToBeHad(rows: readonly ListedRow[]): boolean {
  return rows.some(({ list, gone }) => list !== LIST.sold && !gone)
}

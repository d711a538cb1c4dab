import { LIST } from '../../listing/filter/lists'
import { type MarketRow, MarketRowBuilder, type StoredFacts } from '../../listing/market/market-row'
import type { Translated } from '../../platform/format/lang'

/** The facts of a row that only mails of saved searches need. */
interface ListedFacts {
  marquee: number | null
  /** What the listing is called in public. */
  title: Translated
}

/** A row of the lists as a saved search is compared with it. */
export type ListedRow = MarketRow & ListedFacts

/** The same as stored. */
export type StoredListedRow = StoredFacts & ListedFacts

/** Returns the rows of stored ones. */
export function listedRows(stored: readonly StoredListedRow[]): ListedRow[] {
  const builder = new MarketRowBuilder()
  return stored.map(({ marquee, title, ...facts }) => ({ ...builder.build(facts), marquee, title }))
}

/** A listing whose rows have changed. */
export interface ChangedHome {
  kind: number
  id: number
  /** Milliseconds. */
  at: number
  /** Its rows before the first change, and now: none if it is in no list. */
  was: readonly ListedRow[]
  rows: readonly ListedRow[]
}

/** Returns true if the listing is on the market. */
export function isToBeHad(rows: readonly ListedRow[]): boolean {
  return rows.some(({ list, isGone }) => list !== LIST.sold && !isGone)
}

import { LIST } from '../../listing/filter/lists'
import { type MarketRow, MarketRowBuilder, type StoredFacts } from '../../listing/market/market-row'
import type { Translated } from '../../platform/format/lang'

/** The fields of a row that only the mails of saved searches need. */
interface ListedFacts {
  marquee: number | null
  /** The price from which it became cheaper (`former-price.ts`), or null. Absent in rows of an earlier release. */
  formerPrice?: number | null
  /** The public title of the listing. */
  title: Translated
}

/** A row of the lists with which a saved search is compared. */
export type ListedRow = MarketRow & ListedFacts

/** A `ListedRow` in its stored form. */
export type StoredListedRow = StoredFacts & ListedFacts

export function listedRows(stored: readonly StoredListedRow[]): ListedRow[] {
  const builder = new MarketRowBuilder()
  return stored.map(({ marquee, formerPrice = null, title, ...facts }) => ({
    ...builder.build(facts),
    marquee,
    formerPrice,
    title,
  }))
}

export interface ChangedListing {
  kind: number
  id: number
  /** The time of the change in milliseconds. */
  at: number
  /** The rows before the first change, and the current rows. They are empty if the listing is in no list. */
  was: readonly ListedRow[]
  rows: readonly ListedRow[]
}

/** Returns true if the listing is on the market. */
export function isAvailable(rows: readonly ListedRow[]): boolean {
  return rows.some(({ list, isGone }) => list !== LIST.sold && !isGone)
}

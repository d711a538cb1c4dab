import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import type { Right } from '../../../platform/accounts/rights'
import type { Db } from '../../../platform/db/db'
import { normalise } from '../../../platform/format/text'
import type { LabelKey } from '../../../platform/i18n'

/** A search result: its screen, its name and a detail that distinguishes it from others. */
export interface Hit {
  href: string
  title: string
  note?: string
}

export interface HitQuery {
  db: Db
  view: View
  account: Account
  /** The search text, trimmed and limited in length. */
  q: string
  /** The search text as normalised words, at least one. */
  words: readonly string[]
  now: Date
}

/** A kind of search result, for accounts that have the right to its screens. */
export interface Source {
  label: LabelKey
  right?: Right
  /** Returns the address of the screen that lists all results, if it has a search. */
  all?: (q: string) => string
  find(query: HitQuery): Promise<Hit[]>
}

export const MAX_HITS = 6

/** Returns the items with a text that contains all words, limited to the number shown. */
export function fitting<Thing>(
  things: readonly Thing[],
  words: readonly string[],
  textsOf: (thing: Thing) => (string | null | undefined)[],
): Thing[] {
  const found: Thing[] = []
  for (const thing of things) {
    if (found.length === MAX_HITS) break
    if (fits(textsOf(thing), words)) found.push(thing)
  }
  return found
}

/** Returns true if the texts contain all words. */
export function fits(texts: (string | null | undefined)[], words: readonly string[]): boolean {
  const text = normalise(texts.filter(Boolean).join(' '))
  return words.every((word) => text.includes(word))
}

import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import type { Right } from '../../../platform/accounts/rights'
import type { Db } from '../../../platform/db/db'
import { normalise } from '../../../platform/format/text'
import type { LabelKey } from '../../../platform/i18n'

/** A thing that was found: its screen, its name, and what tells it from others. */
export interface Hit {
  href: string
  title: string
  note?: string
}

export interface Asked {
  db: Db
  view: View
  account: Account
  /** What was typed, trimmed and bounded. */
  q: string
  /** The same as normalised words; never none. */
  words: readonly string[]
  now: Date
}

/** A kind of thing that can be found, for those alone who have the right to its screens. */
export interface Source {
  label: LabelKey
  right?: Right
  /** The screen that lists all that fit, where it can be narrowed to words. */
  all?: (q: string) => string
  find(asked: Asked): Promise<Hit[]>
}

export const MAX_HITS = 6

/** The things of which any text holds all words, at most as many as are shown. */
export function fitting<Thing>(
  things: readonly Thing[],
  words: readonly string[],
  textsOf: (thing: Thing) => (string | null | undefined)[],
): Thing[] {
  const found: Thing[] = []
  for (const thing of things) {
    if (found.length === MAX_HITS) break
    const text = normalise(textsOf(thing).filter(Boolean).join(' '))
    if (words.every((word) => text.includes(word))) found.push(thing)
  }
  return found
}

import type { EditForm, Reference } from '../edit-form'
import { fittingNames } from './find-things'

/** More things than these are not all offered by a field: it has a search. */
export const MOST_OFFERED = 40

export interface Offered<Thing = Reference> {
  things: Thing[]
  /** How many fit what was looked for, those that are not offered too. */
  total: number
  /** Whether there are so many that the field has a search. */
  isSearched: boolean
  /** What was looked for beside this field; null where nothing was. */
  words: string | null
}

/** What a field offers of all that it can hold: those that fit what was looked for, and what is chosen. */
export function offeredOf<Thing extends Reference>(
  { seeks, sought }: EditForm,
  name: string,
  { all, chosen }: { all: readonly Thing[]; chosen: (thing: Thing) => boolean },
): Offered<Thing> {
  const isSearched = seeks === true && all.length > MOST_OFFERED
  if (!isSearched) return { things: [...all], total: all.length, isSearched, words: null }
  const words = sought?.name === name ? sought.words : null
  const fit = fittingNames(all, words ?? '')
  const first = fit.slice(0, MOST_OFFERED)
  const others = all.filter((thing) => chosen(thing) && !first.includes(thing))
  return { things: [...others, ...first], total: fit.length, isSearched, words }
}

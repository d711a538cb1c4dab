import type { EditForm, Reference } from '../edit-form'
import { fittingNames } from './find-items'

/** More things than these are not all offered by a field: it has a search. */
export const MAX_OFFERED = 40

export interface Offered<Thing = Reference> {
  things: Thing[]
  /** The number of things that fit the words, offered or not; null where nobody has counted them. */
  total: number | null
  /** Whether there are so many that the field has a search. */
  isSearched: boolean
  /** What was looked for beside this field; null where nothing was. */
  words: string | null
}

interface Things<Thing> {
  all: readonly Thing[]
  chosen: (thing: Thing) => boolean
}

/** What a field offers of all that it can hold: those that fit what was looked for, and what is chosen. */
export function offeredOf<Thing extends Reference>(
  form: EditForm,
  name: string,
  things: Things<Thing>,
): Offered<Thing> {
  const { all } = things
  const isSearched = form.seeks === true && all.length > MAX_OFFERED
  if (!isSearched) return { things: [...all], total: all.length, isSearched, words: null }
  const words = wordsBeside(form, name)
  const fit = fittingNames(all, words ?? '')
  const first = fit.slice(0, MAX_OFFERED)
  return { things: withChosen(things, first), total: fit.length, isSearched, words }
}

/** The same of homes: there are too many to load, so that the form holds those alone which it names or offers. */
export function offeredHomes<Thing extends Reference>(
  form: EditForm,
  name: string,
  things: Things<Thing>,
): Offered<Thing> {
  const { recent = [], found = null } = form.homes ?? {}
  const words = found && wordsBeside(form, name)
  const { ids, total } = found && words !== null ? found : { ids: recent, total: null }
  const first = ids.flatMap((id) => things.all.find((thing) => thing.id === id) ?? [])
  return { things: withChosen(things, first), total, isSearched: form.seeks === true, words }
}

function wordsBeside({ sought }: EditForm, name: string): string | null {
  return sought?.name === name ? sought.words : null
}

function withChosen<Thing>({ all, chosen }: Things<Thing>, first: Thing[]): Thing[] {
  return [...all.filter((thing) => chosen(thing) && !first.includes(thing)), ...first]
}

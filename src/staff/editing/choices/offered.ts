import type { EditForm, Reference } from '../edit-form'
import { fittingNames } from './find-items'

/** The maximum number of options without a search field. */
export const MAX_SHOWN_OPTIONS = 40

export interface Offered<Thing = Reference> {
  things: Thing[]
  /** The number of matching items, including those that are not offered, or null if it is unknown. */
  total: number | null
  /** True if the field has a search, because there are too many items. */
  isSearched: boolean
  /** The search text of this field, or null without a search. */
  words: string | null
}

interface Things<Thing> {
  all: readonly Thing[]
  chosen: (thing: Thing) => boolean
}

/** Returns the options of a field: the items that match the search, and the selected one. */
export function offeredOf<Thing extends Reference>(
  form: EditForm,
  name: string,
  things: Things<Thing>,
): Offered<Thing> {
  const { all } = things
  const isSearched = form.seeks === true && all.length > MAX_SHOWN_OPTIONS
  if (!isSearched) return { things: [...all], total: all.length, isSearched, words: null }
  const words = wordsBeside(form, name)
  const fit = fittingNames(all, words ?? '')
  const first = fit.slice(0, MAX_SHOWN_OPTIONS)
  return { things: withChosen(things, first), total: fit.length, isSearched, words }
}

/**
 * Returns the options of a field of listings. The references of the form contain only listings that it refers to or
 * offers, because there are too many to load.
 */
export function offeredListings<Thing extends Reference>(
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
